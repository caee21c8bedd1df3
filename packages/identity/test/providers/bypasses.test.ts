import { MessageId } from '@collect/contract'
import { afterAll, expect, test } from 'vitest'
import { startOpenIdPartner } from '../../../../examples/partners/openid-partner.ts'
import { describeService } from '../service/describe-service.ts'
import { verified } from '../service/second-factors.ts'
import { goAndReturn, oidcWith, providerAt } from './open-partner.ts'

// Detours around a rule: another flow, another step, another kind of account.

const partner = await startOpenIdPartner()
afterAll(() => partner.close())

const acme = '9a1f2c1e-7d52-4c5e-8a77-0d3c6a1b2c3d'
const { oidc } = oidcWith(
  providerAt(partner, { fedcm_config_url: 'https://accounts.test/fedcm.json', update_identity_on_login: 'automatic' }),
  providerAt(partner, { id: 'acme', label: 'Acme', organization_id: acme, update_identity_on_login: 'automatic' }),
).selfservice.methods
const organizations = [{ id: acme, label: 'Acme', domains: ['acme.example'] }]
const config = { selfservice: { methods: { oidc, b2b: { config: { organizations } } } } }

describeService('detours with a provider', { config }, (service) => {
  const someone = (email = service().newEmail()) => ({ subject: email, email, name: 'Mira', proved: 'yes' }) as const
  const member = () => someone(service().newEmail().replace(/@.*/, '@acme.example'))
  const tables = () =>
    service().database.tables<{
      identities: { id: string; organization_id: string | null; frozen_at: number | null }
    }>()

  test('the refresh of another account is no detour to the password of an organization’s user', async () => {
    const employee = await service().account()
    await tables()
      .updateTable('identities')
      .set({ organization_id: acme })
      .where('id', '=', employee.identity.id)
      .execute()
    const visitor = await service().signedIn('script', await service().account())
    const { flow } = await visitor.start('login', { refresh: 'true' })
    const { email, password } = employee
    const seen = await visitor.send('login', flow, { method: 'password', identifier: email, password })
    expect(seen.answer.status).toBe(400)
    expect((await visitor.whoami())?.identity?.id).not.toBe(employee.identity.id)
  })

  test.each(['script', 'navigation'] as const)(
    'a recovery by mail is no detour around the provider of an organization: %s',
    async (way) => {
      const employee = await verified(service())
      const belongTo = (organization: string | null) =>
        tables()
          .updateTable('identities')
          .set({ organization_id: organization })
          .where('id', '=', employee.identity.id)
          .execute()
      const recover = async () => {
        const visitor = service().visitor(way)
        const { flow } = await visitor.start('recovery')
        await visitor.send('recovery', flow, { method: 'code', email: employee.email })
        const code = await service().codeFor(employee.email)
        return { visitor, seen: await visitor.send('recovery', flow, { method: 'code', code }) }
      }
      await belongTo(acme)
      const { visitor, seen } = await recover()
      expect(await visitor.whoami()).toBeUndefined()
      const said = way === 'script' ? seen.error.reason : seen.flow.ui.messages?.[0]?.text
      expect(said).toContain('belongs to an organization')
      await belongTo(null)
      expect((await (await recover()).visitor.whoami())?.identity?.id).toBe(employee.identity.id)
    },
  )

  test('an organization’s provider renews no account with an address outside its domains', async () => {
    const employee = member()
    const first = service().visitor('navigation')
    await goAndReturn(first, 'login', employee, { provider: 'acme' })
    expect((await first.whoami())?.identity?.traits).toMatchObject({ email: employee.email })
    const later = service().visitor('navigation')
    const outside = { ...employee, email: service().newEmail() }
    await goAndReturn(later, 'login', outside, { provider: 'acme' })
    expect((await later.whoami())?.identity?.traits).toMatchObject({ email: employee.email })
  })

  test('a frozen account gets no connection at a sign-in, and no new traits', async () => {
    const account = await verified(service())
    const thief = service().visitor('navigation')
    const linking = await goAndReturn(thief, 'login', { ...someone(account.email), subject: 'thief' })
    expect(linking.flow).toSay(MessageId.accountLinking)
    const known = someone()
    const owner = service().visitor('navigation')
    await goAndReturn(owner, 'login', known)
    await tables().updateTable('identities').set({ frozen_at: service().clock() }).execute()
    try {
      const { email: identifier, password } = account
      const seen = await thief.send('login', linking.flow, { method: 'password', identifier, password })
      expect(JSON.stringify(seen.flow?.ui.messages)).toContain('frozen')
      const renewed = service().visitor('navigation')
      await goAndReturn(renewed, 'login', { ...known, name: 'Another name' })
      expect((await renewed.whoami())?.identity?.traits).toMatchObject({ name: 'Mira' })
    } finally {
      await tables().updateTable('identities').set({ frozen_at: null }).execute()
    }
    const again = service().visitor('navigation')
    const asked = await goAndReturn(again, 'login', { ...someone(account.email), subject: 'thief' })
    expect(asked.flow).toSay(MessageId.accountLinking)
  })

  test('the account chooser renews no session, because the user did not sign in anew', async () => {
    const known = someone()
    const visitor = service().visitor('navigation')
    await goAndReturn(visitor, 'login', known)
    service().wait(60 * 60_000)
    const { flow } = await visitor.start('login', { refresh: 'true' })
    const offer = (await visitor.ask('/self-service/fed-cm/parameters', { headers: { accept: 'application/json' } }))
      .body as { readonly csrf_token: string; readonly providers: readonly { readonly nonce: string }[] }
    const person = { ...known, isProved: true, hasSecondFactor: false }
    const token = await partner.idToken(person, { nonce: offer.providers[0]?.nonce, auth_time: undefined })
    const before = (await visitor.whoami())?.authenticated_at
    await visitor.ask(`/self-service/fed-cm/token?flow=${flow.id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ csrf_token: offer.csrf_token, token }),
    })
    expect((await visitor.whoami())?.authenticated_at).toBe(before)
  })
})
