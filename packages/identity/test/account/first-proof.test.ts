import type { AnyFlow, FlowByKind } from '@collect/contract'
import { describe, expect, test } from 'vitest'
import { Authenticator } from '../service/authenticator.ts'
import { describeService } from '../service/describe-service.ts'
import { goodPassword, type TestService } from '../service/test-service.ts'
import { anotherPasskey, newKey, passkeyAnswer } from '../service/webauthn.ts'
import { everything } from '../service/model/model.ts'
import { appCode, secretOf } from '../service/second-factors.ts'
import { merged } from '../service/config-changes.ts'
import type { Visitor } from '../service/visitor.ts'

const session = { hooks: [{ hook: 'session' }] }
const settings = [everything, { selfservice: { flows: { registration: { after: { code: session } } } } }].reduce(
  merged,
  {},
)

interface Squat {
  readonly email: string
  readonly squatter: Visitor
}

/** What a squatter can set up, and how the squatter would sign in with it later. */
const plants: Readonly<
  Record<string, (service: TestService, squat: Squat) => Promise<(service: TestService) => Promise<Visitor>>>
> = {
  'a password': async (_house, { email }) => byPassword(email),

  'a session':
    async (_house, { squatter }) =>
    async () =>
      squatter,

  'a passkey': async (service, { squatter }) => {
    const key = new Authenticator(service.origin)
    await change(squatter, (flow) => anotherPasskey(key, flow))
    return async () => {
      const visitor = service.visitor('script')
      const { flow } = await visitor.start('login')
      await visitor.send('login', flow, passkeyAnswer(key, flow))
      return visitor
    }
  },

  'a security key': async (service, { email, squatter }) => {
    const key = new Authenticator(service.origin)
    await change(squatter, (flow) => ({ ...newKey(key, flow), webauthn_register_displayname: 'Desk' }))
    return byPassword(email)
  },

  'an authenticator app': async (service, { email, squatter }) => {
    await change(squatter, (flow) => ({ method: 'totp', totp_code: appCode(secretOf(flow), service) }))
    return byPassword(email)
  },

  'backup codes': async (_house, { email, squatter }) => {
    await change(squatter, () => ({ lookup_secret_regenerate: 'true' }), { lookup_secret_confirm: 'true' })
    return byPassword(email)
  },

  'an address that was moved here': async (service, { email }) => {
    const { email: own } = await service.account()
    const mover = await service.signedIn('script', { email: own, password: goodPassword })
    // The squatter's own address is unverified too, so the account gets the new one at once.
    await change(mover, () => ({ method: 'profile', traits: { email } }))
    return async () => mover
  },
}

const byPassword = (email: string) => async (service: TestService) => {
  const visitor = service.visitor('script')
  const { flow } = await visitor.start('login')
  await visitor.send('login', flow, { method: 'password', identifier: email, password: goodPassword })
  return visitor
}

async function change(
  visitor: Visitor,
  payloadOf: (flow: FlowByKind['settings']) => object,
  confirm?: object,
): Promise<void> {
  const { flow } = await visitor.start('settings')
  const seen = await visitor.send('settings', flow, { ...payloadOf(flow) })
  const done = confirm ? await visitor.send('settings', seen.flow, { ...confirm }) : seen
  if (done.flow.state !== 'success') throw new Error(`nothing was saved: ${done.answer.text}`)
}

/** How the owner verifies the address. Each returns the owner's browser and its next page. */
const ways: Readonly<
  Record<string, (service: TestService, email: string) => Promise<{ owner: Visitor; next: AnyFlow }>>
> = {
  'a code sign-in': byCode,

  'a recovery': async (service, email) => {
    const owner = service.visitor('navigation')
    const { flow } = await owner.start('recovery')
    await owner.send('recovery', flow, { method: 'code', email })
    const done = await owner.send('recovery', flow, { method: 'code', code: await service.codeFor(email) })
    return { owner, next: await settingsAt(owner, done.page) }
  },

  'a sign-up with a code': async (service, email) => {
    const owner = service.visitor('navigation')
    const { flow } = await owner.start('registration')
    const form = { method: 'code', traits: { email, name: 'The owner' } }
    await owner.send('registration', flow, form)
    const done = await owner.send('registration', flow, { ...form, code: await service.codeFor(email) })
    expect((await owner.whoami())?.identity?.traits).toEqual({ email, name: 'The owner' })
    return { owner, next: await settingsAt(owner, done.page) }
  },

  '"It wasn\'t me" on the page of the mailed code': async (service, email) => {
    const stranger = service.visitor('navigation')
    const { flow } = await stranger.start('verification')
    await stranger.send('verification', flow, { method: 'code', email })
    const asked = await stranger.send('verification', flow, { method: 'code', code: await service.codeFor(email) })
    const done = await stranger.send('verification', asked.flow, { method: 'code', account: 'not_mine' })
    const { owner } = await byCode(service, email)
    return { owner, next: done.flow }
  },
}

async function byCode(service: TestService, email: string) {
  const owner = service.visitor('navigation')
  const { flow } = await owner.start('login')
  await owner.send('login', flow, { method: 'code', identifier: email })
  const done = await owner.send('login', flow, {
    method: 'code',
    identifier: email,
    code: await service.codeFor(email),
  })
  const { page } = done
  return { owner, next: page?.pathname === '/settings' ? await settingsAt(owner, page) : flow }
}

const settingsAt = async (visitor: Visitor, page: URL | undefined) =>
  (await visitor.fetchFlow('settings', page?.searchParams.get('flow') ?? '')).flow

const saidIn = ({ ui }: AnyFlow) => (ui.messages ?? []).map(({ id }) => id)

describeService(
  'an account that a squatter created with the address of another user',
  { config: settings },
  (service) => {
    const credentialsOf = async (email: string) => {
      const tables = service().database.tables<{
        credentials: { identity_id: string; type: string }
        verifiable_addresses: { identity_id: string; value: string }
      }>()
      const rows = await tables
        .selectFrom('credentials')
        .innerJoin('verifiable_addresses', 'verifiable_addresses.identity_id', 'credentials.identity_id')
        .select('type')
        .where('value', '=', email)
        .execute()
      return rows.map(({ type }) => type)
    }

    describe.each(Object.entries(ways))('verified by %s', (_way, proveIt) => {
      test.each(Object.entries(plants))(
        'the squatter can no longer sign in with %s, and the owner gets a mail',
        async (name, plant) => {
          const email = service().newEmail()
          const squatter = service().visitor('script')
          if (!name.startsWith('an address')) {
            const { flow } = await squatter.start('registration')
            await squatter.send('registration', flow, { method: 'password', traits: { email }, password: goodPassword })
          }
          const comeIn = await plant(service(), { email, squatter })
          service().wait(60_000)
          const before = await comeIn(service())
          expect(before.jar.names().some((cookie) => cookie.includes('kratos_session'))).toBe(true)

          const { owner, next } = await proveIt(service(), email)

          // No second factor of the squatter locks the owner out.
          expect(await owner.whoami()).toMatchObject({
            authenticator_assurance_level: 'aal1',
            identity: { verifiable_addresses: [{ value: email, verified: true }] },
          })
          expect(await before.whoami()).toBeUndefined()
          expect(await squatter.whoami()).toBeUndefined()
          expect(await (await comeIn(service())).whoami()).toBeUndefined()
          expect(await credentialsOf(email)).toEqual(['code'])
          expect(saidIn(next).filter((id) => id === 1059001 || id === 1089005)).toHaveLength(1)
          const notices = (await service().mailsTo(email)).filter(
            ({ subject }) => subject === 'Your account is now yours alone',
          )
          expect(notices).toHaveLength(1)
        },
      )
    })
  },
)
