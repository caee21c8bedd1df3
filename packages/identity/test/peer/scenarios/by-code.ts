import type { Payload, WayName } from '../../service/visitor.ts'
import { goodPassword } from '../../service/test-service.ts'
import type { Chapter, Scenario, World } from '../world.ts'

const ways: readonly WayName[] = ['navigation', 'script', 'native']
const method = 'code'
const forEachWay = (name: string, play: (world: World, way: WayName) => Promise<unknown>): readonly Scenario[] =>
  ways.map((way) => ({ name: `${way}: ${name}`, play: (world) => play(world, way) }))

const passwordless = { methods: { code: { passwordless_enabled: true } } }
const revealing = { account_enumeration: { mitigate: false } }

async function login(world: World, way: WayName, ...payloads: readonly Payload[]) {
  const visitor = world.visitor(way)
  const { flow } = await visitor.start('login')
  for (const payload of payloads) await visitor.send('login', flow, payload)
  return { visitor, flow }
}

/** Codes that sign in. */
export const signInCodes: Chapter = {
  config: { selfservice: passwordless, security: revealing },
  scenarios: [
    ...forEachWay('a code without a name', (world, way) => login(world, way, { method })),
    ...forEachWay('a code for an unknown address', (world, way) =>
      login(world, way, { method, identifier: 'no@example.org' }),
    ),
    ...forEachWay('a sign-in: a wrong code, another code, the code', async (world, way) => {
      const { email: identifier } = await world.account()
      const { visitor, flow } = await login(
        world,
        way,
        { method, identifier },
        { method, identifier, code: '000000' },
        { method, identifier, resend: 'code' },
      )
      await visitor.send('login', flow, { method, identifier, code: await world.codeFor(identifier) })
      await visitor.ask('/sessions/whoami', { headers: { accept: 'application/json' } })
    }),
    ...forEachWay('no code', async (world, way) => {
      const { email: identifier } = await world.account()
      await login(world, way, { method, identifier }, { method, identifier })
    }),
    ...forEachWay('too many wrong codes', async (world, way) => {
      const { email: identifier } = await world.account()
      const wrong = { method, identifier, code: '000000' }
      await login(world, way, { method, identifier }, wrong, wrong, wrong, wrong, wrong, wrong)
    }),
  ],
}

/** Codes that sign up. */
export const signUpCodes: Chapter = {
  config: { selfservice: { ...passwordless, flows: { registration: { style: 'unified' } } }, security: revealing },
  scenarios: [
    ...forEachWay('a sign-up without traits', async (world, way) => {
      const visitor = world.visitor(way)
      const { flow } = await visitor.start('registration')
      await visitor.send('registration', flow, { method, traits: { name: 'Ada' } })
    }),
    ...forEachWay('a sign-up: a wrong code, another code, the code', async (world, way) => {
      const visitor = world.visitor(way)
      const traits = { email: world.newEmail(), name: 'Ada' }
      const { flow } = await visitor.start('registration')
      const send = (payload: Payload = {}) => visitor.send('registration', flow, { method, traits, ...payload })
      await send()
      await send({ code: '000000' })
      await send({ resend: 'code' })
      await send({ code: await world.codeFor(traits.email) })
    }),
    ...forEachWay('a code for other traits than it was sent for', async (world, way) => {
      const visitor = world.visitor(way)
      const traits = { email: world.newEmail() }
      const { flow } = await visitor.start('registration')
      await visitor.send('registration', flow, { method, traits })
      const code = await world.codeFor(traits.email)
      await visitor.send('registration', flow, { method, traits: { email: 'eve@example.org' }, code })
    }),
    ...forEachWay('an address that has an account', async (world, way) => {
      const { email } = await world.account()
      const visitor = world.visitor(way)
      const { flow } = await visitor.start('registration')
      await visitor.send('registration', flow, { method, traits: { email } })
      await visitor.send('registration', flow, { method, traits: { email }, code: await world.codeFor(email) })
    }),
  ],
}

/** Registration in two steps: the traits first, then the credential. */
export const twoSteps: Chapter = {
  config: {
    selfservice: { ...passwordless, flows: { registration: { style: 'profile_first' } } },
    security: revealing,
  },
  scenarios: [
    ...forEachWay('the steps of a sign-up, there and back', async (world, way) => {
      const visitor = world.visitor(way)
      const traits = { email: world.newEmail(), name: 'Ada' }
      const { flow } = await visitor.start('registration')
      const send = (payload: Payload) => visitor.send('registration', flow, { traits, ...payload })
      await send({ method: 'profile', traits: { name: 'Ada' } })
      await send({ method: 'profile' })
      await send({ method: 'profile', screen: 'previous' })
      await send({ method: 'profile' })
      await send({ method: 'password', password: 'short' })
      await send({ method: 'code' })
      await send({ method: 'code', code: '000000' })
      await send({ method: 'profile', screen: 'credential-selection' })
      await send({ method: 'password', password: goodPassword })
    }),
    ...forEachWay('all at once', async (world, way) => {
      const visitor = world.visitor(way)
      const { flow } = await visitor.start('registration')
      const traits = { email: world.newEmail() }
      await visitor.send('registration', flow, { method: 'password', traits, password: goodPassword })
    }),
  ],
}

const first = { flows: { login: { style: 'identifier_first' } } }
const identified = (world: World, way: WayName, identifier: string, ...payloads: readonly Payload[]) =>
  login(
    world,
    way,
    { method: 'identifier_first', identifier },
    ...payloads.map((payload) => ({ identifier, ...payload })),
  )

const names: readonly Scenario[] = [
  ...forEachWay('no name', (world, way) => login(world, way, { method: 'identifier_first' })),
  ...forEachWay('an unknown name', (world, way) => identified(world, way, 'unknown@example.org')),
  ...forEachWay('the name, then a password', async (world, way) => {
    const { email, password } = await world.account()
    const wrong = { method: 'password', password: 'wrong' }
    await identified(world, way, email, { method: 'password' }, wrong, { method: 'password', password })
  }),
]

/** Identifier first, where the service may reveal who has an account. */
export const nameFirst: Chapter = { config: { selfservice: first, security: revealing }, scenarios: names }

/** Identifier first, where the service may not reveal it. */
export const nameFirstUntold: Chapter = { config: { selfservice: first }, scenarios: names }

/** Identifier first, with codes and passwords. */
export const nameFirstCodes: Chapter = {
  config: { selfservice: { ...passwordless, ...first }, security: revealing },
  scenarios: forEachWay('the name, then a code', async (world, way) => {
    const { email } = await world.account()
    await identified(world, way, email, { method }, { method, code: '000000' })
  }),
}

/** Codes as a second factor. */
export const secondCodes: Chapter = {
  config: { selfservice: { methods: { code: { mfa_enabled: true } } } },
  scenarios: forEachWay('a code as the second step', async (world, way) => {
    const email = world.newEmail()
    const verifiable_addresses = [{ value: email, via: 'email', verified: true, status: 'completed' }]
    const { password } = await world.account({ traits: { email }, verifiable_addresses })
    const { visitor } = await login(world, way, { method: 'password', identifier: email, password })
    await visitor.ask('/sessions/whoami', { headers: { accept: 'application/json' } })
    const { flow } = await visitor.start('login', { aal: 'aal2' })
    await visitor.send('login', flow, { method, code: '000000' })
    await visitor.send('login', flow, { method, identifier: email, resend: 'code' })
    await visitor.send('login', flow, { method, identifier: email, code: await world.codeFor(email) })
    await visitor.ask('/sessions/whoami', { headers: { accept: 'application/json' } })
  }),
}
