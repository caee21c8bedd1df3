import { goodPassword, newEmail, signUp } from '../people.ts'
import { manyPlaces, onePlace, sameNetwork } from '../places.ts'
import type { Row, Siege } from '../row.ts'

const offersPasswords: Row['needs'] = ({ selfservice }) => selfservice.methods.password.enabled

/** One password over many names: how many of them were looked at. */
async function spray(siege: Siege, names: number, placeOf: (index: number) => string) {
  const copy = await siege.open()
  const flows = new Map<string, Promise<Awaited<ReturnType<typeof begin>>>>()
  const begin = async (place: string) => {
    const visitor = copy.visitor('native', { place })
    return { visitor, flow: (await visitor.start('login')).flow }
  }
  // One name in ten has an account, as in a list that was bought.
  const known = new Set<number>()
  const emails: string[] = []
  for (let index = 0; index < names; index += 1) {
    if (index % 10 === 0 && known.size < 8) {
      known.add(index)
      emails.push((await signUp(copy)).email)
    } else emails.push(newEmail())
  }
  let looked = 0
  const begun = performance.now()
  for (const [index, email] of emails.entries()) {
    const place = placeOf(index)
    if (!flows.has(place)) flows.set(place, begin(place))
    const { visitor, flow } = await (flows.get(place) ?? begin(place))
    const payload = { method: 'password', identifier: email, password: `${goodPassword}?` }
    const { answer } = await visitor.send('login', flow, payload)
    if (answer.status === 400) looked += 1
  }
  return { tried: names, looked, seconds: (performance.now() - begun) / 1000 }
}

/** Wrong passwords that are looked at from one place before it has to wait, and seconds until the next one. */
export const ofOnePlace = { atOnce: 30, every: 2 }
/** The same for a network of 48 bits, which may be a whole office. */
const ofOneNetwork = { atOnce: 120, every: 0.5 }

export const allowedAfter = ({ atOnce, every }: { atOnce: number; every: number }, seconds: number) =>
  Math.ceil(atOnce + seconds / every)

export const sprayingFromOnePlace: Row = {
  name: 'spraying-one-place',
  attack: 'One password over many names, from one place',
  needs: offersPasswords,
  async run(siege) {
    const { tried, looked, seconds } = await spray(siege, siege.isShort ? 50 : 150, () => onePlace)
    return { tried, letThrough: looked, allowed: allowedAfter(ofOnePlace, seconds) }
  },
}

export const sprayingFromOneNetwork: Row = {
  name: 'spraying-one-network',
  attack: 'One password over many names, from one /48',
  needs: offersPasswords,
  async run(siege) {
    const { tried, looked, seconds } = await spray(siege, siege.isShort ? 160 : 300, sameNetwork)
    return { tried, letThrough: looked, allowed: allowedAfter(ofOneNetwork, seconds) }
  },
}

export const sprayingFromManyPlaces: Row = {
  name: 'spraying-many-places',
  attack: 'One password over many names, from 10 places',
  needs: offersPasswords,
  async run(siege) {
    const places = 10
    const names = places * (siege.isShort ? 35 : 60)
    const { tried, looked, seconds } = await spray(siege, names, (index) => manyPlaces(index % places))
    return {
      tried,
      letThrough: looked,
      allowed: places * allowedAfter(ofOnePlace, seconds),
      note: 'each place has a budget of its own: a botnet of n places tries n times as many names',
    }
  },
}
