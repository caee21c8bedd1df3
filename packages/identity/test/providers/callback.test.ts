import { MessageId } from '@collect/contract'
import { afterAll, expect, test } from 'vitest'
import { startOpenIdPartner } from '../../../../examples/partners/openid-partner.ts'
import { visitPartner } from '../../../../examples/partners/visit.ts'
import { describeService } from '../service/describe-service.ts'
import type { TestService } from '../service/test-service.ts'
import { oidcWith, press, providerAt } from './open-partner.ts'

const partner = await startOpenIdPartner()
afterAll(() => partner.close())

const [acme, other] = ['5c5b4d5a-3d43-4b5c-9a4e-0d8a6f0c1a01', '5c5b4d5a-3d43-4b5c-9a4e-0d8a6f0c1a02']
const config = oidcWith(providerAt(partner), providerAt(partner, { id: 'acme', organization_id: acme }))

/** A browser that was at the provider and has not opened its way back yet. */
async function atTheProvider(service: TestService, kind: 'login' | 'registration' = 'login') {
  const visitor = service.visitor('navigation')
  const email = service.newEmail()
  const choice = { subject: email, email, name: 'Mira', proved: 'yes' } as const
  const back = await visitPartner(await press(visitor, kind), choice)
  return { visitor, path: back.pathname + back.search }
}

describeService('the way back by a POST of the provider’s page', { config }, (service) => {
  const posted = (body: string, path = '/self-service/methods/oidc/callback/partner') =>
    service()
      .visitor('navigation')
      .ask(path, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          origin: partner.origin,
          'sec-fetch-site': 'cross-site',
        },
        body,
      })

  test('goes on as a GET of the same address, which needs the browser’s cookie', async () => {
    const { visitor, path } = await atTheProvider(service())
    const [place = '', query = ''] = path.split('?')
    const { status, location = '', setCookies } = await posted(query, place)
    expect([status, setCookies]).toEqual([302, []])
    expect(location).toBe(`${service().origin}${path}`)
    await visitor.ask(path)
    expect(await visitor.whoami()).toBeDefined()
  })

  test('leads nowhere but to this service', async () => {
    const { location = '' } = await posted('state=a&next=https://evil.example')
    expect(new URL(location).origin).toBe(new URL(service().origin).origin)
  })

  test('is refused beyond 8 kB, before its fields are merged', async () => {
    expect((await posted(`user=${'x'.repeat(8_000)}`)).status).toBe(302)
    const many = Array.from({ length: 40_000 }, (_, index) => `${index}=`).join('&')
    const began = performance.now()
    expect((await posted(many)).location).toContain('/error')
    expect(performance.now() - began).toBeLessThan(1_000)
  })
})

describeService('the way back is opened again', { config }, (service) => {
  test('within a minute, it ends where the first one did, with one account and one session', async () => {
    const { visitor, path } = await atTheProvider(service())
    const first = await visitor.ask(path)
    const session = (await visitor.whoami())?.id
    service().wait(59_000)
    const second = await visitor.ask(path)
    expect([second.status, second.location]).toEqual([303, first.location])
    expect((await visitor.whoami())?.id).toBe(session)
  })

  test('after a minute, a user who is signed in goes on', async () => {
    const { visitor, path } = await atTheProvider(service())
    await visitor.ask(path)
    const session = (await visitor.whoami())?.id
    service().wait(61_000)
    expect((await visitor.ask(path)).status).toBe(303)
    expect((await visitor.whoami())?.id).toBe(session)
  })

  test('after a minute, another user of the browser is told in a fresh flow, and gets no session', async () => {
    const { visitor, path } = await atTheProvider(service())
    await visitor.ask(path)
    visitor.jar.lose('ory_kratos_session')
    service().wait(61_000)
    const late = await visitor.open('login', path)
    expect(late.flow.ui.messages).toMatchObject([{ id: MessageId.validation, context: { reason_key: 'providerLate' } }])
    expect(late.flow.ui.nodes.map(({ group }) => group)).toContain('password')
    expect(await visitor.whoami()).toBeUndefined()
  })

  test('after half an hour at the provider, it is refused', async () => {
    const { visitor, path } = await atTheProvider(service())
    service().wait(30 * 60_000)
    expect((await visitor.open('login', path)).error).toMatchObject({ code: 400, id: 'provider_trip_lost' })
    expect(await visitor.whoami()).toBeUndefined()
  })
})

describeService('the way back names its organization', { config }, (service) => {
  const end = async (organization: string, provider: string) => {
    const visitor = service().visitor('navigation')
    const location = await press(visitor, 'login', { provider }, provider === 'acme' ? { organization: acme } : {})
    const email = service().newEmail()
    const back = await visitPartner(location, { subject: email, email, name: 'Mira', proved: 'yes' })
    const path = `/self-service/methods/oidc/organization/${organization}/callback/${provider}${back.search}`
    const seen = await visitor.open('login', path)
    return [seen.hasError && seen.error.code, (await visitor.whoami()) !== undefined]
  }

  test('its own one signs in', async () => {
    expect(await end(acme, 'acme')).toEqual([false, true])
  })

  test('another one is not found', async () => {
    expect(await end(other, 'acme')).toEqual([404, false])
  })

  test('a provider without one is not found there', async () => {
    expect(await end(acme, 'partner')).toEqual([404, false])
  })
})
