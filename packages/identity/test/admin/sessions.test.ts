import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testDatabases } from '../../../storage/test/databases.ts'
import { openAdmin, type OpenAdmin } from './open-admin.ts'

const unknownId = '00000000-0000-4000-8000-000000000000'
const hour = 60 * 60 * 1000

describe.each(testDatabases)('admin sessions on $name', (databases) => {
  let service: OpenAdmin
  let ada: { id: string }
  beforeAll(async () => {
    service = await openAdmin(databases)
  })
  beforeEach(async () => {
    await service.clear()
    ada = await made('ada')
  })
  afterAll(() => service.close())

  const made = async (name: string): Promise<{ id: string }> =>
    (
      await service.admin('POST', '/admin/identities', {
        traits: { email: `${name}@example.org` },
        credentials: { password: { config: { password: 'hunter22' } } },
      })
    ).body
  const signIn = async (name = 'ada'): Promise<{ session: { id: string }; session_token: string }> => {
    service.time.now += 1000
    const { body: flow } = await service.public('GET', '/self-service/login/api')
    const payload = { method: 'password', identifier: `${name}@example.org`, password: 'hunter22' }
    return (await service.public('POST', `/self-service/login?flow=${flow.id}`, payload)).body
  }
  const isLive = async ({ session_token }: { session_token: string }) =>
    (await service.public('GET', '/sessions/whoami', undefined, { 'x-session-token': session_token })).status === 200

  test.each([
    ['GET', `/admin/identities/${unknownId}/sessions`, 404],
    ['DELETE', `/admin/identities/${unknownId}/sessions`, 404],
    ['GET', `/admin/sessions/${unknownId}`, 404],
    ['GET', '/admin/sessions/no-id', 404],
    ['PATCH', `/admin/sessions/${unknownId}/extend`, 404],
    ['DELETE', '/admin/sessions/no-id', 400],
    ['GET', '/admin/sessions?active=perhaps', 400],
    ['GET', '/admin/sessions?expand=everything', 400],
    ['GET', '/admin/sessions?page_token=nonsense', 400],
  ])('%s %s: %d', async (method, path, status) => {
    const answer = await service.admin(method, path)
    expect(answer.status).toBe(status)
    expect(answer.body.error.code).toBe(status)
  })

  test('the sessions of an account are listed', async () => {
    const first = await signIn()
    const second = await signIn()
    await made('bob')
    await signIn('bob')
    await service.admin('DELETE', `/admin/sessions/${first.session.id}`)
    const all = await service.admin('GET', `/admin/identities/${ada.id}/sessions`)
    expect(all.body).toMatchObject([
      { id: second.session.id, active: true, identity: null, devices: [{}] },
      { id: first.session.id, active: false },
    ])
    expect(all.headers.get('x-total-count')).toBe('2')
    const active = await service.admin('GET', `/admin/identities/${ada.id}/sessions?active=true`)
    expect(active.body).toHaveLength(1)
    expect((await service.admin('GET', '/admin/sessions?page_size=2')).body).toHaveLength(2)
    expect((await service.admin('GET', '/admin/sessions?active=false')).body).toMatchObject([{ id: first.session.id }])
  })

  test('a session is read, expanded on request', async () => {
    const { session } = await signIn()
    const path = `/admin/sessions/${session.id}`
    expect((await service.admin('GET', path)).body).toMatchObject({
      id: session.id,
      identity: { id: ada.id },
      devices: [{}],
    })
    expect((await service.admin('GET', `${path}?expand=devices`)).body).toMatchObject({ identity: null, devices: [{}] })
    expect((await service.admin('GET', `/admin/sessions?expand=identity`)).body).toMatchObject([
      { identity: { id: ada.id }, devices: [] },
    ])
    expect(JSON.stringify((await service.admin('GET', path)).body)).not.toContain('token')
  })

  test('one session is ended, or all of an account', async () => {
    const [first, second, third] = [await signIn(), await signIn(), await signIn()]
    expect((await service.admin('DELETE', `/admin/sessions/${first.session.id}`)).status).toBe(204)
    expect((await service.admin('DELETE', `/admin/sessions/${unknownId}`)).status).toBe(204)
    expect(await Promise.all([first, second, third].map(isLive))).toEqual([false, true, true])
    expect((await service.admin('DELETE', `/admin/identities/${ada.id}/sessions`)).status).toBe(204)
    expect(await isLive(second)).toBe(false)
    expect((await service.admin('GET', `/admin/identities/${ada.id}/sessions`)).body).toEqual([])
  })

  test('a session can be extended, but an ended one cannot be revived', async () => {
    const { session } = await signIn()
    service.time.now += 10 * hour
    const extended = await service.admin('PATCH', `/admin/sessions/${session.id}/extend`)
    expect(extended.status).toBe(200)
    expect(Date.parse(extended.body.expires_at)).toBe(service.time.now + 24 * hour)
    await service.admin('DELETE', `/admin/sessions/${session.id}`)
    expect((await service.admin('PATCH', `/admin/sessions/${session.id}/extend`)).status).toBe(404)
    const late = await signIn()
    service.time.now += 25 * hour
    expect((await service.admin('PATCH', `/admin/sessions/${late.session.id}/extend`)).status).toBe(404)
  })

  test('the configuration limits how early a session can be extended', async () => {
    const strict = await openAdmin(databases, (settings) => `${settings}session: { earliest_possible_extend: 1h }\n`)
    service = await swapped(service, strict)
    ada = await made('ada')
    const { session } = await signIn()
    const before = Date.parse((await service.admin('GET', `/admin/sessions/${session.id}`)).body.expires_at)
    expect(Date.parse((await service.admin('PATCH', `/admin/sessions/${session.id}/extend`)).body.expires_at)).toBe(
      before,
    )
    service.time.now = before - hour / 2
    expect(
      Date.parse((await service.admin('PATCH', `/admin/sessions/${session.id}/extend`)).body.expires_at),
    ).toBeGreaterThan(before)
  })

  describe('a batch', () => {
    test.each([
      [{ action: 'disable' }],
      [{ action: 'disable', identities: ['*'], sessions: ['*'] }],
      [{ action: 'forget', sessions: ['*'] }],
      [{ action: 'delete', sessions: [] }],
      [{ action: 'delete', sessions: ['no-id'] }],
      [{ action: 'delete', sessions: Array.from({ length: 501 }, () => unknownId) }],
    ])('%j is refused', async (payload) => {
      expect((await service.admin('POST', '/admin/sessions', payload)).status).toBe(400)
    })

    test('ends the sessions of accounts', async () => {
      await made('bob')
      const [mine, also, other] = [await signIn(), await signIn(), await signIn('bob')]
      const disabled = await service.admin('POST', '/admin/sessions', {
        action: 'disable',
        identities: [ada.id, unknownId],
      })
      expect(disabled).toMatchObject({ status: 200, body: { processed: 2, more: false } })
      expect(await Promise.all([mine, also, other].map(isLive))).toEqual([false, false, true])
      const deleted = await service.admin('POST', '/admin/sessions', { action: 'delete', identities: [ada.id] })
      expect(deleted.body).toEqual({ processed: 2, more: false })
    })

    test('ends sessions by id, and all sessions', async () => {
      const [first, second] = [await signIn(), await signIn()]
      const one = await service.admin('POST', '/admin/sessions', {
        action: 'delete',
        sessions: [first.session.id, unknownId],
      })
      expect(one.body).toEqual({ processed: 1, more: false })
      expect(await isLive(second)).toBe(true)
      expect((await service.admin('POST', '/admin/sessions', { action: 'disable', identities: ['*'] })).body).toEqual({
        processed: 1,
        more: false,
      })
      expect(await isLive(second)).toBe(false)
      expect((await service.admin('POST', '/admin/sessions', { action: 'delete', sessions: ['*'] })).body).toEqual({
        processed: 1,
        more: false,
      })
      expect((await service.admin('GET', '/admin/sessions')).body).toEqual([])
    })
  })
})

const swapped = async (old: OpenAdmin, next: OpenAdmin) => {
  await old.close()
  return next
}
