import { Worker } from 'node:worker_threads'
import type { ThreadAnswer, ThreadData, ThreadQuestion } from './reading-thread.ts'

/** Threads that run queries on read-only connections to a SQLite file. */
export interface ReadingThreads {
  ask(question: ThreadQuestion): Promise<readonly unknown[]>
  /** Waits for running and waiting queries. */
  close(): Promise<void>
}

/** One for a long scan, and one beside it. */
const maxThreads = 2

interface Waiting {
  readonly question: ThreadQuestion
  readonly resolve: (rows: readonly unknown[]) => void
  readonly reject: (error: Error) => void
}

interface Thread {
  readonly worker: Worker
  /** The query that it runs. */
  task: Waiting | undefined
}

/** Starts a thread with the first query that finds none free, so that a process that scans nothing has none. */
export function createReadingThreads(data: ThreadData): ReadingThreads {
  const threads = new Set<Thread>()
  const waiting: Waiting[] = []
  let isClosing = false
  let onIdle: () => void = () => {}

  function start(): Thread {
    const worker = new Worker(new URL('./reading-thread.ts', import.meta.url), {
      workerData: data,
      name: 'sqlite reader',
    })
    const thread: Thread = { worker, task: undefined }
    threads.add(thread)
    worker.on('message', (answer: ThreadAnswer) => {
      const { task } = thread
      thread.task = undefined
      // A thread without a query does not keep the process alive.
      worker.unref()
      if ('rows' in answer) task?.resolve(answer.rows)
      else task?.reject(Object.assign(new Error(answer.message), { code: answer.code, errcode: answer.errcode }))
      next()
    })
    worker.on('error', (error) => end(thread, error))
    worker.on('exit', () => end(thread, new Error('a reading thread has ended')))
    return thread
  }

  function end(thread: Thread, error: Error): void {
    threads.delete(thread)
    thread.task?.reject(error)
    thread.task = undefined
    next()
  }

  function next(): void {
    while (waiting.length > 0) {
      const free = [...threads].find(({ task }) => task === undefined)
      if (!free && threads.size >= maxThreads) return
      const thread = free ?? start()
      const task = waiting.shift()
      if (!task) return
      thread.task = task
      thread.worker.ref()
      thread.worker.postMessage(task.question, [])
    }
    if ([...threads].every(({ task }) => task === undefined)) onIdle()
  }

  return {
    ask: (question) =>
      new Promise((resolve, reject) => {
        if (isClosing) return reject(new Error('the database is closed'))
        waiting.push({ question, resolve, reject })
        next()
      }),

    async close() {
      isClosing = true
      const idle = new Promise<void>((resolve) => (onIdle = resolve))
      next()
      await idle
      await Promise.all([...threads].map(({ worker }) => worker.terminate()))
    },
  }
}
