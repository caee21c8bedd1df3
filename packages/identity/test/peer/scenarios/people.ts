import { goodPassword } from '../../service/test-service.ts'
import type { WayName } from '../../service/visitor.ts'
import type { World } from '../world.ts'

export const anotherPassword = 'quite another sentence'
export { goodPassword }

/** A user with an account, signed in by this way of speaking to the service. The sign-in is not recorded. */
export async function signedIn(world: World, way: WayName) {
  const account = await world.account()
  const visitor = world.visitor(way)
  const { flow } = await visitor.start('login')
  await visitor.send('login', flow, { method: 'password', identifier: account.email, password: account.password })
  if (!(await visitor.whoami())) throw new Error('the user was not signed in')
  world.takeTranscript()
  return { ...account, visitor }
}
