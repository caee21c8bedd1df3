import { pino } from 'pino'
import { expect, test } from 'vitest'
import { readableLog } from './readable-log.ts'

function written(work: (log: pino.Logger) => void): string {
  let text = ''
  const options = {
    base: null,
    formatters: { level: (level: string) => ({ level }) },
    timestamp: pino.stdTimeFunctions.isoTime,
  }
  work(
    pino(
      options,
      readableLog((part) => (text += part), false),
    ),
  )
  return text
}

test('a line has the time, the level, the sentence and the fields', () => {
  const line = written((log) => log.info({ event: 'flow.submitted', status: 200 }, 'Flow submitted.'))
  expect(line).toMatch(/^\d\d:\d\d:\d\d\.\d{3} info {2}Flow submitted\. event=flow\.submitted status=200\n$/)
})

test('control characters of a request do not reach the terminal', () => {
  const line = written((log) => log.warn({ path: '/a\u001B[2J\u009B' }, 'Request\nrefused.'))
  expect(line).toContain(String.raw`Request\u000arefused. path=/a\u001b[2J\u009b`)
})

test('the stack of an error follows its line', () => {
  expect(written((log) => log.error(new Error('no disk')))).toMatch(/no disk\n.*Error: no disk\n {4}at /s)
})
