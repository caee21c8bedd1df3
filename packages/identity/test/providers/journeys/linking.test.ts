import { MessageId } from '@collect/contract'
import { afterAll, describe, expect, test } from 'vitest'
import { startOpenIdPartner } from '../../../../../examples/partners/openid-partner.ts'
import { visitPartner } from '../../../../../examples/partners/visit.ts'
import { revealingAccounts } from '../../service/config-changes.ts'
import { describeService } from '../../service/describe-service.ts'
import { asOperator, credentialsOf, importLinked } from '../../service/linked.ts'
import { accountWithApp, appCode, prove, verified, withSecondFactors } from '../../service/second-factors.ts'
import type { TestService } from '../../service/test-service.ts'
import { valueOf } from '../../service/visitor.ts'
import { accountWithPasskey, passkeyAnswer, withPasskeys } from '../../service/webauthn.ts'
import { goAndReturn, oidcWith, providerAt } from '../open-partner.ts'

const partner = await startOpenIdPartner()
afterAll(() => partner.close())

const [own, second] = [providerAt(partner), providerAt(partner, { id: 'second', label: 'Second' })]
const methods = {
  ...oidcWith(own, second).selfservice.methods,
  ...withSecondFactors.selfservice.methods,
  ...withPasskeys.selfservice.methods,
  code: { passwordless_enabled: true },
}
const withHints = (login_hints: boolean) => ({
  selfservice: { methods, flows: { registration: { login_hints } } },
  ...revealingAccounts,
})

/** A user of the partner with the address of an account; the partner says that it is the user's. */
const comer = (email: string) => ({ subject: `comer ${email}`, email, name: 'Mira', proved: 'yes' }) as const

const linkedTo = async (service: TestService, id: string) =>
  ((await credentialsOf(service, id))['oidc'] ?? []).toSorted()

describe.each([false, true])('the linking of a taken address, with hints: %s', (isHinting) => {
  describeService('a provider', { config: withHints(isHinting) }, (service) => {
    const begun = async (email: string) => {
      const visitor = service().visitor('navigation')
      const { flow } = await goAndReturn(visitor, 'login', comer(email))
      expect(flow.active).toBe('oidc')
      expect(valueOf(flow, 'identifier')).toBe(email)
      const shown = flow.ui.nodes.flatMap(({ group, attributes, meta }) =>
        'value' in attributes && attributes.type === 'submit' ? [`${group}=${attributes.value}#${meta.label?.id}`] : [],
      )
      return { visitor, flow, shown, context: flow.ui.messages?.[0]?.context }
    }
    const every = {
      context: { available_credential_types: [], available_providers: [] },
      shown: [
        `code=code#${MessageId.loginSendCode}`,
        `oidc=second#${MessageId.loginAndLinkWith}`,
        `password=password#${MessageId.loginPassword}`,
      ],
    }

    test('an account with a password confirms with it', async () => {
      const { email, password, identity } = await verified(service())
      const { visitor, flow, shown, context } = await begun(email)
      const hinted = { available_credential_types: ['code', 'password'], available_providers: [] }
      expect(context).toMatchObject(isHinting ? hinted : every.context)
      expect(shown.toSorted()).toEqual(isHinting ? every.shown.filter((one) => !one.startsWith('oidc')) : every.shown)
      await visitor.send('login', flow, { method: 'password', identifier: email, password })
      expect((await visitor.whoami())?.identity?.id).toBe(identity.id)
      expect(await linkedTo(service(), identity.id)).toHaveLength(1)
    })

    test('an account confirms with a code', async () => {
      const { email, identity } = await verified(service())
      const { visitor, flow } = await begun(email)
      const asked = await visitor.send('login', flow, { method: 'code', identifier: email })
      expect(await linkedTo(service(), identity.id)).toEqual([])
      await visitor.send('login', asked.flow, {
        method: 'code',
        identifier: email,
        code: await service().codeFor(email),
      })
      expect((await visitor.whoami())?.identity?.id).toBe(identity.id)
      expect(await linkedTo(service(), identity.id)).toHaveLength(1)
    })

    test('an account confirms with a passkey', async () => {
      const { email, key, identity } = await accountWithPasskey(service(), 'script')
      const owner = service().visitor('script')
      const { flow: start } = await owner.start('login')
      await owner.send('login', start, passkeyAnswer(key, start))
      await prove(service(), owner, email)
      const { visitor, flow } = await begun(email)
      await visitor.send('login', flow, passkeyAnswer(key, flow))
      expect((await visitor.whoami())?.identity?.id).toBe(identity.id)
      expect(await linkedTo(service(), identity.id)).toHaveLength(1)
    })

    test('an account confirms with another provider', async () => {
      const { email, id, links } = await importLinked(service(), ['second'])
      await asOperator(service(), 'DELETE', `/${id}/credentials/password`)
      const { visitor, flow, context } = await begun(email)
      const hinted = { available_credential_types: ['code', 'oidc'], available_providers: ['second'] }
      expect(context).toMatchObject(isHinting ? hinted : every.context)
      expect(await linkedTo(service(), id)).toEqual(links)
      const { answer } = await visitor.send('login', flow, { provider: 'second' })
      const back = await visitPartner(answer.location ?? '', { subject: `${email}/0`, name: 'Mira' })
      await visitor.open('login', back.pathname + back.search)
      expect((await visitor.whoami())?.identity?.id).toBe(id)
      expect(await linkedTo(service(), id)).toEqual([`partner:${comer(email).subject}`, ...links])
    })
  })
})

describeService('a linking', { config: withHints(false) }, (service) => {
  test('with another account adds nothing to either account', async () => {
    const [owner, other] = [await verified(service()), await service().account()]
    const visitor = service().visitor('navigation')
    const { flow } = await goAndReturn(visitor, 'login', comer(owner.email))
    const { email, password } = other
    const refused = await visitor.send('login', flow, { method: 'password', identifier: email, password })
    expect(refused.flow).toSay(MessageId.accountLinking, MessageId.linkMismatch)
    for (const { identity } of [owner, other]) expect(await linkedTo(service(), identity.id)).toEqual([])
    expect(await visitor.whoami()).toBeUndefined()
  })

  test('of an account with a second factor waits for that factor', async () => {
    const { email, password, identity, secret } = await accountWithApp(service(), 'script', verified(service()))
    const visitor = service().visitor('navigation')
    const { flow } = await goAndReturn(visitor, 'login', comer(email))
    const half = await visitor.send('login', flow, { method: 'password', identifier: email, password })
    expect(half.flow.requested_aal).toBe('aal2')
    expect(await linkedTo(service(), identity.id)).toEqual([])
    await visitor.send('login', half.flow, { method: 'totp', totp_code: appCode(secret, service()) })
    expect(await linkedTo(service(), identity.id)).toHaveLength(1)
    const live = await visitor.whoami()
    expect(live?.authenticator_assurance_level).toBe('aal2')
    expect(live?.authentication_methods.map(({ method }) => method).toSorted()).toEqual(['oidc', 'password', 'totp'])
  })

  test('that the user abandons leaves no account, no link, no session and no mail', async () => {
    const { email, identity } = await verified(service())
    const rows = async () => {
      const tables = service().database.tables<{ identities: object; credentials: object; sessions: object }>()
      return [
        await tables.selectFrom('identities').selectAll().execute(),
        await tables.selectFrom('credentials').selectAll().execute(),
        await tables.selectFrom('sessions').selectAll().execute(),
        await service().mailsTo(email),
      ]
    }
    const before = await rows()
    const visitor = service().visitor('navigation')
    await goAndReturn(visitor, 'login', comer(email))
    expect(await rows()).toEqual(before)
    const fresh = await visitor.start('login')
    await visitor.send('login', fresh.flow, { method: 'password', identifier: email, password: 'a wrong one' })
    await service().signedIn('script', { email, password: 'a long sentence about cabinets' })
    expect(await linkedTo(service(), identity.id)).toEqual([])
    service().wait(25 * 3_600_000)
    const again = service().visitor('navigation')
    expect((await goAndReturn(again, 'login', comer(email))).flow).toSay(MessageId.accountLinking)
  })

  test('is told to the owner by mail', async () => {
    const { email, password } = await verified(service())
    const visitor = service().visitor('navigation')
    const { flow } = await goAndReturn(visitor, 'login', comer(email))
    const told = async () => (await service().mailsTo(email)).filter(({ text }) => text.includes('Partner'))
    expect(await told()).toEqual([])
    await visitor.send('login', flow, { method: 'password', identifier: email, password })
    expect(await told()).toHaveLength(1)
  })

  test('verifies no address by itself', async () => {
    const { email, password, identity } = await service().account()
    const visitor = await service().signedIn('navigation', { email, password })
    await goAndReturn(visitor, 'settings', { subject: 'another name', email, name: 'M' }, { link: 'partner' })
    expect(await linkedTo(service(), identity.id)).toHaveLength(1)
    expect((await visitor.whoami())?.identity?.verifiable_addresses).toMatchObject([{ value: email, verified: false }])
  })
})
