import type { AnyFlow, FlowByKind, FlowKind, RegistrationSuccess, UiNode } from '@collect/contract'
import type { Answer } from '../packages/identity/test/service/answer.ts'
import type { Query, Visitor } from '../packages/identity/test/service/visitor.ts'
import type { Copy } from './copy.ts'
import { elsewhere, home } from './places.ts'

export const goodPassword = 'a long sentence about cabinets'

export interface Account {
  readonly email: string
  readonly password: string
}

let people = 0

/** An address that has no account yet. */
export const newEmail = (): string => `person.${(people += 1)}@visitors.example`

/** Signs up natively with a password; the visitor has the session. */
export async function signUp(
  copy: Copy,
  { email = newEmail(), place = elsewhere(people) }: { readonly email?: string; readonly place?: string } = {},
): Promise<Account & { readonly visitor: Visitor; readonly answer: Answer }> {
  const visitor = copy.visitor('native', { place })
  const { flow } = await visitor.start('registration')
  const payload = { method: 'password', password: goodPassword, traits: traitsOf(flow, email) }
  const { answer } = await visitor.send('registration', flow, payload)
  if (answer.status !== 200) throw new Error(`The sign-up of an account was refused: ${said(answer)}`)
  return { email, password: goodPassword, visitor, answer }
}

/** An account whose address was proved by the code of its sign-up. */
export async function provedAccount(copy: Copy): Promise<Account> {
  const { visitor, answer: signedUp, ...account } = await signUp(copy)
  const code = await copy.mailbox.code(account.email)
  const { continue_with: next } = signedUp.body as Pick<RegistrationSuccess, 'continue_with'> // by contract
  const shown = next?.find((one) => one.action === 'show_verification_ui')
  if (!shown) throw new Error('A sign-up leads to no verification.')
  const { flow } = await visitor.fetchFlow('verification', shown.flow.id)
  const { answer } = await visitor.send('verification', flow, { method: 'code', code })
  if (!answer.text.includes('passed_challenge')) throw new Error(`An address was not proved: ${said(answer)}`)
  return account
}

/** The new flow, or undefined if it could not begin. */
export async function flowOf<Kind extends FlowKind>(visitor: Visitor, kind: Kind, query?: Query) {
  const seen = await visitor.start(kind, query)
  return seen.hasFlow ? seen.flow : undefined
}

/** One sign-in with a password, and its duration. */
export async function signIn(
  visitor: Visitor,
  { email, password }: Account,
): Promise<{ readonly isIn: boolean; readonly answer: Answer; readonly milliseconds: number }> {
  const begun = performance.now()
  const start = await visitor.start('login')
  if (!start.hasFlow) return { isIn: false, answer: start.answer, milliseconds: performance.now() - begun }
  const { answer } = await visitor.send('login', start.flow, { method: 'password', identifier: email, password })
  return { isIn: answer.status === 200, answer, milliseconds: performance.now() - begun }
}

/** The owner of an account, with a known browser that is signed out. */
export interface Owner extends Account {
  /** Opens a page of the known browser, without a session. */
  browser(): Visitor
  /** Duration of a sign-in without an attack, in milliseconds. */
  readonly quiet: number
}

export async function ownerAtHome(copy: Copy): Promise<Owner> {
  const account = await provedAccount(copy)
  const first = copy.visitor('script', { place: home, agent: 'The browser of the owner' })
  const { isIn, answer } = await signIn(first, account)
  if (!isIn) throw new Error(`The owner cannot sign in: ${said(answer)}`)
  const browser = () => {
    const visitor = copy.visitor('script', { place: home, agent: 'The browser of the owner' })
    for (const name of first.jar.names()) {
      if (name.includes('device')) visitor.jar.set(name, first.jar.get(name) ?? '')
    }
    return visitor
  }
  const quiet: number[] = []
  for (let time = 0; time < 3; time += 1) quiet.push((await signIn(browser(), account)).milliseconds)
  return { ...account, browser, quiet: quiet.toSorted((one, other) => one - other)[1] ?? 0 }
}

/** Values that a user would type into the profile fields of any schema. */
export function traitsOf(flow: FlowByKind['registration' | 'settings'], email: string): Record<string, unknown> {
  const traits: Record<string, unknown> = {}
  for (const { attributes } of flow.ui.nodes.filter(isInput)) {
    if (!attributes.name.startsWith('traits.')) continue
    const path = attributes.name.split('.').slice(1)
    const value = typed(attributes.type, email)
    if (attributes.required || attributes.type === 'email') put(traits, path, value)
  }
  return traits
}

const isInput = (node: UiNode) => node.type === 'input'

function typed(type: string, email: string): unknown {
  if (type === 'email') return email
  if (type === 'number') return 1
  if (type === 'checkbox') return true
  if (type === 'url') return 'https://visitors.example'
  if (type === 'date') return '2000-01-01'
  return 'Visitor'
}

function put(into: Record<string, unknown>, [name = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) {
    into[name] = value
    return
  }
  const inner = (into[name] ??= {}) as Record<string, unknown>
  put(inner, rest, value)
}

/** Summary of an answer in one line. */
export function said({ status, body, text }: Answer): string {
  const { ui, error } = (body ?? {}) as { readonly ui?: AnyFlow['ui']; readonly error?: { readonly reason?: string } }
  const messages = ui && [...(ui.messages ?? []), ...ui.nodes.flatMap((node) => node.messages)]
  const words = messages?.map((message) => message.text).join(' ') ?? error?.reason ?? text
  return `${status} ${words.slice(0, 200)}`
}
