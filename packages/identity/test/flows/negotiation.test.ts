import { expect, test } from 'vitest'
import { describeService } from '../service/describe-service.ts'
import { newPlace } from '../service/exhausted-place.ts'
import { csrfOf, type Visitor } from '../service/visitor.ts'

const json = 'application/json'
const axios = 'application/json, text/plain, */*'

/** The answers to each request, by its headers (docs/contract/http.md §1.1). */
const table = [
  // Accept, Content-Type, start, refused login, sent verification code, forged login
  [axios, json, 200, 400, 200, 403],
  [json, 'application/json; charset=utf-8', 200, 400, 200, 403],
  ['*/*', json, 303, 400, 303, 403],
  ['*/*', 'application/json; charset=utf-8', 303, 303, 303, 303],
  ['', json, 303, 400, 303, 403],
  ['text/html', json, 303, 400, 303, 403],
  ['text/html', 'application/x-www-form-urlencoded', 303, 303, 303, 303],
  [json, 'application/x-www-form-urlencoded', 200, 400, 200, 403],
] as const

describeService('JSON or a redirect', {}, (service) => {
  const bodyOf = (type: string, payload: Readonly<Record<string, string>>) =>
    type.startsWith(json) ? JSON.stringify(payload) : new URLSearchParams(payload).toString()
  const post = async (
    visitor: Visitor,
    path: string,
    { accept, type }: { readonly accept: string; readonly type: string },
    payload: Readonly<Record<string, string>>,
  ) =>
    (
      await visitor.ask(path, {
        method: 'POST',
        headers: { accept, 'content-type': type },
        body: bodyOf(type, payload),
      })
    ).status

  test.each(table)('Accept: "%s", Content-Type: %s', async (accept, type, ...expected) => {
    const script = service().visitor('script')
    script.address = newPlace()
    const { flow: login } = await script.start('login')
    const { flow: verification } = await script.start('verification')
    const says = { accept, type }
    const password = { method: 'password', identifier: 'ada@example.org', password: 'wrong' }
    const statuses = [
      (await script.ask('/self-service/login/browser', { headers: { accept } })).status,
      await post(script, `/self-service/login?flow=${login.id}`, says, { ...password, csrf_token: csrfOf(login) }),
      await post(script, `/self-service/verification?flow=${verification.id}`, says, {
        method: 'code',
        email: 'ada@example.org',
        csrf_token: csrfOf(verification),
      }),
      await post(script, `/self-service/login?flow=${login.id}`, says, password),
    ]
    expect(statuses).toEqual(expected)
  })

  test('endpoints for programs answer JSON, whatever Accept says', async () => {
    const browser = service().visitor('navigation')
    for (const path of [
      '/sessions/whoami',
      '/sessions',
      '/self-service/errors?id=x',
      '/self-service/login/flows?id=x',
    ]) {
      const answer = await browser.ask(path)
      expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
      expect(answer.location).toBeUndefined()
    }
  })

  test('native flows are JSON, whatever Accept says', async () => {
    const browser = service().visitor('navigation')
    const { flow } = await service().visitor('native').start('login')
    const answer = await service()
      .visitor('native')
      .ask(`/self-service/login?flow=${flow.id}`, {
        method: 'POST',
        headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
        body: 'method=password&identifier=ada&password=x',
      })
    expect(answer).toMatchObject({ status: 400, body: { ui: { messages: [{ id: 4000006 }] } } })
    expect((await browser.ask('/self-service/login/api')).status).toBe(200)
  })
})
