import type { Session } from '@collect/contract'
import { afterAll, expect, test } from 'vitest'
import { startOpenIdPartner } from '../../../../examples/partners/openid-partner.ts'
import { visitPartner } from '../../../../examples/partners/visit.ts'
import { describeService } from '../service/describe-service.ts'
import { accountWithApp, verified, withSecondFactors } from '../service/second-factors.ts'
import { asOperator, credentialsOf } from '../service/linked.ts'
import type { TestService } from '../service/test-service.ts'
import { goAndReturn, oidcWith, providerAt } from './open-partner.ts'

// What happens between the return of the browser and the exchange of its code for a session.

const partner = await startOpenIdPartner()
afterAll(() => partner.close())
const { oidc } = oidcWith(providerAt(partner)).selfservice.methods
const hooks = [{ hook: 'revoke_active_sessions' }]
const config = {
  selfservice: {
    methods: { oidc, ...withSecondFactors.selfservice.methods },
    flows: { login: { after: { oidc: { hooks } } } },
  },
}

/** An application begins, and its browser comes back; returns the address of the exchange. */
const begin = async (service: TestService, choice: { readonly subject: string; readonly name: string }) => {
  const app = service.visitor('native')
  const begun = await app.start('login', { return_session_token_exchange_code: 'true' })
  const { session_token_exchange_code: init } = begun.body<{ session_token_exchange_code: string }>()
  const sent = await app.send('login', begun.flow, { method: 'oidc', provider: 'partner' })
  const { redirect_browser_to: address } = sent.body<{ redirect_browser_to: string }>()
  const back = await visitPartner(address, choice)
  const { location = '' } = await service.visitor('navigation').ask(back.pathname + back.search)
  return `/sessions/token-exchange?init_code=${init}&return_to_code=${new URL(location).searchParams.get('code')}`
}

describeService('the exchange of a native application', { config }, (service) => {
  /** A signed-in browser connects its account with the provider. */
  const linked = async (
    account: { readonly email: string; readonly password: string },
    visitor = service().signedIn('navigation', account),
  ) => {
    const choice = { subject: account.email, name: 'Mira' }
    await goAndReturn(await visitor, 'settings', choice, { link: 'partner' })
    return choice
  }
  test('an account with a second factor shows nothing of itself before it', async () => {
    const account = await accountWithApp(service(), 'navigation')
    const answer = await service()
      .visitor('native')
      .ask(await begin(service(), await linked(account, Promise.resolve(account.visitor))))
    expect(answer.status).toBe(200)
    expect((answer.body as { readonly session: Session }).session).toMatchObject({ identity: null })
    expect(answer.text).not.toContain(account.email)
  })

  test('a proof from before a connection was removed opens no session', async () => {
    const account = await verified(service())
    const owner = await service().signedIn('navigation', account)
    const address = await begin(service(), await linked(account, Promise.resolve(owner)))
    const { flow } = await owner.start('settings')
    await owner.send('settings', flow, { unlink: 'partner' })
    const { id } = (await owner.whoami())?.identity ?? {}
    expect(Object.keys(await credentialsOf(service(), String(id)))).not.toContain('oidc')
    expect((await service().visitor('native').ask(address)).status).toBe(404)
  })

  test('an account that was made inactive meanwhile, or was deleted, gets no session', async () => {
    for (const change of ['inactive', 'gone'] as const) {
      const account = await verified(service())
      const address = await begin(service(), await linked(account))
      if (change === 'inactive') await service().makeInactive(account.identity.id)
      else await asOperator(service(), 'DELETE', `/${account.identity.id}`)
      expect((await service().visitor('native').ask(address)).status).toBe(404)
    }
  })

  test('the hook that ends other sessions runs when the application gets its session', async () => {
    const account = await verified(service())
    const other = await service().signedIn('navigation', account)
    const address = await begin(service(), await linked(account, Promise.resolve(other)))
    expect(await other.whoami()).toBeDefined()
    expect((await service().visitor('native').ask(address)).status).toBe(200)
    expect(await other.whoami()).toBeUndefined()
  })

  test('of two exchanges at once, one gets a session', async () => {
    const address = await begin(service(), await linked(await verified(service())))
    const asked = [1, 2].map(async () => (await service().visitor('native').ask(address)).status)
    expect((await Promise.all(asked)).toSorted()).toEqual([200, 404])
  })
})

describeService(
  'the exchange of a native application, without hooks',
  { config: oidcWith(providerAt(partner)) },
  (service) => {
    test('leaves other sessions as they are, and a flow waits for as long as it lives', async () => {
      const account = await verified(service())
      const owner = await service().signedIn('navigation', account)
      await goAndReturn(owner, 'settings', { subject: account.email, name: 'Mira' }, { link: 'partner' })
      const ask = (address: string) => service().visitor('native').ask(address)
      expect((await ask(await begin(service(), { subject: account.email, name: 'Mira' }))).status).toBe(200)
      expect(await owner.whoami()).toBeDefined()
      const waiting = await begin(service(), { subject: 'nameless', name: 'Noor' })
      service().wait(10 * 60_000)
      expect((await ask(waiting)).status).toBe(422)
    })
  },
)
