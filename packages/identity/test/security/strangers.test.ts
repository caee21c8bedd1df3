import { describe, expect, test } from 'vitest'
import { describeService } from '../service/describe-service.ts'
import { newPlace } from '../service/exhausted-place.ts'
import { goodPassword, minutes } from '../service/test-service.ts'
import { csrfOf, valueOf, type Visitor } from '../service/visitor.ts'

// Histories, mails and shared screens show addresses with flow ids. They must not help an attacker who finds one.
describeService('a flow id in the hands of an attacker', {}, (service) => {
  const secretAddress = 'private.address@example.org'

  /** Typed values in a flow of each kind. */
  const typed = {
    login: { method: 'password', identifier: secretAddress, password: 'x' },
    registration: { method: 'password', traits: { email: secretAddress }, password: 'x' },
    recovery: { method: 'code', email: secretAddress },
    verification: { method: 'code', email: secretAddress },
  }
  const begun = async <Kind extends keyof typeof typed>(kind: Kind) => {
    const owner = service().visitor('script')
    owner.address = newPlace()
    const { flow } = await owner.start(kind)
    await owner.send(kind, flow, typed[kind])
    return { owner, flow, path: `/self-service/${kind}?flow=${flow.id}` }
  }
  const json = { 'content-type': 'application/json' }
  const post = (visitor: Visitor, path: string, body: string, headers: Record<string, string> = json) =>
    visitor.ask(path, { method: 'POST', headers, body })

  describe.each(['login', 'registration', 'recovery', 'verification'] as const)('%s', (kind) => {
    test.each([
      ['nothing', json, ''],
      ['a body that cannot be parsed', json, '{'],
      ['another content type', { 'content-type': 'text/plain' }, 'x'],
      ['no known field', json, '{}'],
      ['a code', json, '{"method":"code","code":"000000"}'],
    ])('a post with %s reveals neither the CSRF token nor typed values', async (_, headers, body) => {
      const { path } = await begun(kind)
      const stranger = service().visitor('script')
      const answer = await post(stranger, path, body, headers)
      // A verification code needs no CSRF token, so the answer shows a wrong code, but not the owner's token.
      const isTold = kind === 'verification' && body.includes('code')
      expect(answer.status).toBe(isTold ? 200 : 403)
      expect(answer.text).not.toMatch(/"name":"csrf_token"[^}]*"value":"[^"]/)
      expect(isTold || !answer.text.includes(secretAddress)).toBe(true)
    })
  })

  test('a login flow does not reveal its typed address to another signed-in user', async () => {
    const { flow, path } = await begun('login')
    const stranger = await service().signedIn('script', await service().account())
    const answer = await post(stranger, path, '{}')
    expect(answer.body).toMatchObject({ id: flow.id, ui: { messages: [{ id: 4000001 }] } })
    expect(answer.text).not.toContain(secretAddress)
    expect(csrfOf(answer.body as typeof flow)).toBe('')
  })

  test('the owner can continue the flow after an attacker’s post', async () => {
    const { email } = await service().account()
    const { owner, flow, path } = await begun('login')
    await post(service().visitor('script'), path, '')
    expect(csrfOf((await owner.fetchFlow('login', flow.id)).flow)).not.toBe('')
    await owner.send('login', flow, { method: 'password', identifier: email, password: goodPassword })
    expect(await owner.whoami()).toMatchObject({ active: true })
  })

  test('the flow that replaces an expired refresh does not reveal its account', async () => {
    const account = await service().account()
    const owner = await service().signedIn('script', account)
    const { flow } = await owner.start('login', { refresh: 'true' })
    service().wait(minutes(61))
    const stranger = service().visitor('script')
    const answer = await post(stranger, `/self-service/login?flow=${flow.id}`, '{}')
    const next = await stranger.fetchFlow('login', (answer.body as { use_flow_id: string }).use_flow_id) // a 410, by contract
    expect(next.flow).toMatchObject({ refresh: false })
    expect(valueOf(next.flow, 'identifier')).toBe('')
    expect(next.answer.text).not.toContain(account.email)

    const own = await owner.send('login', flow, { method: 'password' })
    const after = await owner.fetchFlow('login', own.body<{ use_flow_id: string }>().use_flow_id)
    expect(after.flow).toMatchObject({ refresh: true })
    expect(valueOf(after.flow, 'identifier')).toBe(account.email)
  })
})
