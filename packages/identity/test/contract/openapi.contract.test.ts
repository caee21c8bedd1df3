import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { Ajv, type ValidateFunction } from 'ajv'
import formats from 'ajv-formats'
import { beforeAll, describe, expect, test } from 'vitest'
import { describeService } from '../service/describe-service.ts'
import { goodPassword, minutes, type TestService } from '../service/test-service.ts'

/** Kratos' OpenAPI description is beside the recorded answers. */
const file = resolve(process.env['CONTRACT_FLOWS'] ?? '', '../kratos-openapi.json')
const isThere = process.env['CONTRACT_FLOWS'] !== undefined && existsSync(file)

interface Description {
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> }
}

/** Converts OpenAPI 3.0, whose `nullable` JSON Schema lacks. */
function asJsonSchema(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(asJsonSchema)
  if (typeof node !== 'object' || node === null) return node
  const { nullable, discriminator: _, example: __, ...rest } = node as Record<string, unknown> // an object, as checked above
  const schema = Object.fromEntries(Object.entries(rest).map(([key, inner]) => [key, asJsonSchema(inner)]))
  return nullable === true ? { anyOf: [schema, { type: 'null' }] } : schema
}

/** Kratos answers null where the description has no null (docs/contract/http.md §1.8). */
function withoutNull(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('continue_with' in body)) return body
  const { continue_with, ...rest } = body
  return continue_with === null ? rest : body
}

/** An answer of each kind, with the name of its schema. */
async function answersOf(service: TestService): Promise<readonly (readonly [string, string, unknown])[]> {
  const answers: (readonly [string, string, unknown])[] = []
  const note = (schema: string, what: string, body: unknown) => answers.push([schema, what, body])
  const script = service.visitor('script')
  const schemaOf = {
    login: 'loginFlow',
    registration: 'registrationFlow',
    recovery: 'recoveryFlow',
    verification: 'verificationFlow',
    settings: 'settingsFlow',
  } as const

  for (const kind of ['login', 'registration', 'recovery', 'verification'] as const) {
    for (const way of ['script', 'native'] as const) {
      const visitor = service.visitor(way)
      const { flow } = await visitor.start(kind)
      note(schemaOf[kind], `${kind}, begun by ${way}`, flow)
      const { answer } = await visitor.send(kind, flow as never, { method: 'password' })
      note(schemaOf[kind], `${kind}, refused by ${way}`, answer.body)
    }
    const { answer } = await service.visitor('script').fetchFlow(kind, 'x')
    note('errorGeneric', `${kind}, not found`, answer.body)
  }

  const email = service.newEmail()
  const { flow: registration } = await script.start('registration')
  const payload = { method: 'password', traits: { email }, password: goodPassword }
  const registered = await script.send('registration', registration, payload)
  note('successfulNativeRegistration', 'registration, done', registered.answer.body)
  note('session', 'whoami', (await script.ask('/sessions/whoami')).body)
  note('logoutFlow', 'logout', (await script.ask('/self-service/logout/browser')).body)

  const native = await service.signedIn('native', { email, password: goodPassword })
  const { flow: login } = await service.visitor('native').start('login')
  const signedIn = await service
    .visitor('native')
    .send('login', login, { method: 'password', identifier: email, password: goodPassword })
  note('successfulNativeLogin', 'login, done natively', signedIn.answer.body)
  for (const session of (await native.ask('/sessions')).body as readonly unknown[]) {
    note('session', 'one of the other sessions', session)
  }
  note('identitySchemas', 'schemas', (await native.ask('/schemas')).body)

  const { flow: settings } = await script.start('settings')
  note('settingsFlow', 'settings, begun', settings)
  const profile = await script.send('settings', settings, { method: 'profile', traits: { email, name: 'Ada' } })
  note('settingsFlow', 'settings, saved', profile.flow)
  const refused = await script.send('settings', settings, { method: 'password', password: 'short' })
  note('settingsFlow', 'settings, refused', refused.flow)
  service.wait(minutes(16))
  const late = await script.send('settings', settings, { method: 'password', password: 'quite another sentence' })
  note('errorGeneric', 'settings, sign in again', late.answer.body)
  note('flowError', 'an error of the error page', (await native.ask('/self-service/errors?id=stub:500')).body)

  for (const kind of ['recovery', 'verification'] as const) {
    const visitor = service.visitor('native')
    const { flow } = await visitor.start(kind)
    note(schemaOf[kind], `${kind}, sent`, (await visitor.send(kind, flow as never, { method: 'code', email })).flow)
    const done = await visitor.send(kind, flow as never, { method: 'code', code: await service.codeFor(email) })
    note(schemaOf[kind], `${kind}, done`, done.flow)
  }

  const { flow: old } = await service.visitor('native').start('login')
  service.wait(minutes(61))
  const expired = await service.visitor('native').send('login', old, { method: 'password' })
  note('selfServiceFlowExpiredError', 'login, expired', expired.answer.body)
  return answers
}

describe.skipIf(!isThere)('answers against Kratos’ OpenAPI description (beside CONTRACT_FLOWS)', () => {
  let check: (schema: string) => ValidateFunction

  beforeAll(() => {
    const description = JSON.parse(readFileSync(file, 'utf8')) as Description // compiling it finds faults
    const ajv = new Ajv({ strict: false, allErrors: true })
    formats.default(ajv)
    ajv.addFormat('uuid4', true)
    ajv.addSchema({ $id: 'api', components: asJsonSchema(description.components) as object }) // made from an object
    check = (schema) => ajv.compile({ $ref: `api#/components/schemas/${schema}` })
  })

  describeService('every answer', {}, (service) => {
    test('matches the description', async () => {
      const answers = await answersOf(service())
      expect(answers.length).toBeGreaterThan(30)
      for (const [schema, what, body] of answers) {
        const validate = check(schema)
        validate(withoutNull(body))
        expect({ what, problems: validate.errors ?? [] }).toEqual({ what, problems: [] })
      }
    })

    test('an answer that does not match the description is detected', () => {
      const validate = check('session')
      expect(validate({ id: 'x' })).toBe(false)
    })
  })
})
