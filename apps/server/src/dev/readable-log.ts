import type { DestinationStream } from 'pino'

const colours: Readonly<Record<string, number>> = { fatal: 31, error: 31, warn: 33, info: 32 }
const grey = 90

/** Formats the log's JSON lines for a terminal: the time, the level, the text, then the fields. */
export function readableLog(write: (text: string) => unknown, hasColour: boolean): DestinationStream {
  const paint = (code: number, text: string) => (hasColour ? `\u001B[${code}m${text}\u001B[0m` : text)
  return {
    write(line) {
      const { time, level, msg, err, ...fields } = JSON.parse(line) as LogLine // written by pino
      const clock = paint(grey, time.slice(11, 23))
      const word = paint(colours[level] ?? grey, level.padEnd(5))
      const rest = Object.entries(fields).map(([name, value]) => paint(grey, `${name}=${textOf(value)}`))
      write(`${[clock, word, textOf(msg), ...rest].join(' ')}\n`)
      if (err?.stack !== undefined) write(`${err.stack}\n`)
    },
  }
}

interface LogLine {
  readonly time: string
  readonly level: string
  readonly msg: string
  readonly err?: { readonly stack?: string }
}

/** Control characters are written as escapes: a field may hold what a client sent. */
const textOf = (value: unknown): string =>
  (typeof value === 'string' ? value : JSON.stringify(value)).replaceAll(
    /\p{Cc}/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
