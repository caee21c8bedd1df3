import { describe, expect, test } from 'vitest'
import { describeService } from '../service/describe-service.ts'
import { goodPassword, minutes } from '../service/test-service.ts'
import { createVisitor, valueOf } from '../service/visitor.ts'
import { doneAs, refusedAs, ways } from '../service/ways.ts'

const form = [
  'csrf',
  'default/identifier:hidden=v',
  'password/password:password*#1070001',
  'password/method:submit=password#1010001',
]

describeService('signing in again by password', {}, (service) => {
  describe.each(ways)('by $way', ({ way }) => {
    const begin = async () => {
      const account = await service().account()
      const visitor = await service().signedIn(way, account)
      service().wait(minutes(20))
      const { flow } = await visitor.start('login', { refresh: 'true' })
      return { ...account, visitor, flow }
    }

    test('begins with the identifier filled in', async () => {
      const { flow, email } = await begin()
      expect(flow).toShowNodes(form)
      expect(flow).toSay(1010003)
      expect(flow.refresh).toBe(true)
      expect(valueOf(flow, 'identifier')).toBe(email)
    })

    test('a missing and then a wrong password leave the session unchanged', async () => {
      const { visitor, flow, email } = await begin()
      const session = await visitor.whoami()
      const missing = await visitor.send('login', flow, { method: 'password', identifier: email })
      expect(missing.answer.status).toBe(refusedAs(way, 'login'))
      expect(missing.flow).toSay()
      expect(missing.flow).toSayAt('password', 4000002)
      const wrong = await visitor.send('login', flow, { method: 'password', identifier: email, password: 'wrong' })
      expect(wrong.flow).toSay(4000006)
      expect(wrong.flow).toShowNodes(form)
      expect(await visitor.whoami()).toEqual(session)
    })

    test('the same account keeps its session and its token, and renews its lifetime', async () => {
      const { visitor, flow, email } = await begin()
      const [before, token] = [await visitor.whoami(), visitor.token]
      const csrf = visitor.jar.get('csrf_token_')
      const seen = await visitor.send('login', flow, { method: 'password', identifier: email, password: goodPassword })
      expect(seen.answer.status).toBe(doneAs(way))
      const after = await visitor.whoami()
      expect(after?.id).toBe(before?.id)
      expect(visitor.token).toBe(token)
      expect(visitor.jar.get('csrf_token_')).toBe(csrf)
      expect(after?.authentication_methods.map(({ method }) => method)).toEqual(['password', 'password'])
      const gained = (time: 'authenticated_at' | 'expires_at') =>
        Date.parse(after?.[time] ?? '') - Date.parse(before?.[time] ?? '')
      expect(gained('authenticated_at')).toBeGreaterThanOrEqual(minutes(20))
      expect(gained('expires_at')).toBeGreaterThanOrEqual(minutes(20))
      expect(after?.issued_at).toBe(before?.issued_at)
    })

    test('another account gets its own session; the first one is unchanged', async () => {
      const { visitor, flow } = await begin()
      const [before, token] = [await visitor.whoami(), visitor.token]
      const jar = visitor.jar.copy()
      const other = await service().account()
      await visitor.send('login', flow, { method: 'password', identifier: other.email, password: goodPassword })
      const after = await visitor.whoami()
      expect(after?.identity?.id).toBe(other.identity.id)
      expect(after?.id).not.toBe(before?.id)
      const first = service().visitor(way)
      first.token = token
      first.jar.set('ory_kratos_session', jar.get('ory_kratos_session') ?? '')
      expect(await first.whoami()).toEqual(before)
    })
  })

  test.each(['script', 'navigation'] as const)('ten refreshes at once, by %s: one session', async (way) => {
    const account = await service().account()
    const visitor = await service().signedIn(way, account)
    const before = await visitor.whoami()
    const { flow } = await visitor.start('login', { refresh: 'true', return_to: '/shop' })
    const payload = { method: 'password', identifier: account.email, password: goodPassword }
    const answers = await Promise.all(
      Array.from({ length: 10 }, async () => {
        // Each request sends the original cookies, like ten presses of one button.
        const twin = createVisitor(service(), way, visitor.jar.copy())
        return { twin, seen: await twin.send('login', flow, payload) }
      }),
    )
    const sessions = await Promise.all(answers.map(async ({ twin }) => (await twin.whoami())?.id))
    expect(sessions.filter((id) => id !== undefined)).toEqual([before?.id])
    const lost = answers.filter((_, index) => sessions[index] === undefined)
    expect(lost).toHaveLength(9)
    // A script gets the reason; a browser is led to a sign-in, and on to its target if it has the session by then.
    const outcomes = lost.map(({ seen }) => (way === 'script' ? seen.answer.status : seen.flow.return_to))
    expect(new Set(outcomes)).toEqual(new Set([way === 'script' ? 401 : `${service().origin}/shop`]))
    const { count } = await service()
      .database.tables<{ sessions: { identity_id: string } }>()
      .selectFrom('sessions')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('identity_id', '=', account.identity.id)
      .executeTakeFirstOrThrow()
    // One session is of the sign-up, the other one was renewed.
    expect(Number(count)).toBe(2)
  })

  test('golden: the form, and each refusal of it', async () => {
    const account = await service().account()
    const script = await service().signedIn('script', account)
    const { flow } = await script.start('login', { refresh: 'true' })
    const send = async (payload: object) =>
      (await script.send('login', flow, { method: 'password', identifier: account.email, ...payload })).flow
    expect(flow).toMatchGolden('login/refresh-password-start')
    expect(await send({})).toMatchGolden('login/refresh-password-missing')
    expect(await send({ password: 'wrong' })).toMatchGolden('login/refresh-password-wrong')
  })
})
