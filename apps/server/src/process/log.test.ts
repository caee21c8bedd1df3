import { describe, expect, test } from 'vitest'
import { createLog } from './log.ts'

describe(createLog, () => {
  const written = (entry: object): string => {
    const lines: string[] = []
    createLog('info', { write: (line) => lines.push(line) }).info(entry)
    return lines.join('')
  }

  test.each([
    { password: 'hunter2' },
    { payload: { password: 'hunter2' } },
    { payload: { config: { hashed_password: 'hunter2' } } },
    { session: { token: 'hunter2' } },
    { answer: { session_token: 'hunter2' } },
    { form: { csrf_token: 'hunter2' } },
    {
      headers: { cookie: 'hunter2', authorization: 'hunter2', 'set-cookie': ['hunter2'], 'x-session-token': 'hunter2' },
    },
    { request: { headers: { cookie: 'hunter2' } } },
    {
      settings: {
        smtpUrl: 'smtp://a:hunter2@b',
        databaseUrl: 'postgres://a:hunter2@b/c',
        databaseReadUrl: 'postgres://a:hunter2@d/c',
        secrets: ['hunter2'],
      },
    },
  ])('does not log the secret in %o', (entry) => {
    expect(written(entry)).not.toContain('hunter2')
    expect(written(entry)).toContain('[kept back]')
  })

  test('logs all other fields', () => {
    expect(JSON.parse(written({ component: 'courier', tries: 2 }))).toMatchObject({
      level: 'info',
      component: 'courier',
      tries: 2,
    })
  })
})
