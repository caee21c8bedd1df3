import { describe, expect, test } from 'vitest'
import { describeService } from '../service/describe-service.ts'
import { newPlace } from '../service/exhausted-place.ts'
import { goodPassword, minutes } from '../service/test-service.ts'
import { csrfOf, valueOf, type Visitor } from '../service/visitor.ts'

// An address with a flow's id is in histories, mails and shared screens. Whoever finds one learns and gets nothing.
describeService('a flow in the hands of a stranger', {}, (service) => {
  const secretAddress = 'somebody.private@example.org'

  /** What was typed already into a flow of each kind. */
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
      ['what cannot be read', json, '{'],
      ['another type', { 'content-type': 'text/plain' }, 'x'],
      ['nothing that is known', json, '{}'],
      ['a code', json, '{"method":"code","code":"000000"}'],
    ])('sent with %s, it hands over no token of the form', async (_, headers, body) => {
      const { path } = await begun(kind)
      const stranger = service().visitor('script')
      const answer = await post(stranger, path, body, headers)
      // A code proves itself, so a wrong one is told, but without the owner's token.
      const isTold = kind === 'verification' && body.includes('code')
      expect(answer.status).toBe(isTold ? 200 : 403)
      expect(answer.text).not.toMatch(/"name":"csrf_token"[^}]*"value":"[^"]/)
      expect(isTold || !answer.text.includes(secretAddress)).toBe(true)
    })
  })

  test('a login in which an address was typed does not tell it to somebody who is signed in', async () => {
    const { flow, path } = await begun('login')
    const stranger = await service().signedIn('script', await service().account())
    const answer = await post(stranger, path, '{}')
    expect(answer.body).toMatchObject({ id: flow.id, ui: { messages: [{ id: 4000001 }] } })
    expect(answer.text).not.toContain(secretAddress)
    expect(csrfOf(answer.body as typeof flow)).toBe('')
  })

  test('the owner goes on as before', async () => {
    const { email } = await service().account()
    const { owner, flow, path } = await begun('login')
    await post(service().visitor('script'), path, '')
    expect(csrfOf((await owner.fetchFlow('login', flow.id)).flow)).not.toBe('')
    await owner.send('login', flow, { method: 'password', identifier: email, password: goodPassword })
    expect(await owner.whoami()).toMatchObject({ active: true })
  })

  test('what takes over from an expired confirmation does not tell whose it was', async () => {
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
