import type { FlowByKind, FlowKind } from '@collect/contract'
import { startOpenIdPartner, type OpenIdPartner } from '../../examples/partners/openid-partner.ts'
import { oidcChanges } from '../providers.ts'
import type { Answer } from '../../packages/identity/test/service/answer.ts'
import type { Visitor } from '../../packages/identity/test/service/visitor.ts'
import type { Changes } from '../configuration.ts'
import type { Copy } from '../copy.ts'
import { goodPassword, newEmail, provedAccount, said, signIn, traitsOf, type Account } from '../people.ts'
import { manyPlaces } from '../places.ts'
import type { Row } from '../row.ts'

/** One request by which an attacker asks about an address. */
interface Question {
  readonly name: string
  ask(copy: Copy, email: string, place: string): Promise<Asked>
}

interface Asked {
  readonly answer: Answer
  /** Time from the post to its answer. */
  readonly milliseconds: number
}

/** Rounds of each request, once about an account and once about a free address. */
const rounds = 21
/** Medians further apart than this tell an account from a free address, in milliseconds. */
const tellingGap = 10

/** Sends one form from a page of its own; only the post is timed. */
async function post<Kind extends FlowKind>(
  visitor: Visitor,
  kind: Kind,
  payload: (flow: FlowByKind[Kind]) => Readonly<Record<string, unknown>>,
): Promise<Asked> {
  const { flow } = await visitor.start(kind)
  const body = payload(flow)
  const begun = performance.now()
  const { answer } = await visitor.send(kind, flow, body)
  return { answer, milliseconds: performance.now() - begun }
}

const questions: readonly Question[] = [
  {
    name: 'sign-in by password',
    ask: (copy, identifier, place) =>
      post(stranger(copy, place), 'login', () => ({ method: 'password', identifier, password: `${goodPassword}?` })),
  },
  {
    name: 'sign-in by code',
    ask: (copy, identifier, place) => post(stranger(copy, place), 'login', () => ({ method: 'code', identifier })),
  },
  {
    name: 'recovery',
    ask: (copy, email, place) => post(stranger(copy, place), 'recovery', () => ({ method: 'code', email })),
  },
  {
    name: 'verification',
    ask: (copy, email, place) => post(stranger(copy, place), 'verification', () => ({ method: 'code', email })),
  },
  {
    name: 'sign-up by code',
    ask: (copy, email, place) =>
      post(stranger(copy, place), 'registration', (flow) => ({ method: 'code', traits: traitsOf(flow, email) })),
  },
  {
    name: 'change of address',
    async ask(copy, email, place) {
      // An unproved account may learn whether an address is taken (docs/decisions/0023).
      const visitor = stranger(copy, place)
      const { isIn, answer } = await signIn(visitor, await provedAccount(copy))
      if (!isIn) throw new Error(`The attacker cannot sign in: ${said(answer)}`)
      return post(visitor, 'settings', (flow) => ({ method: 'profile', traits: traitsOf(flow, email) }))
    },
  },
]

/**
 * An id token of a provider that does not vouch for its address. Only a sign-up that proves the address before the
 * first sign-in hides accounts; the delivered one says to at most five a network and hour that an address is taken.
 */
const withIdToken = (partner: OpenIdPartner): Question => ({
  name: 'sign-up with a provider, where addresses are proved first',
  async ask(copy, email, place) {
    const user = { subject: email, email, name: 'A', isProved: false, hasSecondFactor: false }
    const id_token = await partner.idToken(user, { nonce: 'n' })
    return post(stranger(copy, place), 'registration', () => ({ provider: 'partner', id_token, id_token_nonce: 'n' }))
  },
})

/** The delivered sign-up, changed so that a user proves the address before the first sign-in. */
const provedFirst: Changes = {
  'selfservice.flows.login.after.oidc': { hooks: [{ hook: 'require_verified_address' }] },
  'selfservice.flows.registration.after.oidc': { hooks: [{ hook: 'show_verification_ui' }] },
}

const stranger = (copy: Copy, place: string): Visitor => copy.visitor('native', { place })

const median = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0

/** What an answer holds, without what differs between any two answers: ids, times, random values and the address itself. */
const bare = ({ status, text }: Answer, email: string): string =>
  `${status} ${text
    .replaceAll(email, '(address)')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, '(id)')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '(time)')
    .replaceAll(/[\w+/=-]{32,}/g, '(random)')
    .replaceAll(/person\.\d+@/g, '(person)@')}`

/** Asks one question about accounts and free addresses in turn. */
async function compare(copy: Copy, { ask }: Question, known: readonly Account[], placeFrom: number) {
  const times = { known: [] as number[], free: [] as number[] }
  const bodies = { known: new Set<string>(), free: new Set<string>() }
  for (const [round, { email }] of known.entries()) {
    // The order of the two alternates.
    for (const which of round % 2 === 0 ? (['known', 'free'] as const) : (['free', 'known'] as const)) {
      const asked = which === 'known' ? email : newEmail()
      const { answer, milliseconds } = await ask(
        copy,
        asked,
        manyPlaces(placeFrom + round * 2 + Number(which === 'free')),
      )
      times[which].push(milliseconds)
      bodies[which].add(bare(answer, asked))
    }
  }
  const hasEqualBodies = JSON.stringify([...bodies.known].toSorted()) === JSON.stringify([...bodies.free].toSorted())
  return { known: median(times.known), free: median(times.free), hasEqualBodies }
}

export const enumeration: Row = {
  name: 'enumeration',
  attack: 'Account enumeration by answers and times',
  isLong: true,
  needs: ({ selfservice: { methods, flows }, security }) =>
    security.account_enumeration.mitigate &&
    methods.code.enabled &&
    methods.code.passwordless_enabled &&
    flows.recovery.enabled &&
    flows.verification.enabled,
  async run(siege) {
    const partner = await startOpenIdPartner()
    const copy = await siege.open({ changes: { ...oidcChanges(partner), ...provedFirst } })
    const notes: string[] = []
    const faults: string[] = []
    const asked = [...questions, withIdToken(partner)]
    let telling = 0
    try {
      for (const [index, question] of asked.entries()) {
        const known: Account[] = []
        for (let count = 0; count < rounds; count += 1) known.push(await provedAccount(copy))
        await copy.mailbox.quiet()
        const found = await compare(copy, question, known, index * 1_000)
        if (!found.hasEqualBodies) faults.push(`${question.name}: the answers differ`)
        if (Math.abs(found.known - found.free) > tellingGap) telling += 1
        notes.push(`${question.name} ${found.known.toFixed(1)} / ${found.free.toFixed(1)} ms`)
      }
    } finally {
      await partner.close()
    }
    return {
      tried: asked.length * rounds * 2,
      letThrough: telling,
      allowed: 0,
      faults,
      note: `medians for an account / a free address: ${notes.join(', ')}`,
    }
  },
}
