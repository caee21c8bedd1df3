import type { Identity } from '@collect/contract'
import { describe, expect, test } from 'vitest'
import { Authenticator, type GetOptions, type Quirks } from './house/authenticator.ts'
import { describeHouse } from './house/describe-house.ts'
import { minutes } from './house/house.ts'
import {
  accountWithFirstKey,
  accountWithKey,
  askedForKey,
  keyAnswer,
  newKey,
  optionsIn,
  withKeySignIn,
  withSecurityKeys,
  wrongAnswers,
} from './house/keys.ts'
import { withPassword } from './house/second-factors.ts'
import { valueOf, type Visitor } from './house/visitor.ts'
import { refusedAs } from './house/ways.ts'

const form = [
  'csrf',
  'default/identifier:text=""*#1070002',
  'webauthn/method:submit=webauthn#1010008',
  'password/password:password*#1070001',
  'password/method:submit=password#1010022',
]
const asked = [
  'default/identifier:hidden=v*',
  'csrf',
  'webauthn/webauthn_script:script',
  'webauthn/webauthn_login_trigger:button=v#1010013',
  'webauthn/webauthn_login:hidden=""',
]
/** Once an answer was refused, the form is sorted, and the field has no value. */
const askedAgain = [
  'csrf',
  'default/identifier:hidden=v*',
  'webauthn/webauthn_script:script',
  'webauthn/webauthn_login_trigger:button=v#1010013',
  'webauthn/webauthn_login:hidden',
]
const told = { security: { account_enumeration: { mitigate: false } } }
const levels = async (visitor: Visitor) =>
  (await visitor.whoami())?.authentication_methods.map(({ method, aal }) => `${method} ${aal}`)

describeHouse('a security key as first factor', { settings: { ...withKeySignIn, ...told } }, (house) => {
  describe.each([{ way: 'navigation' }, { way: 'script' }] as const)('by $way', ({ way }) => {
    const begin = async (account: { email: string; key: Authenticator }) => {
      const visitor = house().visitor(way)
      const { seen, flow } = await askedForKey(visitor, account.email)
      const send = (payload: object) => visitor.send('login', flow, { identifier: account.email, ...payload })
      return { visitor, seen, flow, send }
    }

    test('a name is asked for first, then one of its keys', async () => {
      const account = await accountWithFirstKey(house(), way)
      const visitor = house().visitor(way)
      const { flow: start } = await visitor.start('login')
      expect(start).toShowNodes(form)
      expect(start.ui.nodes[1]).toMatchObject({ attributes: { autocomplete: 'username webauthn' } })
      const { seen, flow } = await askedForKey(visitor, ` ${account.email.toUpperCase()}`, start)
      const page = `${house().origin}/login?flow=${start.id}`
      const { status, location, body } = seen.answer
      expect(way === 'script' ? { status, body } : { status, location }).toMatchObject(
        way === 'script'
          ? { status: 422, body: { error: { id: 'browser_location_change_required' }, redirect_browser_to: page } }
          : { status: 303, location: page },
      )
      expect(flow).toSay(1010012)
      expect(flow).toShowNodes(asked)
      expect(flow.active).toBeUndefined()
      expect(optionsIn<GetOptions>(flow, 'webauthn_login_trigger').publicKey).toMatchObject({
        rpId: 'localhost',
        userVerification: 'preferred',
        allowCredentials: [{ id: Buffer.from(account.key.ids[0] ?? '', 'hex').toString('base64url') }],
      })
    })

    test('the key signs in', async () => {
      const account = await accountWithFirstKey(house(), way)
      const { visitor, flow, send } = await begin(account)
      await send(keyAnswer(account.key, flow))
      expect(await visitor.whoami()).toMatchObject({ authenticator_assurance_level: 'aal1' })
      expect(await levels(visitor)).toEqual(['webauthn aal1'])
    })

    test('nobody without a name', async () => {
      const visitor = house().visitor(way)
      const { flow } = await visitor.start('login')
      const seen = await visitor.send('login', flow, { method: 'webauthn' })
      expect(seen.answer.status).toBe(refusedAs(way, 'login'))
      expect(seen.flow).toSayAt('identifier', 4000002)
    })

    test('a name without such a key is refused, whether it has an account or not', async () => {
      for (const email of [house().newEmail(), (await house().account()).email]) {
        const visitor = house().visitor(way)
        const { seen, flow } = await askedForKey(visitor, email)
        expect(seen.answer.status).toBe(refusedAs(way, 'login'))
        expect(flow).toSay(4000015)
        expect(flow).toShowNodes(form.map((node) => node.replace('text=""', 'text=v')))
      }
    })

    test.each(wrongAnswers)('an answer %s is refused', async (_, quirks) => {
      const account = await accountWithFirstKey(house(), way)
      const { visitor, flow, send } = await begin(account)
      const seen = await send(keyAnswer(account.key, flow, quirks))
      expect(seen.answer.status).toBe(refusedAs(way, 'login'))
      expect(seen.flow).toSay(4000043)
      expect(seen.flow).toShowNodes(askedAgain)
      expect(await visitor.whoami()).toBeUndefined()
      await send(keyAnswer(account.key, seen.flow))
      expect(await levels(visitor)).toEqual(['webauthn aal1'])
    })

    test.each(['no JSON', '{}', 'null'])('%s is no answer', async (text) => {
      const account = await accountWithFirstKey(house(), way)
      const { visitor, send } = await begin(account)
      expect((await send({ webauthn_login: text })).flow).toSay(4000001)
      expect(await visitor.whoami()).toBeUndefined()
    })

    test('confirming who one is: the key is asked for at once', async () => {
      const account = await accountWithFirstKey(house(), way)
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
      house().wait(minutes(5))
      await account.visitor.send('login', again, keyAnswer(account.key, again))
      expect(await levels(account.visitor)).toEqual(['webauthn aal1', 'webauthn aal1'])
    })
  })

  const twoAsked = async () => {
    const ada = await accountWithFirstKey(house(), 'script')
    const visitor = house().visitor('script')
    const { flow } = await askedForKey(visitor, ada.email)
    return { ada, visitor, flow }
  }

  test("nobody's key opens for another name", async () => {
    const { ada, visitor, flow } = await twoAsked()
    const eve = await accountWithFirstKey(house(), 'script')
    const { allowCredentials: _, ...anyKey } = optionsIn<GetOptions>(flow, 'webauthn_login_trigger').publicKey
    const stolen = { identifier: ada.email, webauthn_login: eve.key.get({ publicKey: anyKey }) }
    expect((await visitor.send('login', flow, stolen)).flow).toSay(4000013)
    expect(await visitor.whoami()).toBeUndefined()
  })

  test('an answer opens once, in its own flow, and not before it was asked for', async () => {
    const { ada, visitor, flow } = await twoAsked()
    const answer = keyAnswer(ada.key, flow)
    const other = house().visitor('script')
    const { flow: unasked } = await other.start('login')
    expect((await other.send('login', unasked, { identifier: ada.email, ...answer })).flow).toSay(4000043)
    const seen = await Promise.all(Array.from({ length: 5 }, () => visitor.send('login', flow, answer)))
    expect(seen.map((one) => one.answer.status).toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400, 400])
  })

  test('a key that was removed opens nothing any more', async () => {
    const { ada, visitor, flow } = await twoAsked()
    const { flow: settings } = await ada.visitor.start('settings')
    const other = new Authenticator(house().origin)
    const name = { webauthn_register_displayname: 'Other' }
    const { flow: two } = await ada.visitor.send('settings', settings, { ...newKey(other, settings), ...name })
    const answer = keyAnswer(ada.key, flow)
    expect((await ada.visitor.send('settings', two, { webauthn_remove: ada.key.ids[0] })).flow).toSay(1050001)
    expect((await visitor.send('login', flow, answer)).flow).toSay(4000013)
    const { flow: now } = await askedForKey(visitor, ada.email)
    await visitor.send('login', now, keyAnswer(other, now))
    expect(await levels(visitor)).toEqual(['webauthn aal1'])
  })

  test('whoever is asked for a key and tries a password is shown everything again', async () => {
    const { ada, visitor, flow } = await twoAsked()
    const password = { method: 'password', identifier: ada.email, password: 'something wrong' }
    const seen = await visitor.send('login', flow, password)
    expect(seen.flow).toSay(4000006)
    expect(seen.flow).toShowNodes(form.map((node) => node.replace('text=""', 'text=v')))
  })

  test('a key follows its account to another address', async () => {
    const { email, key, visitor } = await accountWithFirstKey(house(), 'script')
    const next = house().newEmail()
    const { flow } = await visitor.start('settings')
    expect((await visitor.send('settings', flow, { method: 'profile', traits: { email: next } })).flow).toSay(1050001)
    const script = house().visitor('script')
    expect((await askedForKey(script, email)).flow).toSay(4000015)
    const { flow: asks } = await askedForKey(script, next)
    await script.send('login', asks, keyAnswer(key, asks))
    expect(await levels(script)).toEqual(['webauthn aal1'])
  })

  test('native clients have no browser to ask', async () => {
    const { email } = await accountWithFirstKey(house(), 'script')
    const native = house().visitor('native')
    const { flow } = await native.start('login')
    expect(flow.ui.nodes.filter(({ group }) => group === 'webauthn')).toEqual([])
    expect((await native.send('login', flow, { method: 'webauthn', identifier: email })).flow).toSay(4010002)
  })

  describe('the account', () => {
    test('cannot be locked out: its last key stays, also where an administrator tries', async () => {
      const { visitor, key, identity } = await accountWithFirstKey(house(), 'script')
      const { flow } = await visitor.start('settings')
      const removes = flow.ui.nodes.filter(
        (node) => node.type === 'input' && node.attributes.name === 'webauthn_remove',
      )
      expect(removes).toMatchObject([{ attributes: { disabled: true } }])
      const refused = await visitor.send('settings', flow, { webauthn_remove: key.ids[0] })
      expect(refused.flow).toSay(4000001)
      const path = `${house().origin}/admin/identities/${identity.id}/credentials/webauthn`
      const remove = () => house().identity.admin(new Request(path, { method: 'DELETE' }))
      expect((await remove()).status).toBe(400)
      await visitor.send('settings', flow, { method: 'password', password: 'another way to come in' })
      expect((await remove()).status).toBe(204)
      expect((await remove()).status).toBe(404)
    })

    test('may have more of them; one that is added is another way in, and no second factor', async () => {
      const account = await house().account()
      const visitor = await house().signedIn('script', account)
      const key = new Authenticator(house().origin)
      const { flow } = await visitor.start('settings')
      await visitor.send('settings', flow, { ...newKey(key, flow), webauthn_register_displayname: 'Desk' })
      expect(await visitor.whoami()).toMatchObject({ authenticator_assurance_level: 'aal1' })
      expect(await levels(visitor)).toEqual(['password aal1', 'webauthn aal1'])
      const script = house().visitor('script')
      const { flow: asks } = await askedForKey(script, account.email)
      await script.send('login', asks, keyAnswer(key, asks))
      expect(await levels(script)).toEqual(['webauthn aal1'])
    })
  })

  describe('a key from when keys were a second factor', () => {
    const olderKey = async () => {
      const before = await house().also({ settings: withSecurityKeys })
      return accountWithKey(before, 'script')
    }

    test('is still one, and signs nobody in alone', async () => {
      const account = await olderKey()
      const script = house().visitor('script')
      expect((await askedForKey(script, account.email)).flow).toSay(4000015)
      const { visitor } = await withPassword(house(), 'script', account)
      expect(await visitor.whoami()).toBeUndefined()
      const { flow } = await visitor.start('login', { aal: 'aal2' })
      await visitor.send('login', flow, keyAnswer(account.key, flow))
      expect(await levels(visitor)).toEqual(['password aal1', 'webauthn aal2'])
      expect(await visitor.whoami()).toMatchObject({ authenticator_assurance_level: 'aal2' })
    })

    test('and the other way round: a key that signed in alone is no second factor now', async () => {
      const { email } = await accountWithFirstKey(house(), 'script')
      const later = await house().also({ settings: { ...withSecurityKeys, ...told } })
      const script = later.visitor('script')
      const { flow } = await script.start('login')
      expect(flow.ui.nodes.filter(({ group }) => group === 'webauthn')).toEqual([])
      expect((await script.send('login', flow, { method: 'webauthn', identifier: email })).flow).toSay(4010002)
    })
  })

  test('moves with its account', async () => {
    const { email, key, identity } = await accountWithFirstKey(house(), 'script')
    const path = `${house().origin}/admin/identities`
    const ask = (method: string, more: string, body?: object) =>
      house().identity.admin(
        new Request(`${path}${more}`, {
          method,
          ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
        }),
      )
    const kept = (await (await ask('GET', `/${identity.id}?include_credential=webauthn`)).json()) as Identity // by contract
    const credential = kept.credentials?.['webauthn']
    expect(credential).toMatchObject({ identifiers: [email] })
    expect((await ask('DELETE', `/${identity.id}`)).status).toBe(204)
    const config = credential?.config
    const brought = await ask('POST', '', {
      schema_id: 'default',
      traits: { email },
      credentials: { webauthn: { config } },
    })
    expect(brought.status).toBe(201)
    const script = house().visitor('script')
    const { flow } = await askedForKey(script, email)
    await script.send('login', flow, keyAnswer(key, flow))
    expect(await levels(script)).toEqual(['webauthn aal1'])
  })
})

const named = { ...withKeySignIn.selfservice.flows, login: { style: 'identifier_first' } }
const nameFirst = { selfservice: { ...withKeySignIn.selfservice, flows: named } }

describeHouse('a security key after the name', { settings: { ...nameFirst, ...told } }, (house) => {
  test('is offered to whoever has one, and asked for', async () => {
    const { email, key } = await accountWithFirstKey(house(), 'script')
    const script = house().visitor('script')
    const { flow } = await script.start('login')
    const { flow: identified } = await script.send('login', flow, { method: 'identifier_first', identifier: email })
    expect(identified).toShowNodes([
      'identifier_first/identifier:hidden=v*#1070002',
      'csrf',
      'webauthn/method:submit=webauthn#1010008',
    ])
    const { flow: asks } = await askedForKey(script, email, identified)
    expect(asks.active).toBe('identifier_first')
    expect(asks).toShowNodes(asked)
    await script.send('login', asks, keyAnswer(key, asks))
    expect(await levels(script)).toEqual(['webauthn aal1'])
    const { email: other } = await house().account()
    const elsewhere = house().visitor('script')
    const { flow: fresh } = await elsewhere.start('login')
    const seen = await elsewhere.send('login', fresh, { method: 'identifier_first', identifier: other })
    expect(seen.flow.ui.nodes.filter(({ group }) => group === 'webauthn')).toEqual([])
  })
})

const hidden = { security: { account_enumeration: { mitigate: true } } }
describeHouse(
  'where nobody may learn who has a security key',
  { settings: { ...withKeySignIn, ...hidden } },
  (house) => {
    const ask = async (email: string) => {
      const visitor = house().visitor('script')
      const evened = house().evened()
      const { seen, flow } = await askedForKey(visitor, email)
      expect({ status: seen.answer.status, evened: house().evened() - evened }).toEqual({ status: 422, evened: 1 })
      const { allowCredentials = [] } = optionsIn<GetOptions>(flow, 'webauthn_login_trigger').publicKey
      return { visitor, flow, ids: allowCredentials.map(({ id }) => id) }
    }
    const people = async () => [
      (await accountWithFirstKey(house(), 'script')).email,
      (await house().account()).email,
      house().newEmail(),
    ]

    test('everybody is asked for a key, the same one each time, however the name is written', async () => {
      for (const email of await people()) {
        const { flow, ids } = await ask(email)
        expect(flow).toSay(1010012)
        expect(flow).toShowNodes(asked)
        expect(ids).toEqual([expect.stringMatching(/^[\w-]{43}$/)])
        expect((await ask(` ${email.toUpperCase()}`)).ids).toEqual(ids)
      }
      const [one, other] = [await ask(house().newEmail()), await ask(house().newEmail())]
      expect(one.ids).not.toEqual(other.ids)
    })

    test('what is wrong with an answer does not tell either', async () => {
      const key = new Authenticator(house().origin)
      key.create(await anyOptions())
      for (const email of await people()) {
        const { visitor, flow, ids } = await ask(email)
        const { allowCredentials: _, ...publicKey } = optionsIn<GetOptions>(flow, 'webauthn_login_trigger').publicKey
        const send = (quirks: Quirks) =>
          visitor.send('login', flow, { identifier: email, webauthn_login: key.get({ publicKey }, quirks) })
        const listed = await send({ id: ids[0] ?? '' })
        expect(listed.flow).toSay(4000043)
        expect(listed.flow).toShowNodes(askedAgain)
        expect(valueOf(listed.flow, 'webauthn_login_trigger')).not.toBe(valueOf(flow, 'webauthn_login_trigger'))
        expect((await send({})).flow).toSay(4000043)
      }
    })

    const anyOptions = async () => {
      const { flow } = await house().visitor('script').start('registration')
      return optionsIn<Parameters<Authenticator['create']>[0]>(flow, 'webauthn_register_trigger')
    }
  },
)
