import { Authenticator } from '../../service/authenticator.ts'
import { anotherPasskey, keyAnswer, newKey, newPasskey, passkeyAnswer, withPasskeys } from '../../service/webauthn.ts'
import type { WayName } from '../../service/visitor.ts'
import type { Chapter, Scenario, World } from '../world.ts'
import { goodPassword, signedIn } from './people.ts'

const browsers: readonly WayName[] = ['navigation', 'script']
const forEachWay = (name: string, play: (world: World, way: WayName) => Promise<unknown>): readonly Scenario[] =>
  browsers.map((way) => ({ name: `${way}: ${name}`, play: (world) => play(world, way) }))

const named = (name: string) => ({ webauthn_register_displayname: name })

/** A user with a password and a security key. */
async function withKey(world: World, way: WayName) {
  const { visitor, email } = await signedIn(world, way)
  const key = new Authenticator(world.origin)
  const { flow } = await visitor.start('settings')
  await visitor.send('settings', flow, { ...newKey(key, flow), ...named('Desk') })
  return { visitor, email, key, flow }
}

/** A user with a passkey as the only credential. */
async function withPasskey(world: World, way: WayName) {
  const visitor = world.visitor(way)
  const email = world.newEmail()
  const key = new Authenticator(world.origin)
  const { flow } = await visitor.start('registration')
  await visitor.send('registration', flow, { traits: { email }, ...newPasskey(key, flow, email) })
  return { visitor, email, key }
}

/** Security keys and passkeys. */
export const keys: Chapter = {
  config: {
    selfservice: {
      ...withPasskeys.selfservice,
      methods: { webauthn: { enabled: true }, passkey: { enabled: true } },
    },
  },
  scenarios: [
    ...forEachWay('security keys are added, refused and removed', async (world, way) => {
      const { visitor } = await signedIn(world, way)
      const key = new Authenticator(world.origin)
      const { flow } = await visitor.start('settings')
      await visitor.send('settings', flow, { method: 'webauthn' })
      await visitor.send('settings', flow, { webauthn_register: '{}', ...named('Desk') })
      const { flow: fresh } = await visitor.start('settings')
      await visitor.send('settings', fresh, { ...newKey(key, fresh), ...named('Desk') })
      await visitor.whoami()
      await visitor.send('settings', fresh, { webauthn_remove: key.ids[0] })
    }),
    ...forEachWay('a security key is asked for', async (world, way) => {
      const { email, key } = await withKey(world, way)
      world.takeTranscript()
      const visitor = world.visitor(way)
      const { flow: first } = await visitor.start('login')
      await visitor.send('login', first, { method: 'password', identifier: email, password: goodPassword })
      const { flow: wrong } = await visitor.start('login', { aal: 'aal2' })
      await visitor.send('login', wrong, { identifier: email, webauthn_login: '{}' })
      const { flow } = await visitor.start('login', { aal: 'aal2' })
      await visitor.send('login', flow, { identifier: email, ...keyAnswer(key, flow) })
      await visitor.whoami()
    }),
    ...forEachWay('a passkey signs up', async (world, way) => {
      const { visitor } = await withPasskey(world, way)
      await visitor.whoami()
    }),
    ...forEachWay('a malformed passkey does not sign up', async (world, way) => {
      const visitor = world.visitor(way)
      const { flow } = await visitor.start('registration')
      const traits = { email: world.newEmail() }
      await visitor.send('registration', flow, { traits, passkey_register: '{}' })
    }),
    ...forEachWay('a passkey signs in', async (world, way) => {
      const { key } = await withPasskey(world, way)
      world.takeTranscript()
      const visitor = world.visitor(way)
      const { flow: wrong } = await visitor.start('login')
      await visitor.send('login', wrong, { passkey_login: '{}' })
      const { flow: other } = await visitor.start('login')
      await visitor.send('login', other, passkeyAnswer(key, other, { isForged: true }))
      const { flow } = await visitor.start('login')
      await visitor.send('login', flow, passkeyAnswer(key, flow))
      await visitor.whoami()
      const { flow: again } = await visitor.start('login', { refresh: 'true' })
      await visitor.send('login', again, passkeyAnswer(key, again))
    }),
    ...forEachWay('a passkey of an unknown account', async (world, way) => {
      const { key } = await withPasskey(world, way)
      world.takeTranscript()
      const visitor = world.visitor(way)
      const { flow } = await visitor.start('login')
      await visitor.send(
        'login',
        flow,
        passkeyAnswer(key, flow, { userHandle: Buffer.from('unknown').toString('base64url') }),
      )
    }),
    ...forEachWay('passkeys are added and removed, but for the last', async (world, way) => {
      const { visitor, key } = await withPasskey(world, way)
      const { flow } = await visitor.start('settings')
      await visitor.send('settings', flow, { passkey_remove: key.ids[0] })
      await visitor.send('settings', flow, { passkey_settings_register: '{}' })
      const second = new Authenticator(world.origin)
      const { flow: fresh } = await visitor.start('settings')
      await visitor.send('settings', fresh, anotherPasskey(second, fresh))
      await visitor.send('settings', fresh, { passkey_remove: key.ids[0] })
    }),
  ],
}
