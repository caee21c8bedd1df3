import { describe, expect, test } from 'vitest'
import { describeService } from '../service/describe-service.ts'
import { accountWithApp, appCode, codesOf, secretOf, verified, withPassword } from '../service/second-factors.ts'
import { levelsOf, type Visitor, type WayName } from '../service/visitor.ts'
import { ways } from '../service/ways.ts'

const methods = { totp: { enabled: true }, lookup_secret: { enabled: true } }
const mailed = { ...methods, code: { mfa_enabled: true } }
const recovery = { enabled: true, use: 'code' }
const byMail = {
  selfservice: { methods: mailed, flows: { recovery, settings: { required_aal: 'highest_available' } } },
}

/** A recovery by mailed code. */
async function recovered(visitor: Visitor, email: string, codeFor: (email: string) => Promise<string>) {
  const { flow } = await visitor.start('recovery')
  await visitor.send('recovery', flow, { method: 'code', email })
  await visitor.send('recovery', flow, { method: 'code', code: await codeFor(email) })
}

describeService('one mailbox is one factor', { config: byMail }, (service) => {
  const secondStep = async (way: WayName, email: string) => {
    const visitor = service().visitor(way)
    await recovered(visitor, email, service().codeFor)
    const { flow } = await visitor.start('login', { aal: 'aal2' })
    return { visitor, flow }
  }

  test.each(ways)(
    'recovered by mail, by $way: a code to the same mailbox is neither sent nor accepted',
    async ({ way }) => {
      const { email } = await verified(service())
      const { visitor, flow } = await secondStep(way, email)
      const before = await service().mailsTo(email)
      expect(flow.state).toBe('choose_method')
      expect(flow).toSay(4019002)
      const asked = await visitor.send('login', flow, { method: 'code', address: email })
      expect(asked.flow).toSay(4010010)
      expect(await service().mailsTo(email)).toHaveLength(before.length)
      await visitor.send('login', flow, { method: 'code', code: await service().codeFor(email) })
      expect(await visitor.whoami()).toBeUndefined()
    },
  )

  test('recovered by mail: an authenticator app is accepted', async () => {
    const person = await accountWithApp(service(), 'script')
    await verified(service(), Promise.resolve(person))
    const { visitor, flow } = await secondStep('script', person.email)
    const offered = flow.ui.nodes.map(({ attributes }) => ('name' in attributes ? attributes.name : ''))
    expect(offered).toContain('totp_code')
    expect(offered).not.toContain('address')
    await visitor.send('login', flow, { method: 'totp', totp_code: appCode(person.secret, service()) })
    expect(await levelsOf(visitor)).toEqual(['code_recovery aal1', 'totp aal2'])
  })

  test('signed in by password: a code to the mailbox is accepted, and no answer names the address row', async () => {
    const account = await verified(service())
    const { visitor } = await withPassword(service(), 'script', account)
    const { flow } = await visitor.start('login', { aal: 'aal2' })
    await visitor.send('login', flow, { method: 'code', code: await service().codeFor(account.email) })
    expect(await levelsOf(visitor)).toEqual(['password aal1', 'code aal2'])
    expect((await visitor.ask('/sessions/whoami')).text).not.toContain('address_id')
  })
})

describeService('one mailbox with the rules of Kratos', { config: byMail, accountRules: 'kratos' }, (service) => {
  test('counts as two factors', async () => {
    const { email } = await verified(service())
    const visitor = service().visitor('script')
    await recovered(visitor, email, service().codeFor)
    const { flow } = await visitor.start('login', { aal: 'aal2' })
    await visitor.send('login', flow, { method: 'code', code: await service().codeFor(email) })
    expect(await levelsOf(visitor)).toEqual(['code_recovery aal1', 'code aal2'])
  })
})

const lenient = { selfservice: { methods, flows: { settings: { required_aal: 'aal1' } } } }

describeService('settings that accept a session without its second factor', { config: lenient }, (service) => {
  const half = async (way: WayName) => {
    const person = await accountWithApp(service(), way)
    const { visitor } = await withPassword(service(), way, person)
    const { flow } = await visitor.start('settings')
    return { person, visitor, flow }
  }

  describe.each(ways)('by $way', ({ way }) => {
    test.each([
      ['makes backup codes', { lookup_secret_regenerate: 'true' }],
      ['confirms backup codes', { lookup_secret_confirm: 'true' }],
      ['reveals backup codes', { lookup_secret_reveal: 'true' }],
      ['removes the app', { totp_unlink: 'true' }],
      ['sets up another app', { method: 'totp', totp_code: '123456' }],
    ])('a user with only the password who %s is asked for the second factor', async (_, payload) => {
      const { person, visitor, flow } = await half(way)
      const seen = await visitor.send('settings', flow, payload)
      expect(seen.answer.status).toBe(way === 'navigation' ? 303 : 403)
      expect(seen.answer.location ?? seen.answer.text).toMatch(/aal=aal2/)
      expect(await visitor.whoami()).toBeUndefined()
      // The app is still valid.
      const { flow: second } = await visitor.start('login', { aal: 'aal2' })
      await visitor.send('login', second, { method: 'totp', totp_code: appCode(person.secret, service()) })
      expect(await levelsOf(visitor)).toEqual(['password aal1', 'totp aal2'])
    })
  })

  test('a browser that then gives the second factor returns to its backup codes', async () => {
    const { person, visitor, flow } = await half('navigation')
    await visitor.send('settings', flow, { lookup_secret_regenerate: 'true' })
    const return_to = `${service().origin}/self-service/settings?flow=${flow.id}`
    const { flow: second } = await visitor.start('login', { aal: 'aal2', return_to })
    await visitor.send('login', second, { method: 'totp', totp_code: appCode(person.secret, service()) })
    const { flow: shown } = await visitor.fetchFlow('settings', flow.id)
    expect(codesOf(shown)).toHaveLength(12)
  })

  test('a user without a second factor sets one up with the password alone', async () => {
    const script = await service().signedIn('script', await service().account())
    const { flow } = await script.start('settings')
    const payload = { method: 'totp', totp_code: appCode(secretOf(flow), service()) }
    expect((await script.send('settings', flow, payload)).flow.state).toBe('success')
  })
})
