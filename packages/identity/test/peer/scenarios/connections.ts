import type { OpenIdPartner } from '../../../../../examples/partners/openid-partner.ts'
import type { Choice } from '../../../../../examples/partners/people.ts'
import { visitPartner } from '../../../../../examples/partners/visit.ts'
import { oidcWith, providerAt } from '../../providers/open-partner.ts'
import { merged, revealingAccounts } from '../../service/config-changes.ts'
import type { Visitor, WayName } from '../../service/visitor.ts'
import type { Chapter, Scenario, World } from '../world.ts'
import { goodPassword, signedIn } from './people.ts'

type Kind = 'login' | 'registration' | 'settings'

const browsers: readonly WayName[] = ['navigation', 'script']
const forEachWay = (name: string, play: (world: World, way: WayName) => Promise<unknown>): readonly Scenario[] =>
  browsers.map((way) => ({ name: `${way}: ${name}`, play: (world) => play(world, way) }))

const hooks = { selfservice: { flows: { registration: { after: { oidc: { hooks: [{ hook: 'session' }] } } } } } }

/** Presses a provider's button, tells the partner who the user is, and comes back. */
async function travel(visitor: Visitor, kind: Kind, choice: Choice, pressed: object, query = {}) {
  const { flow } = await visitor.start(kind, query)
  const { answer } = await visitor.send(kind, flow, { ...pressed })
  const told = answer.body as { readonly redirect_browser_to?: string } | undefined // by contract
  const back = await visitPartner(answer.location ?? told?.redirect_browser_to ?? '', choice)
  const { location = '' } = await visitor.ask(back.pathname + back.search, { headers: { accept: 'text/html' } })
  return new URL(location, back).searchParams.get('flow') ?? ''
}

const someone = (email: string): Choice => ({ subject: email, email, name: 'Mira Sandoval', proved: 'yes' })
const byPartner = { provider: 'partner' }

/** Sign-in with a provider, connections in the settings, and the admin API for them. */
export const connectionsWith = (partner: OpenIdPartner): Chapter => ({
  config: [
    oidcWith(providerAt(partner), providerAt(partner, { id: 'another', label: 'Another' })),
    revealingAccounts,
    hooks,
  ].reduce(merged, {}),
  scenarios: [
    ...forEachWay('the buttons of providers', async (world, way) => {
      const visitor = world.visitor(way)
      await visitor.start('login')
      await visitor.start('registration')
      const { visitor: owner } = await signedIn(world, way)
      await owner.start('settings')
      await owner.start('login', { refresh: 'true' })
    }),
    ...forEachWay('an unknown user signs up, and signs in later', async (world, way) => {
      const choice = someone(world.newEmail())
      const visitor = world.visitor(way)
      await travel(visitor, 'login', choice, byPartner)
      await visitor.whoami()
      const later = world.visitor(way)
      await travel(later, 'registration', choice, byPartner)
      await later.whoami()
      await later.start('login', { refresh: 'true' })
      await later.start('settings')
    }),
    ...forEachWay('a trait is missing', async (world, way) => {
      const visitor = world.visitor(way)
      const flow = await travel(visitor, 'registration', { subject: world.newEmail(), name: 'Mira' }, byPartner)
      await visitor.fetchFlow('registration', flow)
    }),
    ...forEachWay('the user denies at the provider', async (world, way) => {
      const visitor = world.visitor(way)
      const flow = await travel(visitor, 'login', { deny: 'yes' }, byPartner)
      await visitor.fetchFlow('login', flow)
    }),
    ...forEachWay('an address that has an account is connected after its password', async (world, way) => {
      const { email } = await world.account()
      const visitor = world.visitor(way)
      const flow = await travel(visitor, 'login', someone(email), byPartner)
      const { flow: linking } = await visitor.fetchFlow('login', flow)
      await visitor.send('login', linking, { method: 'password', identifier: email, password: goodPassword })
      await visitor.whoami()
    }),
    ...forEachWay('connected and disconnected in the settings', async (world, way) => {
      const { visitor } = await signedIn(world, way)
      const flow = await travel(visitor, 'settings', someone(world.newEmail()), { link: 'partner' })
      await visitor.fetchFlow('settings', flow)
      const { flow: next } = await visitor.start('settings')
      await visitor.send('settings', next, { link: 'partner' })
      await visitor.send('settings', next, { unlink: 'another' })
      await visitor.send('settings', next, { unlink: 'partner' })
      await visitor.start('settings')
    }),
    {
      name: 'operators import, read and delete connections',
      async play(world) {
        const email = world.newEmail()
        const link = { provider: 'partner', subject: email }
        const credentials = {
          password: { config: { password: goodPassword } },
          oidc: { config: { providers: [link, { ...link, provider: 'another', use_auto_link: true }] } },
        }
        const made = await world.operate('POST', '/admin/identities', {
          schema_id: 'default',
          traits: { email },
          credentials,
        })
        const { id } = made.body as { readonly id: string } // by contract
        await world.operate('GET', `/admin/identities/${id}?include_credential=oidc`)
        await world.operate('POST', '/admin/identities', {
          schema_id: 'default',
          traits: { email: world.newEmail() },
          credentials: { oidc: { config: { providers: [link] } } },
        })
        await world.operate('DELETE', `/admin/identities/${id}/credentials/oidc`)
        await world.operate('DELETE', `/admin/identities/${id}/credentials/oidc?identifier=partner:unknown`)
        await world.operate('DELETE', `/admin/identities/${id}/credentials/oidc?identifier=partner:${email}`)
        await world.operate('DELETE', `/admin/identities/${id}/credentials/password`)
        await world.operate('DELETE', `/admin/identities/${id}/credentials/oidc?identifier=another:${email}`)
        await world.operate('GET', `/admin/identities/${id}`)
      },
    },
  ],
})
