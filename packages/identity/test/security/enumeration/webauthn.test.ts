import { expect, test } from 'vitest'
import { Authenticator, type GetOptions, type Quirks } from '../../service/authenticator.ts'
import { describeService } from '../../service/describe-service.ts'
import {
  accountWithFirstKey,
  askedForKey,
  askedForm,
  askedFormAgain,
  optionsIn,
  withKeySignIn,
} from '../../service/webauthn.ts'
import { valueOf } from '../../service/visitor.ts'

const hidden = { security: { account_enumeration: { mitigate: true } } }
describeService(
  'enumeration of accounts with a security key',
  { config: { ...withKeySignIn, ...hidden } },
  (service) => {
    const ask = async (email: string) => {
      const visitor = service().visitor('script')
      const quantized = service().quantized()
      const { seen, flow } = await askedForKey(visitor, email)
      expect({ status: seen.answer.status, quantized: service().quantized() - quantized }).toEqual({
        status: 422,
        quantized: 1,
      })
      const { allowCredentials = [] } = optionsIn<GetOptions>(flow, 'webauthn_login_trigger').publicKey
      return { visitor, flow, ids: allowCredentials.map(({ id }) => id) }
    }
    const people = async () => [
      (await accountWithFirstKey(service(), 'script')).email,
      (await service().account()).email,
      service().newEmail(),
    ]

    test('every name is asked for a key, and each spelling of a name for the same key', async () => {
      for (const email of await people()) {
        const { flow, ids } = await ask(email)
        expect(flow).toSay(1010012)
        expect(flow).toShowNodes(askedForm)
        expect(ids).toEqual([expect.stringMatching(/^[\w-]{43}$/)])
        expect((await ask(` ${email.toUpperCase()}`)).ids).toEqual(ids)
      }
      const [one, other] = [await ask(service().newEmail()), await ask(service().newEmail())]
      expect(one.ids).not.toEqual(other.ids)
    })

    test('wrong answers get the same message with and without a key', async () => {
      const key = new Authenticator(service().origin)
      key.create(await anyOptions())
      for (const email of await people()) {
        const { visitor, flow, ids } = await ask(email)
        const { allowCredentials: _, ...publicKey } = optionsIn<GetOptions>(flow, 'webauthn_login_trigger').publicKey
        const send = (quirks: Quirks) =>
          visitor.send('login', flow, { identifier: email, webauthn_login: key.get({ publicKey }, quirks) })
        const listed = await send({ id: ids[0] ?? '' })
        expect(listed.flow).toSay(4000043)
        expect(listed.flow).toShowNodes(askedFormAgain)
        expect(valueOf(listed.flow, 'webauthn_login_trigger')).not.toBe(valueOf(flow, 'webauthn_login_trigger'))
        expect((await send({})).flow).toSay(4000043)
      }
    })

    const anyOptions = async () => {
      const { flow } = await service().visitor('script').start('registration')
      return optionsIn<Parameters<Authenticator['create']>[0]>(flow, 'webauthn_register_trigger')
    }
  },
)
