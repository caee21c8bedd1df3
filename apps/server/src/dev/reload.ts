import type { RequestListener } from 'node:http'
import type { Log } from '../process/log.ts'
import type { Running } from '../process/run.ts'
import { errorPage } from './error-page.ts'

interface ReloadOptions<Code> {
  /** The code to begin with. */
  readonly first: Code
  /** The same value as long as no file of the code has changed. */
  readonly load: () => Promise<Code>
  readonly open: (code: Code, listen: (answer: RequestListener) => void) => Promise<Running>
  readonly log: Pick<Log, 'info' | 'error'>
}

export interface Reloading extends Running {
  /** Waits for a reload that is under way. */
  readonly answer: RequestListener
  /** Loads the code again and, if it has changed or `force` is set, opens it in place of the one that runs. */
  reload(force?: boolean): Promise<void>
}

/** How long the old code may take to stop, in milliseconds. */
const timeoutMs = 1_000

/**
 * Server code that is replaced in the running process. Code that cannot be loaded changes nothing; code that cannot be
 * opened answers every request with its error until the next change.
 * @throws what `open` throws, the first time.
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
