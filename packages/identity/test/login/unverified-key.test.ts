import { describe, expect, test } from 'vitest'
import { Authenticator, type GetOptions } from '../service/authenticator.ts'
import { describeService } from '../service/describe-service.ts'
import {
  accountWithFirstKey,
  accountWithPasskey,
  anotherPasskey,
  askedForKey,
  keyAnswer,
  newPasskey,
  optionsIn,
  passkeyAnswer,
  withKeySignIn,
  withPasskeys,
} from '../service/webauthn.ts'
import { levelsOf, valueOf, type Payload, type WayName } from '../service/visitor.ts'
import { refusedAs, ways } from '../service/ways.ts'

const unverified = { isVerified: false }
const otherThan = (code: string) => (code === '123456' ? '654321' : '123456')

describeService('a passkey that did not verify its user', { config: withPasskeys }, (service) => {
  const begin = async (way: WayName) => {
    const { email, key, identity } = await accountWithPasskey(service(), way)
    const visitor = service().visitor(way)
    const { flow } = await visitor.start('login')
    const send = (payload: Payload) => visitor.send('login', flow, payload)
    return { email, key, identity, visitor, flow, send }
  }

  describe.each(ways)('by $way', ({ way }) => {
    test('is asked for user verification', async () => {
      const { flow } = await begin(way)
      expect(optionsIn<GetOptions>(flow, 'passkey_challenge').publicKey.userVerification).toBe('required')
    })

    test('signs in only together with a mailed code', async () => {
      const { email, key, visitor, flow, send } = await begin(way)
      const asked = await send(passkeyAnswer(key, flow, unverified))
      expect(asked.answer.status).toBe(refusedAs(way, 'login'))
      expect(asked.flow).toMatchObject({ id: flow.id, state: 'sent_email', active: 'code' })
      expect(asked.flow).toSay(1010025)
      expect(asked.answer.text + JSON.stringify(asked.flow)).not.toContain(email)
      expect(await visitor.whoami()).toBeUndefined()

      const code = await service().codeFor(email)
      expect((await send({ method: 'code', code: otherThan(code) })).flow).toSay(4010008)
      expect((await send({ method: 'code' })).flow).toSayAt('code', 4000002)
      expect(await visitor.whoami()).toBeUndefined()
      await send({ method: 'code', code })
      expect(await levelsOf(visitor)).toEqual(['passkey aal1'])
    })

    test('a resend goes to the same address, whatever the form names', async () => {
      const { email, key, visitor, flow, send } = await begin(way)
      const stranger = await service().account()
      await send(passkeyAnswer(key, flow, unverified))
      const mails = (await service().mailsTo(stranger.email)).length
      const again = await send({ method: 'code', resend: 'code', identifier: stranger.email, address: stranger.email })
      expect(again.flow).toSay(1010025)
      expect(await service().mailsTo(stranger.email)).toHaveLength(mails)
      await send({ method: 'code', code: await service().codeFor(email) })
      expect(await levelsOf(visitor)).toEqual(['passkey aal1'])
    })
  })

  test('cannot be registered', async () => {
    const email = service().newEmail()
    const script = service().visitor('script')
    const { flow } = await script.start('registration')
    const key = new Authenticator(service().origin)
    const refused = await script.send('registration', flow, {
      traits: { email },
      ...newPasskey(key, flow, email, unverified),
    })
    expect(refused.flow.ui.messages?.[0]?.context).toMatchObject({ reason_key: 'unusableKey' })
    const person = await service().signedIn('script', await service().account())
    const { flow: settings } = await person.start('settings')
    const added = await person.send('settings', settings, anotherPasskey(key, settings, unverified))
    expect(added.flow.ui.messages?.[0]?.context).toMatchObject({ reason_key: 'unusableKey' })
  })

  test('is refused if it was removed before its code was submitted', async () => {
    const { email, key, visitor, identity, flow, send } = await begin('script')
    await send(passkeyAnswer(key, flow, unverified))
    await service()
      .database.tables<{ credentials: { identity_id: string; type: string } }>()
      .deleteFrom('credentials')
      .where('identity_id', '=', identity.id)
      .where('type', '=', 'passkey')
      .execute()
    expect((await send({ method: 'code', code: await service().codeFor(email) })).flow).toSay(4000043)
    expect(await visitor.whoami()).toBeUndefined()
  })

  test('is refused with the code of another flow', async () => {
    const { email, key, visitor, flow, send } = await begin('script')
    await send(passkeyAnswer(key, flow, unverified))
    const right = await service().codeFor(email)
    const native = service().visitor('native')
    const { flow: verification } = await native.start('verification')
    await native.send('verification', verification, { method: 'code', email })
    const foreign = await service().codeFor(email)
    await send({ method: 'code', code: foreign === right ? otherThan(right) : foreign })
    expect(await visitor.whoami()).toBeUndefined()
  })
})

const methods = { passkey: { enabled: true }, code: { enabled: false }, link: { enabled: true } }
const byLink = { enabled: true, use: 'link' }
const withoutCodes = {
  selfservice: { methods, flows: { ...withPasskeys.selfservice.flows, recovery: byLink, verification: byLink } },
}

describeService('a key that did not verify its user, without mailed codes', { config: withoutCodes }, (service) => {
  test('is refused if the account has another way to sign in, which works', async () => {
    const account = await service().account()
    const person = await service().signedIn('script', account)
    const key = new Authenticator(service().origin)
    const { flow: settings } = await person.start('settings')
    await person.send('settings', settings, anotherPasskey(key, settings))
    const script = service().visitor('script')
    const { flow } = await script.start('login')
    const refused = await script.send('login', flow, passkeyAnswer(key, flow, unverified))
    expect(refused.flow).toSay(4019001)
    await script.send('login', flow, { method: 'password', identifier: account.email, password: account.password })
    expect(await levelsOf(script)).toEqual(['password aal1'])
  })

  test('signs in to an account without another way', async () => {
    const { key } = await accountWithPasskey(service(), 'script')
    const script = service().visitor('script')
    const { flow } = await script.start('login')
    await script.send('login', flow, passkeyAnswer(key, flow, unverified))
    expect(await levelsOf(script)).toEqual(['passkey aal1'])
  })
})

describeService('a security key as first factor that did not verify its user', { config: withKeySignIn }, (service) => {
  test('continues with a mailed code, too', async () => {
    const { email, key } = await accountWithFirstKey(service(), 'script')
    const script = service().visitor('script')
    const { flow } = await askedForKey(script, email)
    const options = JSON.parse(String(valueOf(flow, 'webauthn_login_trigger'))) as GetOptions // by contract
    expect(options.publicKey.userVerification).toBe('required')
    await script.send('login', flow, { method: 'webauthn', identifier: email, ...keyAnswer(key, flow, unverified) })
    expect(await script.whoami()).toBeUndefined()
    await script.send('login', flow, { method: 'code', code: await service().codeFor(email) })
    expect(await levelsOf(script)).toEqual(['webauthn aal1'])
  })
})

describeService(
  'user verification with the rules of Kratos',
  { config: withPasskeys, accountRules: 'kratos' },
  (service) => {
    test('is preferred, and a key signs in without it', async () => {
      const { key } = await accountWithPasskey(service(), 'script')
      const script = service().visitor('script')
      const { flow } = await script.start('login')
      expect(optionsIn<GetOptions>(flow, 'passkey_challenge').publicKey.userVerification).toBe('preferred')
      await script.send('login', flow, passkeyAnswer(key, flow, unverified))
      expect(await levelsOf(script)).toEqual(['passkey aal1'])
    })
  },
)
