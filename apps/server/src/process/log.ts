import { pino, type DestinationStream, type Logger } from 'pino'

export type Log = Logger

/** Names whose values are never written, wherever a log line carries them one or two levels deep. */
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
]

/** JSON lines, one per event, on standard output unless another destination is given. */
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
