import { expect, test } from 'vitest'
import { describeService } from '../service/describe-service.ts'
import { described } from '../service/golden/described.ts'
import { exhaustedPlace } from '../service/exhausted-place.ts'
import { goodPassword, type TestService } from '../service/test-service.ts'
import { appCode, secretOf, withSecondFactors } from '../service/second-factors.ts'
import { createVisitor, type Visitor } from '../service/visitor.ts'

async function watched(service: TestService) {
  const { look, problems, seen } = await described(service)
  const fetch = async (request: Request) => look(request.clone(), await service.fetch(request))
  const admin = async (request: Request) => look(request.clone(), await service.identity.admin(request))
  const visitor = (way: 'script' | 'native'): Visitor =>
    createVisitor({ origin: service.origin, fetch, clock: () => service.clock() }, way)
  return { visitor, fetch, admin, problems, seen }
}

describeService('the description of the API', { config: withSecondFactors }, (service) => {
  test('the description matches the service’s answers', async () => {
    const { visitor, fetch, admin, problems, seen } = await watched(service())
    for (const way of ['script', 'native'] as const) {
      const email = service().newEmail()
      for (const kind of ['login', 'registration', 'recovery', 'verification'] as const) {
        const stranger = visitor(way)
        const { flow } = await stranger.start(kind)
        await stranger.fetchFlow(kind, flow.id)
        await stranger.send(kind, flow as never, { method: 'password' })
        await stranger.fetchFlow(kind, 'nothing')
      }
      const person = visitor(way)
      const { flow: registration } = await person.start('registration')
      await person.send('registration', registration, { method: 'password', traits: { email }, password: goodPassword })
      await person.whoami()
      const { flow: settings } = await person.start('settings')
      await person.send('settings', settings, { method: 'password', password: 'short' })
      await person.send('settings', settings, { method: 'totp', totp_code: appCode(secretOf(settings), service()) })
      for (const path of ['/sessions', '/self-service/logout/browser']) await person.ask(path)
      for (const path of ['/account', '/account/data']) await person.ask(path)
      for (const method of ['PUT', 'DELETE']) await person.ask('/account/deletion', { method })
      await person.ask('/account/verification', { method: 'PUT' })
      await visitor(way).ask('/account')
      const half = visitor(way)
      const { flow: login } = await half.start('login')
      await half.send('login', login, { method: 'password', identifier: email, password: goodPassword })
      await half.whoami()
      const { flow: second } = await half.start('login', { aal: 'aal2' })
      await half.send('login', second, { method: 'totp', totp_code: '000000' })
      for (const kind of ['recovery', 'verification'] as const) {
        const lost = visitor(way)
        const { flow } = await lost.start(kind)
        await lost.send(kind, flow as never, { method: 'code', email })
        await lost.send(kind, flow as never, { method: 'code', code: await service().codeFor(email) })
      }
      const held = visitor(way)
      held.address = await exhaustedPlace(service(), 'signIn', email)
      const { flow } = await held.start('login')
      await held.send('login', flow, { method: 'password', identifier: email, password: 'wrong' })
      await person.ask('/sessions', { method: 'DELETE' })
    }
    const get = (path: string) =>
      fetch(new Request(service().origin + path, { headers: { accept: 'application/json' } }))
    for (const path of ['/schemas', '/schemas/default', '/schemas/x', '/health/alive', '/health/ready', '/version'])
      await get(path)
    for (const path of [
      '/self-service/errors?id=stub:500',
      '/self-service/fed-cm/parameters',
      '/sessions/token-exchange',
    ])
      await get(path)
    const list = await admin(new Request(`${service().origin}/admin/identities?include_credential=totp`))
    const [first] = (await list.json()) as readonly { readonly id: string }[] // by the description
    for (const path of [
      '/admin/courier/messages',
      '/admin/sessions',
      `/admin/identities/${first?.id}`,
      `/admin/identities/${first?.id}/sessions`,
    ]) {
      await admin(new Request(service().origin + path))
    }
    const send = (method: string, path: string, body: object) =>
      admin(
        new Request(service().origin + path, {
          method,
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      )
    const account = { schema_id: 'default', traits: { email: service().newEmail() }, state: 'active' }
    const made = await send('POST', '/admin/identities', {
      ...account,
      credentials: { password: { config: { password: goodPassword } } },
    })
    const { id } = (await made.json()) as { readonly id: string } // by the description
    await send('PUT', `/admin/identities/${id}`, account)
    await send('PATCH', `/admin/identities/${id}`, [{ op: 'replace', path: '/metadata_public', value: { a: 1 } }])
    await send('PATCH', '/admin/identities', {
      identities: [{ create: { ...account, traits: { email: service().newEmail() } } }],
    })
    await send('POST', '/admin/recovery/code', { identity_id: id })
    await send('POST', '/admin/sessions', { action: 'disable', identities: [id] })
    expect(problems).toEqual([])
    expect(seen.size).toBeGreaterThan(45)
    expect([...seen]).toEqual(expect.arrayContaining(['POST /self-service/login 429', 'PUT /account/deletion 200']))
  })

  test('a request that the description does not allow is detected', async () => {
    const { look, problems } = await described(service())
    const { flow } = await service().visitor('native').start('login')
    const response = new Response(JSON.stringify(flow), { headers: { 'content-type': 'application/json' } })
    const request = new Request(`${service().origin}/self-service/login?flow=${flow.id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ method: 'password', identifier: 7 }),
    })
    await look(request, response)
    expect(problems).toMatchObject([{ what: 'the body of POST /self-service/login 200' }])
  })

  test('an answer that does not match the description is detected', async () => {
    const { admin, problems } = await watched(service())
    await admin(new Request(`${service().origin}/metrics/prometheus`))
    expect(problems).toEqual([{ what: 'GET /metrics/prometheus 200', problem: 'is not described' }])
  })
})
