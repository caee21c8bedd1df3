import type { ErrorEnvelope, FlowByKind, FlowKind } from '@collect/contract'
import { describe, expect, test } from 'vitest'
import { verified } from '../service/second-factors.ts'
import { describeService } from '../service/describe-service.ts'
import { goodPassword, minutes } from '../service/test-service.ts'
import type { Visitor, WayName } from '../service/visitor.ts'
import { ways } from '../service/ways.ts'

const saysExpired: Record<FlowKind, number> = {
  login: 4010001,
  registration: 4040001,
  settings: 4050001,
  recovery: 4060005,
  verification: 4070005,
}
const late = 61

describeService('FLOW-LIFE-1, a flow that expired', {}, (service) => {
  const visitorFor = async (kind: FlowKind, way: WayName) =>
    kind === 'settings' ? service().signedIn(way, await service().account()) : service().visitor(way)
  const sendLate = async <Kind extends FlowKind>(kind: Kind, way: WayName, payload: object = {}) => {
    const visitor = await visitorFor(kind, way)
    const { flow } = await visitor.start(kind, { return_to: '/shop' })
    service().wait(minutes(late))
    return { visitor, flow, seen: await visitor.send(kind, flow, { method: 'password', ...payload }) }
  }

  describe.each(['login', 'registration', 'settings'] as const)('%s', (kind) => {
    test.each(['script', 'native'] as const)('%s: 410, with the new flow to continue in', async (way) => {
      const { visitor, flow, seen } = await sendLate(kind, way)
      expect(seen).toBeRefusedWith(410, 'self_service_flow_expired')
      expect(seen.answer.headers.get('ory-error-id')).toBe('self_service_flow_expired')
      const { use_flow_id = '', expired_at, since } = seen.body<ErrorEnvelope>()
      expect(expired_at).toBe(flow.expires_at)
      expect(since).toBe((service().clock() - Date.parse(flow.expires_at)) * 1_000_000)
      const next = (await visitor.fetchFlow(kind, use_flow_id)).flow
      expect(next).toSay(saysExpired[kind])
      expect(next.ui.messages?.[0]?.context).toEqual({
        expired_at: flow.expires_at,
        expired_at_unix: Math.floor(Date.parse(flow.expires_at) / 1000),
      })
      expect(next).toMatchObject({
        type: flow.type,
        return_to: `${service().origin}/shop`,
        request_url: flow.request_url,
      })
    })

    test('a browser is led to the new flow', async () => {
      const { flow, seen } = await sendLate(kind, 'navigation')
      expect(seen.answer.status).toBe(303)
      expect(seen).toLeadTo(`${service().origin}/${kind}?flow=${seen.flow.id}`)
      expect(seen.flow.id).not.toBe(flow.id)
      expect(seen.flow).toSay(saysExpired[kind])
    })
  })

  test('golden: refusal and new flow', async () => {
    const { visitor, seen } = await sendLate('login', 'script')
    const { use_flow_id = '' } = seen.body<ErrorEnvelope>()
    expect((await visitor.fetchFlow('login', use_flow_id)).flow).toMatchGolden('login/expired')
    const registration = await sendLate('registration', 'script')
    expect({ ...registration.seen.body<object>(), since: 0 }).toMatchGolden('answers/registration-expired')
  })

  describe.each(['recovery', 'verification'] as const)('%s', (kind) => {
    test('a script is redirected to the new flow, which fetch follows', async () => {
      const { visitor, seen } = await sendLate(kind, 'script')
      expect(seen.answer.status).toBe(303)
      expect(seen.answer.location).toMatch(
        new RegExp(`^${service().origin}/self-service/${kind}/flows\\?id=[0-9a-f-]{36}$`),
      )
      const next = await visitor.ask(seen.answer.location ?? '')
      expect(next).toMatchObject({ status: 200, body: { ui: { messages: [{ id: saysExpired[kind] }] } } })
    })

    test('a browser is led to the page of the new flow', async () => {
      const { seen } = await sendLate(kind, 'navigation')
      expect(seen.answer.status).toBe(303)
      expect(seen.flow).toSay(saysExpired[kind])
    })
  })

  test('recovery, natively: 410, with the new flow to show', async () => {
    const { visitor, seen } = await sendLate('recovery', 'native')
    expect(seen).toBeRefusedWith(410, 'self_service_flow_expired')
    const { use_flow_id = '' } = seen.body<ErrorEnvelope>()
    expect(seen.error.details).toEqual({ continue_with: [{ action: 'show_recovery_ui', flow: { id: use_flow_id } }] })
    expect((await visitor.fetchFlow('recovery', use_flow_id)).flow).toSay(4060005)
  })

  test('its fields are not used: the right password does not sign in', async () => {
    const { email } = await service().account()
    const { visitor } = await sendLate('login', 'script', { identifier: email, password: goodPassword })
    expect(await visitor.whoami()).toBeUndefined()
  })

  test('an expired link in a mail leads to a new flow', async () => {
    const browser = service().visitor('navigation')
    const { flow } = await browser.start('verification')
    service().wait(minutes(late))
    const seen = await browser.open('verification', `/self-service/verification?flow=${flow.id}&code=123456`)
    expect(seen.flow).toSay(4070005)
  })

  test('settings: the new flow belongs to the same user', async () => {
    const { visitor, seen } = await sendLate('settings', 'script')
    const { use_flow_id = '' } = seen.body<ErrorEnvelope>()
    const stranger = await service().signedIn('script', await service().account())
    expect(await stranger.fetchFlow('settings', use_flow_id)).toBeRefusedWith(403, 'security_identity_mismatch')
    expect((await visitor.fetchFlow('settings', use_flow_id)).flow.identity.id).toBeDefined()
  })
})

const shortLives = { selfservice: { flows: { login: { lifespan: '5m' } } } }

describeService('a flow that lives five minutes', { config: shortLives }, (service) => {
  test('is valid for five minutes', async () => {
    const script = service().visitor('script')
    const { flow } = await script.start('login')
    service().wait(minutes(4.9))
    expect((await script.send('login', flow, { method: 'password' })).answer.status).toBe(400)
    service().wait(minutes(0.1))
    expect((await script.send('login', flow, { method: 'password' })).answer.status).toBe(410)
  })
})

describeService('a flow that was finished', {}, (service) => {
  test('login, natively: signs in again until it expires', async () => {
    const { email } = await service().account()
    const native = service().visitor('native')
    const { flow } = await native.start('login')
    const payload = { method: 'password', identifier: email, password: goodPassword }
    await native.send('login', flow, payload)
    native.token = undefined
    expect((await native.send('login', flow, payload)).answer.status).toBe(200)
  })

  test('login, in a browser: leads a signed-in user home', async () => {
    const { email } = await service().account()
    const browser = service().visitor('navigation')
    const { flow } = await browser.start('login')
    const payload = { method: 'password', identifier: email, password: goodPassword }
    await browser.send('login', flow, payload)
    expect(await browser.send('login', flow, payload)).toLeadTo(`${service().origin}/`)
  })

  const verifiedBy = async (visitor: Visitor) => {
    const { email } = await verified(service())
    const { flow } = await visitor.start('verification', { return_to: '/shop' })
    await visitor.send('verification', flow, { method: 'code', email })
    const { flow: done } = await visitor.send('verification', flow, {
      method: 'code',
      code: await service().codeFor(email),
    })
    return { email, done, id: flow.id }
  }

  test.each(ways)('verification, by $way: stays finished', async ({ way }) => {
    const visitor = service().visitor(way)
    const { id } = await verifiedBy(visitor)
    const again = (await visitor.fetchFlow('verification', id)).flow
    expect(again).toSay(1080002)
    expect(again.ui).toMatchObject({ method: 'GET', action: `${service().origin}/shop` })
  })

  test.each(['script', 'native'] as const)('verification, by %s: is replaced by a new flow', async (way) => {
    const visitor = service().visitor(way)
    const { email, done } = await verifiedBy(visitor)
    const seen = await visitor.send('verification', done, { method: 'code', email })
    expect(seen).toBeRefusedWith(410, 'self_service_flow_replaced')
    const { use_flow_id = '' } = seen.body<ErrorEnvelope>()
    const next: FlowByKind['verification'] = (await visitor.fetchFlow('verification', use_flow_id)).flow
    expect(next).toSay(4070002)
    expect(next).toMatchObject({ state: 'choose_method', return_to: `${service().origin}/shop` })
  })

  test('verification, by navigation: leads to a new flow', async () => {
    const browser = service().visitor('navigation')
    const { email, done } = await verifiedBy(browser)
    const seen = await browser.send('verification', done, { method: 'code', email })
    expect(seen.answer.status).toBe(303)
    expect(seen.flow).toSay(4070002)
    expect(seen.flow.id).not.toBe(done.id)
  })

  const recovered = async (visitor: Visitor) => {
    const { email } = await service().account()
    const { flow } = await visitor.start('recovery')
    await visitor.send('recovery', flow, { method: 'code', email })
    const { flow: done } = await visitor.send('recovery', flow, {
      method: 'code',
      code: await service().codeFor(email),
    })
    // The owner signs out, and returns to the page with the back button.
    visitor.jar.lose('ory_kratos_session')
    visitor.token = undefined
    return { email, done: done.ui ? done : flow, id: flow.id }
  }

  test('recovery, by script: redirects to the new flow', async () => {
    const script = service().visitor('script')
    const { email, done } = await recovered(script)
    const seen = await script.send('recovery', done, { method: 'code', email })
    expect(seen.answer.status).toBe(303)
    const next = await script.ask(seen.answer.location ?? '')
    expect(next).toMatchObject({ status: 200, body: { ui: { messages: [{ id: 4060001 }] } } })
  })

  test('recovery, natively: 410, with the new flow to show', async () => {
    const native = service().visitor('native')
    const { email, done } = await recovered(native)
    const seen = await native.send('recovery', done, { method: 'code', email })
    expect(seen).toBeRefusedWith(410, 'self_service_flow_replaced')
    const { use_flow_id = '' } = seen.body<ErrorEnvelope>()
    expect(seen.error.details).toEqual({ continue_with: [{ action: 'show_recovery_ui', flow: { id: use_flow_id } }] })
    expect((await native.fetchFlow('recovery', use_flow_id)).flow).toSay(4060001)
  })
})
