import type { Logger } from 'vite'
import type { Log } from '../process/log.ts'

/** Vite's messages as lines of our log. What it says of each update is for `debug`. */
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
