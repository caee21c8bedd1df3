import { attack } from '../crowd.ts'
import { ownerAtHome, signIn } from '../people.ts'
import { manyPlaces, onePlace } from '../places.ts'
import type { Outcome, Row, Siege } from '../row.ts'
import { allowedAfter, ofOnePlace } from './spraying.ts'

const connections = 400

/** Many connections request password hashes without pause, while the owner of an account signs in. */
async function exhaust(siege: Siege, places: readonly string[]): Promise<Outcome> {
  const copy = await siege.open()
  const owner = await ownerAtHome(copy)
  const seconds = siege.isShort ? 5 : 20
  const over = new AbortController()
  const begun = performance.now()
  const crowd = attack({
    port: copy.ports[0] ?? 0,
    connections,
    seconds,
    places: places.map((place) => copy.headers(place)),
  }).finally(() => over.abort())
  const met = { wait: 0, quiet: owner.quiet, refused: 0 }
  let signIns = 0
  while (!over.signal.aborted) {
    const { isIn, milliseconds } = await signIn(owner.browser(), owner)
    signIns += 1
    met.wait = Math.max(met.wait, milliseconds)
    if (!isIn) met.refused += 1
  }
  const statuses = await crowd
  const tried = Object.values(statuses).reduce((sum, count) => sum + count, 0)
  const seen = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`)
  return {
    tried,
    letThrough: statuses[400] ?? 0,
    allowed: places.length * allowedAfter(ofOnePlace, (performance.now() - begun) / 1000),
    owner: met,
    note: `${signIns} sign-ins of the owner; the attackers got ${seen.join(', ')}`,
  }
}

const offersPasswords: Row['needs'] = ({ selfservice }) => selfservice.methods.password.enabled

export const exhaustionFromOnePlace: Row = {
  name: 'exhaustion-one-place',
  attack: `${connections} connections ask for password hashes, from one network`,
  isAlone: true,
  needs: offersPasswords,
  run: (siege) => exhaust(siege, [onePlace]),
}

export const exhaustionFromManyPlaces: Row = {
  name: 'exhaustion-many-places',
  attack: `${connections} connections ask for password hashes, from 100 networks`,
  isAlone: true,
  needs: offersPasswords,
  run: (siege) =>
    exhaust(
      siege,
      Array.from({ length: 100 }, (_, index) => manyPlaces(index)),
    ),
}
