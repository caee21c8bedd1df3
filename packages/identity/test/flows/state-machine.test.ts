import fc from 'fast-check'
import { expect, test } from 'vitest'
import { describeService } from '../service/describe-service.ts'
import { everything, hasSecond, openWorld, sessionsOf, type SessionSeen, type World } from '../service/model/model.ts'
import type { Done } from '../service/model/acts.ts'
import { make, move, type Move } from '../service/model/moves.ts'

/** Sequences on each database; the environment may ask for more, with a new seed each time. */
const asked = process.env['STATE_MACHINE_RUNS']
const numRuns = Number(asked ?? 12)

/** The grants and events that occurred, so that the checks below cannot pass vacuously. */
const given = new Map<string, number>()

const usual = ['password', 'passkey', 'totp', 'lookup_secret', 'code_recovery', 'saved', 'shown aal1', 'shown aal2']

/** Expects that only a granted proof created or extended a session. */
async function expectProved(
  world: World,
  before: readonly SessionSeen[],
  { grant, saved }: Done,
  { actor: index, does }: Move,
) {
  const actor = world.actors[index % world.actors.length]
  const after = await sessionsOf(world.service, world.people)
  const grown = after.filter(
    ({ id, methods }) => methods.length !== (before.find((one) => one.id === id)?.methods.length ?? 0),
  )
  const unexpected = grant ? grown.slice(1) : grown
  expect({ does, methods: unexpected.map(({ methods }) => methods) }).toEqual({ does, methods: [] })
  for (const session of grown) {
    const known = before.find(({ id }) => id === session.id)
    expect(session.identity).toBe(grant?.to.id)
    expect(session.methods).toEqual([...(known?.methods ?? []), grant?.method])
    // A second factor creates no session; it only extends the session that submitted it.
    expect(known ? actor?.session : grant?.adds).toBe(known ? session.id : false)
    if (actor) actor.session = session.id
    given.set(String(grant?.method), (given.get(String(grant?.method)) ?? 0) + 1)
  }
  for (const { aal, methods } of after) {
    const has = (...names: readonly string[]) => methods.some((method) => names.includes(method))
    const both = has('password', 'code', 'code_recovery', 'passkey') && has('totp', 'lookup_secret', 'webauthn')
    expect({ methods, aal }).toEqual({ methods, aal: both ? 'aal2' : 'aal1' })
  }
  // A password stays valid; every other proof is valid once.
  if (grant && grown.length > 0) {
    grant.isSpent = grant.method !== 'password'
    if (grant.method === 'lookup_secret') grant.to.backup.shift()
  }
  // Settings change only the account of the signed-in user.
  const changer = saved && after.find(({ id }) => id === actor?.session)
  expect(changer?.identity).toBe(saved?.id)
  expect(changer?.active).toBe(saved && true)
  if (saved) given.set('saved', (given.get('saved') ?? 0) + 1)
}

/** Expects that whoami shows a visitor only their own session, and only with all required factors. */
async function expectOwnSession({ service, people, actors }: World) {
  const sessions = await sessionsOf(service, people)
  for (const { visitor, session } of actors) {
    const shown = await visitor.whoami()
    const kept = sessions.find(({ id }) => id === session)
    const person = people.find(({ id }) => id === kept?.identity)
    if (shown === undefined) continue
    expect({ id: shown.id, identity: shown.identity?.id }).toEqual({ id: session, identity: person?.id })
    expect(person && hasSecond(person) ? shown.authenticator_assurance_level : 'enough').toBe(
      person && hasSecond(person) ? 'aal2' : 'enough',
    )
    expect(kept?.active).toBe(true)
    given.set(`shown ${shown.authenticator_assurance_level}`, 1)
  }
}

describeService('a session, after random actions', { config: everything }, (service) => {
  test('begins with a proof and is extended only by proofs', { timeout: 600_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(move, { minLength: 25, maxLength: 60, size: 'max' }), async (moves) => {
        const world = await openWorld(service())
        for (const one of moves) {
          const before = await sessionsOf(world.service, world.people)
          await expectProved(world, before, await make(world, one), one)
          await expectOwnSession(world)
        }
      }),
      { numRuns, endOnFailure: true, ...(asked === undefined && { seed: 20 }) },
    )
    expect([...given.keys()]).toEqual(expect.arrayContaining(numRuns >= 60 ? [...usual, 'code', 'webauthn'] : usual))
    expect(service().log.filter((line) => line.startsWith('["error"'))).toEqual([])
  })
})
