import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { describeHouse } from '../service/describe-house.ts'
import { goodPassword, minutes } from '../service/house.ts'
import { accountWithApp, appCode, secretOf, withPassword, withSecondFactors } from '../service/second-factors.ts'
import type { Visitor } from '../service/visitor.ts'

describeHouse('a session that proves more than before', { settings: withSecondFactors }, (house) => {
  /** Whoever came by what the visitor had shows it. */
  const thiefOf = (visitor: Visitor): Visitor => {
    const thief = house().visitor(visitor.way)
    thief.token = visitor.token
    thief.jar.set('ory_kratos_session', visitor.jar.get('ory_kratos_session') ?? '')
    return thief
  }

  describe.each(['navigation', 'script'] as const)('by %s', (way) => {
    test('has a new token once it signed in again; the old one opens nothing', async () => {
      const { email } = await house().account()
      const visitor = await house().signedIn(way, { email, password: goodPassword })
      const before = await visitor.whoami()
      const thief = thiefOf(visitor)
      expect(await thief.whoami()).toEqual(before)
      const { flow } = await visitor.start('login', { refresh: 'true' })
      await visitor.send('login', flow, { method: 'password', identifier: email, password: goodPassword })
      expect((await visitor.whoami())?.id).toBe(before?.id)
      expect(await thief.whoami()).toBeUndefined()
    })

    test('and with the second factor', async () => {
      const account = await accountWithApp(house(), way)
      const { visitor } = await withPassword(house(), way, account)
      const thief = thiefOf(visitor)
      const { flow } = await visitor.start('login', { aal: 'aal2' })
      await visitor.send('login', flow, { method: 'totp', totp_code: appCode(account.secret, house()) })
      expect(await visitor.whoami()).toMatchObject({ authenticator_assurance_level: 'aal2' })
      expect((await thief.ask('/sessions/whoami')).status).toBe(401)
    })

    test('and when the second factor is set up', async () => {
      const visitor = await house().signedIn(way, await house().account())
      const thief = thiefOf(visitor)
      const { flow } = await visitor.start('settings')
      await visitor.send('settings', flow, { method: 'totp', totp_code: appCode(secretOf(flow), house()) })
      expect(await visitor.whoami()).toMatchObject({ authenticator_assurance_level: 'aal2' })
      expect((await thief.ask('/sessions/whoami')).status).toBe(401)
    })
  })
})

const idle = minutes(30)

describeHouse('a session that nobody uses', { sessionIdle: idle }, (house) => {
  test('ends after a while', async () => {
    const visitor = await house().signedIn('script', await house().account())
    house().wait(idle - minutes(1))
    expect(await visitor.whoami()).toBeDefined()
    house().wait(idle + minutes(1))
    expect(await visitor.whoami()).toBeUndefined()
    expect((await visitor.ask('/sessions')).status).toBe(401)
  })

  test('and one that is used, when its time is over', async () => {
    const { email, password } = await house().account()
    const visitor = await house().signedIn('script', { email, password })
    const began = house().clock()
    while (house().clock() - began < minutes(24 * 60 - 25)) {
      house().wait(minutes(20))
      expect(await visitor.whoami()).toBeDefined()
    }
    house().wait(minutes(25))
    expect(await visitor.whoami()).toBeUndefined()
  })

  test('says when it will end, and lives on from a sign-in', async () => {
    const { email, password } = await house().account()
    const visitor = await house().signedIn('script', { email, password })
    const ends = async () => Date.parse((await visitor.whoami())?.expires_at ?? '') - house().clock()
    expect(await ends()).toBeLessThanOrEqual(idle)
    house().wait(minutes(29))
    expect(await ends()).toBe(idle)
    const { flow } = await visitor.start('login', { refresh: 'true' })
    await visitor.send('login', flow, { method: 'password', identifier: email, password })
    house().wait(minutes(29))
    expect(await ends()).toBe(idle)
  })

  test('is written down now and then, not each time', async () => {
    const visitor = await house().signedIn('script', await house().account())
    const first = (await visitor.whoami())?.expires_at
    house().wait(minutes(2))
    expect((await visitor.whoami())?.expires_at).toBe(first)
    house().wait(minutes(2))
    expect((await visitor.whoami())?.expires_at).not.toBe(first)
  })

  test('that an administrator ended does not come back by being used', async () => {
    const account = await house().account()
    const visitor = await house().signedIn('script', account)
    const { id } = (await visitor.whoami()) ?? {}
    const end = new Request(`${house().origin}/admin/sessions/${id}`, { method: 'DELETE' })
    await house().identity.admin(end)
    house().wait(minutes(10))
    expect(await visitor.whoami()).toBeUndefined()
  })

  test('is not among the others that are listed', async () => {
    const account = await house().account()
    await house().signedIn('script', account)
    house().wait(idle + minutes(1))
    const visitor = await house().signedIn('script', account)
    expect((await visitor.ask('/sessions')).body).toEqual([])
  })
})

describeHouse('an account with very many sessions', { settings: withSecondFactors }, (house) => {
  interface Rows {
    sessions: { id: string; identity_id: string; token_digest: string; aal: string; issued_at: number }
  }

  test('keeps a hundred of them, and none pushes out one with a second factor', async () => {
    const account = await accountWithApp(house(), 'script')
    const { visitor: owner } = await withPassword(house(), 'script', account)
    const { flow } = await owner.start('login', { aal: 'aal2' })
    await owner.send('login', flow, { method: 'totp', totp_code: appCode(account.secret, house()) })
    const { id: owned, identity } = (await owner.whoami()) ?? {}
    const tables = house().database.tables<Rows>()
    const ofAccount = () =>
      tables
        .selectFrom('sessions')
        .selectAll()
        .where('identity_id', '=', identity?.id ?? '')
    const row = await ofAccount()
      .where('id', '=', owned ?? '')
      .executeTakeFirstOrThrow()
    // As many newer sessions as a client makes that has the password alone.
    const many = Array.from({ length: 120 }, (_, at) => ({
      ...row,
      id: randomUUID(),
      token_digest: `digest ${randomUUID()}`,
      aal: 'aal1',
      issued_at: row.issued_at + at + 1,
    }))
    await tables.insertInto('sessions').values(many).execute()
    const { visitor: next } = await withPassword(house(), 'script', account)
    expect(await ofAccount().execute()).toHaveLength(100)
    expect(await owner.whoami()).toMatchObject({ authenticator_assurance_level: 'aal2' })
    expect((await next.ask('/sessions/whoami')).status).toBe(403)
  })
})
