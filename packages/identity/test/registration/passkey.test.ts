import { describe, expect, test } from 'vitest'
import { Authenticator, type CreateOptions } from '../service/authenticator.ts'
import { describeService } from '../service/describe-service.ts'
import { goodPassword } from '../service/test-service.ts'
import { accountWithPasskey, newPasskey, withPasskeys, wrongNewKeys } from '../service/webauthn.ts'
import { valueOf } from '../service/visitor.ts'
import { doneAs, refusedAs, ways } from '../service/ways.ts'

const form = [
  'csrf',
  'default/traits.email:email*#1070002',
  'default/traits.name:text#1070002',
  'webauthn/webauthn_script:script',
  'passkey/passkey_register_trigger:button#1040007',
  'passkey/passkey_register:hidden',
  'passkey/passkey_create_data:hidden=v',
  'password/password:password*#1070001',
  'password/method:submit=password#1040001',
]
/** Nodes for native clients, which have no page for a script. */
const formFor = (way: string) => (way === 'native' ? form.filter((node) => !node.includes('script')) : form)

describeService('registration by passkey', { config: withPasskeys }, (service) => {
  describe.each(ways)('by $way', ({ way }) => {
    const begin = async () => {
      const visitor = service().visitor(way)
      const { flow } = await visitor.start('registration')
      const send = (payload: object) => visitor.send('registration', flow, { method: 'passkey', ...payload })
      return { visitor, flow, send, key: new Authenticator(service().origin), email: service().newEmail() }
    }

    test('begins with the traits, the button and the data for the script', async () => {
      const { flow } = await begin()
      expect(flow).toShowNodes(formFor(way))
      const { credentialOptions, ...names } = JSON.parse(String(valueOf(flow, 'passkey_create_data'))) as {
        readonly credentialOptions: CreateOptions
      }
      expect(names).toEqual({ displayNameFieldName: 'traits.email', displayNameFieldNames: ['traits.email'] })
      expect(credentialOptions.publicKey).toMatchObject({
        rp: { id: 'localhost' },
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
        attestation: 'none',
      })
    })

    test('a passkey and the traits create an account and sign it in', async () => {
      const { done, visitor, email } = await accountWithPasskey(service(), way)
      expect(done.answer.status).toBe(doneAs(way))
      const session = await visitor.whoami()
      expect(session).toMatchObject({ authenticator_assurance_level: 'aal1', identity: { traits: { email } } })
      expect(session?.authentication_methods.map(({ method, aal }) => `${method} ${aal}`)).toEqual(['passkey aal1'])
    })

    test('wrong traits are refused at their fields, which keep the typed values', async () => {
      const { send, flow, key } = await begin()
      const seen = await send({ traits: { name: 'Ada' }, ...newPasskey(key, flow, '') })
      expect(seen.answer.status).toBe(refusedAs(way, 'registration'))
      expect(seen.flow).toSayAt('traits.email', 4000002)
      expect(valueOf(seen.flow, 'traits.name')).toBe('Ada')
    })

    test.each(wrongNewKeys)('a passkey %s is refused, and no account is created', async (_, quirks) => {
      const { send, flow, key, email } = await begin()
      const seen = await send({ traits: { email }, ...newPasskey(key, flow, email, quirks) })
      expect(seen.flow).toSay(4000001)
      expect(seen.flow).toShowNodes(formFor(way).map((node) => node.replace('email:email*', 'email:email=v*')))
      // No account has the address, so it is still available.
      const again = await send({ traits: { email }, ...newPasskey(key, seen.flow, email) })
      expect(again.answer.status).toBe(doneAs(way))
    })

    test.each(['true', undefined])('%s is no passkey', async (passkey_register) => {
      const { send, email } = await begin()
      expect((await send({ traits: { email }, passkey_register })).flow).toSayAt('passkey_register', 4000002)
    })

    test('an address that has an account is refused', async () => {
      const { send, flow, key } = await begin()
      const { email } = await service().account()
      expect((await send({ traits: { email }, ...newPasskey(key, flow, email) })).flow).toSay(4000007)
    })
  })

  test('one passkey sent five times at once creates one account', async () => {
    const script = service().visitor('script')
    const { flow } = await script.start('registration')
    const email = service().newEmail()
    const payload = { traits: { email }, ...newPasskey(new Authenticator(service().origin), flow, email) }
    const seen = await Promise.all(Array.from({ length: 5 }, () => script.send('registration', flow, payload)))
    expect(seen.map(({ answer }) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400, 400])
  })

  test('an account that signed up with a passkey has no password until its user sets one', async () => {
    const { email, visitor } = await accountWithPasskey(service(), 'script')
    const signIn = () => service().signedIn('native', { email, password: goodPassword })
    await expect(signIn()).rejects.toThrow('signed in')
    const { flow } = await visitor.start('settings')
    await visitor.send('settings', flow, { method: 'password', password: goodPassword })
    await expect(signIn()).resolves.toBeDefined()
  })
})
