import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { describeService } from '../service/describe-service.ts'
import { goodPassword, minutes } from '../service/test-service.ts'
import { accountWithApp, appCode, secretOf, withPassword, withSecondFactors } from '../service/second-factors.ts'
import type { Visitor } from '../service/visitor.ts'

describeService('a session that is authenticated further', { config: withSecondFactors }, (service) => {
  /** A thief with a copy of the visitor's session. */
  const thiefOf = (visitor: Visitor): Visitor => {
    const thief = service().visitor(visitor.way)
    thief.token = visitor.token
    thief.jar.set('ory_kratos_session', visitor.jar.get('ory_kratos_session') ?? '')
    return thief
  }

  describe.each(['navigation', 'script'] as const)('by %s', (way) => {
    test('gets a new token after another sign-in; the old one is refused', async () => {
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

    test('gets a new token with the second factor', async () => {
      const account = await accountWithApp(service(), way)
      const { visitor } = await withPassword(service(), way, account)
      const thief = thiefOf(visitor)
      const { flow } = await visitor.start('login', { aal: 'aal2' })
      await visitor.send('login', flow, { method: 'totp', totp_code: appCode(account.secret, service()) })
      expect(await visitor.whoami()).toMatchObject({ authenticator_assurance_level: 'aal2' })
      expect((await thief.ask('/sessions/whoami')).status).toBe(401)
    })

    test('gets a new token when the second factor is set up', async () => {
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

describeService('a session with an idle timeout', { sessionIdle: idle }, (service) => {
  test('ends once it was idle for that long', async () => {
    const visitor = await service().signedIn('script', await service().account())
    service().wait(idle - minutes(1))
    expect(await visitor.whoami()).toBeDefined()
    service().wait(idle + minutes(1))
    expect(await visitor.whoami()).toBeUndefined()
    expect((await visitor.ask('/sessions')).status).toBe(401)
  })

  test('ends after its lifespan, even while it is used', async () => {
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

  test('states its end, and is extended by a sign-in', async () => {
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

  test('is not written to the database on every use', async () => {
    const visitor = await service().signedIn('script', await service().account())
    const first = (await visitor.whoami())?.expires_at
    service().wait(minutes(2))
    expect((await visitor.whoami())?.expires_at).toBe(first)
    service().wait(minutes(2))
    expect((await visitor.whoami())?.expires_at).not.toBe(first)
  })

  test('is not revived by use after an administrator ended it', async () => {
    const account = await service().account()
    const visitor = await service().signedIn('script', account)
    const { id } = (await visitor.whoami()) ?? {}
    const end = new Request(`${service().origin}/admin/sessions/${id}`, { method: 'DELETE' })
    await service().identity.admin(end)
    service().wait(minutes(10))
    expect(await visitor.whoami()).toBeUndefined()
  })

  test('is not listed once it was idle for too long', async () => {
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

  test('keeps a hundred, and prefers sessions with a second factor to newer ones without', async () => {
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
    // Newer sessions of a client that has only the password.
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
