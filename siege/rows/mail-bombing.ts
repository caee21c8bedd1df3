import type { Visitor } from '../../packages/identity/test/service/visitor.ts'
import type { Copy } from '../copy.ts'
import { flowOf, goodPassword, newEmail, ownerAtHome, signIn, signUp, traitsOf, type Account } from '../people.ts'
import { manyPlaces } from '../places.ts'
import type { Row, Siege } from '../row.ts'
import { addBackupCodes, moveTo, removeBackupCodes } from '../ways-in.ts'

/** Mails that one address gets in an hour, from all requests together. */
const anHour = 10

const askField = { login: 'identifier', recovery: 'email', verification: 'email' } as const

/** Requests every mail that a client can request without an account. */
async function askForMails(copy: Copy, email: string, place: string): Promise<number> {
  let asked = 0
  for (const kind of ['login', 'recovery', 'verification'] as const) {
    const visitor = copy.visitor('native', { place })
    const flow = await flowOf(visitor, kind)
    if (!flow) continue
    await visitor.send(kind, flow, { method: 'code', [askField[kind]]: email })
    asked += 1
  }
  for (const method of ['code', 'password']) {
    const visitor = copy.visitor('native', { place })
    const flow = await flowOf(visitor, 'registration')
    if (!flow) continue
    const payload = { method, traits: traitsOf(flow, email), ...(method === 'password' && { password: goodPassword }) }
    await visitor.send('registration', flow, payload)
    asked += 1
  }
  return asked
}

export const bombingStrangers: Row = {
  name: 'mail-stranger',
  attack: 'Mails to a stranger, from many networks',
  async run(siege) {
    const copy = await siege.open()
    const stranger = newEmail()
    let tried = 0
    for (let place = 0; place < (siege.isShort ? 6 : 25); place += 1) {
      tried += await askForMails(copy, stranger, manyPlaces(place))
    }
    await copy.mailbox.quiet()
    return { tried, letThrough: copy.mailbox.count(stranger), allowed: anHour }
  },
}

/** Repeats every change inside an account that mails the owner; returns the number of changes. */
async function change(copy: Copy, visitor: Visitor, account: Account, times: number): Promise<number> {
  let changes = 0
  for (let time = 0; time < times; time += 1) {
    await addBackupCodes(visitor)
    await removeBackupCodes(visitor)
    for (const method of ['PUT', 'DELETE']) {
      if ((await visitor.ask('/account/deletion', { method })).status === 200) changes += 1
    }
    const stranger = copy.visitor('script', { place: manyPlaces(time), agent: `A new program, number ${time}` })
    if ((await signIn(stranger, account)).isIn) changes += 1
    changes += 2
  }
  return changes
}

const bomb = (siege: Siege): number => (siege.isShort ? 5 : 20)

export const bombingUnproved: Row = {
  name: 'mail-notices-unproved',
  attack: 'Notices to an address that its owner never proved',
  needs: ({ selfservice: { methods } }) => methods.password.enabled && methods.lookup_secret.enabled,
  async run(siege) {
    const copy = await siege.open()
    const squatter = await signUp(copy)
    const tried = await change(copy, squatter.visitor, squatter, bomb(siege))
    await copy.mailbox.quiet()
    // The mail of the sign-up itself is the only one.
    return { tried, letThrough: copy.mailbox.count(squatter.email), allowed: 1 }
  },
}

export const bombingOwners: Row = {
  name: 'mail-notices-owner',
  attack: 'Notices to an owner, by an attacker inside the account',
  needs: ({ selfservice: { methods } }) => methods.password.enabled && methods.lookup_secret.enabled,
  async run(siege) {
    const copy = await siege.open()
    const owner = await ownerAtHome(copy)
    const thief = copy.visitor('native', { place: manyPlaces(0) })
    await signIn(thief, owner)
    const tried = await change(copy, thief, owner, bomb(siege))
    await copy.mailbox.quiet()
    const letThrough = copy.mailbox.count(owner.email)
    const browser = owner.browser()
    const { flow } = await browser.start('recovery')
    await browser.send('recovery', flow, { method: 'code', email: owner.email })
    const isMailed = await copy.mailbox.code(owner.email, letThrough).then(
      () => true,
      () => false,
    )
    const faults = isMailed ? [] : ['the owner with a known browser is mailed no code of their own']
    return { tried, letThrough, allowed: anHour, faults }
  },
}

/** New addresses that one account may request in a day. */
const addressesADay = 5

export const bombingByAddress: Row = {
  name: 'mail-moving-address',
  attack: 'One account that moves through the addresses of strangers',
  needs: ({ selfservice: { methods } }) => methods.password.enabled && methods.profile.enabled,
  async run(siege) {
    const copy = await siege.open()
    const { visitor } = await signUp(copy)
    const strangers = Array.from({ length: siege.isShort ? 10 : 30 }, newEmail)
    // Most of them are refused.
    for (const email of strangers) await moveTo(visitor, email).catch(() => {})
    await copy.mailbox.quiet()
    const mailed = strangers.filter((email) => copy.mailbox.count(email) > 0)
    const faults = strangers.some((email) => copy.mailbox.count(email) > 1) ? ['a stranger got more than one mail'] : []
    return { tried: strangers.length, letThrough: mailed.length, allowed: addressesADay, faults }
  },
}
