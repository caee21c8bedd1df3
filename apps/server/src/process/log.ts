import { pino, type DestinationStream, type Logger } from 'pino'

export type Log = Logger

/** Fields whose values are never logged, one or two levels deep in a log line. */
const secretNames = [
  'password',
  'hashed_password',
  'secret',
  'secrets',
  'token',
  'session_token',
  'logout_token',
  'csrf_token',
  'recovery_code',
  'cookie',
  'cookies',
  'authorization',
  '["set-cookie"]',
  '["x-session-token"]',
  'smtpUrl',
  'databaseUrl',
  'databaseReadUrl',
]

/** Writes JSON lines, one per event, to standard output or the given destination. */
export function createLog(level: string, destination?: DestinationStream): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: {
        paths: secretNames.flatMap((name) =>
          name.startsWith('[') ? [name, `*${name}`] : [name, `*.${name}`, `*.*.${name}`],
        ),
        censor: '[kept back]',
      },
    },
    destination ?? pino.destination({ dest: 1, sync: false }),
  )
}
