import { authorizationPath } from '../clients.ts'
import { keptBy } from '../disk.ts'
import { ownerAtHome, said, signIn } from '../people.ts'
import { onePlace } from '../places.ts'
import type { Row } from '../row.ts'
import { fill, maxMegabytes, megabyte, starts } from './growth.ts'

/** Time until an application's request is deleted, in seconds: its life, and the next upkeep. */
const lifespan = 30 * 60 + 60

export const challengeGrowth: Row = {
  name: 'challenge-growth',
  attack: "What one network stores by applications' requests, in MB, without an end",
  needs: ({ selfservice: { methods } }) => methods.password.enabled,
  async run(siege) {
    const copy = await siege.open()
    const owner = await ownerAtHome(copy)
    const before = keptBy(copy)
    const visitor = copy.visitor('script', { place: onePlace })
    const path = authorizationPath({ state: 's'.repeat(1_900) })
    const found = await fill(copy, 2 * starts.atOnce, async () => (await visitor.ask(path)).status)
    const faults: string[] = []
    if (!found.isRefused) faults.push(`${found.through} requests of applications began without a refusal`)
    const units = starts.atOnce + starts.aSecond * found.seconds
    const forEver = (found.bytes / units) * (starts.atOnce + starts.aSecond * lifespan)
    const log = Math.max(0, keptBy(copy).files - before.files - found.bytes)
    const { isIn, answer, milliseconds } = await signIn(owner.browser(), owner)
    if (!isIn) faults.push(`the owner cannot sign in: ${said(answer)}`)
    return {
      tried: found.tried,
      letThrough: Math.ceil((forEver + log) / megabyte),
      allowed: maxMegabytes,
      owner: { wait: milliseconds, quiet: owner.quiet, refused: isIn ? 0 : 1 },
      faults,
      note: `${found.through} requests at once, ${Math.round(found.bytes / Math.max(1, found.through))} bytes each`,
    }
  },
}
