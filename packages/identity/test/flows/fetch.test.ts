import { flowKinds, type FlowKind } from '@collect/contract'
import { describe, expect, test } from 'vitest'
import { describeService } from '../service/describe-service.ts'
import { minutes } from '../service/test-service.ts'
import type { WayName } from '../service/visitor.ts'

const unknownIds = [
  '',
  'x',
  '0',
  '6f2b9e86-24b0-4c5c-9f0e-0f4f9a1f7d11',
  '%00',
  "'; drop table flows; --",
  'a'.repeat(9000),
]
const csrfKinds = ['login', 'registration', 'recovery', 'verification'] as const

describeService('fetching a flow', {}, (service) => {
  const visitorFor = async (kind: FlowKind, way: WayName) =>
    kind === 'settings' ? service().signedIn(way, await service().account()) : service().visitor(way)

  test.each(flowKinds)('%s: unknown ids are not found', async (kind) => {
    const visitor = await visitorFor(kind, 'script')
    for (const id of unknownIds) {
      expect(await visitor.fetchFlow(kind, encodeURIComponent(id))).toBeRefusedWith(404)
    }
    expect((await visitor.ask(`/self-service/${kind}/flows`)).status).toBe(404)
  })

  test.each(flowKinds)('%s: the flow is the same, and its CSRF token is masked anew', async (kind) => {
    const visitor = await visitorFor(kind, 'script')
    const { flow } = await visitor.start(kind)
    const again = await visitor.fetchFlow(kind, flow.id.toUpperCase())
    const masked = (one: typeof flow) => JSON.stringify(one).replaceAll(/"value":"[^"]{88}"/g, '"value":"…"')
    expect(masked(again.flow)).toBe(masked(flow))
    expect(JSON.stringify(again.flow)).not.toBe(JSON.stringify(flow))
  })

  test.each(flowKinds)('%s: the answer is always JSON and never cached', async (kind) => {
    const browser = await visitorFor(kind, 'navigation')
    const { flow } = await browser.start(kind)
    const answer = await browser.ask(`/self-service/${kind}/flows?id=${flow.id}`)
    expect(answer).toMatchObject({ status: 200, body: { id: flow.id } })
    expect(answer.headers.get('cache-control')).toContain('no-store')
  })

  test.each(flowKinds)('%s: a flow of another kind is not found', async (kind) => {
    const visitor = await visitorFor(kind, 'script')
    const { flow } = await visitor.start(kind)
    const others = flowKinds.filter((other) => other !== kind)
    for (const other of others) expect(await visitor.fetchFlow(other, flow.id)).toBeRefusedWith(404)
  })

  describe.each(csrfKinds)('%s', (kind) => {
    test('another browser, or one that lost its cookie, is refused', async () => {
      const script = service().visitor('script')
      const { flow } = await script.start(kind)
      const stranger = service().visitor('script')
      expect(await stranger.fetchFlow(kind, flow.id)).toBeRefusedWith(403, 'security_csrf_violation')
      await stranger.start(kind)
      expect(await stranger.fetchFlow(kind, flow.id)).toBeRefusedWith(403, 'security_csrf_violation')
      script.jar.lose()
      expect(await script.fetchFlow(kind, flow.id)).toBeRefusedWith(403, 'security_csrf_violation')
    })

    test('another browser is refused at the address of the form, too', async () => {
      const { flow } = await service().visitor('script').start(kind)
      const seen = await service().visitor('script').open(kind, `/self-service/${kind}?flow=${flow.id}`)
      expect(seen).toBeRefusedWith(403, 'security_csrf_violation')
    })

    test('a native flow needs only its id', async () => {
      const { flow } = await service().visitor('native').start(kind)
      expect((await service().visitor('native').fetchFlow(kind, flow.id)).flow.id).toBe(flow.id)
    })
  })

  describe('that expired', () => {
    const id = 'self_service_flow_expired'
    test.each([
      ['login', 'script', id],
      ['login', 'native', id],
      ['registration', 'script', id],
      ['registration', 'native', id],
      ['recovery', 'script', undefined],
      ['recovery', 'native', id],
      ['verification', 'script', undefined],
      ['verification', 'native', undefined],
      ['settings', 'script', undefined],
      ['settings', 'native', undefined],
    ] as const)('%s, by %s: 410 %s, with the address of a new start', async (kind, way, errorId) => {
      const visitor = await visitorFor(kind, way)
      const { flow } = await visitor.start(kind, { return_to: '/shop' })
      service().wait(minutes(61))
      const seen = await visitor.fetchFlow(kind, flow.id)
      expect(seen).toBeRefusedWith(410, errorId)
      expect(seen.body()).not.toHaveProperty('use_flow_id')
      const start = `${service().origin}/self-service/${kind}/${visitor.type}?return_to=${encodeURIComponent(`${service().origin}/shop`)}`
      expect(seen.error.details).toEqual(
        way === 'native' ? { api: start } : { redirect_to: start, return_to: `${service().origin}/shop` },
      )
    })
  })

  describe('of kind settings', () => {
    test('is refused without a session', async () => {
      const { flow } = await (await visitorFor('settings', 'script')).start('settings')
      expect(await service().visitor('script').fetchFlow('settings', flow.id)).toBeRefusedWith(401)
      expect(await service().visitor('native').fetchFlow('settings', flow.id)).toBeRefusedWith(401)
      const answer = await service().visitor('navigation').ask(`/self-service/settings/flows?id=${flow.id}`)
      expect(answer).toMatchObject({ status: 302, location: `${service().origin}/login` })
    })

    test('is refused to another user', async () => {
      const { flow } = await (await visitorFor('settings', 'script')).start('settings')
      for (const way of ['script', 'native'] as const) {
        const stranger = await visitorFor('settings', way)
        expect(await stranger.fetchFlow('settings', flow.id)).toBeRefusedWith(403, 'security_identity_mismatch')
      }
    })
  })
})
