import { afterAll, beforeAll, expect, test } from 'vitest'
import { startOpenIdPartner, type OpenIdPartner } from '../../../../examples/partners/openid-partner.ts'
import { startSamlPartner } from '../../../../examples/partners/saml-partner.ts'
import type { Partner } from '../../../../examples/partners/listen.ts'
import type { SamlTrouble } from '../../../../examples/partners/saml-lies.ts'
import { testDatabases, type TestDatabase } from '../../../storage/test/databases.ts'
import { verified, withPassword } from '../service/second-factors.ts'
import { createTestService, type TestService } from '../service/test-service.ts'
import { goAndReturn, oidcWith, providerAt } from './open-partner.ts'
import { samlProviderAt, signInAtSamlPartner } from './open-saml-partner.ts'
import '../service/matchers.ts'

const acme = '9a1f2c1e-7d52-4c5e-8a77-0d3c6a1b2c3d'
let place: TestDatabase
let partner: OpenIdPartner
let service: TestService
let samlPartner: Partner<SamlTrouble>
let saml: TestService

// Texts don't depend on the database, so one database suffices.
beforeAll(async () => {
  const [database] = testDatabases
  if (!database) throw new Error('there is no database')
  place = await database.create()
  partner = await startOpenIdPartner()
  const { oidc } = oidcWith(
    providerAt(partner),
    providerAt(partner, { id: 'acme', label: 'Acme Works', organization_id: acme }),
  ).selfservice.methods
  service = await createTestService(place.url, {
    config: {
      selfservice: {
        flows: { login: { style: 'identifier_first' }, registration: { style: 'profile_first' } },
        methods: {
          oidc,
          b2b: { config: { organizations: [{ id: acme, label: 'Acme Works', domains: ['acme.example'] }] } },
        },
      },
    },
  })
  const readMetadata = async (address: string) => (await saml.fetch(new Request(address))).text()
  samlPartner = await startSamlPartner({ readMetadata, clock: () => saml.clock() })
  saml = await service.also({
    config: {
      selfservice: { methods: { saml: { enabled: true, config: { providers: [samlProviderAt(samlPartner)] } } } },
    },
  })
})
afterAll(async () => {
  await service.close()
  await Promise.all([partner.close(), samlPartner.close()])
  await place.drop()
})

const email = 'ada@acme.example'

test('golden: an organization’s sign-in, sign-up and settings', async () => {
  const script = service.visitor('script')
  const { flow: login } = await script.start('login')
  const named = await script.send('login', login, { method: 'identifier_first', identifier: email })
  expect(named.answer.body).toMatchGolden('login/organization')

  const { flow: registration } = await script.start('registration')
  const described = await script.send('registration', registration, { method: 'profile', traits: { email } })
  expect(described.answer.body).toMatchGolden('registration/organization')

  const member = service.visitor('navigation')
  await goAndReturn(member, 'login', { email, name: 'Ada Acme', subject: '7', proved: 'yes' }, { provider: 'acme' })
  expect((await member.start('settings')).flow).toMatchGolden('settings/organization')

  const early = { email: 'early@acme.example' }
  const account = await service.account(early)
  await verified(service, Promise.resolve({ ...account, ...early }))
  const choice = { ...early, name: 'Early Acme', subject: '8', proved: 'yes' } as const
  const begun = { organization: acme }
  const linking = await goAndReturn(service.visitor('navigation'), 'login', choice, { provider: 'acme' }, begun)
  expect(linking.flow).toMatchGolden('login/organization-linking')
})

test('golden: sign-in, sign-up and settings with SAML', async () => {
  const script = saml.visitor('script')
  expect((await script.start('login')).flow).toMatchGolden('login/saml')
  expect((await script.start('registration')).flow).toMatchGolden('registration/saml')

  const visitor = saml.visitor('navigation')
  const begun = await visitor.open('login', '/self-service/methods/saml/callback/saml')
  expect(begun.flow).toMatchGolden('login/saml-begins-here')
  const asked = await signInAtSamlPartner(saml, visitor, 'login', { subject: 'work-7', name: 'Ada' })
  expect(asked.flow).toMatchGolden('registration/saml-missing-traits')

  const { visitor: member } = await withPassword(saml, 'navigation', await saml.account())
  expect((await member.start('settings')).flow).toMatchGolden('settings/saml')
  const linked = await signInAtSamlPartner(saml, member, 'settings', { subject: 'work-8' }, { link: 'saml' })
  expect(linked.flow).toMatchGolden('settings/saml-linked')
})
