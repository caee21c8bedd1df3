import { flushCompileCache } from 'node:module'
import { createLog, type Log } from './log.ts'
import { SettingError } from './setting-error.ts'
import { readSettings, type Settings } from './settings.ts'

/** How long open answers may take when the process is asked to stop, in milliseconds. */
const patience = 10_000

export interface Running {
  /** Called once: take no more connections, finish what runs, let go of the database. */
  stop(patience: number): Promise<void>
}

/** Starts a program of ours and stops it on SIGTERM or SIGINT. A wrong setting ends it with one sentence. */
export async function run(start: (settings: Settings, log: Log) => Promise<Running>): Promise<void> {
  try {
    const settings = readSettings(process.env)
    const log = createLog(settings.logLevel)
    const running = await start(settings, log)
    stopOnSignal(running, log)
    // What was compiled is there for the next start, even if this process is killed (NODE_COMPILE_CACHE).
    flushCompileCache()
  } catch (error) {
    if (!(error instanceof SettingError)) throw error
    process.stderr.write(`${error.message}.\n`)
    process.exit(1)
  }
}

function stopOnSignal(running: Running, log: Log): void {
  let isStopping = false
  const onSignal = (signal: NodeJS.Signals) => {
    // A key press in a terminal arrives several times: from the terminal, from npm and from the start script.
    if (isStopping) return
    isStopping = true
    log.info({ signal }, 'stopping')
    running.stop(patience).then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'could not stop cleanly')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
}
