import type { AnyFlow, AuthenticationMethodName, FlowByKind, FlowKind } from '@collect/contract'
import type { Authenticator } from '../authenticator.ts'
import { goodPassword, minutes, type TestService } from '../test-service.ts'
import { accountWithPasskey, anotherPasskey, newKey, withPasskeys, withSecurityKeys } from '../webauthn.ts'
import { Authenticator as SoftKey } from '../authenticator.ts'
import { accountWithApp, codesOf, prove, verified, withSecondFactors } from '../second-factors.ts'
import { merged } from '../config-changes.ts'
import type { Payload, Visitor } from '../visitor.ts'

/** The options of a service that offers all methods. */
export const everything = [
  withSecondFactors,
  withPasskeys,
  withSecurityKeys,
  { selfservice: { methods: { code: { passwordless_enabled: true } } } },
].reduce(merged, {})

/** A user, with the secrets of their account. */
export interface Person {
  readonly id: string
  readonly email: string
  password: string | undefined
  /** The secret of the authenticator app. */
  app: string | undefined
  /** Unused backup codes. */
  readonly backup: string[]
  passkey: Authenticator | undefined
  securityKey: Authenticator | undefined
}

export const hasSecond = ({ app, backup, securityKey }: Person): boolean =>
  app !== undefined || backup.length > 0 || securityKey !== undefined

/** A browser, a script or a native client. */
export interface Actor {
  readonly visitor: Visitor
  /** The id of the actor's session, as far as the model knows. */
  session: string | undefined
}

/** A flow that an actor began. */
export interface Opened {
  readonly kind: FlowKind
  readonly owner: Actor
  readonly bornAt: number
  readonly aal: 'aal1' | 'aal2'
  /** The latest answer. */
  flow: AnyFlow
  /** The mailed code for this flow, until it was used. */
  code: { readonly to: Person; readonly text: string; readonly at: number } | undefined
  /** The last form, and what it proves. */
  last: { readonly payload: Payload; readonly proof: Proof | undefined } | undefined
}

export interface World {
  readonly service: TestService
  readonly actors: readonly Actor[]
  readonly people: readonly Person[]
  readonly flows: Opened[]
}

/** What a payload proves and may grant at most; most proofs work once. */
export interface Proof {
  readonly to: Person
  readonly method: AuthenticationMethodName
  /** A second factor or a new credential, which only adds to the existing session. */
  readonly adds: boolean
  /** The flows that accept it. */
  readonly fits: (flow: Opened) => boolean
  isSpent: boolean
}

export const isInTime = ({ service }: World, { bornAt }: Opened): boolean =>
  service.clock() - bornAt <= minutes(60) + 1_000

/** Only its browser may use a browser's flow. Any native client may use a native flow. */
export const maySend = ({ flow, owner }: Opened, { visitor }: Actor): boolean =>
  flow.type === 'api' ? visitor.type === 'api' || visitor.jar.header() === '' : owner.visitor === visitor

export interface SessionSeen {
  readonly id: string
  readonly identity: string
  readonly aal: string
  readonly active: boolean
  readonly methods: readonly string[]
}

/** All sessions of these accounts, as the service stores them. */
export async function sessionsOf(
  { database }: TestService,
  people: readonly Person[],
): Promise<readonly SessionSeen[]> {
  const rows = await database
    .tables<{
      sessions: { id: string; identity_id: string; aal: string; active: number; methods: string }
    }>()
    .selectFrom('sessions')
    .selectAll()
    .where(
      'identity_id',
      'in',
      people.map(({ id }) => id),
    )
    .execute()
  return rows.map(({ id, identity_id, aal, active, methods }) => ({
    id,
    identity: identity_id,
    aal,
    active: Boolean(active),
    methods: (JSON.parse(methods) as readonly { readonly method: string }[]).map(({ method }) => method), // by contract
  }))
}

/** Three users: one with every second factor, one with a passkey, one with a password alone. */
export async function openWorld(service: TestService): Promise<World> {
  const { guarded, visitor } = await withEverything(service)
  const people = [guarded, await withPasskey(service), await withPasswordAlone(service)]
  const others = (['navigation', 'native', 'script'] as const).map((way): Actor => ({
    visitor: service.visitor(way),
    session: undefined,
  }))
  // The first actor is signed in already.
  const actors = [{ visitor, session: (await visitor.whoami())?.id }, ...others]
  return { service, people, actors, flows: [] }
}

const nothing = { app: undefined, passkey: undefined, securityKey: undefined }

async function withPasswordAlone(service: TestService): Promise<Person> {
  const { email, identity } = await verified(service)
  return { ...nothing, id: identity.id, email, password: goodPassword, backup: [] }
}

async function withPasskey(service: TestService): Promise<Person> {
  const { email, key, identity, visitor } = await accountWithPasskey(service, 'script')
  await prove(service, visitor, email)
  return { ...nothing, id: identity.id, email, password: undefined, backup: [], passkey: key }
}

async function withEverything(service: TestService): Promise<{ guarded: Person; visitor: Visitor }> {
  const { email, identity, secret, visitor } = await accountWithApp(service, 'script')
  await prove(service, visitor, email)
  const send = async (payloadOf: (flow: FlowByKind['settings']) => Payload) => {
    const { flow } = await visitor.start('settings')
    return (await visitor.send('settings', flow, payloadOf(flow))).flow
  }
  const [securityKey, passkey] = [new SoftKey(service.origin), new SoftKey(service.origin)]
  await send((flow) => ({ ...newKey(securityKey, flow), webauthn_register_displayname: 'Desk' }))
  await send((flow) => anotherPasskey(passkey, flow))
  const made = await send(() => ({ lookup_secret_regenerate: 'true' }))
  const backup = codesOf(made).map(String)
  await visitor.send('settings', made, { lookup_secret_confirm: 'true' })
  const guarded = { id: identity.id, email, password: goodPassword, app: secret, backup, passkey, securityKey }
  return { guarded, visitor }
}
