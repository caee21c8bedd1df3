import { expect, test } from 'vitest'
import { describeService } from '../service/describe-service.ts'
import { exhaustedPlace } from '../service/exhausted-place.ts'
import type { TestService } from '../service/test-service.ts'
import { verified } from '../service/second-factors.ts'
import { csrfOf } from '../service/visitor.ts'

const scrape = async (service: TestService, path = '/metrics/prometheus') => {
  const answer = await service.identity.admin(new Request(service.origin + path))
  expect(answer.headers.get('content-type')).toContain('text/plain')
  return answer.text()
}

const valueOf = (text: string, line: string): number =>
  Number(
    text
      .split('\n')
      .find((one) => one.startsWith(`${line} `))
      ?.slice(line.length + 1) ?? 0,
  )

describeService('metrics and the log of submissions', {}, (service) => {
  test('count answers by route, and submissions by verdict', async () => {
    // A sign-in from a new browser is mailed to a verified address.
    const account = await verified(service())
    const before = await scrape(service())
    await service().signedIn('script', account)
    const script = service().visitor('script')
    const { flow } = await script.start('login')
    await script.send('login', flow, { method: 'password', identifier: account.email, password: 'wrong' })
    await script.fetchFlow('login', flow.id)
    const after = await scrape(service(), '/admin/metrics/prometheus')
    const gained = (line: string) => valueOf(after, line) - valueOf(before, line)

    expect(gained('collect_identity_submissions_total{kind="login",method="password",verdict="authenticated"}')).toBe(1)
    expect(gained('collect_identity_submissions_total{kind="login",method="password",verdict="refused"}')).toBe(1)
    expect(
      gained('collect_identity_requests_total{method="GET",route="/self-service/login/browser",status="200"}'),
    ).toBe(2)
    expect(gained('collect_identity_requests_total{method="POST",route="/self-service/login",status="400"}')).toBe(1)
    expect(gained('collect_identity_request_duration_seconds_count{route="/sessions/whoami"}')).toBe(1)
    expect(gained('collect_identity_mails{status="sent"}')).toBe(1)
    expect(valueOf(after, 'process_resident_memory_bytes')).toBeGreaterThan(0)
    // Metrics have neither addresses nor ids.
    expect(after).not.toContain(account.email)
    expect(after).not.toContain(flow.id)
  })

  test('count rate-limited submissions', async () => {
    const { email } = await service().account()
    const held = 'collect_identity_submissions_total{kind="login",method="password",verdict="rate_limited"}'
    const before = valueOf(await scrape(service()), held)
    const native = service().visitor('native')
    native.address = await exhaustedPlace(service(), 'signIn', email)
    const { flow } = await native.start('login')
    await native.send('login', flow, { method: 'password', identifier: email, password: 'wrong' })
    expect(valueOf(await scrape(service()), held) - before).toBe(1)
  })

  test('log each submission with its request, account and verdict, and without its fields', async () => {
    const account = await service().account()
    const before = service().log.length
    const script = service().visitor('script')
    const { flow } = await script.start('login')
    const ask = (password: string) =>
      script.ask(`/self-service/login?flow=${flow.id}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-request-id': 'request-0001', 'x-forwarded-for': '192.0.2.7' },
        body: JSON.stringify({
          method: 'password',
          identifier: account.email,
          password,
          csrf_token: csrfOf(flow),
        }),
      })
    await ask('not this one')
    await ask(account.password)
    const lines = service()
      .log.slice(before)
      .filter((line) => line.includes('flow.submitted'))
    expect(lines.map((line) => (JSON.parse(line) as readonly unknown[])[2])).toEqual([
      {
        event: 'flow.submitted',
        kind: 'login',
        method: 'password',
        verdict: 'refused',
        request: 'request-0001',
        source: '192.0.2.7',
      },
      {
        event: 'flow.submitted',
        kind: 'login',
        method: 'password',
        verdict: 'authenticated',
        identity: account.identity.id,
        request: 'request-0001',
        source: '192.0.2.7',
      },
    ])
    expect(lines.join()).not.toMatch(/not this one|person\./)
  })

  test('are not served by the public listener', async () => {
    const answer = await service().fetch(new Request(`${service().origin}/metrics/prometheus`))
    expect(answer.status).toBe(404)
  })
})
