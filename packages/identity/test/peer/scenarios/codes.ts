import type { WayName } from '../../service/visitor.ts'
import type { Chapter, Scenario, World } from '../world.ts'
import { signedIn } from './people.ts'

const ways: readonly WayName[] = ['navigation', 'script', 'native']
const method = 'code'
const forEachWay = (name: string, play: (world: World, way: WayName) => Promise<unknown>): readonly Scenario[] =>
  ways.map((way) => ({ name: `${way}: ${name}`, play: (world) => play(world, way) }))

/** Verifications and recoveries. */
export const codes: Chapter = {
  config: {},
  scenarios: (['recovery', 'verification'] as const).flatMap((kind) => [
    ...forEachWay(`${kind} without an address`, async ({ visitor }, way) => {
      const person = visitor(way)
      const { flow } = await person.start(kind)
      await person.send(kind, flow, { method })
    }),
    ...forEachWay(`${kind} of an unknown address`, async ({ visitor }, way) => {
      const person = visitor(way)
      const { flow } = await person.start(kind)
      await person.send(kind, flow, { method, email: 'unknown@example.org' })
    }),
    ...forEachWay(`${kind} with a wrong code`, async (world, way) => {
      const { email } = await world.account()
      const person = world.visitor(way)
      const { flow } = await person.start(kind)
      const sent = await person.send(kind, flow, { method, email })
      await person.send(kind, sent.flow, { method, code: '000000' })
    }),
    ...forEachWay(`${kind} with the code`, async (world, way) => {
      const { email } = await world.account()
      const person = world.visitor(way)
      const { flow } = await person.start(kind)
      const sent = await person.send(kind, flow, { method, email })
      await person.send(kind, sent.flow, { method, code: await world.codeFor(email) })
    }),
    ...forEachWay(`${kind} with a code that came twice`, async (world, way) => {
      const { email } = await world.account()
      const person = world.visitor(way)
      const { flow } = await person.start(kind)
      const sent = await person.send(kind, flow, { method, email })
      await person.send(kind, sent.flow, { method, email })
    }),
  ]),
}

/** Requests about sessions. */
export const sessions: Chapter = {
  config: {},
  scenarios: [
    ...forEachWay('whoami without a session', async ({ visitor }, way) => {
      const headers = { accept: 'application/json' }
      await visitor(way).ask('/sessions/whoami', { headers })
      await visitor(way).ask('/sessions', { headers })
    }),
    ...forEachWay('sessions are listed and ended', async (world, way) => {
      const { visitor } = await signedIn(world, way)
      const headers = { accept: 'application/json' }
      await visitor.ask('/sessions/whoami', { headers })
      await visitor.ask('/sessions', { headers })
      await visitor.ask('/sessions', { method: 'DELETE', headers })
      await visitor.ask('/sessions/00000000-0000-4000-8000-000000000000', { method: 'DELETE', headers })
      await visitor.ask('/sessions/nothing', { method: 'DELETE', headers })
    }),
    {
      name: 'script: a logout without its token',
      play: async (world) => {
        const { visitor } = await signedIn(world, 'script')
        await visitor.ask('/self-service/logout')
        await visitor.ask('/self-service/logout?token=nothing')
      },
    },
    {
      name: 'script: a logout without a session',
      play: ({ visitor }) => visitor('script').ask('/self-service/logout/browser'),
    },
    {
      name: 'native: a logout with a token that is none',
      play: ({ visitor }) =>
        visitor('native').ask('/self-service/logout/api', {
          method: 'DELETE',
          headers: { 'content-type': 'application/json' },
          body: '{"session_token":"nothing"}',
        }),
    },
    {
      name: 'native: what there is not',
      play: async ({ visitor }) => {
        await visitor('native').ask('/self-service/nothing')
        await visitor('native').ask('/schemas/nothing')
        await visitor('native').ask('/health/alive')
        await visitor('native').ask('/health/ready')
        await visitor('native').ask('/.well-known/ory/nothing.js')
      },
    },
  ],
}
