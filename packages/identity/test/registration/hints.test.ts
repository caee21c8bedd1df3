import { MessageId } from '@collect/contract'
import { expect, test } from 'vitest'
import { revealingAccounts } from '../service/config-changes.ts'
import { describeService } from '../service/describe-service.ts'
import { importLinked, withProviders } from '../service/linked.ts'
import { goodPassword, type TestService } from '../service/test-service.ts'

const withHints = {
  ...withProviders,
  selfservice: { ...withProviders.selfservice, flows: { registration: { login_hints: true } } },
}

async function signUp(service: TestService, email: string) {
  const visitor = service.visitor('script')
  const { flow } = await visitor.start('registration')
  return visitor.send('registration', flow, { method: 'password', traits: { email }, password: goodPassword })
}

describeService(
  'a sign-up with a taken address, with hints',
  { config: { ...withHints, ...revealingAccounts } },
  (service) => {
    test('tells the ways into the account', async () => {
      const { email } = await importLinked(service(), ['work', 'google', 'work'])
      expect((await signUp(service(), email)).flow.ui.messages).toEqual([
        {
          id: MessageId.duplicateCredentialsHints,
          type: 'error',
          text: `There is an account for ${email}. Ways to sign in to it: social sign-in and password. Connected providers: Google and Work.`,
          context: {
            available_credential_types: ['oidc', 'password'],
            available_oidc_providers: ['google', 'work'],
            credential_identifier_hint: email,
          },
        },
      ])
    })

    test('has a text for an account without a provider', async () => {
      const { email } = await service().account()
      const { flow } = await signUp(service(), email)
      expect(flow.ui.messages).toMatchObject([
        {
          text: `There is an account for ${email}. Ways to sign in to it: password.`,
          context: { available_credential_types: ['password'], available_oidc_providers: [] },
        },
      ])
    })
  },
)

describeService(
  'a sign-up with a taken address, with hints where accounts are hidden',
  { config: withHints },
  (service) => {
    test('tells no way into the account', async () => {
      const { email } = await importLinked(service(), ['work'])
      expect((await signUp(service(), email)).flow).toSay(MessageId.duplicateCredentials)
    })
  },
)

describeService(
  'a sign-up with a taken address, without hints',
  { config: { ...withProviders, ...revealingAccounts } },
  (service) => {
    test('tells no way into the account', async () => {
      const { email } = await importLinked(service(), ['work'])
      expect((await signUp(service(), email)).flow).toSay(MessageId.duplicateCredentials)
    })
  },
)
