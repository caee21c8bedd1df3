import { flushCompileCache } from 'node:module'
import type { DestinationStream } from 'pino'
import { createLog, type Log } from './log.ts'
import { EnvironmentError } from '../environment/environment-error.ts'
import { readEnvironment, type Environment } from '../environment/read-environment.ts'

/** Time limit for open requests after a signal to stop, in milliseconds. */
const timeoutMs = 10_000

export interface Running {
  /** Closes to new connections, finishes open requests and closes the database. It is called once. */
  stop(timeoutMs: number): Promise<void>
}

/**
 * Starts a program and stops it on SIGTERM or SIGINT. A start that fails prints one sentence; the log has its stack at
 * `debug`.
 * @param destination of the log; the default is standard output
 */
export async function run(
  start: (environment: Environment, log: Log) => Promise<Running>,
  destination?: DestinationStream,
): Promise<void> {
  let log: Log | undefined
  try {
    const environment = readEnvironment(process.env)
    log = createLog(environment.logLevel, destination)
    const starting = start(environment, log)
    // A signal may arrive during the start, or right after the program printed its address.
    stopOnSignal(starting, log)
    await starting
    // Saves compiled code for the next start, even if this process is killed (NODE_COMPILE_CACHE).
    flushCompileCache()
  } catch (error) {
    log?.debug({ event: 'process.start_failed', err: error }, 'The process could not start.')
    process.stderr.write(`${sentenceOf(error)}\n`)
    process.exit(1)
  }
}

function stopOnSignal(starting: Promise<Running>, log: Log): void {
  let isStopping = false
  const onSignal = (signal: NodeJS.Signals) => {
    // Ctrl+C in a terminal sends several signals: from the terminal, from npm and from the start script.
    if (isStopping) return
    isStopping = true
    log.info({ event: 'process.stopping', signal }, 'Stopping.')
    starting.then(
      (running) => stop(running, log),
      () => {}, // a start that fails ends the process by itself
    )
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
}

async function stop(running: Running, log: Log): Promise<void> {
  try {
    await running.stop(timeoutMs)
    process.exit(0)
  } catch (error) {
    log.error({ event: 'process.stop_failed', err: error }, 'The process could not stop cleanly.')
    process.exit(1)
  }
}

/** System errors may have several lines; the first one has the reason. */
function sentenceOf(error: unknown): string {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n', 1)
  const sentence = error instanceof EnvironmentError ? line : `The service cannot start: ${line}`
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`
}
