import { anotherPassword, goodPassword, signedIn } from './people.ts'
import type { Visitor, WayName } from '../../service/visitor.ts'
import type { Chapter, Scenario, World } from '../world.ts'

const ways: readonly WayName[] = ['navigation', 'script']
const forEachWay = (name: string, play: (world: World, way: WayName) => Promise<unknown>): readonly Scenario[] =>
  ways.map((way) => ({ name: `${way}: ${name}`, play: (world) => play(world, way) }))

const method = 'password'

/** Signs in for an application; returns the address that the login ends with. */
async function signInFor(world: World, visitor: Visitor, login_challenge: string, email: string): Promise<string> {
  const { flow } = await visitor.start('login', { login_challenge })
  const { answer } = await visitor.send('login', flow, { method, identifier: email, password: goodPassword })
  const body = answer.body as { readonly redirect_browser_to?: string } | undefined
  return answer.location ?? body?.redirect_browser_to ?? ''
}

/** Logins and registrations that an application began at a Hydra. */
export const loginChallenges: Chapter = {
  applications: true,
  config: {},
  scenarios: [
    ...(['login', 'registration'] as const).flatMap((kind) => [
      ...forEachWay(`${kind} begins for an application`, async (world, way) => {
        const application = await world.openApplication()
        return world.visitor(way).start(kind, { login_challenge: await application.begin() })
      }),
      ...forEachWay(`${kind} begins with an empty challenge`, ({ visitor }, way) =>
        visitor(way).start(kind, { login_challenge: '' }),
      ),
      ...forEachWay(`${kind} begins with an unknown challenge`, ({ visitor }, way) =>
        visitor(way).start(kind, { login_challenge: 'unknown' }),
      ),
      {
        name: `native: ${kind} begins with a challenge`,
        play: async (world: World) => {
          const application = await world.openApplication()
          return world.visitor('native').start(kind, { login_challenge: await application.begin() })
        },
      },
    ]),
    ...forEachWay('a wrong password, then the right one, ends at the application', async (world, way) => {
      const { email } = await world.account()
      const visitor = world.visitor(way)
      const application = await world.openApplication()
      const { flow } = await visitor.start('login', { login_challenge: await application.begin() })
      await visitor.send('login', flow, { method, identifier: email, password: anotherPassword })
      await visitor.send('login', flow, { method, identifier: email, password: goodPassword })
    }),
    ...forEachWay('a user with a session confirms it for an application', async (world, way) => {
      const { email, visitor } = await signedIn(world, way)
      const application = await world.openApplication()
      await signInFor(world, visitor, await application.begin(), email)
    }),
    ...forEachWay('a remembered sign-in is not asked for again', async (world, way) => {
      const { email } = await world.account()
      const visitor = world.visitor(way)
      const application = await world.openApplication()
      await application.allow(await signInFor(world, visitor, await application.begin(), email))
      const again = await application.begin()
      await visitor.start('login', { login_challenge: again })
    }),
    ...forEachWay('a challenge that was used', async (world, way) => {
      const { email } = await world.account()
      const visitor = world.visitor(way)
      const application = await world.openApplication()
      const challenge = await application.begin()
      await application.allow(await signInFor(world, visitor, challenge, email))
      await visitor.start('login', { login_challenge: challenge })
    }),
    ...forEachWay('a registration for an application', async (world, way) => {
      const visitor = world.visitor(way)
      const application = await world.openApplication()
      const { flow } = await visitor.start('registration', { login_challenge: await application.begin() })
      await visitor.send('registration', flow, { method, traits: { email: world.newEmail() }, password: goodPassword })
    }),
  ],
}
