import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'

import type { Work, WorkAnswer } from './worker/work.ts'

/** Makes the sizes of pictures in a process of its own, one picture at a time. */
export interface PhotoWorkshop {
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
  let worker: ChildProcess | undefined
  let last: Promise<unknown> = Promise.resolve()
  let isStopped = false
  let leaving: NodeJS.Timeout | undefined

  function running(): ChildProcess {
    if (worker) return worker
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
    child.once('close', () => {
      if (worker === child) worker = undefined
    })
    worker = child
    return child
  }

  function end(): void {
    worker?.kill('SIGKILL')
    worker = undefined
  }

  async function makeOne(work: Work): Promise<WorkAnswer> {
    if (isStopped) return { isGivenUp: true }
    clearTimeout(leaving)
    const child = running()
    const over = new AbortController()
    const timer = setTimeout(() => over.abort(), patience)
    try {
      const ended = Promise.race([once(child, 'close', over), once(child, 'error', over)]).then(() => undefined)
      ended.catch(() => {})
      const answered = once(child, 'message', over).then(([answer]) => answer as WorkAnswer) // our own program's
      answered.catch(() => {})
      child.send(work)
      const answer = await Promise.race([answered, ended])
      if (answer) return answer
    } catch {
      // It hangs.
    } finally {
      clearTimeout(timer)
      over.abort()
      leaving = setTimeout(end, idle).unref()
    }
    if (worker === child) end()
    return isStopped ? { isGivenUp: true } : { failure: 'too_hard' }
  }

  return {
    make(work) {
      const made = last.then(() => makeOne(work))
      last = made
      return made
    },
    stop() {
      isStopped = true
      clearTimeout(leaving)
      end()
    },
  }
}
