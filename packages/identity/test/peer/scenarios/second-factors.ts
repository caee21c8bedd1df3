import { appCode, codesOf, secretOf, withSecondFactors } from '../../service/second-factors.ts'
import type { Visitor, WayName } from '../../service/visitor.ts'
import type { Chapter, Scenario, World } from '../world.ts'
import { goodPassword, signedIn } from './people.ts'

const ways: readonly WayName[] = ['navigation', 'script', 'native']
const forEachWay = (name: string, play: (world: World, way: WayName) => Promise<unknown>): readonly Scenario[] =>
  ways.map((way) => ({ name: `${way}: ${name}`, play: (world) => play(world, way) }))

const enrol = async (world: World, visitor: Visitor): Promise<string> => {
  const { flow } = await visitor.start('settings')
  const secret = secretOf(flow)
  await visitor.send('settings', flow, { method: 'totp', totp_code: appCode(secret, world) })
  return secret
}
const makeCodes = async (visitor: Visitor) => {
  const { flow } = await visitor.start('settings')
  const made = await visitor.send('settings', flow, { method: 'lookup_secret', lookup_secret_regenerate: true })
  const codes = codesOf(made.flow)
  await visitor.send('settings', made.flow, { method: 'lookup_secret', lookup_secret_confirm: true })
  return codes
}
/** Signs in with the password alone in another browser, and opens the second step. */
const halfSignedIn = async (world: World, way: WayName, identifier: string) => {
  const visitor = world.visitor(way)
  const { flow } = await visitor.start('login')
  await visitor.send('login', flow, { method: 'password', identifier, password: goodPassword })
  return { visitor, second: await visitor.start('login', { aal: 'aal2' }) }
}

/** Authenticator apps and backup codes. */
export const secondFactors: Chapter = {
  config: withSecondFactors,
  scenarios: [
    ...forEachWay('settings offer both', async (world, way) => {
      const { visitor } = await signedIn(world, way)
      await visitor.start('settings')
    }),
    ...forEachWay('an app is set up, and taken away', async (world, way) => {
      const { visitor } = await signedIn(world, way)
      await enrol(world, visitor)
      const { flow } = await visitor.start('settings')
      await visitor.send('settings', flow, { method: 'totp', totp_unlink: true })
    }),
    ...forEachWay('an app is set up with a wrong code, or none', async (world, way) => {
      const { visitor } = await signedIn(world, way)
      const { flow } = await visitor.start('settings')
      await visitor.send('settings', flow, { method: 'totp', totp_code: '000000' })
      await visitor.send('settings', flow, { method: 'totp' })
    }),
    ...forEachWay('backup codes are made, kept, looked at and given up', async (world, way) => {
      const { visitor } = await signedIn(world, way)
      await makeCodes(visitor)
      const { flow } = await visitor.start('settings')
      await visitor.send('settings', flow, { method: 'lookup_secret', lookup_secret_reveal: true })
      await visitor.send('settings', flow, { method: 'lookup_secret', lookup_secret_disable: true })
    }),
    ...forEachWay('the code of the app is asked for', async (world, way) => {
      const { visitor: first, email } = await signedIn(world, 'native')
      const secret = await enrol(world, first)
      world.takeTranscript()
      const { visitor, second } = await halfSignedIn(world, way, email)
      await visitor.start('settings')
      await visitor.send('login', second.flow, { method: 'totp', totp_code: '000000' })
      await visitor.send('login', second.flow, { method: 'totp' })
      await visitor.send('login', second.flow, { method: 'totp', totp_code: appCode(secret, world, 1) })
      await visitor.whoami()
    }),
    ...forEachWay('a backup code is asked for, and works once', async (world, way) => {
      const { visitor: first, email } = await signedIn(world, 'native')
      const [code] = await makeCodes(first)
      world.takeTranscript()
      const { visitor, second } = await halfSignedIn(world, way, email)
      await visitor.send('login', second.flow, { method: 'lookup_secret', lookup_secret: 'aaaaaaaa' })
      await visitor.send('login', second.flow, { method: 'lookup_secret', lookup_secret: code })
      const { visitor: again, second: next } = await halfSignedIn(world, way, email)
      await again.send('login', next.flow, { method: 'lookup_secret', lookup_secret: code })
    }),
  ],
}
