import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testDatabases } from '../../../storage/test/databases.ts'
import { mailOf } from '../../src/courier/mails.ts'
import { openAdmin, type OpenAdmin } from './open-admin.ts'
import { unknownId } from './people.ts'
import { refusedRecoveries } from './refused-recoveries.ts'

const minute = 60_000

describe.each(testDatabases)('admin recovery and messages on $name', (databases) => {
  let service: OpenAdmin
  let ada: { id: string }
  beforeAll(async () => {
    service = await openAdmin(databases)
  })
  beforeEach(async () => {
    await service.clear()
    ada = (await service.admin('POST', '/admin/identities', { traits: { email: 'ada@example.org' } })).body
  })
  afterAll(() => service.close())

  test.each(refusedRecoveries)('a request of a recovery code for %j: %d', async (payload, status) => {
    expect((await service.admin('POST', '/admin/recovery/code', { identity_id: ada.id, ...payload })).status).toBe(
      status,
    )
  })

  test('a request of a recovery link while links are disabled: 404', async () => {
    expect((await service.admin('POST', '/admin/recovery/link', { identity_id: ada.id })).status).toBe(404)
  })

  test('a recovery code of an administrator recovers the account, and is not mailed', async () => {
    const { status, body } = await service.admin('POST', '/admin/recovery/code', {
      identity_id: ada.id,
      expires_in: '1h',
      flow_type: 'api',
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      recovery_code: expect.stringMatching(/^\d{6}$/),
      expires_at: '2026-11-20T11:00:00.000Z',
    })
    expect(body.recovery_link).toMatch(/^http:\/\/localhost:5000\/recovery\?flow=[0-9a-f-]{36}$/)
    service.time.now += 59 * minute
    const flow = new URL(body.recovery_link).searchParams.get('flow')
    const done = await service.public('POST', `/self-service/recovery?flow=${flow}`, {
      method: 'code',
      code: body.recovery_code,
    })
    expect(done).toMatchObject({ status: 200, body: { state: 'passed_challenge' } })
    // The only mail is the notice about the sign-in.
    const mails = await service.service.courier.list()
    expect(mails.map(({ subject }) => subject)).toEqual(['New sign-in to your account'])
    expect(mails[0]?.text).not.toContain(body.recovery_code)
  })

  test('the recovery link opens in any browser', async () => {
    const { body } = await service.admin('POST', '/admin/recovery/code', { identity_id: ada.id })
    expect(body.expires_at).toBe('2026-11-20T10:10:00.000Z')
    const flow = new URL(body.recovery_link).searchParams.get('flow')
    const shown = await service.public('GET', `/self-service/recovery/flows?id=${flow}`)
    expect(shown).toMatchObject({ status: 200, body: { state: 'sent_email', active: 'code' } })
    service.time.now += 10 * minute
    expect((await service.public('GET', `/self-service/recovery/flows?id=${flow}`)).status).toBe(410)
  })

  test('a recovery code is valid for its own flow only', async () => {
    const first = await service.admin('POST', '/admin/recovery/code', { identity_id: ada.id, flow_type: 'api' })
    const second = await service.admin('POST', '/admin/recovery/code', { identity_id: ada.id, flow_type: 'api' })
    const flow = new URL(second.body.recovery_link).searchParams.get('flow')
    const wrong = { method: 'code', code: first.body.recovery_code }
    const answer = await service.public('POST', `/self-service/recovery?flow=${flow}`, wrong)
    expect(answer.body.ui.messages?.[0]?.id).toBe(
      first.body.recovery_code === second.body.recovery_code ? 1060001 : 4060006,
    )
  })

  describe('messages', () => {
    const recover = async () => {
      service.time.now += 1000
      const { body: flow } = await service.public('GET', '/self-service/recovery/api')
      await service.public('POST', `/self-service/recovery?flow=${flow.id}`, {
        method: 'code',
        email: 'ada@example.org',
      })
    }

    test.each([
      ['/admin/courier/messages?status=lost', 400],
      ['/admin/courier/messages?page_token=nonsense', 400],
      [`/admin/courier/messages?page_token=${Buffer.from(`after:${unknownId}`).toString('base64url')}`, 400],
      [`/admin/courier/messages/${unknownId}`, 404],
      ['/admin/courier/messages/no-id', 404],
    ])('%s: %d', async (path, status) => {
      expect((await service.admin('GET', path)).status).toBe(status)
    })

    test('are listed without their content', async () => {
      await recover()
      await recover()
      const [mail] = await service.service.courier.list()
      const code = /\d{6}/.exec(mail?.subject ?? '')?.[0]
      const { body, headers } = await service.admin<readonly object[]>('GET', '/admin/courier/messages?page_size=1')
      expect(body).toMatchObject([
        { id: mail?.id, status: 'sent', recipient: 'ada@example.org', template_type: 'recovery_code_valid' },
      ])
      expect(body).toMatchObject([{ template: 'recovery_code_valid' }])
      expect(JSON.stringify(body)).not.toContain(code)
      const next = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1] ?? ''
      const rest = await service.admin('GET', next)
      expect(rest.body).toHaveLength(1)
      expect(rest.headers.get('link')).not.toContain('next')
      expect((await service.admin('GET', '/admin/courier/messages?status=queued')).body).toEqual([])
      expect((await service.admin('GET', '/admin/courier/messages?recipient=bob%40example.org')).body).toEqual([])
      expect((await service.admin('GET', `/admin/courier/messages/${mail?.id}`)).body).toEqual(body[0])
    })
  })

  test('a notice that Kratos does not know has a template_type of Kratos’ list', async () => {
    const { courier } = service.service
    await courier.queue({ to: 'bob@example.org', ...mailOf('registration_duplicate', {}, 'en') })
    const { body } = await service.admin('GET', '/admin/courier/messages?recipient=bob%40example.org')
    expect(body).toMatchObject([{ template_type: 'stub', template: 'registration_duplicate' }])
  })

  describe('the service', () => {
    test('serves the same answers without /admin before the paths, and links to the next page as a Kratos', async () => {
      for (const path of ['/identities', `/identities/${ada.id}`, `/identities/${ada.id}/sessions`, '/sessions'])
        expect(await service.admin('GET', path)).toMatchObject({
          status: 200,
          body: (await service.admin<object>('GET', `/admin${path}`)).body,
        })
      expect((await service.admin('GET', '/courier/messages')).status).toBe(200)
      expect((await service.admin('POST', '/recovery/code', { identity_id: ada.id })).status).toBe(201)
      const { headers } = await service.admin('GET', '/identities?page_size=1')
      expect(headers.get('link')).toMatch(/^<\/admin\/identities\?page_size=1>; rel="first"/)
    })

    test.each(['', '/admin'])('answers at %s/health, /version and /schemas', async (base) => {
      expect(await service.admin('GET', `${base}/health/alive`)).toMatchObject({ status: 200, body: { status: 'ok' } })
      expect(await service.admin('GET', `${base}/health/ready`)).toMatchObject({ status: 200, body: { status: 'ok' } })
      expect(await service.admin('GET', `${base}/version`)).toMatchObject({ body: { version: 'test' } })
      const { body } = await service.admin('GET', `${base}/schemas`)
      expect(body).toMatchObject([{ id: 'default', schema: { title: 'Collector' } }])
      expect((await service.admin('GET', `${base}/schemas/ZGVmYXVsdA`)).body.title).toBe('Collector')
      expect((await service.admin('GET', `${base}/schemas/other`)).status).toBe(404)
    })

    test('redirects self-service requests to the public listener', async () => {
      const { status, headers } = await service.admin('GET', '/self-service/login/browser?aal=aal1')
      expect({ status, location: headers.get('location') }).toEqual({
        status: 307,
        location: 'http://localhost:5000/self-service/login/browser?aal=aal1',
      })
    })
  })
})
