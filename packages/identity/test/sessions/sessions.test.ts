import type { Session } from '@collect/contract'
import { describe, expect, test } from 'vitest'
import { describeService } from '../service/describe-service.ts'
import { minutes, type Account } from '../service/test-service.ts'
import type { Visitor, WayName } from '../service/visitor.ts'

const hour = minutes(60)

describeService('sessions', {}, (service) => {
  const signedInUser = async (way: WayName = 'script') => {
    const account = await service().account()
    return { account, visitor: await service().signedIn(way, account) }
  }
  const others = async (visitor: Visitor, search = '') => {
    const answer = await visitor.ask(`/sessions${search}`)
    return { answer, sessions: answer.body as readonly Session[] } // the tests check it
  }
  const devices = async (account: Account, count: number) => {
    const all: Visitor[] = []
    for (let index = 0; index < count; index += 1) all.push(await service().signedIn('native', account))
    return all
  }

  describe('whoami', () => {
    test.each([
      ['no credentials', {}],
      ['an unknown token', { 'x-session-token': 'ory_st_x' }],
      ['an unknown bearer', { authorization: 'Bearer ory_st_x' }],
      ['another authorization scheme', { authorization: 'Basic YTpi' }],
      ['a malformed cookie', { cookie: 'ory_kratos_session=x' }],
      ['a forged cookie', { cookie: `ory_kratos_session=${'A'.repeat(200)}` }],
      ['malformed cookies', { cookie: '=; ;;; __proto__=1; %=%; ory_kratos_session' }],
    ])('%s: 401 without an id', async (_, headers: Readonly<Record<string, string>>) => {
      const answer = await service().visitor('native').ask('/sessions/whoami', { headers })
      expect(answer).toMatchObject({ status: 401, body: { error: { code: 401 } } })
      expect(answer.body).not.toHaveProperty('error.id')
    })

    test('cookie, token and bearer answer the same session', async () => {
      const { account, visitor } = await signedInUser()
      const native = await service().signedIn('native', account)
      const token = native.token ?? ''
      const session = await native.whoami()
      const proofs: readonly Readonly<Record<string, string>>[] = [
        { 'x-session-token': token },
        { authorization: `Bearer ${token}` },
      ]
      for (const headers of proofs) {
        expect((await service().visitor('native').ask('/sessions/whoami', { headers })).body).toEqual(session)
      }
      const answer = await visitor.ask('/sessions/whoami')
      expect(answer.headers.get('x-kratos-authenticated-identity-id')).toBe(account.identity.id)
      expect(answer.headers.get('cache-control')).toContain('no-store')
      expect(answer.body).toMatchGolden('answers/whoami')
    })

    test('the token header precedes the cookie, which precedes the bearer', async () => {
      const one = await signedInUser()
      const two = await signedInUser('native')
      const headers = { 'x-session-token': two.visitor.token ?? '' }
      expect((await one.visitor.ask('/sessions/whoami', { headers })).body).toMatchObject({
        identity: { id: two.account.identity.id },
      })
      const bearer = { authorization: `Bearer ${two.visitor.token}` }
      expect((await one.visitor.ask('/sessions/whoami', { headers: bearer })).body).toMatchObject({
        identity: { id: one.account.identity.id },
      })
    })

    test('every HTTP method is accepted, an unknown token template is refused', async () => {
      const { visitor } = await signedInUser()
      expect((await visitor.ask('/sessions/whoami', { method: 'POST' })).status).toBe(200)
      expect((await visitor.ask('/sessions/whoami?tokenize_as=jwt')).status).toBe(400)
    })

    test('a session ends after a day', async () => {
      const { visitor } = await signedInUser('native')
      service().wait(24 * hour - minutes(1))
      expect(await visitor.whoami()).toBeDefined()
      service().wait(minutes(1))
      expect(await visitor.whoami()).toBeUndefined()
    })

    test('an inactive account is signed out', async () => {
      const { account, visitor } = await signedInUser()
      await service().makeInactive(account.identity.id)
      expect(await visitor.whoami()).toBeUndefined()
    })

    test('the device has the user agent and the address of the sign-in', async () => {
      const { account } = await signedInUser()
      const native = service().visitor('native')
      const { flow } = await native.start('login')
      const answer = await native.ask(`/self-service/login?flow=${flow.id}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': '203.0.113.7',
          'user-agent': 'B'.repeat(600),
        },
        body: JSON.stringify({ method: 'password', identifier: account.email, password: account.password }),
      })
      expect(answer.body).toMatchObject({
        session: { devices: [{ ip_address: '203.0.113.7', user_agent: 'B'.repeat(512), location: '' }] },
      })
    })
  })

  describe('other sessions', () => {
    test.each([
      ['GET', '/sessions'],
      ['DELETE', '/sessions'],
      ['DELETE', '/sessions/6f2b9e86-24b0-4c5c-9f0e-0f4f9a1f7d11'],
      ['DELETE', '/sessions/x'],
    ])('%s %s needs a session', async (method, path) => {
      expect(await service().visitor('script').ask(path, { method })).toMatchObject({ status: 401 })
    })

    test('are listed newest first, without the current one and without those that ended', async () => {
      const { account, visitor } = await signedInUser()
      const [first, second, ended] = await devices(account, 3)
      await signedInUser()
      await visitor.ask(`/sessions/${(await ended?.whoami())?.id}`, { method: 'DELETE' })
      const { answer, sessions } = await others(visitor)
      expect(answer.headers.get('x-total-count')).toBe('3')
      expect(sessions.slice(0, 2)).toMatchObject([await second?.whoami(), await first?.whoami()])
      expect(sessions.map(({ id }) => id)).not.toContain((await visitor.whoami())?.id)
    })

    test.each(['x', '%00', '6f2b9e86-24b0-4c5c-9f0e'])('ending "%s" is refused', async (id) => {
      const { visitor } = await signedInUser()
      expect(await visitor.ask(`/sessions/${id}`, { method: 'DELETE' })).toMatchObject({ status: 400 })
    })

    test('the current session cannot be ended this way', async () => {
      const { visitor } = await signedInUser()
      const id = (await visitor.whoami())?.id
      expect(await visitor.ask(`/sessions/${id}`, { method: 'DELETE' })).toMatchObject({ status: 400 })
      expect(await visitor.ask(`/sessions/${id?.toUpperCase()}`, { method: 'DELETE' })).toMatchObject({ status: 400 })
      expect(await visitor.whoami()).toBeDefined()
    })

    test('an unknown session and one of another user are left alone without an error', async () => {
      const { visitor } = await signedInUser()
      const stranger = await signedInUser()
      const unknown = '6f2b9e86-24b0-4c5c-9f0e-0f4f9a1f7d11'
      for (const id of [unknown, (await stranger.visitor.whoami())?.id]) {
        expect(await visitor.ask(`/sessions/${id}`, { method: 'DELETE' })).toMatchObject({ status: 204, text: '' })
      }
      expect(await stranger.visitor.whoami()).toBeDefined()
    })

    test('one session is ended, the others stay', async () => {
      const { account, visitor } = await signedInUser()
      const [one, other] = await devices(account, 2)
      const path = `/sessions/${(await one?.whoami())?.id}`
      expect(await visitor.ask(path, { method: 'DELETE' })).toMatchObject({ status: 204, text: '' })
      expect(await one?.whoami()).toBeUndefined()
      expect(await other?.whoami()).toBeDefined()
    })

    test('all other sessions are ended at once, and counted', async () => {
      const { account, visitor } = await signedInUser()
      const stranger = await signedInUser()
      const [one, two] = await devices(account, 2)
      // The registration created a session, too.
      expect(await visitor.ask('/sessions', { method: 'DELETE' })).toMatchObject({ status: 200, body: { count: 3 } })
      expect([await one?.whoami(), await two?.whoami()]).toEqual([undefined, undefined])
      expect(await visitor.whoami()).toBeDefined()
      expect(await stranger.visitor.whoami()).toBeDefined()
      expect(await visitor.ask('/sessions', { method: 'DELETE' })).toMatchObject({ status: 200, body: { count: 0 } })
    })
  })

  describe('in pages', () => {
    test('the links lead through all of them, each once', async () => {
      const { account, visitor } = await signedInUser()
      await devices(account, 4)
      const all = (await others(visitor)).sessions.map(({ id }) => id)
      expect(all).toHaveLength(5)
      const found: string[] = []
      let next: string | undefined = '/sessions?page_size=2'
      while (next !== undefined && found.length < 10) {
        const answer: Awaited<ReturnType<typeof visitor.ask>> = await visitor.ask(next)
        expect(answer.headers.get('x-total-count')).toBe('5')
        found.push(...(answer.body as readonly Session[]).map(({ id }) => id)) // compared with all below
        next = linkOf(answer.headers, 'next')
      }
      expect(found).toEqual(all)
      const last = await visitor.ask('/sessions?page_size=2&page_token=eyJvZmZzZXQiOiI0IiwidiI6Mn0')
      expect(linkOf(last.headers, 'next')).toBeUndefined()
      expect(linkOf(last.headers, 'prev')).toBeDefined()
      expect(linkOf(last.headers, 'first')).toBeDefined()
      expect(linkOf(last.headers, 'last')).toBeDefined()
    })

    test('by number, as older clients do', async () => {
      const { account, visitor } = await signedInUser()
      await devices(account, 2)
      const all = (await others(visitor)).sessions.map(({ id }) => id)
      const second = (await others(visitor, '?per_page=2&page=2')).sessions.map(({ id }) => id)
      expect(second).toEqual(all.slice(2))
    })

    test.each(['page_size=many', 'page_size=-1', 'page_token=x', 'page=one', 'page_size=1e9', 'page_token=%00'])(
      '%s is refused',
      async (query) => {
        const { visitor } = await signedInUser()
        expect(await visitor.ask(`/sessions?${query}`)).toMatchObject({ status: 400 })
      },
    )

    test.each(['page_size=0', 'page_size=100000', 'page=0', 'page=999999999', 'page_size=999999999&page=999999999'])(
      '%s is accepted',
      async (query) => {
        const { visitor } = await signedInUser()
        expect(await visitor.ask(`/sessions?${query}`)).toMatchObject({ status: 200 })
      },
    )
  })
})

const linkOf = (headers: Headers, rel: string): string | undefined =>
  new RegExp(`<([^>]+)>; rel="${rel}"`).exec(headers.get('link') ?? '')?.[1]
