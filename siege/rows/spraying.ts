import { goodPassword, newEmail, signUp } from '../people.ts'
import { manyPlaces, onePlace, sameNetwork } from '../places.ts'
import type { Row, Siege } from '../row.ts'

const offersPasswords: Row['needs'] = ({ selfservice }) => selfservice.methods.password.enabled

/** One password for many names; returns how many were checked. */
async function spray(siege: Siege, names: number, placeOf: (index: number) => string) {
  const copy = await siege.open()
  const flows = new Map<string, ReturnType<typeof begin>>()
  const begin = async (place: string) => {
    const visitor = copy.visitor('native', { place })
    return { visitor, flow: (await visitor.start('login')).flow }
  }
  // Some names have an account, as in a leaked list.
  const emails: string[] = []
  for (let index = 0; index < names; index += 1) {
    emails.push(index % 10 === 0 && index < 80 ? (await signUp(copy)).email : newEmail())
  }
  let looked = 0
  const begun = performance.now()
  const queue = emails.entries()
  const sender = async () => {
    // Several senders take turns.
    for (const [index, email] of queue) {
      const place = placeOf(index)
      const flow = flows.get(place) ?? begin(place)
      flows.set(place, flow)
      const payload = { method: 'password', identifier: email, password: `${goodPassword}?` }
      const { answer } = await (await flow).visitor.send('login', (await flow).flow, payload)
      if (answer.status === 400) looked += 1
    }
  }
  await Promise.all(Array.from({ length: 4 }, sender))
  return { tried: names, looked, seconds: (performance.now() - begun) / 1000 }
}

/** Wrong passwords checked from one network before the limit, and seconds until the next one. */
export const ofOnePlace = { atOnce: 30, every: 10 }
/** The same for an IPv6 /48, which may be a whole office. */
const ofOneNetwork = { atOnce: 120, every: 2.5 }

export const allowedAfter = ({ atOnce, every }: { atOnce: number; every: number }, seconds: number) =>
  Math.ceil(atOnce + seconds / every)

export const sprayingFromOnePlace: Row = {
  name: 'spraying-one-place',
  attack: 'One password over many names, from one network',
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
  attack: 'One password over many names, from 10 networks',
  isLong: true,
  needs: offersPasswords,
  async run(siege) {
    const places = 10
    const names = places * 60
    const { tried, looked, seconds } = await spray(siege, names, (index) => manyPlaces(index % places))
    return {
      tried,
      letThrough: looked,
      allowed: places * allowedAfter(ofOnePlace, seconds),
      note: 'each network has its own limit: a botnet of n networks tries n times as many names',
    }
  },
}
