import { setTimeout as sleep } from 'node:timers/promises'
import type { Copy } from '../copy.ts'
import { ownerAtHome, said, signIn, type Account, type Owner } from '../people.ts'
import { manyPlaces, onePlace } from '../places.ts'
import type { Row } from '../row.ts'

const offersPasswords: Row['needs'] = ({ selfservice }) => selfservice.methods.password.enabled

/** Sends one wrong password; returns whether it was checked, else how long to wait. */
async function guess(copy: Copy, { email }: Account, place: string, index: number) {
  const visitor = copy.visitor('native', { place })
  const { answer } = await signIn(visitor, { email, password: `a wrong sentence, number ${index}` })
  return { isLooked: answer.status === 400, wait: Number(answer.headers.get('retry-after') ?? 0) }
}

/** Faults: a stranger's right password was accepted, or the owner was locked out. */
async function atTheEnd(copy: Copy, owner: Owner, stranger: string) {
  const faults: string[] = []
  const guessed = await signIn(copy.visitor('native', { place: stranger }), owner)
  if (guessed.isIn) faults.push('a right password of a stranger is checked after the limit')
  const met = await signIn(owner.browser(), owner)
  if (!met.isIn) faults.push(`the owner cannot sign in with a known browser: ${said(met.answer)}`)
  return { faults, owner: { wait: met.milliseconds, quiet: owner.quiet, refused: met.isIn ? 0 : 1 } }
}

/** Wrong passwords for one account from one network: so many at once, then one a minute. */
const fromOnePlace = 10

export const guessingFromOnePlace: Row = {
  name: 'guessing-one-place',
  attack: 'Passwords for one account, from one network',
  needs: offersPasswords,
  async run(siege) {
    const copy = await siege.open()
    const owner = await ownerAtHome(copy)
    const tried = siege.isShort ? 30 : 100
    let letThrough = 0
    const begun = performance.now()
    for (let index = 0; index < tried; index += 1) {
      if ((await guess(copy, owner, onePlace, index)).isLooked) letThrough += 1
    }
    const minutes = (performance.now() - begun) / 60_000
    return { tried, letThrough, allowed: fromOnePlace + Math.ceil(minutes), ...(await atTheEnd(copy, owner, onePlace)) }
  },
}

/** Wrong passwords for one account from all networks: so many at once, then one each so many seconds. */
const fromAnywhere = { atOnce: 50, every: 45 }
const day = 86_400

export const guessingFromManyPlaces: Row = {
  name: 'guessing-many-places',
  attack: 'Passwords for one account, each from another network',
  needs: offersPasswords,
  async run(siege) {
    const copy = await siege.open()
    const owner = await ownerAtHome(copy)
    const batches = siege.isShort ? 10 : 25
    const begun = performance.now()
    const seconds = () => (performance.now() - begun) / 1000
    let tried = 0
    let letThrough = 0
    let wait = 0
    const guessOnce = async () => {
      const index = (tried += 1)
      const { isLooked, wait: told } = await guess(copy, owner, manyPlaces(index), index)
      if (isLooked) letThrough += 1
      else wait = Math.max(wait, told)
    }
    // In batches, like many machines at once.
    for (let batch = 0; batch < batches; batch += 1) await Promise.all(Array.from({ length: 8 }, guessOnce))
    const end = await atTheEnd(copy, owner, manyPlaces(9_999))
    // Later guesses are checked one by one, however often an attacker sends them.
    for (const until = seconds() + (siege.isShort ? 0 : 100); seconds() < until; await sleep(1_000)) await guessOnce()
    const faults = [...end.faults]
    const aDay = wait === 0 ? Number.POSITIVE_INFINITY : fromAnywhere.atOnce + day / fromAnywhere.every
    if (wait === 0 && letThrough < tried) faults.push('a refusal does not say when the next guess is checked')
    return {
      tried,
      letThrough,
      allowed: fromAnywhere.atOnce + Math.ceil(seconds() / fromAnywhere.every),
      ...end,
      faults,
      note: `at this rate ${Number.isFinite(aDay) ? Math.round(aDay) : 'countless'} guesses a day, 2,000 are allowed`,
    }
  },
}
