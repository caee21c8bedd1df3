import type { FlowByKind } from '@collect/contract'
import { describe, expect, test } from 'vitest'
import { Authenticator, type CreateOptions, type GetOptions } from '../service/authenticator.ts'
import { describeService } from '../service/describe-service.ts'
import { csrfOf, valueOf } from '../service/visitor.ts'
import { minutes } from '../service/test-service.ts'
import { accountWithPasskey, anotherPasskey, optionsIn, passkeyAnswer, withPasskeys } from '../service/webauthn.ts'
import { doneAs, ways } from '../service/ways.ts'

const toAdd = [
  'passkey/passkey_register_trigger:button=""#1050019',
  'passkey/passkey_settings_register:hidden',
  'passkey/passkey_create_data:hidden=v',
]
const remove = 'passkey/passkey_remove:submit=v#1050020'
const restore = 'passkey/passkey_restore:submit=v#1070002'
const kept = 'passkey/passkey_remove:submit=v(disabled)#1050020'

const keyNodes = (flow: FlowByKind['settings']) => ({
  ...flow,
  ui: { ...flow.ui, nodes: flow.ui.nodes.filter(({ group }) => group === 'passkey') },
})

describeService('settings: passkeys', { config: withPasskeys }, (service) => {
  describe.each(ways)('by $way', ({ way }) => {
    const begin = async () => {
      const account = await service().account()
      const visitor = await service().signedIn(way, account)
      const { flow } = await visitor.start('settings')
      const send = (payload: object) => visitor.send('settings', flow, { method: 'passkey', ...payload })
      return { ...account, visitor, flow, send, key: new Authenticator(service().origin) }
    }

    test('a passkey can be added to a password, signs in, and can be removed', async () => {
      const { flow, send, key, visitor, email } = await begin()
      expect(keyNodes(flow)).toShowNodes(toAdd)
      expect(optionsIn<CreateOptions>(flow, 'passkey_create_data').publicKey.user).toMatchObject({ name: email })
      const seen = await send(anotherPasskey(key, flow))
      expect(seen.answer.status).toBe(doneAs(way))
      expect(seen.flow).toSay(1050001)
      expect(keyNodes(seen.flow)).toShowNodes([remove, ...toAdd])
      expect((await visitor.whoami())?.authentication_methods.map(({ method, aal }) => `${method} ${aal}`)).toEqual([
        'password aal1',
        'passkey aal1',
      ])

      const signsIn = async () => {
        const other = service().visitor(way)
        const { flow: login } = await other.start('login')
        await other.send('login', login, passkeyAnswer(key, login))
        return (await other.whoami())?.identity?.traits['email']
      }
      expect(await signsIn()).toBe(email)
      const gone = await visitor.send('settings', seen.flow, { passkey_remove: key.ids[0] })
      expect(gone.flow).toSay(1050001)
      expect(keyNodes(gone.flow)).toShowNodes([restore, ...toAdd])
      expect(await signsIn()).toBeUndefined()
    })

    test('an unusable key is refused, and nothing is added', async () => {
      const { flow, send, key } = await begin()
      const seen = await send(anotherPasskey(key, flow, { origin: 'https://evil.example' }))
      expect(seen.flow).toSay(4000001)
      expect(keyNodes(seen.flow)).toShowNodes(toAdd)
      expect((await send({})).flow).toSayAt('passkey_settings_register', 4000002)
    })

    test('a passkey that the browser made without a dialog needs neither a touch nor user verification', async () => {
      const { flow, send, key, visitor } = await begin()
      const unattended = anotherPasskey(key, flow, { isPresent: false, isVerified: false })
      const refused = await send(unattended)
      expect(refused.flow).toSay(4000001)
      expect(keyNodes(refused.flow)).toShowNodes(toAdd)

      const made = anotherPasskey(key, refused.flow, { isPresent: false, isVerified: false })
      const marked = { ...JSON.parse(made.passkey_settings_register), mediation: 'conditional' }
      const added = await visitor.send('settings', refused.flow, {
        method: 'passkey',
        passkey_settings_register: JSON.stringify(marked),
      })
      expect(added.flow).toSay(1050001)
      expect(keyNodes(added.flow)).toShowNodes([remove, ...toAdd])
      expect((await visitor.whoami())?.authentication_methods.map(({ method }) => method)).toEqual(['password'])

      const other = service().visitor(way)
      const { flow: login } = await other.start('login')
      // The newest key of this authenticator; the refused one was never stored.
      const [, hexId = ''] = key.ids
      const id = Buffer.from(hexId, 'hex').toString('base64url')
      const options = optionsIn<GetOptions>(login, 'passkey_challenge')
      const answer = key.get({ publicKey: { ...options.publicKey, allowCredentials: [{ id }] } })
      await other.send('login', login, { passkey_login: answer })
      expect((await other.whoami())?.authentication_methods.map(({ method }) => method)).toEqual(['passkey'])
    })

    test('the last way to sign in cannot be removed', async () => {
      const { visitor, key } = await accountWithPasskey(service(), way)
      const { flow } = await visitor.start('settings')
      expect(keyNodes(flow)).toShowNodes([kept, ...toAdd])
      const refused = await visitor.send('settings', flow, { passkey_remove: key.ids[0] })
      expect(refused.flow).toSay(4000001)
      expect(refused.flow.ui.messages?.[0]?.text).toContain('last sign-in method')
      // With another key, either of them can be removed.
      const second = new Authenticator(service().origin)
      const two = await visitor.send('settings', refused.flow, anotherPasskey(second, refused.flow))
      expect(keyNodes(two.flow)).toShowNodes([remove, remove, ...toAdd])
      const one = await visitor.send('settings', two.flow, { passkey_remove: key.ids[0] })
      expect(keyNodes(one.flow)).toShowNodes([kept, restore, ...toAdd])
    })

    test('adding a passkey needs a recent sign-in', async () => {
      const { send, flow, key } = await begin()
      service().wait(minutes(16))
      expect((await send(anotherPasskey(key, flow))).answer.status).toBe(way === 'navigation' ? 303 : 403)
    })
  })

  test('of the last two passkeys, removed at the same time, one stays', async () => {
    const { visitor, key } = await accountWithPasskey(service(), 'script')
    const { flow } = await visitor.start('settings')
    const second = new Authenticator(service().origin)
    await visitor.send('settings', flow, anotherPasskey(second, flow))
    await Promise.all([key, second].map((one) => visitor.send('settings', flow, { passkey_remove: one.ids[0] })))
    expect(keyNodes((await visitor.start('settings')).flow)).toShowNodes([kept, ...toAdd])
  })

  test('all passkeys of an account have the same user handle, also if they are added at the same time', async () => {
    const account = await service().account()
    // Two browsers, because adding a key replaces the token of its session.
    const browsers = [await service().signedIn('script', account), await service().signedIn('script', account)]
    const begun = await Promise.all(
      browsers.map(async (script) => ({
        script,
        flow: (await script.start('settings')).flow,
        key: new Authenticator(service().origin),
      })),
    )
    await Promise.all(begun.map(({ script, flow, key }) => script.send('settings', flow, anotherPasskey(key, flow))))
    const keys = begun.map(({ key }) => key)
    for (const key of keys) {
      const other = service().visitor('script')
      const { flow } = await other.start('login')
      await other.send('login', flow, passkeyAnswer(key, flow))
      expect((await other.whoami())?.identity?.id).toBe(account.identity.id)
    }
  })

  test.each([
    ['ea9b8d66-4d01-1d21-3ce4-b6b48cb575d4', 'Google Password Manager'],
    ['00000000-0000-0000-0000-000000000000', 'unnamed'],
  ])('a passkey with the AAGUID %s is named %s', async (aaguid, name) => {
    const script = await service().signedIn('script', await service().account())
    const { flow } = await script.start('settings')
    const key = new Authenticator(service().origin, { aaguid: Buffer.from(aaguid.replaceAll('-', ''), 'hex') })
    const [button] = keyNodes((await script.send('settings', flow, anotherPasskey(key, flow))).flow).ui.nodes
    expect(button?.meta.label?.context).toMatchObject({ display_name: name })
  })

  const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
  test.each([
    ['zero', '00000000000000000000000000000000', chrome, 'en', 'Chrome on Linux'],
    ['unknown', '01020304050607080102030405060708', chrome, 'en', 'Chrome on Linux'],
    ['zero', '00000000000000000000000000000000', chrome, 'de', 'Chrome auf Linux'],
    ['zero', '00000000000000000000000000000000', 'Safari/605.1', 'en', 'Safari'],
    ['known', 'ea9b8d664d011d213ce4b6b48cb575d4', chrome, 'en', 'Google Password Manager (Chrome on Linux)'],
    ['known', 'ea9b8d664d011d213ce4b6b48cb575d4', 'curl/8', 'en', 'Google Password Manager'],
    ['known', 'd3452668-01fd-4c12-926c-83a4204853aa', chrome, 'de', 'Microsoft Password Manager (Chrome auf Linux)'],
    // A passkey of the browser alone: the browser and the system say so.
    ['known', 'adce0002-35bc-c60a-648b-0b25f1f05503', chrome, 'en', 'Chrome on Linux'],
  ])(
    'a new passkey with the %s AAGUID %s from the user agent %s in %s is named %s',
    async (_, aaguid, agent, language, name) => {
      const script = await service().signedIn('script', await service().account())
      const { flow } = await script.start('settings')
      const key = new Authenticator(service().origin, { aaguid: Buffer.from(aaguid.replaceAll('-', ''), 'hex') })
      await script.ask(`/self-service/settings?flow=${flow.id}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': agent, 'accept-language': language },
        body: JSON.stringify({ csrf_token: csrfOf(flow), ...anotherPasskey(key, flow) }),
      })
      const { flow: saved } = await script.fetchFlow('settings', flow.id)
      expect(keyNodes(saved).ui.nodes[0]?.meta.label?.context).toMatchObject({ display_name: name })
    },
  )

  test('golden: the form, an unusable key, passkeys, the last way to sign in', async () => {
    const script = await service().signedIn('script', await service().account())
    const { flow } = await script.start('settings')
    expect(flow).toMatchGolden('settings/passkey-start')
    const send = async (payload: object) =>
      (await script.send('settings', flow, { method: 'passkey', ...payload })).flow
    const refused = await send({ passkey_settings_register: '{}' })
    expect(refused).toMatchGolden('settings/passkey-failed')
    await send(anotherPasskey(new Authenticator(service().origin), refused))
    // The flow as the page fetches it.
    expect((await script.fetchFlow('settings', flow.id)).flow).toMatchGolden('settings/passkey-keys')
    const last = await script.fetchFlow('settings', flow.id)
    const gone = await send({ passkey_remove: valueOf(last.flow, 'passkey_remove') })
    expect(gone).toMatchGolden('settings/passkey-removed')
    const { visitor } = await accountWithPasskey(service(), 'script')
    expect((await visitor.start('settings')).flow).toMatchGolden('settings/passkey-last')
  })
})
