import type { FlowByKind } from '@collect/contract'
import { startOpenIdPartner } from '../../examples/partners/openid-partner.ts'
import { goAndReturn } from '../../packages/identity/test/providers/open-partner.ts'
import { passkeyAnswer } from '../../packages/identity/test/service/webauthn.ts'
import type { Visitor, WayName } from '../../packages/identity/test/service/visitor.ts'
import type { Copy } from '../copy.ts'
import { flowOf, newEmail, said, signIn, signUp, traitsOf, type Account } from '../people.ts'
import { home, manyPlaces } from '../places.ts'
import { oidcChanges } from '../providers.ts'
import type { Row, Siege } from '../row.ts'
import { addApp, addBackupCodes, addPasskey, addSecurityKey, moveTo } from '../ways-in.ts'

/** An attacker who signed up with the address of another user, and is signed in twice. */
interface Squatter extends Account {
  readonly copy: Copy
  readonly browser: Visitor
  readonly native: Visitor
}

/** A way in that a squatter set up, and the uses of it that must fail, each named. */
type Plant = (squatter: Squatter) => Promise<Readonly<Record<string, () => Promise<boolean>>>>

const plants: Readonly<Record<string, Plant>> = {
  'a password': async ({ copy, ...account }) => ({
    'the password signs in': async () => (await signIn(copy.visitor('native', { place: manyPlaces(1) }), account)).isIn,
  }),
  'a session': async ({ browser, native }) => {
    const { flow } = await native.start('settings')
    return {
      'a session of a browser lives': async () => (await browser.ask('/sessions/whoami')).status !== 401,
      'a session of an app lives': async () => (await native.ask('/sessions/whoami')).status !== 401,
      'an open form sets a password': async () => {
        const payload = { method: 'password', password: 'another sentence about cabinets' }
        return (await native.send('settings', flow, payload)).answer.status === 200
      },
    }
  },
  'a passkey': async ({ copy, browser }) => {
    const key = await addPasskey(browser, copy.origin)
    return {
      'the passkey signs in': async () => {
        const visitor = copy.visitor('script', { place: manyPlaces(2) })
        const { flow } = await visitor.start('login')
        await visitor.send('login', flow, { method: 'passkey', ...passkeyAnswer(key, flow) })
        return (await visitor.ask('/sessions/whoami')).status !== 401
      },
    }
  },
  'an authenticator app': async ({ browser }) => {
    await addApp(browser)
    return {}
  },
  'a security key': async ({ copy, browser }) => {
    await addSecurityKey(browser, copy.origin)
    return {}
  },
  'backup codes': async ({ browser }) => {
    await addBackupCodes(browser)
    return {}
  },
}

/** The owner's first way into the account. */
type Proof = (visitor: Visitor, email: string, code: (after: number) => Promise<string>, mails: number) => Promise<void>

const bySignIn: Proof = async (visitor, email, code, mails) => {
  const { flow } = await visitor.start('login')
  const asked = await visitor.send('login', flow, { method: 'code', identifier: email })
  await visitor.send('login', asked.flow, { method: 'code', identifier: email, code: await code(mails) })
}

const byRecovery: Proof = async (visitor, email, code, mails) => {
  const { flow } = await visitor.start('recovery')
  const asked = await visitor.send('recovery', flow, { method: 'code', email })
  await visitor.send('recovery', asked.flow, { method: 'code', code: await code(mails) })
}

const bySignUp: Proof = async (visitor, email, code, mails) => {
  const { flow } = await visitor.start('registration')
  const traits = traitsOf(flow, email)
  const asked = await visitor.send('registration', flow, { method: 'code', traits })
  await visitor.send('registration', asked.flow, { method: 'code', traits, code: await code(mails) })
}

/** The browser that the partner sends back brings the visitor's cookies. */
const byProvider: Proof = async (visitor, email) => {
  await goAndReturn(visitor, 'login', { subject: `owner of ${email}`, email, name: 'Mira', proved: 'yes' })
}

/** Buttons of the settings that exist only for a way in that was set up. */
const leftovers = ['totp_unlink', 'lookup_secret_disable', 'webauthn_remove', 'passkey_remove']

interface WayOfOwner {
  readonly proof: Proof
  readonly way: WayName
}

interface Squat {
  readonly names: readonly string[]
  /** The account began with an address of the squatter. */
  readonly isMoved?: boolean
}

/** One squatter, one owner; returns what got through or locked the owner out. */
async function hijack(copy: Copy, { proof, way }: WayOfOwner, { names, isMoved = false }: Squat) {
  const email = newEmail()
  const { visitor: native, password } = await signUp(copy, isMoved ? {} : { email })
  if (isMoved) await moveTo(native, email)
  const browser = copy.visitor('script', { place: manyPlaces(0) })
  await signIn(browser, { email, password })
  const squatter: Squatter = { email, password, copy, native, browser }
  const tries: (readonly [string, () => Promise<boolean>])[] = []
  for (const name of names) tries.push(...Object.entries((await plants[name]?.(squatter)) ?? {}))
  await copy.mailbox.quiet()

  const mails = copy.mailbox.count(email)
  const owner = copy.visitor(way, { place: home })
  await proof(owner, email, (after) => copy.mailbox.code(email, after), mails)
  const faults: string[] = []
  const whoami = await owner.ask('/sessions/whoami')
  if (whoami.status !== 200) faults.push(`the owner is not signed in: ${said(whoami)}`)
  const nodes = (await flowOf(owner, 'settings'))?.ui.nodes ?? []
  const left = leftovers.filter((name) => nodes.some((node) => isNamed(node, name)))
  if (left.length > 0) faults.push(`the account keeps ${left.join(', ')}`)
  let letThrough = 0
  for (const [what, isThrough] of tries) {
    if (!(await isThrough())) continue
    letThrough += 1
    faults.push(what)
  }
  await copy.mailbox.quiet()
  const told = copy.mailbox.subjects(email).slice(mails)
  if (told.every((subject) => /^\d{6}\b/.test(subject))) faults.push('no mail says what was removed')
  return {
    tried: tries.length + leftovers.length,
    letThrough,
    faults: faults.map((fault) => `${names.join(', ')}: ${fault}`),
  }
}

const isNamed = (node: FlowByKind['settings']['ui']['nodes'][number], name: string): boolean =>
  'name' in node.attributes && node.attributes.name === name

type Open = (siege: Siege) => Promise<{ readonly copy: Copy; stop?(): Promise<void> }>

const asDelivered: Open = async (siege) => ({ copy: await siege.open() })

/** A copy with a provider. */
const withProvider: Open = async (siege) => {
  const partner = await startOpenIdPartner()
  return { copy: await siege.open({ changes: oidcChanges(partner) }), stop: () => partner.close() }
}

const row = (name: string, how: string, proof: Proof, open = asDelivered, way: WayName = 'script'): Row => ({
  name,
  attack: `Ways in that a squatter set up, before the owner came by ${how}`,
  needs: ({ selfservice: { methods, flows } }) =>
    methods.password.enabled &&
    methods.totp.enabled &&
    methods.lookup_secret.enabled &&
    methods.passkey.enabled &&
    methods.webauthn.enabled &&
    methods.code.enabled &&
    methods.code.passwordless_enabled &&
    flows.recovery.enabled,
  async run(siege) {
    const { copy, stop } = await open(siege)
    const names = Object.keys(plants)
    const each = names.map((one) => ({ names: [one] }))
    const squats: readonly Squat[] = siege.isShort ? [{ names }] : [{ names }, { names, isMoved: true }, ...each]
    const found: Awaited<ReturnType<typeof hijack>>[] = []
    try {
      for (const squat of squats) found.push(await hijack(copy, { proof, way }, squat))
    } finally {
      await stop?.()
    }
    const sum = (of: 'tried' | 'letThrough') => found.reduce((total, one) => total + one[of], 0)
    return {
      tried: sum('tried'),
      letThrough: sum('letThrough'),
      allowed: 0,
      faults: found.flatMap(({ faults }) => faults),
    }
  },
})

export const preHijacking: readonly Row[] = [
  row('squatter-sign-in', 'a code sign-in', bySignIn),
  row('squatter-recovery', 'a recovery', byRecovery),
  row('squatter-sign-up', 'a sign-up code', bySignUp),
  row('squatter-provider', 'a provider that vouches for the address', byProvider, withProvider, 'navigation'),
]
