import type { FlowByKind, UiNode } from '@collect/contract'
import { Secret, TOTP } from 'otpauth'
import type { Account, TestService } from './test-service.ts'
import type { Visitor, WayName } from './visitor.ts'

/** The configuration of a service with authenticator apps and backup codes. */
export const withSecondFactors = {
  selfservice: { methods: { totp: { enabled: true }, lookup_secret: { enabled: true } } },
}

const isText = (node: UiNode) => node.type === 'text'
const textOf = (flow: FlowByKind['settings'], id: string) =>
  flow.ui.nodes.filter(isText).find(({ attributes }) => attributes.id === id)?.attributes.text.context

/** The secret that a user copies into their app. */
export const secretOf = (flow: FlowByKind['settings']): string => String(textOf(flow, 'totp_secret_key')?.['secret'])

/** The backup codes on the page, in order; used ones are undefined. */
export const codesOf = (flow: FlowByKind['settings']): readonly (string | undefined)[] => {
  const secrets = (textOf(flow, 'lookup_secret_codes')?.['secrets'] ?? []) as readonly {
    readonly context: { readonly secret?: string }
  }[] // messages, by contract
  return secrets.map(({ context }) => context.secret)
}

/** The app's code, now or a number of 30-second steps from now. */
export const appCode = (secret: string, { clock }: Pick<TestService, 'clock'>, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock() + steps * 30_000 })

export interface Protected extends Account {
  readonly secret: string
  /** A visitor that signed in with the password and then set up the second factor. */
  readonly visitor: Visitor
}

/** A user with an authenticator app. */
export async function accountWithApp(service: TestService, way: WayName, made = service.account()): Promise<Protected> {
  const account = await made
  const visitor = await service.signedIn(way, account)
  const { flow } = await visitor.start('settings')
  const secret = secretOf(flow)
  const saved = await visitor.send('settings', flow, { method: 'totp', totp_code: appCode(secret, service) })
  if (saved.flow.state !== 'success') throw new Error(`no app was set up: ${saved.answer.text}`)
  // The code's time step is used up.
  service.wait(30_000)
  return { ...account, secret, visitor }
}

/** A user with backup codes. */
export async function accountWithCodes(service: TestService, way: WayName, person = service.account()) {
  const account = await person
  const visitor = await service.signedIn(way, account)
  const { flow } = await visitor.start('settings')
  const made = await visitor.send('settings', flow, { lookup_secret_regenerate: 'true' })
  const codes = codesOf(made.flow).map(String)
  await visitor.send('settings', made.flow, { lookup_secret_confirm: 'true' })
  return { ...account, codes, visitor }
}

/** Signs in with the password alone, and answers what the visitor sees then. */
export async function withPassword(
  service: TestService,
  way: WayName,
  { email, password }: Pick<Account, 'email' | 'password'>,
) {
  const visitor = service.visitor(way)
  const { flow } = await visitor.start('login')
  const seen = await visitor.send('login', flow, { method: 'password', identifier: email, password })
  return { visitor, seen }
}

/** Proves the address of a signed-in user. */
export async function prove(service: TestService, visitor: Visitor, email: string): Promise<void> {
  const { flow } = await visitor.start('verification')
  await visitor.send('verification', flow, { method: 'code', email })
  await visitor.send('verification', flow, { method: 'code', code: await service.codeFor(email) })
}

/** A user whose address is proved. */
export async function verified<Made extends Account = Account>(
  service: TestService,
  account: Promise<Made> = service.account() as Promise<Made>, // a plain account by default
): Promise<Made> {
  const made = await account
  const visitor = service.visitor('native')
  visitor.token = made.token
  await prove(service, visitor, made.email)
  return made
}
