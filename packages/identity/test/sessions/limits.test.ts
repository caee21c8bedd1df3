import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { describeService } from '../service/describe-service.ts'
import { goodPassword, minutes } from '../service/test-service.ts'
import { accountWithApp, appCode, secretOf, withPassword, withSecondFactors } from '../service/second-factors.ts'
import type { Visitor } from '../service/visitor.ts'

describeService('a session that proves more than before', { config: withSecondFactors }, (service) => {
  /** Whoever came by what the visitor had shows it. */
  const thiefOf = (visitor: Visitor): Visitor => {
    const thief = service().visitor(visitor.way)
    thief.token = visitor.token
    thief.jar.set('ory_kratos_session', visitor.jar.get('ory_kratos_session') ?? '')
    return thief
  }

  describe.each(['navigation', 'script'] as const)('by %s', (way) => {
    test('has a new token once it signed in again; the old one opens nothing', async () => {
      const { email } = await service().account()
      const visitor = await service().signedIn(way, { email, password: goodPassword })
      const before = await visitor.whoami()
      const thief = thiefOf(visitor)
      expect(await thief.whoami()).toEqual(before)
      const { flow } = await visitor.start('login', { refresh: 'true' })
      await visitor.send('login', flow, { method: 'password', identifier: email, password: goodPassword })
      expect((await visitor.whoami())?.id).toBe(before?.id)
      expect(await thief.whoami()).toBeUndefined()
    })

    test('and with the second factor', async () => {
      const account = await accountWithApp(service(), way)
      const { visitor } = await withPassword(service(), way, account)
      const thief = thiefOf(visitor)
      const { flow } = await visitor.start('login', { aal: 'aal2' })
      await visitor.send('login', flow, { method: 'totp', totp_code: appCode(account.secret, service()) })
      expect(await visitor.whoami()).toMatchObject({ authenticator_assurance_level: 'aal2' })
      expect((await thief.ask('/sessions/whoami')).status).toBe(401)
    })

    test('and when the second factor is set up', async () => {
      const visitor = await service().signedIn(way, await service().account())
      const thief = thiefOf(visitor)
      const { flow } = await visitor.start('settings')
      await visitor.send('settings', flow, { method: 'totp', totp_code: appCode(secretOf(flow), service()) })
      expect(await visitor.whoami()).toMatchObject({ authenticator_assurance_level: 'aal2' })
      expect((await thief.ask('/sessions/whoami')).status).toBe(401)
    })
  })
})

const idle = minutes(30)

describeService('a session that nobody uses', { sessionIdle: idle }, (service) => {
  test('ends after a while', async () => {
    const visitor = await service().signedIn('script', await service().account())
    service().wait(idle - minutes(1))
    expect(await visitor.whoami()).toBeDefined()
    service().wait(idle + minutes(1))
    expect(await visitor.whoami()).toBeUndefined()
    expect((await visitor.ask('/sessions')).status).toBe(401)
  })

  test('and one that is used, when its time is over', async () => {
    const { email, password } = await service().account()
    const visitor = await service().signedIn('script', { email, password })
    const began = service().clock()
    while (service().clock() - began < minutes(24 * 60 - 25)) {
      service().wait(minutes(20))
      expect(await visitor.whoami()).toBeDefined()
    }
    service().wait(minutes(25))
    expect(await visitor.whoami()).toBeUndefined()
  })

  test('says when it will end, and lives on from a sign-in', async () => {
    const { email, password } = await service().account()
    const visitor = await service().signedIn('script', { email, password })
    const ends = async () => Date.parse((await visitor.whoami())?.expires_at ?? '') - service().clock()
    expect(await ends()).toBeLessThanOrEqual(idle)
    service().wait(minutes(29))
    expect(await ends()).toBe(idle)
    const { flow } = await visitor.start('login', { refresh: 'true' })
    await visitor.send('login', flow, { method: 'password', identifier: email, password })
    service().wait(minutes(29))
    expect(await ends()).toBe(idle)
  })

  test('is written down now and then, not each time', async () => {
    const visitor = await service().signedIn('script', await service().account())
    const first = (await visitor.whoami())?.expires_at
    service().wait(minutes(2))
    expect((await visitor.whoami())?.expires_at).toBe(first)
    service().wait(minutes(2))
    expect((await visitor.whoami())?.expires_at).not.toBe(first)
  })

  test('that an administrator ended does not come back by being used', async () => {
    const account = await service().account()
    const visitor = await service().signedIn('script', account)
    const { id } = (await visitor.whoami()) ?? {}
    const end = new Request(`${service().origin}/admin/sessions/${id}`, { method: 'DELETE' })
    await service().identity.admin(end)
    service().wait(minutes(10))
    expect(await visitor.whoami()).toBeUndefined()
  })

  test('is not among the others that are listed', async () => {
    const account = await service().account()
    await service().signedIn('script', account)
    service().wait(idle + minutes(1))
    const visitor = await service().signedIn('script', account)
    expect((await visitor.ask('/sessions')).body).toEqual([])
  })
})

describeService('an account with very many sessions', { config: withSecondFactors }, (service) => {
  interface Rows {
    sessions: { id: string; identity_id: string; token_digest: string; aal: string; issued_at: number }
  }

  test('keeps a hundred of them, and none pushes out one with a second factor', async () => {
    const account = await accountWithApp(service(), 'script')
    const { visitor: owner } = await withPassword(service(), 'script', account)
    const { flow } = await owner.start('login', { aal: 'aal2' })
    await owner.send('login', flow, { method: 'totp', totp_code: appCode(account.secret, service()) })
    const { id: owned, identity } = (await owner.whoami()) ?? {}
    const tables = service().database.tables<Rows>()
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
    const { visitor: next } = await withPassword(service(), 'script', account)
    expect(await ofAccount().execute()).toHaveLength(100)
    expect(await owner.whoami()).toMatchObject({ authenticator_assurance_level: 'aal2' })
    expect((await next.ask('/sessions/whoami')).status).toBe(403)
  })
})
