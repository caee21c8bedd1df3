import { describe, expect, test } from 'vitest'
import { Authenticator, type GetOptions } from '../service/authenticator.ts'
import { describeService } from '../service/describe-service.ts'
import { minutes } from '../service/test-service.ts'
import {
  accountWithFirstKey,
  askedForKey,
  askedForm,
  askedFormAgain,
  keyAnswer,
  newKey,
  optionsIn,
  withKeySignIn,
  wrongAnswers,
} from '../service/webauthn.ts'
import { revealingAccounts } from '../service/config-changes.ts'
import { levelsOf } from '../service/visitor.ts'
import { refusedAs } from '../service/ways.ts'

const form = [
  'csrf',
  'default/identifier:text=""*#1070002',
  'webauthn/method:submit=webauthn#1010008',
  'password/password:password*#1070001',
  'password/method:submit=password#1010022',
]

describeService('a security key as first factor', { config: { ...withKeySignIn, ...revealingAccounts } }, (service) => {
  describe.each([{ way: 'navigation' }, { way: 'script' }] as const)('by $way', ({ way }) => {
    const begin = async (account: { email: string; key: Authenticator }) => {
      const visitor = service().visitor(way)
      const { seen, flow } = await askedForKey(visitor, account.email)
      const send = (payload: object) => visitor.send('login', flow, { identifier: account.email, ...payload })
      return { visitor, seen, flow, send }
    }

    test('the identifier is asked for first, then one of its keys', async () => {
      const account = await accountWithFirstKey(service(), way)
      const visitor = service().visitor(way)
      const { flow: start } = await visitor.start('login')
      expect(start).toShowNodes(form)
      expect(start.ui.nodes[1]).toMatchObject({ attributes: { autocomplete: 'username webauthn' } })
      const { seen, flow } = await askedForKey(visitor, ` ${account.email.toUpperCase()}`, start)
      const page = `${service().origin}/login?flow=${start.id}`
      const { status, location, body } = seen.answer
      expect(way === 'script' ? { status, body } : { status, location }).toMatchObject(
        way === 'script'
          ? { status: 422, body: { error: { id: 'browser_location_change_required' }, redirect_browser_to: page } }
          : { status: 303, location: page },
      )
      expect(flow).toSay(1010012)
      expect(flow).toShowNodes(askedForm)
      expect(flow.active).toBeUndefined()
      expect(optionsIn<GetOptions>(flow, 'webauthn_login_trigger').publicKey).toMatchObject({
        rpId: 'localhost',
        userVerification: 'required',
        allowCredentials: [{ id: Buffer.from(account.key.ids[0] ?? '', 'hex').toString('base64url') }],
      })
    })

    test('the key signs in', async () => {
      const account = await accountWithFirstKey(service(), way)
      const { visitor, flow, send } = await begin(account)
      await send(keyAnswer(account.key, flow))
      expect(await visitor.whoami()).toMatchObject({ authenticator_assurance_level: 'aal1' })
      expect(await levelsOf(visitor)).toEqual(['webauthn aal1'])
    })

    test('a missing identifier is asked for', async () => {
      const visitor = service().visitor(way)
      const { flow } = await visitor.start('login')
      const seen = await visitor.send('login', flow, { method: 'webauthn' })
      expect(seen.answer.status).toBe(refusedAs(way, 'login'))
      expect(seen.flow).toSayAt('identifier', 4000002)
    })

    test('an identifier without such a key is refused, with or without an account', async () => {
      for (const email of [service().newEmail(), (await service().account()).email]) {
        const visitor = service().visitor(way)
        const { seen, flow } = await askedForKey(visitor, email)
        expect(seen.answer.status).toBe(refusedAs(way, 'login'))
        expect(flow).toSay(4000015)
        expect(flow).toShowNodes(form.map((node) => node.replace('text=""', 'text=v')))
      }
    })

    test.each(wrongAnswers)('an answer %s is refused', async (_, quirks) => {
      const account = await accountWithFirstKey(service(), way)
      const { visitor, flow, send } = await begin(account)
      const seen = await send(keyAnswer(account.key, flow, quirks))
      expect(seen.answer.status).toBe(refusedAs(way, 'login'))
      expect(seen.flow).toSay(4000043)
      expect(seen.flow).toShowNodes(askedFormAgain)
      expect(await visitor.whoami()).toBeUndefined()
      await send(keyAnswer(account.key, seen.flow))
      expect(await levelsOf(visitor)).toEqual(['webauthn aal1'])
    })

    test.each(['no JSON', '{}', 'null'])('the answer %s is refused', async (text) => {
      const account = await accountWithFirstKey(service(), way)
      const { visitor, send } = await begin(account)
      expect((await send({ webauthn_login: text })).flow).toSay(4000001)
      expect(await visitor.whoami()).toBeUndefined()
    })

    test('signing in again asks for the key at once', async () => {
      const account = await accountWithFirstKey(service(), way)
      const { flow } = await account.visitor.start('login', { refresh: 'true' })
      expect(flow).toSay(1010003)
      expect(flow).toShowNodes([
        'csrf',
        'default/identifier:hidden=v',
        'webauthn/webauthn_login:hidden=""',
        'webauthn/webauthn_script:script',
        'webauthn/webauthn_login_trigger:button=v#1010008',
      ])
      expect((await account.visitor.send('login', flow, { webauthn_login: '{}' })).flow).toSay(4000001)
      const { flow: again } = await account.visitor.fetchFlow('login', flow.id)
      service().wait(minutes(5))
      await account.visitor.send('login', again, keyAnswer(account.key, again))
      expect(await levelsOf(account.visitor)).toEqual(['webauthn aal1', 'webauthn aal1'])
    })
  })

  const twoAsked = async () => {
    const ada = await accountWithFirstKey(service(), 'script')
    const visitor = service().visitor('script')
    const { flow } = await askedForKey(visitor, ada.email)
    return { ada, visitor, flow }
  }

  test('a key of another account is refused', async () => {
    const { ada, visitor, flow } = await twoAsked()
    const eve = await accountWithFirstKey(service(), 'script')
    const { allowCredentials: _, ...anyKey } = optionsIn<GetOptions>(flow, 'webauthn_login_trigger').publicKey
    const stolen = { identifier: ada.email, webauthn_login: eve.key.get({ publicKey: anyKey }) }
    expect((await visitor.send('login', flow, stolen)).flow).toSay(4000013)
    expect(await visitor.whoami()).toBeUndefined()
  })

  test('an answer works once, in its own flow, and only after the key was requested', async () => {
    const { ada, visitor, flow } = await twoAsked()
    const answer = keyAnswer(ada.key, flow)
    const other = service().visitor('script')
    const { flow: unasked } = await other.start('login')
    expect((await other.send('login', unasked, { identifier: ada.email, ...answer })).flow).toSay(4000043)
    const seen = await Promise.all(Array.from({ length: 5 }, () => visitor.send('login', flow, answer)))
    expect(seen.map((one) => one.answer.status).toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400, 400])
  })

  test('a removed key is refused', async () => {
    const { ada, visitor, flow } = await twoAsked()
    const { flow: settings } = await ada.visitor.start('settings')
    const other = new Authenticator(service().origin)
    const name = { webauthn_register_displayname: 'Other' }
    const { flow: two } = await ada.visitor.send('settings', settings, { ...newKey(other, settings), ...name })
    const answer = keyAnswer(ada.key, flow)
    expect((await ada.visitor.send('settings', two, { webauthn_remove: ada.key.ids[0] })).flow).toSay(1050001)
    expect((await visitor.send('login', flow, answer)).flow).toSay(4000013)
    const { flow: now } = await askedForKey(visitor, ada.email)
    await visitor.send('login', now, keyAnswer(other, now))
    expect(await levelsOf(visitor)).toEqual(['webauthn aal1'])
  })

  test('a user who is asked for a key and tries a password sees all methods again', async () => {
    const { ada, visitor, flow } = await twoAsked()
    const password = { method: 'password', identifier: ada.email, password: 'something wrong' }
    const seen = await visitor.send('login', flow, password)
    expect(seen.flow).toSay(4000006)
    expect(seen.flow).toShowNodes(form.map((node) => node.replace('text=""', 'text=v')))
  })

  test('native clients are not offered keys', async () => {
    const { email } = await accountWithFirstKey(service(), 'script')
    const native = service().visitor('native')
    const { flow } = await native.start('login')
    expect(flow.ui.nodes.filter(({ group }) => group === 'webauthn')).toEqual([])
    expect((await native.send('login', flow, { method: 'webauthn', identifier: email })).flow).toSay(4010002)
  })
})

const named = { ...withKeySignIn.selfservice.flows, login: { style: 'identifier_first' } }
const nameFirst = { selfservice: { ...withKeySignIn.selfservice, flows: named } }

describeService(
  'a security key after the identifier',
  { config: { ...nameFirst, ...revealingAccounts } },
  (service) => {
    test('is offered to accounts with a key, and requested', async () => {
      const { email, key } = await accountWithFirstKey(service(), 'script')
      const script = service().visitor('script')
      const { flow } = await script.start('login')
      const { flow: identified } = await script.send('login', flow, { method: 'identifier_first', identifier: email })
      expect(identified).toShowNodes([
        'identifier_first/identifier:hidden=v*#1070002',
        'csrf',
        'webauthn/method:submit=webauthn#1010008',
      ])
      const { flow: asks } = await askedForKey(script, email, identified)
      expect(asks.active).toBe('identifier_first')
      expect(asks).toShowNodes(askedForm)
      await script.send('login', asks, keyAnswer(key, asks))
      expect(await levelsOf(script)).toEqual(['webauthn aal1'])
      const { email: other } = await service().account()
      const elsewhere = service().visitor('script')
      const { flow: fresh } = await elsewhere.start('login')
      const seen = await elsewhere.send('login', fresh, { method: 'identifier_first', identifier: other })
      expect(seen.flow.ui.nodes.filter(({ group }) => group === 'webauthn')).toEqual([])
    })
  },
)
