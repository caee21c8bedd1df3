import type { Identity, RegistrationSuccess } from '@collect/contract'
import type { OAuth2Admin } from '@collect/oauth2-admin'
import { openDatabase, type Database } from '@collect/storage'
import { createIdentity, type IdentityService } from '../../src/index.ts'
import type { Method } from '../../src/methods/method.ts'
import { configWith, type ConfigChanges } from './config-changes.ts'
import { createVisitor, type Visitor, type WayName } from './visitor.ts'

export interface TestServiceOptions {
  readonly origin?: string
  readonly config?: ConfigChanges
  readonly secrets?: readonly string[]
  readonly onDelete?: (identityId: string) => Promise<void>
  readonly endGrants?: (identityId: string) => Promise<void>
  /** The admin API of an OAuth2 provider. */
  readonly oauth2?: OAuth2Admin
  readonly sessionIdle?: number
  readonly accountRules?: 'safe' | 'kratos'
  /** Unset, the methods of the product. */
  readonly methods?: readonly Method[]
  /** The CAPTCHA provider. */
  readonly captcha?: { readonly url?: string; readonly timeoutMs?: number }
  /** The list of breached passwords. */
  readonly breaches?: { readonly url?: string; readonly timeoutMs?: number }
  /** Delays an answer after its work, for tests that decide the order of several answers. */
  readonly hold?: () => Promise<void>
  /** The time at the beginning, in milliseconds. */
  readonly now?: number
}

export interface Account {
  readonly email: string
  readonly password: string
  readonly identity: Identity
  /** The token of the session from the registration. */
  readonly token: string
}

/** The identity service on an empty database, with access to its surroundings. */
export interface TestService {
  readonly origin: string
  readonly identity: IdentityService
  readonly database: Database
  readonly secrets: readonly string[]
  /** Number of answers whose response time was rounded up. */
  quantized(): number
  /** The expensive work so far, in order: `hash a password`, `compare a password`. */
  readonly work: readonly string[]
  /** All log lines, as JSON. */
  readonly log: readonly string[]
  clock(): number
  /** The public API; the clock moves on by 1 ms before each request. */
  fetch(request: Request): Promise<Response>
  /** Moves the clock on. */
  wait(milliseconds: number): void
  visitor(way: WayName): Visitor
  /** An unused email address. */
  newEmail(): string
  /** An unused telephone number. */
  newPhone(): string
  /** Registers a user natively. */
  account(traits?: Readonly<Record<string, unknown>>): Promise<Account>
  /** A visitor that is signed in to the account, by this way of speaking to the service. */
  signedIn(way: WayName, account: Pick<Account, 'email' | 'password'>, address?: string): Promise<Visitor>
  /** Makes an account inactive, as an operator would. */
  makeInactive(identityId: string): Promise<void>
  mailsTo(email: string): ReturnType<IdentityService['courier']['list']>
  /** The code of the newest mail to an address. */
  codeFor(email: string): Promise<string>
  /** Another process on the same database, with the same options unless `options` changes them. */
  also(options: TestServiceOptions): Promise<TestService>
  close(): Promise<void>
}

const minute = 60_000
export const goodPassword = 'a long sentence about cabinets'

export async function createTestService(url: string, options: TestServiceOptions = {}): Promise<TestService> {
  const time = { now: options.now ?? Date.parse('2026-11-20T10:00:00Z') }
  return createServiceOn(url, options, time, { count: 0 })
}

async function createServiceOn(
  url: string,
  options: TestServiceOptions,
  time: { now: number },
  people: { count: number },
): Promise<TestService> {
  const { origin = 'http://localhost:5100', config = {}, secrets = ['the house keeps its secret in here'] } = options
  const log: string[] = []
  const write = (level: string) => (fields: object, text: string) =>
    void log.push(JSON.stringify([level, text, plain(fields)]))
  const work: string[] = []
  let quantized = 0
  const database = openDatabase(url)
  const identity = await createIdentity({
    config: configWith(origin, config),
    database,
    secrets,
    log: { info: write('info'), warn: write('warn'), error: write('error') },
    clock: () => time.now,
    ...(options.sessionIdle !== undefined && { sessionIdle: options.sessionIdle }),
    ...(options.accountRules && { accountRules: options.accountRules }),
    ...(options.methods && { methods: options.methods }),
    ...(options.onDelete && { onDelete: options.onDelete }),
    ...(options.endGrants && { endGrants: options.endGrants }),
    ...(options.oauth2 && { oauth2: options.oauth2 }),
    // Counted only: real waiting would slow thousands of test requests down.
    quantizeResponseTime: async (answer) => {
      quantized += 1
      const done = await answer()
      await options.hold?.()
      return done
    },
    trace: (what, done) => (work.push(what), done()),
    ...(options.captcha && { captcha: options.captcha }),
    ...(options.breaches && { breaches: options.breaches }),
  })
  const also: TestService[] = []
  let isClosed = false
  // Requests have distinct times, so that tests can rely on their order.
  const fetch = (request: Request) => {
    time.now += 1
    return identity.fetch(request)
  }

  const service: TestService = {
    origin,
    identity,
    database,
    secrets,
    quantized: () => quantized,
    work,
    log,
    clock: () => time.now,
    fetch,
    wait: (milliseconds) => void (time.now += milliseconds),
    visitor: (way) => createVisitor({ origin, fetch, clock: () => time.now }, way),
    newEmail: () => `person.${(people.count += 1)}@example.org`,
    newPhone: () => `+4915123456${String((people.count += 1)).padStart(3, '0')}`,

    async account(traits = {}) {
      const native = service.visitor('native')
      const email = service.newEmail()
      const { flow } = await native.start('registration')
      const done = await native.send('registration', flow, {
        method: 'password',
        traits: { email, ...traits },
        password: goodPassword,
      })
      const { identity: made, session_token: token } = done.body<RegistrationSuccess>()
      if (!made || token === undefined) throw new Error(`no account was registered: ${done.answer.text}`)
      return { email, password: goodPassword, identity: made, token }
    },

    async signedIn(way, { email, password }, address) {
      const visitor = service.visitor(way)
      visitor.address = address ?? visitor.address
      const { flow } = await visitor.start('login')
      const done = await visitor.send('login', flow, { method: 'password', identifier: email, password })
      if (!(await visitor.whoami())) throw new Error(`the user was not signed in: ${done.answer.text}`)
      return visitor
    },

    async makeInactive(identityId) {
      const tables = database.tables<{ identities: { id: string; state: string } }>()
      await tables.updateTable('identities').set({ state: 'inactive' }).where('id', '=', identityId).execute()
    },

    async mailsTo(email) {
      return (await identity.courier.list()).filter(({ to }) => to === email)
    },

    async codeFor(email) {
      const codes = (await service.mailsTo(email)).map(({ text }) => /\b\d{6}\b/.exec(text)?.[0])
      const code = codes.find((one) => one !== undefined)
      if (code === undefined) throw new Error(`no code was mailed to ${email}`)
      return code
    },

    async also(changes) {
      const other = await createServiceOn(url, { origin, config, secrets, ...changes }, time, people)
      also.push(other)
      return other
    },

    async close() {
      if (isClosed) return
      isClosed = true
      for (const other of also) await other.close()
      await identity.close()
      await database.close()
    },
  }
  return service
}

/** Keeps the messages of errors in JSON. */
const plain = (fields: object): object =>
  Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [key, value instanceof Error ? [value.message, value.stack] : value]),
  )

export const minutes = (count: number): number => count * minute
