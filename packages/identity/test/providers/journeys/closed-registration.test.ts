import { MessageId } from '@collect/contract'
import { afterAll, describe, expect, test } from 'vitest'
import { startOpenIdPartner } from '../../../../../examples/partners/openid-partner.ts'
import { revealingAccounts } from '../../service/config-changes.ts'
import { describeService } from '../../service/describe-service.ts'
import { asOperator } from '../../service/linked.ts'
import { goodPassword, type TestService } from '../../service/test-service.ts'
import { goAndReturn, oidcWith, providerAt } from '../open-partner.ts'

const partner = await startOpenIdPartner()
afterAll(() => partner.close())

const { selfservice } = oidcWith(providerAt(partner))
const closed = { selfservice: { ...selfservice, flows: { registration: { enabled: false } } } }

/** An account with a proved address, made by an operator because there is no sign-up. */
async function imported(service: TestService) {
  const email = service.newEmail()
  const { body } = await asOperator(service, 'POST', '', {
    traits: { email },
    credentials: { password: { config: { password: goodPassword } } },
    verifiable_addresses: [{ via: 'email', value: email, verified: true, status: 'completed' }],
  })
  return { email, password: goodPassword, identity: body }
}

describe.each([
  ['told', { ...closed, ...revealingAccounts }],
  ['not told', closed],
] as const)('sign-up is switched off, and taken addresses are %s', (isTold, config) => {
  describeService('sign-in with a provider', { config }, (service) => {
    const userOf = (email: string, proved?: 'yes') => ({
      subject: service().newEmail(),
      email,
      name: 'Mira',
      ...(proved && { proved }),
    })

    test('an unknown user is told so, keeps the other ways, and gets no account', async () => {
      const visitor = service().visitor('navigation')
      const email = service().newEmail()
      const { flow } = await goAndReturn(visitor, 'login', userOf(email, 'yes'))
      expect(flow.ui.messages).toMatchObject([
        { id: MessageId.validation, context: { reason_key: 'noAccountHere', provider: 'Partner' } },
      ])
      expect(flow.ui.nodes.map(({ group }) => group)).toContain('password')
      expect(await visitor.whoami()).toBeUndefined()
      const kept = await service()
        .database.tables<{ identities: { traits: string } }>()
        .selectFrom('identities')
        .select('traits')
        .execute()
      expect(JSON.stringify(kept)).not.toContain(email)
    })

    test('the owner of an address may link all the same', async () => {
      const { email, password, identity } = await imported(service())
      const visitor = service().visitor('navigation')
      const linking = await goAndReturn(visitor, 'login', userOf(email, 'yes'))
      expect(linking.flow.ui.messages).toMatchObject([{ id: MessageId.accountLinking }])
      await visitor.send('login', linking.flow, { method: 'password', identifier: email, password })
      expect((await visitor.whoami())?.identity?.id).toBe(identity.id)
    })

    test('an e-mail that is not proved tells of an account only where the configuration says so', async () => {
      const { email } = await imported(service())
      const visitor = service().visitor('navigation')
      const { flow } = await goAndReturn(visitor, 'login', userOf(email))
      const { flow: unknown } = await goAndReturn(
        service().visitor('navigation'),
        'login',
        userOf(service().newEmail()),
      )
      expect(unknown.ui.messages).toMatchObject([{ context: { reason_key: 'noAccountHere' } }])
      const same = [{ id: MessageId.validation, context: { reason_key: 'noAccountHere' } }]
      expect(flow.ui.messages).toMatchObject(isTold === 'told' ? [{ id: MessageId.accountLinking }] : same)
    })
  })
})
