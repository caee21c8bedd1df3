import { MessageId } from '@collect/contract'
import { expect, test } from 'vitest'
import { describeService } from '../../service/describe-service.ts'
import { verified } from '../../service/second-factors.ts'
import { levelsOf } from '../../service/visitor.ts'
import { press } from '../open-partner.ts'
import { goToSaml, samlProvider, samlWith, withAddress } from './open-saml.ts'
import { readRequest } from './saml-partner.ts'

const acme = '9a1f2c1e-7d52-4c5e-8a77-0d3c6a1b2c3d'
const { flows, methods } = samlWith(
  samlProvider('work'),
  samlProvider('second'),
  samlProvider('acme', { organization_id: acme }),
).selfservice
const organizations = [{ id: acme, label: 'Acme', domains: ['acme.example'] }]
const config = { selfservice: { flows, methods: { ...methods, b2b: { config: { organizations } } } } }

describeService('accounts with SAML', { config }, (service) => {
  const member = (domain = 'acme.example') => service().newEmail().replace(/@.*/, `@${domain}`)
  const ofAcme = { provider: 'acme' }
  const forAcme = { organization: acme }

  test('124 the owner connects a provider and disconnects it, but not as the last way in', async () => {
    const account = await service().account()
    const visitor = await service().signedIn('navigation', account)
    const saved = await goToSaml(service(), visitor, 'settings', { name: 'own' }, { link: 'work' })
    expect(saved.flow.ui.messages).toMatchObject([{ id: MessageId.settingsSaved }])
    const other = service().visitor('navigation')
    await goToSaml(service(), other, 'login', { name: 'own' })
    expect((await other.whoami())?.identity?.id).toBe(account.identity.id)
    const gone = await visitor.send('settings', saved.flow, { unlink: 'work' })
    expect(gone.flow.ui.messages).toMatchObject([{ id: MessageId.settingsSaved }])
    const last = service().visitor('navigation')
    await goToSaml(service(), last, 'registration', withAddress(service().newEmail()))
    const { flow } = await last.start('settings')
    const kept = await last.send('settings', flow, { unlink: 'work' })
    expect(kept.flow.ui.messages).toMatchObject([{ context: { reason_key: 'lastWayIn' } }])
  })

  test('124 a connection of another account cannot be linked', async () => {
    const owner = service().visitor('navigation')
    await goToSaml(service(), owner, 'registration', withAddress('owned@example.org'))
    const visitor = await service().signedIn('navigation', await service().account())
    const refused = await goToSaml(service(), visitor, 'settings', { name: 'owned@example.org' }, { link: 'work' })
    expect(refused.flow.ui.messages).toMatchObject([{ id: MessageId.duplicateCredentials }])
  })

  test('124 the same NameID at two providers is two users', async () => {
    const [one, two] = [service().visitor('navigation'), service().visitor('navigation')]
    const name = 'the same NameID'
    await goToSaml(service(), one, 'registration', { ...withAddress(service().newEmail()), name })
    const second = { provider: 'second' }
    await goToSaml(service(), two, 'registration', { ...withAddress(service().newEmail()), name }, second)
    expect((await two.whoami())?.identity?.id).not.toBe((await one.whoami())?.identity?.id)
  })

  test('124 an address that the provider does not vouch for tells nothing of an account', async () => {
    const { email } = await verified(service())
    const visitor = service().visitor('navigation')
    const { hasError } = await goToSaml(service(), visitor, 'login', { ...withAddress(email), name: 'attacker' })
    expect([hasError, await visitor.whoami()]).toEqual([false, undefined])
  })

  test('124 a refresh makes the provider ask again, and an earlier sign-in there does not count', async () => {
    const visitor = service().visitor('navigation')
    const user = withAddress(service().newEmail())
    await goToSaml(service(), visitor, 'registration', user)
    const location = await press(visitor, 'login', { provider: 'work' }, { refresh: 'true' })
    expect(readRequest(location).xml).toContain('ForceAuthn="true"')
    const before = new Date(service().clock() - 120_000).toISOString()
    const old = {
      ...user,
      before: (xml: string) => xml.replace(/AuthnInstant="[^"]*"/, `AuthnInstant="${before}"`),
    }
    const refused = await goToSaml(service(), visitor, 'login', old, undefined, { refresh: 'true' })
    expect(refused.flow.ui.messages).toMatchObject([{ context: { reason_key: 'notSignedInAgain' } }])
    await goToSaml(service(), visitor, 'login', user, undefined, { refresh: 'true' })
    expect(await levelsOf(visitor)).toEqual(['saml aal1', 'saml aal1'])
  })

  test('an e-mail of the organization’s domain is proved', async () => {
    const email = member()
    const visitor = service().visitor('navigation')
    await goToSaml(service(), visitor, 'login', withAddress(email), ofAcme, forAcme)
    const live = await visitor.whoami()
    expect(live?.identity).toMatchObject({
      organization_id: acme,
      verifiable_addresses: [{ value: email, verified: true }],
    })
    expect(live?.authentication_methods).toMatchObject([{ method: 'saml', provider: 'acme', organization: acme }])
  })

  test('an e-mail of another domain is refused at the organization’s provider', async () => {
    const visitor = service().visitor('navigation')
    const foreign = withAddress(member('other.example'))
    const { flow } = await goToSaml(service(), visitor, 'login', foreign, ofAcme, forAcme)
    expect(flow.ui.messages).toMatchObject([{ context: { reason_key: 'wrongOrganisation' } }])
    expect(await visitor.whoami()).toBeUndefined()
  })

  test('124 a used address of the organization’s domain offers to link, and the account proves itself first', async () => {
    const email = member()
    const made = service().account({ email })
    const { password, identity } = await verified(
      service(),
      made.then((account) => ({ ...account, email })),
    )
    const visitor = service().visitor('navigation')
    const linking = await goToSaml(service(), visitor, 'login', withAddress(email), ofAcme, forAcme)
    expect(linking.flow.ui.messages).toMatchObject([{ id: MessageId.accountLinking }])
    expect(await visitor.whoami()).toBeUndefined()
    await visitor.send('login', linking.flow, { method: 'password', identifier: email, password })
    expect((await visitor.whoami())?.identity?.id).toBe(identity.id)
    const later = service().visitor('navigation')
    await goToSaml(service(), later, 'login', withAddress(email), ofAcme, forAcme)
    expect((await later.whoami())?.identity?.id).toBe(identity.id)
  })
})
