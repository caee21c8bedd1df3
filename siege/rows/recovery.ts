import { setTimeout as sleep } from 'node:timers/promises'
import type { Visitor } from '../../packages/identity/test/service/visitor.ts'
import type { Copy, CopyOptions } from '../copy.ts'
import { provedAccount, said, signIn, type Account } from '../people.ts'
import { elsewhere, manyPlaces } from '../places.ts'
import type { Outcome, Row, Siege } from '../row.ts'

const pollEvery = 100
const maxAtOnce = 20

/** One request of the attacker: when it was sent, and whether it succeeded. */
interface Try {
  readonly what: string
  readonly sentAt: number
  readonly isThrough: boolean
}

/** An attacker who knows the password and holds sessions, and tries all of them every 100 ms. */
class Thief {
  readonly tries: Try[] = []
  readonly #copy: Copy
  readonly #account: Account
  readonly #sessions: Visitor[] = []
  readonly #running = new Set<Promise<void>>()
  #isOver = false
  #polls = 0

  constructor(copy: Copy, account: Account) {
    this.#copy = copy
    this.#account = account
  }

  #visitor(way: 'native' | 'script'): Visitor {
    const index = (this.#polls += 1)
    return this.#copy.visitor(way, { place: manyPlaces(index), process: index })
  }

  async #attempt(what: string, run: () => Promise<boolean>): Promise<void> {
    const sentAt = performance.now()
    // A broken connection is no success.
    const isThrough = await run().catch(() => false)
    this.tries.push({ what, sentAt, isThrough })
  }

  /** Signs in with the known password; keeps the session. */
  async #signIn(way: 'native' | 'script'): Promise<void> {
    const visitor = this.#visitor(way)
    await this.#attempt(`a sign-in of a ${way} client`, async () => {
      const { isIn } = await signIn(visitor, this.#account)
      if (isIn) this.#sessions.push(visitor)
      return isIn
    })
  }

  async #useSession(visitor: Visitor): Promise<void> {
    const isGiven = async (path: string) => (await visitor.ask(path)).status === 200
    await this.#attempt('whoami', () => isGiven('/sessions/whoami'))
    await this.#attempt('the list of sessions', () => isGiven('/sessions'))
    await this.#attempt('the settings', async () => (await visitor.start('settings')).hasFlow)
  }

  async begin(): Promise<void> {
    await this.#signIn('script')
    await this.#signIn('native')
    if (this.#sessions.length < 2) throw new Error('The attacker did not get in before the recovery.')
    this.#go(() => this.#poll())
  }

  #go(run: () => Promise<void>): void {
    const running = run().finally(() => this.#running.delete(running))
    this.#running.add(running)
  }

  async #poll(): Promise<void> {
    const [browser, app] = this.#sessions
    for (; !this.#isOver; await sleep(pollEvery)) {
      // On a slow machine, open polls must not pile up.
      if (this.#running.size > maxAtOnce) continue
      this.#go(() => this.#signIn('native'))
      for (const session of [browser, app]) if (session) this.#go(() => this.#useSession(session))
    }
  }

  /** Stops, and tries every session of the attack once more. */
  async end(): Promise<void> {
    this.#isOver = true
    while (this.#running.size > 0) await Promise.all(this.#running)
    for (const session of this.#sessions) await this.#useSession(session)
    await this.#signIn('native')
  }
}

/** One recovery; returns the attacker's successes with requests sent after it. */
async function recoverBeside(copy: Copy, place: string) {
  const account = await provedAccount(copy)
  const thief = new Thief(copy, account)
  await thief.begin()
  const owner = copy.visitor('script', { place })
  const { recoveredAt, faults } = await recover(copy, owner, account).finally(() => thief.end())
  const after = thief.tries.filter(({ sentAt }) => sentAt > recoveredAt)
  const through = after.filter(({ isThrough }) => isThrough)
  faults.push(...new Set(through.map(({ what }) => `after the recovery the attacker still gets ${what}`)))
  if ((await owner.ask('/sessions/whoami')).status !== 200) faults.push('the owner is signed out by the new password')
  return { tried: after.length, letThrough: through.length, faults }
}

/** The owner recovers the account and sets a new password, with pauses. */
async function recover(copy: Copy, owner: Visitor, { email }: Account) {
  const { flow } = await owner.start('recovery')
  const mails = copy.mailbox.count(email)
  const asked = await owner.send('recovery', flow, { method: 'code', email })
  const code = await copy.mailbox.code(email, mails)
  await owner.send('recovery', asked.flow, { method: 'code', code })
  const recoveredAt = performance.now()
  const faults: string[] = []
  const whoami = await owner.ask('/sessions/whoami')
  if (whoami.status !== 200) faults.push(`the owner is not signed in after the recovery: ${said(whoami)}`)
  await sleep(3 * pollEvery)
  const settings = await owner.start('settings')
  const password = 'a new sentence about other cabinets'
  const saved = await owner.send('settings', settings.flow, { method: 'password', password })
  if (saved.answer.status !== 200) faults.push(`the owner cannot set a new password: ${said(saved.answer)}`)
  await sleep(3 * pollEvery)
  return { recoveredAt, faults }
}

async function race(siege: Siege, options: CopyOptions): Promise<Outcome> {
  const copy = await siege.open({ processes: 2, ...options })
  const runs = siege.isShort ? 2 : 50
  let tried = 0
  let letThrough = 0
  const faults = new Set<string>()
  for (let run = 0; run < runs; run += 1) {
    // Each owner has another address, because one network may request thirty mails.
    const found = await recoverBeside(copy, elsewhere(10_000 + run))
    tried += found.tried
    letThrough += found.letThrough
    for (const fault of found.faults) faults.add(fault)
  }
  return { tried, letThrough, allowed: 0, faults: [...faults], note: `${runs} recoveries, two processes` }
}

const canRecover: Row['needs'] = ({ selfservice: { methods, flows } }) =>
  methods.password.enabled && methods.code.enabled && flows.recovery.enabled && flows.recovery.use === 'code'

export const recoveryOnSqlite: Row = {
  name: 'recovery-sqlite',
  attack: 'An attacker tries everything while the owner recovers the account, on SQLite',
  needs: canRecover,
  run: (siege) => race(siege, {}),
}

export const recoveryOnPostgres: Row = {
  name: 'recovery-postgres',
  attack: 'An attacker tries everything while the owner recovers the account, on PostgreSQL',
  needs: canRecover,
  async run(siege) {
    const databaseUrl = await siege.postgres()
    return databaseUrl === undefined ? 'no PostgreSQL is installed' : race(siege, { databaseUrl })
  },
}
