import type { Logger } from 'vite'
import type { Log } from '../process/log.ts'

/** Writes Vite's messages to the server's log; messages about single updates have the level `debug`. */
export function viteLog(log: Log): Logger {
  const own = log.child({ from: 'vite' })
  const warned = new Set<string>()
  const logger: Logger = {
    hasWarned: false,
    info: (text) => own.debug(text),
    warn(text) {
      logger.hasWarned = true
      own.warn(text)
    },
    warnOnce(text) {
      if (!warned.has(text)) logger.warn(text)
      warned.add(text)
    },
    error: (text) => own.error(text),
    clearScreen: () => {},
    hasErrorLogged: () => false,
  }
  return logger
}
