import { minutes } from '../test-service.ts'
import { keyAnswer, passkeyAnswer } from '../webauthn.ts'
import { isInTime, maySend, type Actor, type Opened, type Person, type Proof, type World } from './model.ts'
import { appCode, secretOf } from '../second-factors.ts'
import { valueOf, type Payload } from '../visitor.ts'

export const doings = [
  'begins',
  'sends a password',
  'sends a code of the app',
  'sends a backup code',
  'asks for a code',
  'brings a code',
  'uses a passkey',
  'uses a security key',
  'sends it again',
  'sets up an app',
  'disconnects the app',
  'changes the password',
  'leaves',
  'waits',
] as const
export type Doing = (typeof doings)[number]

/** The result of an act: what it may have granted at most, and what else a success changes. */
export interface Done {
  readonly grant?: Proof
  readonly saved?: Person
}

interface Try {
  readonly actor: Actor
  readonly person: Person
  readonly flow: Opened
  readonly other: Opened
  readonly isRight: boolean
}
type Act = (world: World, one: Try) => Promise<Done>

/** Sends a form. The actor may be granted something only with their own unexpired flow and a proof for it. */
async function send(
  world: World,
  { actor, flow }: Try,
  payload: Payload,
  proof?: Proof,
): Promise<Done & { ok: boolean }> {
  flow.last = { payload, proof }
  const isPossible = maySend(flow, actor) && isInTime(world, flow)
  const seen = await actor.visitor.send(flow.kind, flow.flow as never, payload)
  if (seen.hasFlow && seen.flow.id === flow.flow.id) flow.flow = seen.flow
  const ok = seen.hasFlow && seen.flow.id === flow.flow.id && seen.flow.state === 'success' && seen.answer.status < 400
  return { ok, ...(isPossible && proof && !proof.isSpent && proof.fits(flow) && { grant: proof }) }
}

/** Reads the flow again: its WebAuthn challenge changes after each answer. */
async function fresh(one: Opened): Promise<void> {
  const { owner, kind, flow } = one
  const seen = await owner.visitor.fetchFlow(kind, flow.id)
  if (seen.hasFlow) one.flow = seen.flow
}

type Fits = Proof['fits']
const first = (to: Person, method: Proof['method'], fits: Fits): Proof => ({
  to,
  method,
  fits,
  adds: false,
  isSpent: false,
})
const second = (to: Person, method: Proof['method'], fits: Fits): Proof => ({
  to,
  method,
  fits,
  adds: true,
  isSpent: false,
})
const toLogin: Fits = ({ kind }) => kind === 'login'
const toSecondStep: Fits = ({ kind, aal }) => kind === 'login' && aal === 'aal2'
const toFirstStep: Fits = ({ kind, aal }) => kind === 'login' && aal === 'aal1'
const only =
  (wanted: Opened, fits: Fits): Fits =>
  (flow) =>
    flow === wanted && fits(flow)

/** The forms that actors send, right or wrong. */
export const acts: Readonly<Record<Exclude<Doing, 'begins' | 'leaves' | 'waits'>, Act>> = {
  async 'sends a password'(world, one) {
    const { person, flow, isRight } = one
    if (flow.kind === 'settings') return {}
    const password = isRight && person.password !== undefined ? person.password : 'some other sentence'
    const isProof = isRight && person.password !== undefined
    const payload = { method: 'password', identifier: person.email, password }
    return send(world, one, payload, isProof ? first(person, 'password', toLogin) : undefined)
  },

  async 'sends a code of the app'(world, one) {
    const { person, flow, isRight } = one
    if (flow.kind === 'settings' || person.app === undefined) return {}
    // Each code works once, so the act waits for the next one.
    world.service.wait(30_000)
    const code = isRight ? appCode(person.app, world.service) : appCode(person.app, world.service, -40)
    return send(
      world,
      one,
      { method: 'totp', totp_code: code },
      isRight ? second(person, 'totp', toSecondStep) : undefined,
    )
  },

  async 'sends a backup code'(world, one) {
    const { person, flow, isRight } = one
    const code = isRight ? person.backup[0] : 'abcdef12'
    if (code === undefined || flow.kind === 'settings') return {}
    const proof = isRight ? second(person, 'lookup_secret', toSecondStep) : undefined
    return send(world, one, { method: 'lookup_secret', lookup_secret: code }, proof)
  },

  async 'asks for a code'(world, one) {
    const { person, flow } = one
    if (flow.kind === 'settings') return {}
    const before = (await world.service.mailsTo(person.email)).length
    const field = flow.kind === 'login' ? 'identifier' : 'email'
    await send(world, one, { method: 'code', [field]: person.email })
    const after = await world.service.mailsTo(person.email)
    const text = after.length > before ? await world.service.codeFor(person.email) : undefined
    if (text !== undefined) flow.code = { to: person, text, at: world.service.clock() }
    return {}
  },

  async 'brings a code'(world, one) {
    const { flow, other, isRight } = one
    if (!other.code || flow.kind === 'settings') return {}
    const { to, text, at } = other.code
    const code = isRight ? text : String((Number(text) + 1) % 1_000_000).padStart(6, '0')
    const method = other.kind === 'recovery' ? 'code_recovery' : 'code'
    // The same six digits may have been mailed twice.
    const isOwn: Fits = ({ code: its, kind }) => its?.text === code && its.to === to && kind === other.kind
    const fits: Fits = (brought) =>
      isOwn(brought) &&
      world.service.clock() - at <= minutes(10) + 1_000 &&
      (brought.kind === 'recovery' || toFirstStep(brought))
    return send(
      world,
      one,
      { method: 'code', identifier: to.email, code },
      isRight ? first(to, method, fits) : undefined,
    )
  },

  async 'uses a passkey'(world, one) {
    const { person, other, isRight } = one
    await fresh(other)
    if (!person.passkey || valueOf(other.flow, 'passkey_challenge') === undefined) return {}
    const payload = passkeyAnswer(person.passkey, other.flow as never, isRight ? {} : { isForged: true })
    return send(world, one, payload, isRight ? first(person, 'passkey', only(other, toFirstStep)) : undefined)
  },

  async 'uses a security key'(world, one) {
    const { person, other, isRight } = one
    await fresh(other)
    const asked = valueOf(other.flow, 'webauthn_login_trigger')
    if (!person.securityKey || typeof asked !== 'string' || !asked.includes(idOf(person.securityKey))) return {}
    const payload = keyAnswer(person.securityKey, other.flow as never, isRight ? {} : { isForged: true })
    return send(world, one, payload, isRight ? second(person, 'webauthn', only(other, toSecondStep)) : undefined)
  },

  async 'sends it again'(world, one) {
    const { flow, other } = one
    if (!other.last || other.kind === 'settings' || flow.kind === 'settings') return {}
    return send(world, one, other.last.payload, other.last.proof)
  },

  async 'sets up an app'(world, one) {
    const { actor, flow, isRight } = one
    if (flow.kind !== 'settings') return {}
    const owner = ownerOf(world, flow)
    const secret = secretOf(flow.flow as never)
    if (!owner || secret === 'undefined') return {}
    const code = appCode(secret, world.service, isRight ? 0 : -40)
    const done = await send(
      world,
      one,
      { method: 'totp', totp_code: code },
      second(
        owner,
        'totp',
        only(flow, () => true),
      ),
    )
    if (done.ok && actor.session !== undefined) owner.app = secret
    return { ...(isRight && done.grant && { grant: done.grant }), ...(done.ok && { saved: owner }) }
  },

  async 'disconnects the app'(world, one) {
    const owner = one.flow.kind === 'settings' ? ownerOf(world, one.flow) : undefined
    if (!owner) return {}
    const { ok } = await send(world, one, { totp_unlink: 'true' })
    if (ok) owner.app = undefined
    return ok ? { saved: owner } : {}
  },

  async 'changes the password'(world, one) {
    const owner = one.flow.kind === 'settings' ? ownerOf(world, one.flow) : undefined
    if (!owner) return {}
    const password = `a sentence of minute ${world.service.clock()}`
    const { ok } = await send(world, one, { method: 'password', password })
    if (ok) owner.password = password
    return ok ? { saved: owner } : {}
  },
}

const ownerOf = ({ people }: World, { flow }: Opened): Person | undefined =>
  'identity' in flow ? people.find(({ id }) => id === flow.identity.id) : undefined

const idOf = ({ ids: [hex = ''] }: { readonly ids: readonly string[] }): string =>
  Buffer.from(hex, 'hex').toString('base64url')
