import type { Visitor } from '../../packages/identity/test/service/visitor.ts'
import type { Copy } from '../copy.ts'
import { ownerAtHome, said, signIn, type Account } from '../people.ts'
import { manyPlaces } from '../places.ts'
import type { Row } from '../row.ts'
import { addApp, codeOfApp } from '../ways-in.ts'

/** Wrong codes in a row before the first pause. */
const atOnce = 5

/** The second step of a sign-in, with a code of an authenticator app. */
async function secondStep(visitor: Visitor, code: string) {
  const start = await visitor.start('login', { aal: 'aal2' })
  if (!start.hasFlow) return start.answer
  return (await visitor.send('login', start.flow, { method: 'totp', totp_code: code })).answer
}

const withPassword = async (copy: Copy, account: Account, place: string): Promise<Visitor> => {
  const visitor = copy.visitor('native', { place })
  await signIn(visitor, account)
  return visitor
}

const wrongCode = (): string => String(Math.floor(Math.random() * 1_000_000)).padStart(6, '0')

export const secondFactorGuessing: Row = {
  name: 'second-factor',
  attack: 'Codes of an authenticator app, by an attacker who knows the password',
  needs: ({ selfservice: { methods } }) => methods.totp.enabled && methods.password.enabled,
  async run(siege) {
    const copy = await siege.open()
    const owner = await ownerAtHome(copy)
    const first = owner.browser()
    await signIn(first, owner)
    const secret = await addApp(first)
    const mails = copy.mailbox.count(owner.email)
    const places = siege.isShort ? 3 : 8
    let tried = 0
    let letThrough = 0
    for (let place = 0; place < places; place += 1) {
      const thief = await withPassword(copy, owner, manyPlaces(place))
      for (let time = 0; time < 6; time += 1) {
        const answer = await secondStep(thief, wrongCode())
        tried += 1
        if (answer.text.includes('"id":4000008')) letThrough += 1
      }
    }
    const faults: string[] = []
    const lucky = await secondStep(await withPassword(copy, owner, manyPlaces(places)), codeOfApp(secret))
    if (lucky.status === 200) faults.push('a right code of the attacker is checked after the limit')
    await copy.mailbox.quiet()
    const warnings = copy.mailbox.subjects(owner.email).slice(mails)
    if (warnings.length === 0) faults.push('no mail warns the owner')

    const browser = owner.browser()
    const begun = performance.now()
    await signIn(browser, owner)
    const answer = await secondStep(browser, codeOfApp(secret, 1))
    const refused = answer.status === 200 ? 0 : 1
    if (refused) faults.push(`the owner cannot sign in with a known browser: ${said(answer)}`)
    const met = { wait: performance.now() - begun, quiet: owner.quiet, refused }
    return { tried, letThrough, allowed: atOnce, owner: met, faults }
  },
}
