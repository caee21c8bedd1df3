import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { expect, test } from 'vitest'
import { describeHouse } from './house/describe-house.ts'
import { exhaustedPlace } from './house/exhausted-place.ts'
import { goodPassword, type House } from './house/house.ts'
import { appCode, secretOf, withSecondFactors } from './house/second-factors.ts'
import { createVisitor, type Visitor } from './house/visitor.ts'

interface Described {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly responses: Responses }>>>>
  readonly components: object
}
type Responses = Readonly<
  Record<string, { readonly content?: { readonly 'application/json': { readonly schema: object } } }>
>

/** Looks at every answer that passes, whether it is one of those that the description promises. */
async function watched(house: House) {
  const described = (await (await house.fetch(new Request(`${house.origin}/openapi.json`))).json()) as Described // read below
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  formats.default(ajv)
  ajv.addSchema({ $id: 'api', components: described.components })
  const problems: object[] = []
  const seen = new Set<string>()

  const responsesOf = (path: string, method: string): readonly [string, Responses] | undefined => {
    const entries = Object.entries(described.paths)
    const exact = entries.find(([template]) => template === path)
    const found =
      exact ?? entries.find(([template]) => new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path))
    const responses = found?.[1][method.toLowerCase()]?.responses
    return found && responses && [found[0], responses]
  }

  const look = async (request: Request, response: Response): Promise<Response> => {
    const { pathname } = new URL(request.url)
    const what = `${request.method} ${pathname} ${response.status}`
    const [template, responses] = responsesOf(pathname, request.method) ?? []
    const promised =
      responses?.[String(response.status)] ?? (response.status >= 400 ? responses?.['default'] : undefined)
    if (!template || !promised) {
      problems.push({ what, problem: 'is not described' })
      return response
    }
    seen.add(`${request.method} ${template} ${response.status}`)
    const schema = promised.content?.['application/json'].schema
    if (!schema || response.status === 303) return response
    const validate = ajv.compile(
      JSON.parse(JSON.stringify(schema).replaceAll('#/components', 'api#/components')) as object,
    )
    const body: unknown = await response.clone().json()
    if (!validate(body)) problems.push({ what, problem: validate.errors, body })
    return response
  }
  const fetch = async (request: Request) => look(request, await house.fetch(request))
  const admin = async (request: Request) => look(request, await house.identity.admin(request))
  const visitor = (way: 'script' | 'native'): Visitor =>
    createVisitor({ origin: house.origin, fetch, clock: () => house.clock() }, way)
  return { visitor, fetch, admin, problems, seen }
}

describeHouse('the description of the API', { settings: withSecondFactors }, (house) => {
  test('is what the service answers', async () => {
    const { visitor, fetch, admin, problems, seen } = await watched(house())
    for (const way of ['script', 'native'] as const) {
      const email = house().newEmail()
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
      await person.send('settings', settings, { method: 'totp', totp_code: appCode(secretOf(settings), house()) })
      for (const path of ['/sessions', '/self-service/logout/browser']) await person.ask(path)
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
        await lost.send(kind, flow as never, { method: 'code', code: await house().codeFor(email) })
      }
      const held = visitor(way)
      held.address = await exhaustedPlace(house(), 'signIn', email)
      const { flow } = await held.start('login')
      await held.send('login', flow, { method: 'password', identifier: email, password: 'wrong' })
      await person.ask('/sessions', { method: 'DELETE' })
    }
    const get = (path: string) => fetch(new Request(house().origin + path, { headers: { accept: 'application/json' } }))
    for (const path of ['/schemas', '/schemas/default', '/schemas/x', '/health/alive', '/health/ready', '/version'])
      await get(path)
    for (const path of [
      '/self-service/errors?id=stub:500',
      '/self-service/fed-cm/parameters',
      '/sessions/token-exchange',
    ])
      await get(path)
    const list = await admin(new Request(`${house().origin}/admin/identities?include_credential=totp`))
    const [first] = (await list.json()) as readonly { readonly id: string }[] // by the description
    for (const path of [
      '/admin/courier/messages',
      '/admin/sessions',
      `/admin/identities/${first?.id}`,
      `/admin/identities/${first?.id}/sessions`,
    ]) {
      await admin(new Request(house().origin + path))
    }
    expect(problems).toEqual([])
    expect(seen.size).toBeGreaterThan(45)
    expect([...seen]).toContain('POST /self-service/login 429')
  })

  test('and what is not as described is found', async () => {
    const { admin, problems } = await watched(house())
    await admin(new Request(`${house().origin}/metrics/prometheus`))
    expect(problems).toEqual([{ what: 'GET /metrics/prometheus 200', problem: 'is not described' }])
  })
})
