import { flowKinds } from '@collect/contract'
import type { WayName } from '../../service/visitor.ts'
import type { Chapter, Scenario } from '../world.ts'
import { signedIn } from './people.ts'

const ways: readonly WayName[] = ['navigation', 'script', 'native']
const unknown = '00000000-0000-4000-8000-000000000000'
const json = { 'content-type': 'application/json' }

/** Beginning flows, refused beginnings, and missing flows. */
export const starting: Chapter = {
  config: {},
  scenarios: [
    ...ways.flatMap((way) =>
      flowKinds.map((kind): Scenario => ({
        name: `${way}: ${kind} begins`,
        play: ({ visitor }) => visitor(way).start(kind),
      })),
    ),
    ...ways.flatMap((way) =>
      (['login', 'registration', 'recovery', 'verification'] as const).map((kind): Scenario => ({
        name: `${way}: ${kind} begins for a signed-in user`,
        play: async (world) => (await signedIn(world, way)).visitor.start(kind),
      })),
    ),
    ...ways.flatMap((way) =>
      (['login', 'settings'] as const).map((kind): Scenario => ({
        name: `${way}: ${kind} begins at aal2 without a session`,
        play: ({ visitor }) => visitor(way).start(kind, { aal: 'aal2' }),
      })),
    ),
    ...ways.map((way): Scenario => ({
      name: `${way}: a sign-in is confirmed`,
      play: async (world) => (await signedIn(world, way)).visitor.start('login', { refresh: 'true' }),
    })),
    ...ways.map((way): Scenario => ({
      name: `${way}: a level of assurance that there is none of`,
      play: ({ visitor }) => visitor(way).start('login', { aal: 'aal7' }),
    })),
    ...(['navigation', 'script'] as const).map((way): Scenario => ({
      name: `${way}: a way back that is not allowed`,
      play: ({ visitor }) => visitor(way).start('login', { return_to: 'https://elsewhere.example/' }),
    })),
    {
      name: 'script: a way back that is allowed stays with the flow',
      play: ({ visitor, origin }) => visitor('script').start('login', { return_to: `${origin}/shop` }),
    },
    ...flowKinds.map((kind): Scenario => ({
      name: `script: an unknown ${kind} is looked up`,
      play: ({ visitor }) => visitor('script').ask(`/self-service/${kind}/flows?id=${unknown}`),
    })),
    ...flowKinds.map((kind): Scenario => ({
      name: `native: an unknown ${kind} is sent`,
      play: ({ visitor }) =>
        visitor('native').ask(`/self-service/${kind}?flow=${unknown}`, { method: 'POST', headers: json, body: '{}' }),
    })),
    {
      name: 'navigation: a flow of another browser is looked up',
      play: async ({ visitor }) => {
        const { flow } = await visitor('script').start('login')
        await visitor('script').fetchFlow('login', flow.id)
      },
    },
    {
      name: 'script: errors that there are none of',
      play: async ({ visitor }) => {
        await visitor('script').ask(`/self-service/errors?id=${unknown}`)
        await visitor('script').ask('/self-service/errors')
        await visitor('script').ask('/self-service/errors?id=stub:500')
      },
    },
  ],
}
