import { describe, expect, test } from 'vitest'
import { describeService } from '../service/describe-service.ts'
import { goodPassword } from '../service/test-service.ts'

const schema = {
  $id: 'https://collect.example/typed.schema.json',
  type: 'object',
  properties: {
    traits: {
      type: 'object',
      properties: {
        email: {
          type: 'string',
          format: 'email',
          title: 'Your work address',
          'ory.sh/kratos': { credentials: { password: { identifier: true } } },
        },
        age: { type: 'integer', title: 'Age' },
        tos: { type: 'boolean', title: 'Terms', const: true },
        size: { type: 'string', title: 'Size', enum: ['s', 'm', 'l'] },
        home: { type: 'object', properties: { floor: { type: 'number' }, city: { type: 'string' } } },
      },
      required: ['email', 'tos'],
      additionalProperties: false,
    },
  },
}
const url = `base64://${Buffer.from(JSON.stringify(schema)).toString('base64')}`
const config = { identity: { default_schema_id: 'typed', schemas: [{ id: 'typed', url }] } }

describeService('a sign-up with numbers and booleans', { config }, (service) => {
  const send = async (way: 'navigation' | 'script' | 'native', payload: Readonly<Record<string, unknown>>) => {
    const visitor = service().visitor(way)
    const { flow } = await visitor.start('registration')
    const seen = await visitor.send('registration', flow, { method: 'password', password: goodPassword, ...payload })
    return { seen, visitor }
  }
  const typed = () => ({
    email: service().newEmail(),
    age: 30,
    tos: true,
    size: 'm',
    home: { floor: 2.5, city: 'Ulm' },
  })

  test.each(['navigation', 'script', 'native'] as const)('by %s: values of the right types are kept', async (way) => {
    const traits = typed()
    const { visitor } = await send(way, { traits })
    expect((await visitor.whoami())?.identity?.traits).toEqual(traits)
  })

  test.each([
    ['age', { age: '30' }],
    ['tos', { tos: 'true' }],
    ['home.floor', { home: { floor: '2.5' } }],
  ])('nested JSON with a text for traits.%s is refused, as by a Kratos', async (name, changes) => {
    const { seen } = await send('script', { traits: { ...typed(), ...changes } })
    expect(seen.answer.status).toBe(400)
    expect(seen.flow).toSayAt(`traits.${name}`, 4000026)
  })

  test('dotted keys of JSON are converted, as those of a form', async () => {
    const email = service().newEmail()
    const { visitor } = await send('script', {
      'traits.email': email,
      'traits.age': '30',
      'traits.tos': 'true',
      'traits.home.floor': '2',
    })
    expect((await visitor.whoami())?.identity?.traits).toEqual({ email, age: 30, tos: true, home: { floor: 2 } })
  })
})

const inTwoSteps = {
  ...config,
  selfservice: {
    flows: { registration: { style: 'profile_first' } },
    methods: { code: { passwordless_enabled: true } },
  },
}

describeService('a sign-up with booleans in two steps', { config: inTwoSteps }, (service) => {
  describe.each(['navigation', 'script'] as const)('by %s', (way) => {
    test('the hidden fields of the second step have their types', async () => {
      const visitor = service().visitor(way)
      const { flow } = await visitor.start('registration')
      const traits = { email: service().newEmail(), age: 30, tos: true }
      const next = await visitor.send('registration', flow, { method: 'profile', traits })
      const values = next.flow.ui.nodes.flatMap(({ type, attributes }) =>
        type === 'input' && attributes.name.startsWith('traits.') ? [[attributes.name, attributes.value]] : [],
      )
      expect(Object.fromEntries(values)).toMatchObject({ 'traits.age': 30, 'traits.tos': true })
    })
  })
})
