import { describe, expect, test } from 'vitest'
import { Authenticator, type GetOptions, type Quirks } from '../service/authenticator.ts'
import { describeService } from '../service/describe-service.ts'
import { minutes } from '../service/test-service.ts'
import { accountWithPasskey, optionsIn, passkeyAnswer, withPasskeys, wrongAnswers } from '../service/webauthn.ts'
import { valueOf } from '../service/visitor.ts'
import { doneAs, refusedAs, ways } from '../service/ways.ts'

const form = [
  'csrf',
  'default/identifier:text=""*#1070002',
  'webauthn/webauthn_script:script',
  'passkey/passkey_login_trigger:button=""#1010021',
  'passkey/passkey_login:hidden',
  'passkey/passkey_challenge:hidden=v',
  'password/password:password*#1070001',
  'password/method:submit=password#1010022',
]
const formFor = (way: string, nodes = form) =>
  way === 'native' ? nodes.filter((node) => !node.includes('script')) : nodes

const bytes = (text: string) => Buffer.from(text).toString('base64url')

const named = { ...withPasskeys.selfservice.flows, login: { style: 'identifier_first' } }
const afterName = (mitigate: boolean) => ({
  selfservice: { ...withPasskeys.selfservice, flows: named },
  security: { account_enumeration: { mitigate } },
})

describe.each([true, false])(
  'a passkey after the identifier, with protection against account enumeration: %s',
  (mitigate) => {
    describeService('signing in', { config: afterName(mitigate) }, (service) => {
      const list = [
        'webauthn/webauthn_script:script',
        'passkey/passkey_login:hidden',
        'passkey/passkey_challenge:hidden=v',
      ]
      const button = 'passkey/passkey_login_trigger:button=""#1010021'
      const password = ['password/password:password*#1070001', 'password/method:submit=password#1010022']

      const withName = async (identifier: string) => {
        const script = service().visitor('script')
        const { flow } = await script.start('login')
        expect(flow.ui.nodes.filter(({ group }) => group === 'passkey')).toHaveLength(2)
        return (await script.send('login', flow, { method: 'identifier_first', identifier })).flow
      }
      const known = ['identifier_first/identifier:hidden=v*#1070002', 'csrf', ...list]

      test('the button is shown to every account, or only to accounts with a passkey', async () => {
        const { email } = await accountWithPasskey(service(), 'script')
        const other = await service().account()
        expect(await withName(email)).toShowNodes(mitigate ? [...known, ...password, button] : [...known, button])
        expect(await withName(other.email)).toShowNodes(
          mitigate ? [...known, ...password, button] : [...known, ...password],
        )
      })

      test('the list of passkeys in the browser is available in both steps, and signs in', async () => {
        const { email, key } = await accountWithPasskey(service(), 'script')
        const script = service().visitor('script')
        const { flow } = await script.start('login')
        await script.send('login', flow, passkeyAnswer(key, flow))
        expect((await script.whoami())?.identity?.traits['email']).toBe(email)
      })
    })
  },
)

describeService('signing in by passkey', { config: withPasskeys }, (service) => {
  describe.each(ways)('by $way', ({ way }) => {
    const begin = async () => {
      const visitor = service().visitor(way)
      const { flow } = await visitor.start('login')
      const send = (payload: object) => visitor.send('login', flow, { method: 'passkey', ...payload })
      return { visitor, flow, send }
    }

    test('begins without an identifier: the browser knows the keys, the service lists none', async () => {
      const { flow } = await begin()
      expect(flow).toShowNodes(formFor(way))
      const inputs = flow.ui.nodes.flatMap(({ attributes }) => (attributes.node_type === 'input' ? [attributes] : []))
      const named = (name: string) => inputs.find((input) => input.name === name)
      expect(named('identifier')?.autocomplete).toBe('username webauthn')
      expect(named('passkey_login')).toMatchObject({ onloadTrigger: 'oryPasskeyLoginAutocompleteInit' })
      // The code that older clients evaluate is not for native clients.
      const older = way === 'native' ? undefined : 'window.oryPasskeyLogin()'
      expect(named('passkey_login_trigger')).toMatchObject({ onclickTrigger: 'oryPasskeyLogin' })
      expect(named('passkey_login_trigger')?.onclick).toBe(older)
      const { publicKey } = optionsIn<GetOptions>(flow, 'passkey_challenge')
      expect(publicKey).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
      expect(publicKey.allowCredentials).toBeUndefined()
    })

    test('the passkey alone signs in, whatever the identifier field contains', async () => {
      const { key, email } = await accountWithPasskey(service(), way)
      const { visitor, flow } = await begin()
      const seen = await visitor.send('login', flow, { identifier: 'another name', ...passkeyAnswer(key, flow) })
      expect(seen.answer.status).toBe(doneAs(way))
      const session = await visitor.whoami()
      expect(session).toMatchObject({ authenticator_assurance_level: 'aal1', identity: { traits: { email } } })
      expect(session?.authentication_methods.map(({ method }) => method)).toEqual(['passkey'])
    })

    test.each<readonly [string, Quirks, number]>([
      ...wrongAnswers.map(([what, quirks]) => [what, quirks, 4000043] as const),
      ['of an unknown user', { userHandle: bytes('unknown') }, 4000015],
      ['without a user handle', { userHandle: '' }, 4000015],
      ['of an unknown key', { id: bytes('another key') }, 4000015],
    ])('an answer %s is refused', async (_, quirks, id) => {
      const { key } = await accountWithPasskey(service(), way)
      const { visitor, flow, send } = await begin()
      const seen = await send(passkeyAnswer(key, flow, quirks))
      expect(seen.answer.status).toBe(refusedAs(way, 'login'))
      expect(seen.flow).toSay(id)
      expect(seen.flow).toShowNodes(formFor(way))
      expect(await visitor.whoami()).toBeUndefined()
      await send(passkeyAnswer(key, seen.flow))
      expect(await visitor.whoami()).toBeDefined()
    })

    test.each(['no JSON', '{}', 'null', '[]'])('the answer %s is refused', async (passkey_login) => {
      const { send } = await begin()
      expect((await send({ passkey_login })).flow).toSay(4000001)
      expect((await send({})).flow).toSayAt('passkey_login', 4000002)
    })

    test('signing in again asks for a key of the account', async () => {
      const { key, visitor, email } = await accountWithPasskey(service(), way)
      service().wait(minutes(20))
      const before = await visitor.whoami()
      const { flow } = await visitor.start('login', { refresh: 'true' })
      expect(flow).toShowNodes(
        formFor(way, [
          'csrf',
          'default/identifier:hidden=v',
          'webauthn/webauthn_script:script',
          'passkey/passkey_login_trigger:button=""#1010021',
          'passkey/passkey_login:hidden',
          'passkey/passkey_challenge:hidden=v',
        ]),
      )
      expect(valueOf(flow, 'identifier')).toBe(email)
      expect(optionsIn<GetOptions>(flow, 'passkey_challenge').publicKey.allowCredentials).toHaveLength(1)
      // The answer of a requested key needs no user handle.
      await visitor.send('login', flow, passkeyAnswer(key, flow, { userHandle: '' }))
      const after = await visitor.whoami()
      expect(after?.id).toBe(before?.id)
      expect(Date.parse(after?.authenticated_at ?? '')).toBeGreaterThan(Date.parse(before?.authenticated_at ?? ''))
    })

    test('signing in again does not ask for a passkey if the account has none', async () => {
      const visitor = await service().signedIn(way, await service().account())
      const { flow } = await visitor.start('login', { refresh: 'true' })
      expect(flow.ui.nodes.filter(({ group }) => group === 'passkey' || group === 'webauthn')).toEqual([])
    })
  })

  test('with the rules of Kratos, user verification is required only by configuration', async () => {
    const { key } = await accountWithPasskey(service(), 'script')
    const lenient = await service().also({ accountRules: 'kratos' })
    const strict = await service().also({
      accountRules: 'kratos',
      config: {
        ...withPasskeys,
        selfservice: {
          methods: {
            passkey: { enabled: true, config: { authenticator_selection: { user_verification: 'required' } } },
          },
        },
      },
    })
    const signsIn = async (where: typeof strict, quirks: Quirks) => {
      const script = where.visitor('script')
      const { flow } = await script.start('login')
      return (await script.send('login', flow, passkeyAnswer(key, flow, quirks))).answer.status
    }
    expect(await signsIn(lenient, { isVerified: false })).toBe(200)
    expect(await signsIn(strict, { isVerified: false })).toBe(400)
    expect(await signsIn(strict, { isVerified: true })).toBe(200)
  })

  test('one answer sent five times at once signs in once', async () => {
    const { key } = await accountWithPasskey(service(), 'script')
    const script = service().visitor('script')
    const { flow } = await script.start('login')
    const answer = passkeyAnswer(key, flow)
    const seen = await Promise.all(Array.from({ length: 5 }, () => script.send('login', flow, answer)))
    expect(seen.map((one) => one.answer.status).toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400, 400])
  })

  test('an answer signs in once, and in its own flow only', async () => {
    const { key } = await accountWithPasskey(service(), 'script')
    const [one, other] = [service().visitor('script'), service().visitor('script')]
    const [{ flow }, { flow: another }] = [await one.start('login'), await other.start('login')]
    const answer = passkeyAnswer(key, flow)
    expect((await other.send('login', another, answer)).flow).toSay(4000043)
    expect((await one.send('login', flow, answer)).answer.status).toBe(200)
    const thief = service().visitor('script')
    const { flow: third } = await thief.start('login')
    expect((await thief.send('login', third, answer)).flow).toSay(4000043)
  })

  test('an inactive account is refused once its passkey is verified', async () => {
    const { key, identity } = await accountWithPasskey(service(), 'script')
    await service().makeInactive(identity.id)
    const script = service().visitor('script')
    const { flow } = await script.start('login')
    expect((await script.send('login', flow, passkeyAnswer(key, flow))).flow).toSay(4010011)
  })

  test('a passkey is refused as a second factor', async () => {
    const { visitor } = await accountWithPasskey(service(), 'script')
    const { flow } = await visitor.start('login', { aal: 'aal2' })
    expect(flow).toShowNodes(['csrf'])
    expect((await visitor.send('login', flow, { passkey_login: '{}' })).flow).toSay(4010002)
  })

  test('a removed key is reported as such, without protection against account enumeration', async () => {
    const open = await service().also({
      config: { ...withPasskeys, security: { account_enumeration: { mitigate: false } } },
    })
    const { key } = await accountWithPasskey(open, 'script')
    const script = open.visitor('script')
    const { flow } = await script.start('login')
    const other = new Authenticator(open.origin)
    other.create({
      publicKey: {
        challenge: '',
        rp: { id: 'localhost', name: '' },
        user: { id: key.handle, name: '', displayName: '' },
        pubKeyCredParams: [],
      },
    })
    const seen = await script.send('login', flow, passkeyAnswer(other, flow))
    expect(seen.flow).toSay(4000013)
  })
})
