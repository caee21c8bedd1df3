import { expect, test } from 'vitest'
import { describeService } from '../service/describe-service.ts'

describeService('errors that are stored for the error page', {}, (service) => {
  const read = (id: string, name = 'id') => service().visitor('script').ask(`/self-service/errors?${name}=${id}`)

  test.each(['', 'x', '6f2b9e86-24b0-4c5c-9f0e-0f4f9a1f7d11', '%00', '%F0%9F%A6%89', 'a'.repeat(5000)])(
    'the id "%.40s" is not found',
    async (id) => {
      expect(await read(id)).toMatchObject({ status: 404, body: { error: { code: 404 } } })
    },
  )

  test('a request without an id is not found', async () => {
    expect(await service().visitor('script').ask('/self-service/errors')).toMatchObject({ status: 404 })
  })

  test('the id stub:500 answers a sample error', async () => {
    expect(await read('stub:500')).toMatchObject({ status: 200, body: { error: { code: 500 } } })
  })

  test('a browser finds the error there that a script gets as its answer', async () => {
    const refusal = await service().visitor('script').start('login', { return_to: 'https://evil.example' })
    const { page } = await service().visitor('navigation').start('login', { return_to: 'https://evil.example' })
    const id = page?.searchParams.get('id') ?? ''
    const time = new Date(service().clock()).toISOString().slice(0, -4)
    for (const answer of [await read(id), await read(id, 'error')]) {
      expect(answer).toMatchObject({ status: 200, body: { id, error: refusal.error } })
      expect(answer.body).toMatchObject({ created_at: expect.stringContaining(time.slice(0, 16)) })
    }
    expect(refusal.body()).toMatchGolden('answers/return-to-forbidden')
  })

  test('an error contains the id of its request, if the request has one', async () => {
    const script = service().visitor('script')
    const answer = await script.ask('/sessions/whoami', { headers: { 'x-request-id': 'abc-123' } })
    expect(answer).toMatchObject({ body: { error: { request: 'abc-123', code: 401, status: 'Unauthorized' } } })
    expect((await script.ask('/sessions/whoami')).body).not.toHaveProperty('error.request')
  })

  test.each([
    ['GET', '/'],
    ['GET', '/self-service'],
    ['GET', '/self-service/login/unknown'],
    ['GET', '/self-service/telepathy/browser'],
    ['PUT', '/self-service/login'],
    ['GET', '/schemas/unknown'],
    ['GET', '/schemas/%E0%A4%A'],
    ['GET', '/sessions/whoami/more'],
    ['GET', '/%2e%2e/%2e%2e/etc/passwd'],
  ])('%s %s is not found', async (method, path) => {
    const answer = await service().visitor('script').ask(path, { method })
    expect(answer).toMatchObject({ status: 404, body: { error: { code: 404, status: 'Not Found' } } })
  })

  test('schemas are listed, and found by id, raw or encoded', async () => {
    const script = service().visitor('script')
    const { body } = await script.ask('/schemas')
    expect(body).toEqual([{ id: 'default', schema: expect.objectContaining({ title: 'Collector' }) }])
    for (const id of ['default', Buffer.from('default').toString('base64url')]) {
      expect((await script.ask(`/schemas/${id}`)).body).toMatchObject({ title: 'Collector' })
    }
    const { identity } = await service().account()
    expect((await script.ask(new URL(identity.schema_url).pathname)).status).toBe(200)
  })

  test('health and version are served', async () => {
    const script = service().visitor('script')
    expect(await script.ask('/health/alive')).toMatchObject({ status: 200, body: { status: 'ok' } })
    expect(await script.ask('/health/ready')).toMatchObject({ status: 200, body: { status: 'ok' } })
    expect(await script.ask('/version')).toMatchObject({ status: 200, body: { version: expect.any(String) } })
  })
})

describeService('a service whose database is gone', {}, (service) => {
  test('answers 500 without details and is not ready; the log has the details', async () => {
    const other = await service().also({})
    await other.close()
    const answer = await other.visitor('script').start('login')
    expect(answer).toBeRefusedWith(500)
    expect(answer.answer.text).not.toMatch(/database|sqlite|pool/i)
    // The error cannot be stored, so a browser gets it at once.
    const page = await other.visitor('navigation').ask('/self-service/login/browser')
    expect(page).toMatchObject({ status: 500, body: { error: { code: 500 } } })
    expect(await other.visitor('script').ask('/health/ready')).toMatchObject({ status: 503, body: { errors: {} } })
    expect(await other.visitor('script').ask('/health/alive')).toMatchObject({ status: 200 })
    expect(other.log.filter((line) => line.includes('"error"')).length).toBeGreaterThanOrEqual(2)
  })
})
