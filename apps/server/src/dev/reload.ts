import type { RequestListener } from 'node:http'
import type { Log } from '../process/log.ts'
import type { Running } from '../process/run.ts'
import { errorPage } from './error-page.ts'

interface ReloadOptions<Code> {
  /** The initial code. */
  readonly first: Code
  /** Returns the same value until a file of the code changes. */
  readonly load: () => Promise<Code>
  readonly open: (code: Code, listen: (answer: RequestListener) => void) => Promise<Running>
  readonly log: Pick<Log, 'info' | 'error'>
}

export interface Reloading extends Running {
  /** Requests wait for a reload in progress. */
  readonly answer: RequestListener
  /** Loads the code again. If it changed or `force` is set, it replaces the running code. */
  reload(force?: boolean): Promise<void>
}

/** Time limit for the old code to stop, in milliseconds. */
const timeoutMs = 1_000

/**
 * Replaces server code in the running process. If the new code does not load, the old code stays. If it does not open,
 * every request gets its error until the next change.
 * @throws the error of the first `open`
 */
export async function reloading<Code>({ first, load, open, log }: ReloadOptions<Code>): Promise<Reloading> {
  let code: Code | undefined
  let running: Running | undefined
  let handler: Promise<RequestListener>
  let turn: Promise<unknown> = Promise.resolve()

  const replace = async (next: Code): Promise<void> => {
    const ready = Promise.withResolvers<RequestListener>()
    handler = ready.promise
    handler.catch(() => {}) // each waiting request gets the error
    try {
      await running?.stop(timeoutMs)
      running = undefined
      code = next
      running = await open(next, ready.resolve)
    } catch (error) {
      ready.reject(error)
      handler = Promise.reject(error)
      handler.catch(() => {}) // each request gets the error
      throw error
    }
  }
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const done = turn.then(work)
    turn = done.catch(() => {})
    return done
  }

  await replace(first)
  return {
    answer: (incoming, outgoing) => {
      handler.then(
        (answer) => answer(incoming, outgoing),
        (error: unknown) =>
          outgoing.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' }).end(errorPage(error)),
      )
    },
    reload: (force = false) =>
      inTurn(async () => {
        const begun = performance.now()
        try {
          const next = await load()
          if (next === code && !force) return
          await replace(next)
          log.info({ event: 'dev.reloaded', ms: Math.round(performance.now() - begun) }, 'Server code reloaded.')
        } catch (error) {
          log.error(
            { event: 'dev.reload_failed', err: error },
            'Server code cannot be used; waiting for the next change.',
          )
        }
      }),
    stop: (timeoutMs) => inTurn(async () => running?.stop(timeoutMs)),
  }
}
