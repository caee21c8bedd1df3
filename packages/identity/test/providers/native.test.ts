import { MessageId, type AnyFlow, type FlowByKind, type Session } from '@collect/contract'
import { expect, test } from 'vitest'
import { startOpenIdPartner } from '../../../../examples/partners/openid-partner.ts'
import type { Choice } from '../../../../examples/partners/people.ts'
import { visitPartner } from '../../../../examples/partners/visit.ts'
import { describeService } from '../service/describe-service.ts'
import { credentialsOf } from '../service/linked.ts'
import { accountWithApp, appCode, verified } from '../service/second-factors.ts'
import type { TestService } from '../service/test-service.ts'
import { oidcWith, providerAt } from './open-partner.ts'

const partner = await startOpenIdPartner()
const { selfservice } = oidcWith(providerAt(partner))
const methods = { ...selfservice.methods, totp: { enabled: true } }
const config = { selfservice: { methods, allowed_return_urls: ['collect-app://signed-in'] } }

const someone = (email: string): Choice => ({ subject: email, email, name: 'Mira', proved: 'yes' })

/** An application begins a sign-in, and its browser comes back. */
async function signInBy(service: TestService, choice: Choice) {
  const app = service.visitor('native')
  const begun = await app.start('login', {
    return_session_token_exchange_code: 'true',
    return_to: 'collect-app://signed-in',
  })
  const initCode = begun.body<{ session_token_exchange_code: string }>().session_token_exchange_code
  const sent = await app.send('login', begun.flow, { method: 'oidc', provider: 'partner' })
  expect(sent.answer.status).toBe(422)
  const back = await visitPartner(sent.body<{ redirect_browser_to: string }>().redirect_browser_to, choice)
  const browser = service.visitor('navigation')
  const { location = '' } = await browser.ask(back.pathname + back.search)
  expect(await browser.whoami()).toBeUndefined()
  const query = new URL(location).searchParams
  return { app, initCode, begun, location, code: query.get('code'), flow: query.get('flow') }
}

const exchange = (service: TestService, init: string, back: string | null) =>
  service.visitor('native').ask(`/sessions/token-exchange?init_code=${init}&return_to_code=${back}`)

describeService('sign-in of a native application by a browser', { config }, (service) => {
  test('both codes together give one session, once', async () => {
    const { initCode, begun, location, code } = await signInBy(service(), someone(service().newEmail()))
    expect(initCode).toMatch(/^[A-Za-z0-9]{64}$/)
    expect(location).toMatch(/^collect-app:\/\/signed-in\?code=[A-Za-z0-9]{64}$/)
    const again = await service().visitor('native').ask(`/self-service/login/flows?id=${begun.flow.id}`)
    expect(again.text).not.toContain(initCode)
    expect((await exchange(service(), initCode, 'x'.repeat(64))).status).toBe(404)
    const answer = await exchange(service(), initCode, code)
    expect(answer.status).toBe(200)
    const { session_token } = answer.body as { session_token: string }
    const app = service().visitor('native')
    app.token = session_token
    expect((await app.whoami())?.authentication_methods).toMatchObject([{ method: 'oidc', provider: 'partner' }])
    expect((await exchange(service(), initCode, code)).status).toBe(404)
  })

  test('a code counts for two minutes', async () => {
    const { initCode, code } = await signInBy(service(), someone(service().newEmail()))
    service().wait(2 * 60_000 + 1)
    expect((await exchange(service(), initCode, code)).status).toBe(404)
  })

  test('missing traits come as a flow with 422, and the application finishes it', async () => {
    const { app, initCode, code, flow } = await signInBy(service(), { subject: 'nameless', name: 'Noor' })
    const answer = await exchange(service(), initCode, code)
    expect(answer.status).toBe(422)
    const shown = answer.body as AnyFlow
    expect(shown.id).toBe(flow)
    const sent = await app.ask(`/self-service/registration?flow=${shown.id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ method: 'oidc', provider: 'partner', traits: { email: service().newEmail() } }),
    })
    expect(sent.status).toBe(200)
    expect(sent.body).toMatchObject({ session_token: expect.any(String) })
  })

  test('a sign-up that waits for traits is not in the flow that began it, whose id an attacker may know', async () => {
    const attacker = service().visitor('native')
    const begun = await attacker.start('registration', { return_session_token_exchange_code: 'true' })
    const sent = await attacker.send('registration', begun.flow, { method: 'oidc', provider: 'partner' })
    const { redirect_browser_to: location } = sent.body<{ redirect_browser_to: string }>()
    const back = await visitPartner(location, { subject: 'a user who was sent there', name: 'Noor' })
    const shown = await service()
      .visitor('navigation')
      .ask(back.pathname + back.search)
    const waiting = new URL(shown.location ?? '').searchParams.get('flow')
    expect(waiting).not.toBeNull()
    expect(waiting).not.toBe(begun.flow.id)
    await attacker.send('registration', begun.flow, {
      method: 'oidc',
      provider: 'partner',
      traits: { email: service().newEmail() },
    })
    expect(await attacker.whoami()).toBeUndefined()
  })

  test('a used address leads to the linking flow, without a code', async () => {
    const { email } = await verified(service())
    const { app, code, flow } = await signInBy(service(), someone(email))
    expect(code).toBeNull()
    const { flow: linking } = await app.fetchFlow('login', flow ?? '')
    expect(linking.ui.messages).toMatchObject([{ id: MessageId.accountLinking }])
  })

  test('a link of an account with a second factor: the application gets a session and the flow that makes the link', async () => {
    const protectedOne = await accountWithApp(service(), 'native', verified(service()))
    const { email: identifier, password, secret, identity } = protectedOne
    const { app, flow } = await signInBy(service(), someone(identifier))
    const linking = await app.fetchFlow('login', flow ?? '')
    const sent = await app.send('login', linking.flow, { method: 'password', identifier, password })
    expect(sent.answer.status).toBe(200)
    const { session, flow: second } = sent.body<{ session: Session; flow: AnyFlow }>()
    expect(session).toMatchObject({ identity: null })
    expect(Object.keys(await credentialsOf(service(), identity.id))).not.toContain('oidc')
    await app.send('login', second as FlowByKind['login'], { method: 'totp', totp_code: appCode(secret, service()) })
    expect((await app.whoami())?.identity?.id).toBe(identity.id)
    expect(await credentialsOf(service(), identity.id)).toMatchObject({ oidc: [`partner:${identifier}`] })
  })

  test('a native flow without the exchange cannot use a provider', async () => {
    const app = service().visitor('native')
    const { flow } = await app.start('login')
    expect((await app.send('login', flow, { method: 'oidc', provider: 'partner' })).error.code).toBe(400)
  })

  test.each(['javascript:alert(1)', 'other-app://x', 'data:text/html,x'])(
    '%s is no address to return to',
    async (to) => {
      const answer = await service()
        .visitor('native')
        .ask(`/self-service/login/api?return_session_token_exchange_code=true&return_to=${encodeURIComponent(to)}`)
      expect(answer.status).toBe(400)
    },
  )
})
