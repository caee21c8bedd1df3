import type { WayName } from '../../service/visitor.ts'
import type { Chapter, Scenario, World } from '../world.ts'
import { anotherPassword, goodPassword, signedIn } from './people.ts'

const ways: readonly WayName[] = ['navigation', 'script', 'native']
const method = 'password'

/** Submits a form to a new login flow. */
const signIn = async ({ visitor }: World, way: WayName, payload: object) => {
  const person = visitor(way)
  const { flow } = await person.start('login')
  await person.send('login', flow, { method, ...payload })
  return { person, flow }
}
const register = async ({ visitor }: World, way: WayName, payload: object) => {
  const person = visitor(way)
  const { flow } = await person.start('registration')
  await person.send('registration', flow, { method, ...payload })
  return { person, flow }
}
const forEachWay = (name: string, play: (world: World, way: WayName) => Promise<unknown>): readonly Scenario[] =>
  ways.map((way) => ({ name: `${way}: ${name}`, play: (world) => play(world, way) }))

/** Accounts with passwords, from the registration to the logout. */
export const passwords: Chapter = {
  config: {},
  scenarios: [
    ...forEachWay('registration, whoami and sign-out', async (world, way) => {
      const { person } = await register(world, way, { traits: { email: world.newEmail() }, password: goodPassword })
      await person.whoami()
      await leave(person)
      await person.whoami()
    }),
    ...forEachWay('registering without anything', (world, way) => register(world, way, {})),
    ...forEachWay('registering with an address that is none', (world, way) =>
      register(world, way, { traits: { email: 'no address' }, password: goodPassword }),
    ),
    ...forEachWay('registering with a short password', (world, way) =>
      register(world, way, { traits: { email: world.newEmail() }, password: 'short' }),
    ),
    ...forEachWay('registering with a trait that there is none of', (world, way) =>
      register(world, way, { traits: { email: world.newEmail(), admin: 'yes' }, password: goodPassword }),
    ),
    ...forEachWay('registering twice', async (world, way) => {
      const { email } = await world.account()
      await register(world, way, { traits: { email }, password: goodPassword })
    }),
    ...forEachWay('signing in', async (world, way) => {
      const { email } = await world.account()
      await signIn(world, way, { identifier: email, password: goodPassword })
    }),
    ...forEachWay('signing in with another password', async (world, way) => {
      const { email } = await world.account()
      await signIn(world, way, { identifier: email, password: anotherPassword })
    }),
    ...forEachWay('signing in to an unknown account', (world, way) =>
      signIn(world, way, { identifier: 'unknown@example.org', password: goodPassword }),
    ),
    ...forEachWay('signing in without anything', (world, way) => signIn(world, way, {})),
    ...forEachWay('signing in without a password', (world, way) =>
      signIn(world, way, { identifier: 'unknown@example.org' }),
    ),
    ...forEachWay('a method that there is none of', (world, way) => signIn(world, way, { method: 'magic' })),
    ...forEachWay('no method at all', async ({ visitor }, way) => {
      const person = visitor(way)
      const { flow } = await person.start('login')
      await person.send('login', flow, {})
    }),
    ...forEachWay('a flow that is over is sent once more', async (world, way) => {
      const { email } = await world.account()
      const { person, flow } = await signIn(world, way, { identifier: email, password: goodPassword })
      await person.send('login', flow, { method, identifier: email, password: goodPassword })
    }),
    ...(['navigation', 'script'] as const).map((way): Scenario => ({
      name: `${way}: a form without its CSRF token`,
      play: (world) => signIn(world, way, { csrf_token: 'none', identifier: 'unknown@example.org', password: 'x' }),
    })),
    ...(['navigation', 'script'] as const).map((way): Scenario => ({
      name: `${way}: a form without its cookie`,
      play: async ({ visitor }) => {
        const person = visitor(way)
        const { flow } = await person.start('login')
        person.jar.lose()
        await person.send('login', flow, { method, identifier: 'unknown@example.org', password: 'x' })
      },
    })),
    {
      name: 'script: JSON that is none',
      play: async ({ visitor }) => {
        const person = visitor('script')
        const { flow } = await person.start('login')
        const headers = { 'content-type': 'application/json' }
        await person.ask(`/self-service/login?flow=${flow.id}`, { method: 'POST', headers, body: '{"method":' })
      },
    },
    ...forEachWay('a sign-in is confirmed, first with another password', async (world, way) => {
      const { visitor } = await signedIn(world, way)
      const { flow } = await visitor.start('login', { refresh: 'true' })
      await visitor.send('login', flow, { method, password: anotherPassword })
      await visitor.send('login', flow, { method, password: goodPassword })
    }),
    ...forEachWay('settings: another password', async (world, way) => {
      const { visitor } = await signedIn(world, way)
      const { flow } = await visitor.start('settings')
      await visitor.send('settings', flow, { method, password: anotherPassword })
    }),
    ...forEachWay('settings: a short password', async (world, way) => {
      const { visitor } = await signedIn(world, way)
      const { flow } = await visitor.start('settings')
      await visitor.send('settings', flow, { method, password: 'short' })
    }),
    ...forEachWay('settings: a name', async (world, way) => {
      const { visitor, email } = await signedIn(world, way)
      const { flow } = await visitor.start('settings')
      await visitor.send('settings', flow, { method: 'profile', traits: { email, name: 'Ada' } })
    }),
    ...forEachWay('settings: an address that is none', async (world, way) => {
      const { visitor } = await signedIn(world, way)
      const { flow } = await visitor.start('settings')
      await visitor.send('settings', flow, { method: 'profile', traits: { email: 'no address' } })
    }),
  ],
}

async function leave(person: ReturnType<World['visitor']>): Promise<void> {
  if (person.way === 'native') {
    const body = JSON.stringify({ session_token: person.token })
    await person.ask('/self-service/logout/api', {
      method: 'DELETE',
      headers: { 'content-type': 'application/json' },
      body,
    })
    return
  }
  const { body } = await person.ask('/self-service/logout/browser', { headers: { accept: 'application/json' } })
  const { logout_url } = (body ?? {}) as { readonly logout_url?: string } // by contract
  if (logout_url) await person.ask(new URL(logout_url).pathname + new URL(logout_url).search)
}
