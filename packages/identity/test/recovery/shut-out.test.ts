import { setTimeout } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { describeService } from '../service/describe-service.ts'
import { goodPassword, minutes, type Account, type TestService } from '../service/test-service.ts'
import { anotherPasskey } from '../service/webauthn.ts'
import { Authenticator } from '../service/authenticator.ts'
import { merged } from '../service/config-changes.ts'
import { credentialsOf, importLinked, withProviders } from '../service/linked.ts'
import { everything } from '../service/model/model.ts'
import { accountWithApp, appCode, verified } from '../service/second-factors.ts'
import type { Visitor, WayName } from '../service/visitor.ts'

const another = 'quite another sentence'

/** Recovers the account as its owner. Returns the owner's client and the answer that leads to its settings. */
async function recover(service: TestService, way: WayName, email: string) {
  const owner = service.visitor(way)
  const { flow } = await owner.start('recovery')
  await owner.send('recovery', flow, { method: 'code', email })
  const done = await owner.send('recovery', flow, { method: 'code', code: await service.codeFor(email) })
  return { owner, done }
}

/** A sign-in with the password. */
async function tryPassword(service: TestService, { email, password }: Pick<Account, 'email' | 'password'>) {
  const visitor = service.visitor('native')
  const { flow } = await visitor.start('login')
  await visitor.send('login', flow, { method: 'password', identifier: email, password })
  return visitor.token
}

async function setPassword(owner: Visitor, password: string) {
  const { flow } = await owner.start('settings')
  return owner.send('settings', flow, { method: 'password', password })
}

const overviewOf = async (owner: Visitor) =>
  (await owner.ask('/account', { headers: { accept: 'application/json' } })).body as {
    readonly deletion_begins_at: string | null
    readonly deletion_due_at: string | null
    readonly review: { readonly needs_password: boolean; readonly ways: readonly { readonly method: string }[] } | null
  }

describeService(
  'a recovery of an account with connections',
  { config: merged(everything, withProviders) },
  (service) => {
    test('lists each connected account, and one press disconnects it', async () => {
      const { email, id, links } = await importLinked(service(), ['google', 'work', 'gone'])
      service().wait(minutes(1))
      const { owner } = await recover(service(), 'script', email)
      const ways = (await overviewOf(owner)).review?.ways.filter(({ method }) => method === 'oidc')
      expect(ways).toEqual(
        ['Google', 'Work', 'gone'].map((name) => ({
          method: 'oidc',
          name,
          added_at: expect.any(String),
          remove: { name: 'unlink', value: name.toLowerCase() },
        })),
      )
      const { flow } = await owner.start('settings')
      expect((await owner.send('settings', flow, { unlink: 'google' })).flow.state).toBe('success')
      expect((await credentialsOf(service(), id))['oidc']).toEqual(links.slice(1).toSorted())
    })
  },
)

describeService('a recovery', { config: everything }, (service) => {
  test('invalidates the old password, also before a new one is set', async () => {
    const account = await verified(service())
    expect(await tryPassword(service(), account)).toBeDefined()
    const { owner } = await recover(service(), 'script', account.email)
    expect(await tryPassword(service(), account)).toBeUndefined()

    // No form asks for it, the export does not list it, and it cannot be set again.
    const { flow } = await owner.start('login', { refresh: 'true' })
    expect(flow.ui.nodes.filter(({ group }) => group === 'password')).toEqual([])
    const exported = await owner.ask('/account/data')
    expect(exported.text).not.toContain('"type":"password"')
    const same = await setPassword(owner, goodPassword)
    expect(same.flow).toSayAt('password', 4000039)
    expect(await tryPassword(service(), account)).toBeUndefined()

    expect((await setPassword(owner, another)).flow.state).toBe('success')
    expect(await tryPassword(service(), account)).toBeUndefined()
    expect(await tryPassword(service(), { ...account, password: another })).toBeDefined()
  })

  test('ends all other sessions, and so does the new password', async () => {
    const account = await verified(service())
    const thief = await service().signedIn('script', account)
    const { owner } = await recover(service(), 'script', account.email)
    expect(await thief.whoami()).toBeUndefined()
    const second = (await recover(service(), 'native', account.email)).owner
    expect(await owner.whoami()).toBeUndefined()
    await setPassword(second, another)
    expect(await second.whoami()).toBeDefined()
  })

  test('deletes settings flows of a thief, so that the owner cannot set up the thief’s app', async () => {
    const account = await verified(service())
    const thief = await service().signedIn('script', account)
    const { flow } = await thief.start('settings')
    const { owner } = await recover(service(), 'script', account.email)
    expect(await owner.fetchFlow('settings', flow.id)).toBeRefusedWith(404, undefined)
  })

  test('with a second factor, revokes nothing before that factor is given', async () => {
    const account = await verified(service(), accountWithApp(service(), 'script'))
    service().wait(minutes(1))
    const { owner } = await recover(service(), 'script', account.email)
    expect(await account.visitor.whoami()).toBeDefined()
    expect(await tryPassword(service(), account)).toBeDefined()
    const { flow } = await owner.start('login', { aal: 'aal2' })
    const code = { method: 'totp', totp_code: appCode(account.secret, service()) }
    const { continue_with: [next] = [] } = (await owner.send('login', flow, code)).answer.body as {
      readonly continue_with?: readonly { readonly redirect_browser_to: string }[]
    }
    const page = new URL(next?.redirect_browser_to ?? '')
    expect(page.pathname).toBe('/settings')
    expect((await owner.fetchFlow('settings', page.searchParams.get('flow') ?? '')).flow).toSay(1060001)
    expect(await owner.whoami()).toMatchObject({ authenticator_assurance_level: 'aal2' })
    expect(await account.visitor.whoami()).toBeUndefined()
    expect(await tryPassword(service(), account)).toBeUndefined()
  })

  test('delays the start of a deletion by a day', async () => {
    const account = await verified(service())
    const { owner } = await recover(service(), 'native', account.email)
    const recovered = service().clock()
    const day = minutes(24 * 60)
    await owner.ask('/account/deletion', { method: 'PUT' })
    const { deletion_begins_at: begins, deletion_due_at: due } = await overviewOf(owner)
    expect(Math.abs(Date.parse(String(begins)) - recovered - day)).toBeLessThan(1_000)
    expect(Date.parse(String(due)) - Date.parse(String(begins))).toBe(14 * day)
  })

  test('lists every way to sign in, and one press removes each', async () => {
    const account = await verified(service())
    const thief = await service().signedIn('script', account)
    const { flow } = await thief.start('settings')
    await thief.send('settings', flow, anotherPasskey(new Authenticator(service().origin), flow))
    service().wait(minutes(1))
    const { owner } = await recover(service(), 'script', account.email)
    const { review } = await overviewOf(owner)
    expect(review).toMatchObject({
      needs_password: true,
      ways: [
        { method: 'code', name: account.email },
        { method: 'passkey', added_at: expect.any(String), remove: { name: 'passkey_remove' } },
      ],
    })
    const [, passkey] = review?.ways ?? []
    const { name, value } = (passkey as unknown as { remove: { name: string; value: string } }).remove
    const { flow: settings } = await owner.start('settings')
    expect((await owner.send('settings', settings, { [name]: value })).flow.state).toBe('success')
    expect((await overviewOf(owner)).review?.ways.map(({ method }) => method)).toEqual(['code'])
    service().wait(minutes(25 * 60))
  })
})

describe('a recovery during an attack', () => {
  describeService('with requests of a thief all the time', { config: everything }, (service) => {
    test.each([1, 2])('never lets the thief in afterwards, run %i', async () => {
      const account = await verified(service())
      const other = await service().also({})
      const services = [service(), other]
      const thieves = await Promise.all(services.map((one) => one.signedIn('script', account)))
      const native = await service().signedIn('native', account)
      let isRecovered = false
      const over = new AbortController()
      const successes: string[] = []
      const poll = async (one: TestService, thief: Visitor) => {
        while (!over.signal.aborted) {
          const since = isRecovered
          const ways = {
            password: (await tryPassword(one, account)) !== undefined,
            session: (await thief.whoami()) !== undefined,
            settings: (await thief.start('settings')).hasFlow,
            token: (await native.whoami()) !== undefined,
          }
          if (since) successes.push(...Object.entries(ways).flatMap(([way, isOpen]) => (isOpen ? [way] : [])))
          await setTimeout(20)
        }
      }
      const polls = services.map((one, index) => poll(one, thieves[index] ?? native))
      try {
        await setTimeout(100)
        const { owner } = await recover(service(), 'navigation', account.email)
        isRecovered = true
        await setTimeout(200)
        expect((await setPassword(owner, `${another} ${service().clock()}`)).flow.state).toBe('success')
        await setTimeout(200)
        expect(await owner.whoami()).toBeDefined()
      } finally {
        over.abort()
        await Promise.all(polls)
      }
      expect(successes).toEqual([])
      const rows = await service()
        .database.tables<{ sessions: { identity_id: string; active: number } }>()
        .selectFrom('sessions')
        .selectAll()
        .where('identity_id', '=', account.identity.id)
        .where('active', '=', 1)
        .execute()
      expect(rows).toHaveLength(1)
    })
  })
})
