import { afterAll, describe, expect, test } from 'vitest'
import { describeService } from '../../service/describe-service.ts'
import { startOpenIdDouble } from './openid-double.ts'
import { oidcWith, press, providerAt } from '../open-partner.ts'

const personal = '9188040d-6c67-4b5b-b112-36a304b66dad'
const [ours, theirs] = ['0f8fad5b-d9cb-469f-a165-70867728950e', '7c9e6679-7425-40de-944b-e07fc1f90ae7']

/** Microsoft's server: the issuer of its discovery depends on the tenant of the address. */
const named: Readonly<Record<string, string>> = {
  common: '{tenantid}',
  organizations: '{tenantid}',
  consumers: personal,
  'ours.example': ours,
  [ours]: ours,
  // Lies, each of a tenant that no user is in.
  'wide.example': '{tenantid}',
  [theirs]: ours,
}
const double = await startOpenIdDouble({
  issuer: (origin, path) => `${origin}/${named[path.split('/')[1] ?? ''] ?? 'none'}/v2.0`,
})
afterAll(() => double.close())

const at = (tenant: string, changes: object = {}) =>
  providerAt(double, { id: `in-${tenant}`, provider: 'microsoft', microsoft_tenant: tenant, ...changes })

const config = oidcWith(
  ...['common', 'organizations', 'consumers', 'ours.example', 'wide.example', ours, theirs].map((one) => at(one)),
  at(ours.toUpperCase()),
  at('common', { id: 'by-oid', subject_source: 'oid' }),
)

describeService('microsoft', { config, now: Date.now() }, (service) => {
  const endOf = async (tenant: string, user: object, provider = `in-${tenant}`) => {
    const visitor = service().visitor('navigation')
    const location = await press(visitor, 'login', { provider })
    const email = service().newEmail()
    const answer = double.signIn(location, { sub: email, email, name: 'Mira', ...user })
    const seen = await visitor.open('login', `/self-service/methods/oidc/callback/${provider}?${answer}`)
    const live = await visitor.whoami()
    return live ? 'signed in' : seen.flow.ui.messages?.map(({ context }) => context?.['reason_key'])
  }
  const userOf = (tenant: string) => ({ tid: tenant, iss: `${double.origin}/${tenant}/v2.0` })

  test.each([
    ['common', ours],
    ['common', personal],
    ['organizations', theirs],
    ['consumers', personal],
    ['ours.example', ours],
    [ours, ours],
    [ours.toUpperCase(), ours],
  ])('the tenant %s: a user of %s signs up, and in again', async (tenant, home) => {
    const user = { ...userOf(home), sub: service().newEmail() }
    expect(await endOf(tenant, user)).toBe('signed in')
    expect(await endOf(tenant, user)).toBe('signed in')
  })

  test.each([
    ['organizations', 'of personal accounts', userOf(personal)],
    ['consumers', 'of an organization', userOf(ours)],
    ['ours.example', 'of another tenant', userOf(theirs)],
    [ours, 'of another tenant', userOf(theirs)],
    [ours, 'of another tenant under our issuer', { ...userOf(ours), tid: theirs }],
    ['common', 'without a tenant', { iss: `${double.origin}/undefined/v2.0` }],
    ['common', 'whose tenant is no uuid', userOf('evil')],
    ['common', 'whose tenant leads to another address', userOf(`${ours}/../${theirs}`)],
    ['common', 'of another tenant than the issuer', { ...userOf(ours), tid: theirs }],
    ['common', 'of another server', { tid: ours, iss: `https://elsewhere.example/${ours}/v2.0` }],
  ])('the tenant %s: a user %s is refused', async (tenant, _, user) => {
    expect(await endOf(tenant, user)).toEqual(['providerAnswer'])
  })

  test.each(['wide.example', theirs])('discovery for %s that names another tenant is refused', async (tenant) => {
    const visitor = service().visitor('navigation')
    const { flow } = await visitor.start('login')
    const { flow: back } = await visitor.send('login', flow, { provider: `in-${tenant}` })
    expect(back.ui.messages).toMatchObject([{ context: { reason_key: 'providerAnswer' } }])
  })

  describe('with subject_source oid', () => {
    test('the oid is the subject, so the sub may differ', async () => {
      const oid = '3d6f0a52-1f3c-4c0a-8f57-0f4f5f6a7b8c'
      const ids: (string | undefined)[] = []
      for (const sub of ['one', 'two']) {
        const visitor = service().visitor('navigation')
        const location = await press(visitor, 'login', { provider: 'by-oid' })
        const answer = double.signIn(location, { ...userOf(ours), sub, oid, email: `oid@example.org`, name: 'Mira' })
        await visitor.ask(`/self-service/methods/oidc/callback/by-oid?${answer}`)
        ids.push((await visitor.whoami())?.identity?.id)
      }
      expect(ids[0]).toBeDefined()
      expect(ids[1]).toBe(ids[0])
    })

    test('a token without it is refused', async () => {
      expect(await endOf('common', userOf(ours), 'by-oid')).toEqual(['providerAnswer'])
    })
  })

  test.each([
    [{}, false],
    [{ email_verified: true }, false],
    [{ xms_edov: true }, true],
    [{ xms_edov: '1' }, true],
    [{ xms_edov: false, email_verified: true }, false],
  ])('an e-mail with the claims %o counts as proved: %s', async (claims, verified) => {
    const visitor = service().visitor('navigation')
    const location = await press(visitor, 'login', { provider: 'in-common' })
    const email = service().newEmail()
    const answer = double.signIn(location, { sub: email, email, name: 'Mira', ...userOf(ours), ...claims })
    await visitor.ask(`/self-service/methods/oidc/callback/in-common?${answer}`)
    expect((await visitor.whoami())?.identity?.verifiable_addresses).toMatchObject([{ verified }])
  })
})
