import type { FlowByKind } from '@collect/contract'
import type { Copy } from '../copy.ts'
import { flowOf, ownerAtHome, said, type Account, type Owner } from '../people.ts'
import { manyPlaces, onePlace } from '../places.ts'
import type { Row, Siege } from '../row.ts'

type Kind = 'login' | 'recovery' | 'verification'

/** The field that requests a mail, by kind. */
const askField = { login: 'identifier', recovery: 'email', verification: 'email' } as const

/** Guesses in one flow until it accepts no more; returns how many were checked. */
async function guessInFlow(copy: Copy, { email }: Account, kind: Kind, place: string) {
  const visitor = copy.visitor('native', { place })
  const begun = await flowOf(visitor, kind)
  if (!begun) return { tried: 1, looked: 0 }
  const asked = await visitor.send(kind, begun, { method: 'code', [askField[kind]]: email })
  if (asked.answer.status === 429 || !asked.hasFlow) return { tried: 1, looked: 0 }
  let looked = 0
  let tried = 0
  for (; tried < 7; tried += 1) {
    const code = String(100_000 + Math.floor(Math.random() * 900_000))
    const payload = { method: 'code', code, ...(kind === 'login' && { identifier: email }) }
    const { answer, hasFlow: goesOn } = await visitor.send(kind, asked.flow as FlowByKind[Kind], payload)
    if (answer.status === 429 || !goesOn) break
    if (isWrongCode(answer.text)) looked += 1
    else break
  }
  return { tried: tried + 1, looked }
}

/** Messages about a code that was checked and is wrong. */
const isWrongCode = (text: string): boolean => /"id":(4010008|4060006|4070006)\b/.test(text)

/** Flows with wrong codes for one account before the pause, tries in each, and minutes until the next flow. */
const flowsAtOnce = 3
const triesInFlow = 5
const minutesBetween = 90

/** A right code shows that an attacker's flow is still checked; the code in the owner's mail is the lucky guess. */
async function luckyGuess(copy: Copy, { email }: Owner, place: string): Promise<boolean> {
  const visitor = copy.visitor('native', { place })
  const flow = await flowOf(visitor, 'recovery')
  if (!flow) return false
  const before = copy.mailbox.count(email)
  const asked = await visitor.send('recovery', flow, { method: 'code', email })
  if (asked.answer.status === 429 || !asked.hasFlow) return false
  await copy.mailbox.quiet()
  if (copy.mailbox.count(email) === before) return false
  const code = await copy.mailbox.code(email, before)
  const { answer } = await visitor.send('recovery', asked.flow, { method: 'code', code })
  return answer.status === 200
}

async function guessCodes(siege: Siege, kinds: readonly Kind[], flows: number, placeOf: (index: number) => string) {
  const copy = await siege.open()
  const owner = await ownerAtHome(copy)
  let tried = 0
  let looked = 0
  for (let index = 0; index < flows; index += 1) {
    const kind = kinds[index % kinds.length] ?? 'login'
    const found = await guessInFlow(copy, owner, kind, placeOf(index))
    tried += found.tried
    looked += found.looked
  }
  const faults: string[] = []
  if (await luckyGuess(copy, owner, placeOf(flows)))
    faults.push('a right code of a stranger is checked after the limit')
  const browser = owner.browser()
  const { flow } = await browser.start('login')
  await copy.mailbox.quiet()
  const mails = copy.mailbox.count(owner.email)
  const asked = await browser.send('login', flow, { method: 'code', identifier: owner.email })
  const begun = performance.now()
  let refused = 1
  if (asked.answer.status !== 429 && asked.hasFlow) {
    const code = await copy.mailbox.code(owner.email, mails).catch(() => undefined)
    if (code === undefined) faults.push('the owner with a known browser gets no code by mail')
    else {
      const payload = { method: 'code', identifier: owner.email, code }
      const done = await browser.send('login', asked.flow, payload)
      refused = done.answer.status === 200 ? 0 : 1
      if (refused) faults.push(`the owner cannot sign in with a code: ${said(done.answer)}`)
    }
  }
  const perDay = (flowsAtOnce + (24 * 60) / minutesBetween) * triesInFlow
  return {
    tried,
    letThrough: looked,
    allowed: flowsAtOnce * triesInFlow,
    owner: { wait: performance.now() - begun, quiet: owner.quiet, refused },
    faults,
    note: `at most ${Math.round(perDay)} guesses a day: ${((perDay / 1_000_000) * 100).toFixed(4)} % of a million codes`,
  }
}

const offersCodes: Row['needs'] = ({ selfservice: { methods, flows } }) =>
  methods.code.enabled && methods.code.passwordless_enabled && flows.recovery.enabled && flows.verification.enabled

export const codesFromOnePlace: Row = {
  name: 'codes-one-place',
  attack: 'Codes of one account, from one network',
  needs: offersCodes,
  run: (siege) => guessCodes(siege, ['login'], siege.isShort ? 6 : 15, () => onePlace),
}

export const codesFromManyPlaces: Row = {
  name: 'codes-many-places',
  attack: 'Codes of one account, by sign-in, recovery and verification, each from another network',
  needs: offersCodes,
  run: (siege) => guessCodes(siege, ['login', 'recovery', 'verification'], siege.isShort ? 9 : 45, manyPlaces),
}
