import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'

import { ready, type Work, type WorkAnswer, type WorkerAnswer } from './worker/work.ts'

/** Makes the sizes of pictures in a process of its own, one picture at a time. */
export interface PhotoWorkshop {
  /**
   * Starts the process, which takes some hundred milliseconds, for a picture that still arrives. It throws nothing:
   * `make` does, if the process cannot start then either.
   */
  prepare(): void
  /** @throws a fault of the machine, such as a full disk */
  make(work: Work): Promise<WorkAnswer>
  /** Ends the process; the picture that it has is given up. */
  stop(): void
}

interface WorkshopOptions {
  /** The program of the worker. */
  readonly program?: URL
  /** How long one picture may take, in milliseconds. */
  readonly patience?: number
  /** How long the process stays without work, in milliseconds. */
  readonly idle?: number
}

interface Worker {
  readonly child: ChildProcess
  /** False if it ends before it is, or takes too long. */
  readonly isReady: Promise<boolean>
}

/** How long a process may take to start, in milliseconds: the machine may have much to do. */
const longestStart = 60_000

const shippedProgram = new URL('./worker/photo-worker.ts', import.meta.url)

/**
 * A fault of a decoder takes one picture with it and nothing else: a process that hangs is killed, and the next picture
 * gets a new one.
 */
export function openPhotoWorkshop({
  program = shippedProgram,
  patience = 20_000,
  idle = 30_000,
}: WorkshopOptions = {}): PhotoWorkshop {
  let worker: Worker | undefined
  let last: Promise<unknown> = Promise.resolve()
  let isStopped = false
  let leaving: NodeJS.Timeout | undefined

  function start(): Worker {
    const child = fork(program, {
      // It knows no secret and no setting of the service.
      env: { MALLOC_ARENA_MAX: '2' },
      execArgv: ['--max-old-space-size=64', '--conditions=source'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    // A program that stops does not wait for it.
    child.unref()
    child.channel?.unref()
    child.on('error', () => {})
    const started = { child, isReady: nextMessage(child, longestStart).then((said) => said === ready) }
    child.once('close', () => {
      if (worker === started) worker = undefined
    })
    return started
  }

  function end(): void {
    worker?.child.kill('SIGKILL')
    worker = undefined
  }

  function leaveLater(): void {
    leaving = setTimeout(end, idle).unref()
  }

  async function makeOne(work: Work): Promise<WorkAnswer> {
    if (isStopped) return { isGivenUp: true }
    clearTimeout(leaving)
    let answer: WorkerAnswer | undefined
    worker ??= start()
    if (!(await worker.isReady)) end()
    // It may also have been stopped meanwhile.
    if (worker) {
      const answering = nextMessage(worker.child, patience)
      worker.child.send(work)
      answer = (await answering) as WorkerAnswer | undefined // our own program's
    }
    leaveLater()
    if (answer && 'fault' in answer) throw Object.assign(new Error(answer.fault.message), { code: answer.fault.code })
    if (answer) return answer
    end()
    return isStopped ? { isGivenUp: true } : { failure: 'too_hard' }
  }

  return {
    prepare() {
      if (isStopped || worker) return
      try {
        worker = start()
        leaveLater()
      } catch {
        // The picture may be refused, and then none is needed.
      }
    },
    make(work) {
      const made = last.then(() => makeOne(work))
      // The fault of one picture is not the next one's.
      last = made.catch(() => {})
      return made
    },
    stop() {
      isStopped = true
      clearTimeout(leaving)
      end()
    },
  }
}

/** The next message of a process; undefined if it ends before, or takes too long. */
async function nextMessage(child: ChildProcess, patience: number): Promise<unknown> {
  const over = new AbortController()
  const timer = setTimeout(() => over.abort(), patience)
  const end = once(child, 'close', over).then(() => undefined)
  const message = once(child, 'message', over).then(([said]) => said as unknown)
  // Of the two, one loses.
  end.catch(() => {})
  message.catch(() => {})
  try {
    return await Promise.race([message, end])
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
    over.abort()
  }
}
