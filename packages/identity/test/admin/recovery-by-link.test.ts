import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testDatabases } from '../../../storage/test/databases.ts'
import { openAdmin, type OpenAdmin } from './open-admin.ts'
import { refusedRecoveries } from './refused-recoveries.ts'

const minute = 60_000

/** Users recover by code; an administrator may still request a link. */
const links = (settings: string) =>
  settings.replace('methods:\n', 'methods:\n    link: { enabled: true, config: { lifespan: 20m } }\n')

describe.each(testDatabases)('admin recovery by link on $name', (databases) => {
  let service: OpenAdmin
  let ada: { id: string }
  beforeAll(async () => {
    service = await openAdmin(databases, links)
  })
  beforeEach(async () => {
    await service.clear()
    ada = (await service.admin('POST', '/admin/identities', { traits: { email: 'ada@example.org' } })).body
  })
  afterAll(() => service.close())

  const make = async (payload = {}, query = '') =>
    service.admin('POST', `/admin/recovery/link${query}`, { identity_id: ada.id, ...payload })
  const pathOf = (link: string) => new URL(link).pathname + new URL(link).search

  test.each(refusedRecoveries)('a request of a link for %j: %d', async (payload, status) => {
    expect((await make(payload)).status).toBe(status)
  })

  test('a request of a link for a native client: 400', async () => {
    expect((await make({ flow_type: 'api' })).status).toBe(400)
  })

  test('the link recovers the account, is not mailed, and verifies no address', async () => {
    const { status, body } = await make({ expires_in: '1h' })
    expect(status).toBe(200)
    expect(body).toEqual({ recovery_link: expect.any(String), expires_at: '2026-11-20T11:00:00.000Z' })
    expect(body.recovery_link).toMatch(
      /^http:\/\/localhost:5000\/self-service\/recovery\?flow=[0-9a-f-]{36}&token=[A-Za-z0-9]{32}$/,
    )
    expect(await service.service.courier.list()).toEqual([])
    service.time.now += 59 * minute
    const opened = await service.public('GET', pathOf(body.recovery_link))
    expect(opened).toMatchObject({ status: 200, body: { state: 'sent_email', active: 'link' } })
    const [cookie = ''] = (opened.headers.getSetCookie()[0] ?? '').split(';')
    const csrf = opened.body.ui.nodes.flatMap(({ attributes }) =>
      'name' in attributes && attributes.name === 'csrf_token' ? [attributes.value] : [],
    )[0]
    const done = await service.public(
      'POST',
      pathOf(opened.body.ui.action),
      { method: 'link', csrf_token: csrf },
      { cookie },
    )
    expect(done).toMatchObject({ status: 200, body: { state: 'passed_challenge' } })
    const { body: after } = await service.admin('GET', `/admin/identities/${ada.id}`)
    expect(after.verifiable_addresses?.map(({ verified }) => verified)).toEqual([false])
    // The only mail is the notice about the sign-in.
    expect((await service.service.courier.list()).map(({ subject }) => subject)).toEqual([
      'New sign-in to your account',
    ])
    expect((await service.public('GET', pathOf(body.recovery_link), undefined, { cookie })).status).toBe(303)
  })

  test('the link has the configured lifespan by default', async () => {
    const { body } = await make()
    expect(body.expires_at).toBe('2026-11-20T10:20:00.000Z')
    service.time.now += 20 * minute
    expect((await service.public('GET', pathOf(body.recovery_link))).status).toBe(303)
  })

  test('the link keeps an allowed return_to; another one is refused', async () => {
    const { body } = await make({}, '?return_to=http%3A%2F%2Flocalhost%3A5000%2Fshop')
    const opened = await service.public<{ return_to?: string }>('GET', pathOf(body.recovery_link))
    expect(opened.body.return_to).toBe('http://localhost:5000/shop')
    expect((await make({}, '?return_to=https%3A%2F%2Felsewhere.example')).status).toBe(400)
  })
})
