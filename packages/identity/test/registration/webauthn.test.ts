import { describe, expect, test } from 'vitest'
import { Authenticator, type CreateOptions } from '../service/authenticator.ts'
import { describeService } from '../service/describe-service.ts'
import {
  accountWithFirstKey,
  askedForKey,
  firstKey,
  keyAnswer,
  optionsIn,
  withKeySignIn,
  wrongNewKeys,
} from '../service/webauthn.ts'
import { valueOf } from '../service/visitor.ts'
import { doneAs, refusedAs } from '../service/ways.ts'

const nameField = 'webauthn_register_displayname'
const traits = ['csrf', 'default/traits.email:email*#1070002', 'default/traits.name:text#1070002']
const password = ['password/password:password*#1070001', 'password/method:submit=password#1040001']
const form = [
  ...traits,
  'webauthn/webauthn_register_displayname:text=""#1050013',
  'webauthn/webauthn_register:hidden=""',
  'webauthn/webauthn_register_trigger:button=v#1040004',
  'webauthn/webauthn_script:script',
  ...password,
]
const schemaWithoutKeys = {
  type: 'object',
  properties: {
    traits: {
      type: 'object',
      properties: {
        email: {
          type: 'string',
          format: 'email',
          title: 'Email',
          'ory.sh/kratos': { credentials: { password: { identifier: true } } },
        },
        nickname: { type: 'string', title: 'Nickname' },
      },
    },
  },
}
const identityOf = (document: object) => ({
  schemas: [{ id: 'default', url: `base64://${Buffer.from(JSON.stringify(document)).toString('base64')}` }],
})

describeService('registration by security key', { config: withKeySignIn }, (service) => {
  describe.each([{ way: 'navigation' }, { way: 'script' }] as const)('by $way', ({ way }) => {
    const begin = async () => {
      const visitor = service().visitor(way)
      const { flow } = await visitor.start('registration')
      const send = (payload: object) => visitor.send('registration', flow, { method: 'webauthn', ...payload })
      return { visitor, flow, send, key: new Authenticator(service().origin), email: service().newEmail() }
    }

    test('begins with the traits, a name for the key, the button and the script', async () => {
      const { flow } = await begin()
      expect(flow).toShowNodes(form)
      expect(optionsIn<CreateOptions>(flow, 'webauthn_register_trigger').publicKey).toMatchObject({
        rp: { id: 'localhost' },
        user: { name: 'Collect Everything' },
        // A key that is a first factor must verify its user.
        authenticatorSelection: { residentKey: 'discouraged', userVerification: 'required' },
        attestation: 'none',
      })
    })

    test('a key and the traits create an account, sign it in, and sign in again', async () => {
      const { done, visitor, email, key } = await accountWithFirstKey(service(), way)
      expect(done.answer.status).toBe(doneAs(way))
      const session = await visitor.whoami()
      expect(session).toMatchObject({ authenticator_assurance_level: 'aal1', identity: { traits: { email } } })
      expect(session?.authentication_methods.map(({ method, aal }) => `${method} ${aal}`)).toEqual(['webauthn aal1'])
      const again = service().visitor(way)
      const { flow } = await askedForKey(again, email)
      await again.send('login', flow, keyAnswer(key, flow))
      expect(await again.whoami()).toMatchObject({ identity: { traits: { email } } })
    })

    test('a form that the script submits names no method; the key needs no name', async () => {
      const { visitor, flow, key, email } = await begin()
      await visitor.send('registration', flow, { traits: { email }, ...firstKey(key, flow) })
      expect(await visitor.whoami()).toMatchObject({ identity: { traits: { email } } })
    })

    test('wrong traits are refused at their fields, which keep the typed values', async () => {
      const { send, flow, key } = await begin()
      const seen = await send({ traits: { name: 'Ada' }, ...firstKey(key, flow) })
      expect(seen.answer.status).toBe(refusedAs(way, 'registration'))
      expect(seen.flow).toSayAt('traits.email', 4000002)
      expect(valueOf(seen.flow, 'traits.name')).toBe('Ada')
    })

    test.each([
      ['two lines', 'a\nb', 4000001],
      ['101 letters', 'a'.repeat(101), 4000017],
    ])('a name of %s is refused', async (_, name, id) => {
      const { send, flow, key, email } = await begin()
      expect((await send({ traits: { email }, ...firstKey(key, flow), [nameField]: name })).flow).toSayAt(nameField, id)
    })

    test.each(wrongNewKeys)('a key %s is refused, and no account is created', async (_, quirks) => {
      const { send, flow, key, email } = await begin()
      const seen = await send({ traits: { email }, ...firstKey(key, flow, quirks) })
      expect(seen.flow).toSay(4000001)
      // No account has the address, so it is still available.
      const again = await send({ traits: { email }, ...firstKey(key, seen.flow) })
      expect(again.answer.status).toBe(doneAs(way))
    })

    test.each(['no JSON', '{}', 'null'])('the answer %s is refused', async (text) => {
      const { send, email } = await begin()
      expect((await send({ traits: { email }, webauthn_register: text })).flow).toSay(4000001)
      expect((await send({ traits: { email } })).flow).toSayAt('webauthn_register', 4000002)
    })

    test('an address that has an account is refused, whatever its credential is', async () => {
      for (const { email } of [await service().account(), await accountWithFirstKey(service(), way)]) {
        const { send, flow, key } = await begin()
        expect((await send({ traits: { email }, ...firstKey(key, flow) })).flow).toSay(4000007)
      }
    })
  })

  test('one key sent five times at once creates one account', async () => {
    const script = service().visitor('script')
    const { flow } = await script.start('registration')
    const payload = { traits: { email: service().newEmail() }, ...firstKey(new Authenticator(service().origin), flow) }
    const seen = await Promise.all(Array.from({ length: 5 }, () => script.send('registration', flow, payload)))
    expect(seen.map(({ answer }) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400, 400])
  })

  test('native clients are not offered keys', async () => {
    const native = service().visitor('native')
    const { flow } = await native.start('registration')
    expect(flow.ui.nodes.filter(({ group }) => group === 'webauthn')).toEqual([])
    const payload = { traits: { email: service().newEmail() }, webauthn_register: '{}' }
    expect((await native.send('registration', flow, payload)).flow).toSay(4010003)
  })

  test('in two steps the options for the key name its user', async () => {
    const flows = { registration: { ...withKeySignIn.selfservice.flows.registration, style: 'profile_first' } }
    const stepped = await service().also({ config: { selfservice: { ...withKeySignIn.selfservice, flows } } })
    const script = stepped.visitor('script')
    const email = service().newEmail()
    const { flow } = await script.start('registration')
    const { flow: second } = await script.send('registration', flow, { method: 'profile', traits: { email } })
    const { user } = optionsIn<CreateOptions>(second, 'webauthn_register_trigger').publicKey
    expect(user).toMatchObject({ name: email, displayName: email })
    const key = new Authenticator(stepped.origin)
    await script.send('registration', second, { traits: { email }, ...firstKey(key, second) })
    expect(await script.whoami()).toMatchObject({ identity: { traits: { email } } })
  })

  test('keys are not offered while they are a second factor', async () => {
    const second = await service().also({ config: { selfservice: { methods: { webauthn: { enabled: true } } } } })
    const script = second.visitor('script')
    const { flow } = await script.start('registration')
    expect(flow.ui.nodes.filter(({ group }) => group === 'webauthn')).toEqual([])
    const payload = { traits: { email: service().newEmail() }, webauthn_register: '{}' }
    expect((await script.send('registration', flow, payload)).flow).toSay(4010003)
  })

  test('keys are not offered without a trait as their identifier', async () => {
    const settings = { ...withKeySignIn, identity: identityOf(schemaWithoutKeys) }
    const nameless = await service().also({ config: settings })
    const script = nameless.visitor('script')
    const { flow } = await script.start('registration')
    expect(flow.ui.nodes.filter(({ group }) => group === 'webauthn')).toEqual([])
    const payload = { traits: { email: service().newEmail() }, webauthn_register: '{}' }
    expect((await script.send('registration', flow, payload)).flow).toSay(4010003)
  })

  test('the trait that is the identifier is required', async () => {
    const { email, nickname } = schemaWithoutKeys.properties.traits.properties
    const keyed = { ...nickname, 'ory.sh/kratos': { credentials: { webauthn: { identifier: true } } } }
    const document = {
      type: 'object',
      properties: { traits: { type: 'object', properties: { email, nickname: keyed } } },
    }
    const named = await service().also({ config: { ...withKeySignIn, identity: identityOf(document) } })
    const script = named.visitor('script')
    const { flow } = await script.start('registration')
    const key = new Authenticator(named.origin)
    const refused = await script.send('registration', flow, { traits: {}, ...firstKey(key, flow) })
    expect(refused.flow).toSayAt('traits.nickname', 4000002)
    await script.send('registration', flow, { traits: { nickname: 'Ada' }, ...firstKey(key, refused.flow) })
    const again = named.visitor('script')
    const { flow: asked } = await askedForKey(again, ' ADA ')
    await again.send('login', asked, keyAnswer(key, asked))
    expect(await again.whoami()).toMatchObject({ identity: { traits: { nickname: 'Ada' } } })
  })
})
