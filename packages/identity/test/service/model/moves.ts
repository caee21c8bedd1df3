import type { FlowKind } from '@collect/contract'
import fc from 'fast-check'
import { acts, doings, type Doing, type Done } from './acts.ts'
import { minutes } from '../test-service.ts'
import type { Actor, Opened, World } from './model.ts'
import type { Query } from '../visitor.ts'

/** Numbers select from what exists at that time, so that any sequence of moves can be played. */
export interface Move {
  readonly does: Doing
  readonly actor: number
  readonly person: number
  readonly flow: number
  /** Another flow, whose code or challenge is used. */
  readonly other: number
  readonly isRight: boolean
  readonly kind: FlowKind
  readonly query: Query
}

const oftener: Partial<Record<Doing, number>> = {
  begins: 6,
  'sends a password': 4,
  'asks for a code': 3,
  'brings a code': 4,
  waits: 1,
}
const one = <Value>(weight: number, value: Value) => ({ weight, arbitrary: fc.constant(value) })

export const move: fc.Arbitrary<Move> = fc.record({
  does: fc.oneof(...doings.map((does) => one(oftener[does] ?? 2, does))),
  actor: fc.oneof(one(2, 0), fc.nat(3)),
  person: fc.oneof(one(2, 0), fc.nat(2)),
  flow: fc.oneof(one(4, 0), fc.nat(5)),
  other: fc.oneof(one(3, -1), fc.nat(5)),
  isRight: fc.oneof(one(3, true), one(1, false)),
  kind: fc.oneof(
    one<FlowKind>(5, 'login'),
    one<FlowKind>(2, 'recovery'),
    one<FlowKind>(1, 'verification'),
    one<FlowKind>(3, 'settings'),
  ),
  query: fc.oneof(
    one<Query>(3, {}),
    one<Query>(3, { aal: 'aal2' }),
    one<Query>(1, { refresh: 'true' }),
    one<Query>(1, { refresh: 'true', aal: 'aal2' }),
  ),
})

/** Plays one move. Flows are selected from the newest, those of the actor first. */
export async function make(world: World, given: Move): Promise<Done> {
  const { service, people } = world
  const actor = pick(world.actors, given.actor)
  const person = pick(people, given.person)
  if (given.does === 'waits') service.wait(minutes(pick([1, 6, 16, 61], given.flow)))
  else if (given.does === 'leaves') await leave(actor)
  else if (given.does === 'begins') await begin(world, actor, given)
  if (given.does === 'waits' || given.does === 'leaves' || given.does === 'begins') return {}
  const own = world.flows.filter(({ owner }) => owner === actor)
  const newest = [...own.toReversed(), ...world.flows.toReversed()]
  // Usually a flow that the move fits, else any flow.
  const wanted = given.flow === 0 ? newest.filter(suits[given.does] ?? (() => true)) : []
  const near = wanted.length > 0 ? wanted : newest
  const flow = near[given.flow % Math.max(1, near.length)]
  if (!flow) return {}
  const other = given.other < 0 ? flow : pick(near, given.other)
  return acts[given.does](world, { actor, person, flow, other, isRight: given.isRight })
}

const inSettings = ({ kind }: Opened): boolean => kind === 'settings'
const suits: Partial<Record<Doing, (flow: Opened) => boolean>> = {
  'sends a code of the app': ({ aal }) => aal === 'aal2',
  'sends a backup code': ({ aal }) => aal === 'aal2',
  'uses a security key': ({ aal }) => aal === 'aal2',
  'uses a passkey': ({ kind, aal }) => kind === 'login' && aal === 'aal1',
  'brings a code': ({ code }) => code !== undefined,
  'sends a password': ({ kind, aal }) => kind === 'login' && aal === 'aal1',
  'asks for a code': ({ kind, aal, code }) => code === undefined && kind !== 'settings' && aal === 'aal1',
  'sets up an app': inSettings,
  'disconnects the app': inSettings,
  'changes the password': inSettings,
}

const pick = <One>(list: readonly One[], index: number): One => {
  const one = list[index % list.length]
  if (one === undefined) throw new Error('there is nothing to choose from')
  return one
}

async function begin({ service, flows }: World, owner: Actor, given: Move): Promise<void> {
  const { kind, query } = given.flow === 0 ? sensible(owner, given) : given
  const seen = await owner.visitor.start(kind, kind === 'login' ? query : {})
  if (!seen.hasFlow || seen.answer.status >= 400) return
  const { flow } = seen
  if (new URL(flow.ui.action).pathname !== `/self-service/${kind}`) return
  const aal = 'requested_aal' in flow && flow.requested_aal === 'aal2' ? 'aal2' : 'aal1'
  flows.push({ kind, owner, bornAt: service.clock(), aal, flow, code: undefined, last: undefined })
}

/** Usually, a signed-in actor adds a second factor, and a signed-out actor opens no settings. */
function sensible({ session }: Actor, { kind, query }: Move): Pick<Move, 'kind' | 'query'> {
  if (session === undefined) return { kind: kind === 'settings' ? 'login' : kind, query: {} }
  return {
    kind: kind === 'recovery' ? 'login' : kind,
    query: 'aal' in query || 'refresh' in query ? query : { aal: 'aal2' },
  }
}

async function leave(actor: Actor): Promise<void> {
  const { visitor } = actor
  if (visitor.type === 'api') {
    if (visitor.token === undefined) return
    await visitor.ask('/self-service/logout/api', {
      method: 'DELETE',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ session_token: visitor.token }),
    })
  } else {
    const { body } = await visitor.ask('/self-service/logout/browser')
    const { logout_url } = (body ?? {}) as { readonly logout_url?: string } // the contract's answer, or an error
    if (logout_url === undefined) return
    const { pathname, search } = new URL(logout_url)
    await visitor.ask(pathname + search)
  }
  actor.session = undefined
}
