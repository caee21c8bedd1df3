import { describe, expect, test } from 'vitest'
import { describeService } from '../service/describe-service.ts'
import { minutes, type Account, type TestService } from '../service/test-service.ts'
import {
  accountWithApp,
  accountWithCodes,
  appCode,
  codesOf,
  withPassword,
  withSecondFactors,
  verified,
} from '../service/second-factors.ts'
import { refusedAs, ways } from '../service/ways.ts'

const appForm = ['csrf', 'totp/totp_code:text=""*#1010006', 'totp/method:submit=totp#1010009']
const codeForm = [
  'csrf',
  'lookup_secret/lookup_secret:text=""*#1010007',
  'lookup_secret/method:submit=lookup_secret#1010010',
]

describeService('FLOW-LIFE-2, the second factor of a sign-in', { config: withSecondFactors }, (service) => {
  const secondStep =
    (way: 'navigation' | 'script' | 'native') => async (account: { email: string; password: string }) => {
      const { visitor } = await withPassword(service(), way, account)
      const { flow } = await visitor.start('login', { aal: 'aal2' })
      const send = (payload: object) => visitor.send('login', flow, { ...payload })
      const level = async () => (await visitor.whoami())?.authenticator_assurance_level
      return { visitor, flow, send, level }
    }

  describe.each(ways)('by $way', ({ way }) => {
    test('the password alone leads to the second factor, and gives no access', async () => {
      const { visitor, seen } = await withPassword(service(), way, await accountWithApp(service(), way))
      const start = `${service().origin}/self-service/login/browser?aal=aal2`
      const led = { navigation: `${service().origin}/login?flow=…`, script: start, native: undefined }
      expect(seen).toLeadTo(led[way])
      expect(await visitor.whoami()).toBeUndefined()
      const refused = await visitor.ask('/sessions/whoami')
      expect(refused.status).toBe(403)
      const listed = await visitor.ask('/sessions', { headers: { accept: 'application/json' } })
      expect(listed.status).toBe(403)
    })

    test('the app is asked for, wrong codes are refused above the form, the right one signs in', async () => {
      const account = await accountWithApp(service(), way)
      const { flow, send, level } = await secondStep(way)(account)
      expect(flow).toShowNodes(appForm)
      expect(flow).toSay(1010004)
      expect(flow.requested_aal).toBe('aal2')
      const wrong = await send({ method: 'totp', totp_code: '000000' })
      expect(wrong.answer.status).toBe(refusedAs(way, 'login'))
      expect(wrong.flow).toSay(4000008)
      expect(await level()).toBeUndefined()
      await send({ method: 'totp', totp_code: appCode(account.secret, service()) })
      expect(await level()).toBe('aal2')
    })

    test('a code of the app works once', async () => {
      const account = await accountWithApp(service(), way)
      const code = appCode(account.secret, service())
      await (await secondStep(way)(account)).send({ method: 'totp', totp_code: code })
      const again = await secondStep(way)(account)
      expect((await again.send({ method: 'totp', totp_code: code })).flow).toSay(4000008)
      expect(await again.level()).toBeUndefined()
    })

    test('a backup code works once, and the settings mark it as used', async () => {
      const account = await accountWithCodes(service(), way)
      const [code = ''] = account.codes
      const first = await secondStep(way)(account)
      expect(first.flow).toShowNodes(codeForm)
      const wrong = await first.send({ method: 'lookup_secret', lookup_secret: 'aaaaaaaa' })
      expect(wrong.flow).toSay(4000016)
      await first.send({ method: 'lookup_secret', lookup_secret: ` ${code.slice(0, 4)} ${code.slice(4)} ` })
      expect(await first.level()).toBe('aal2')

      const again = await secondStep(way)(account)
      expect((await again.send({ method: 'lookup_secret', lookup_secret: code })).flow).toSay(4000012)
      const { flow } = await first.visitor.start('settings')
      const revealed = await first.visitor.send('settings', flow, { lookup_secret_reveal: 'true' })
      expect(codesOf(revealed.flow)).toEqual([undefined, ...account.codes.slice(1)])
    })

    test('a factor that the account does not have is refused', async () => {
      const app = await secondStep(way)(await accountWithApp(service(), way))
      expect((await app.send({ method: 'lookup_secret', lookup_secret: '12345678' })).flow).toSay(4000014)
      const codes = await secondStep(way)(await accountWithCodes(service(), way))
      expect((await codes.send({ method: 'totp', totp_code: '123456' })).flow).toSay(4000011)
    })

    test('after five wrong answers even the right one has to wait', async () => {
      const account = await accountWithApp(service(), way)
      const { send, level } = await secondStep(way)(account)
      for (let tries = 0; tries < 5; tries += 1) await send({ method: 'totp', totp_code: '000000' })
      const held = await send({ method: 'totp', totp_code: appCode(account.secret, service()) })
      expect(held.flow).toSay(4000001)
      expect(held.flow.ui.messages?.[0]?.text).toBe('Too many wrong codes. Wait 5 minutes, then try again.')
      expect(await level()).toBeUndefined()
      service().wait(minutes(5))
      await send({ method: 'totp', totp_code: appCode(account.secret, service()) })
      expect(await level()).toBe('aal2')
    })

    test('a clock that was put back does not prolong the wait', async () => {
      const account = await accountWithCodes(service(), way)
      const first = await secondStep(way)(account)
      for (let tries = 0; tries < 5; tries += 1)
        await first.send({ method: 'lookup_secret', lookup_secret: 'aaaaaaaa' })
      service().wait(-minutes(60))
      const { send, level } = await secondStep(way)(account)
      await send({ method: 'lookup_secret', lookup_secret: account.codes[0] })
      expect(await level()).toBe('aal2')
      service().wait(minutes(60))
    })

    test('without a first factor there is no second', async () => {
      const seen = await service().visitor(way).start('login', { aal: 'aal2' })
      expect(seen).toBeRefusedWith(401, 'session_aal1_required')
    })

    test('a second factor is refused in a flow for the first one', async () => {
      const visitor = service().visitor(way)
      const { flow } = await visitor.start('login')
      expect((await visitor.send('login', flow, { method: 'totp', totp_code: '123456' })).flow).toSay(4010002)
    })

    test('a recovery does not replace the second factor', async () => {
      const account = await verified(service(), accountWithApp(service(), way))
      service().wait(minutes(1))
      const visitor = service().visitor(way)
      const { flow } = await visitor.start('recovery')
      const sent = await visitor.send('recovery', flow, { method: 'code', email: account.email })
      await visitor.send('recovery', sent.flow, { method: 'code', code: await service().codeFor(account.email) })
      expect(await visitor.whoami()).toBeUndefined()
      const asked = await visitor.start('login', { aal: 'aal2' })
      await visitor.send('login', asked.flow, { method: 'totp', totp_code: appCode(account.secret, service()) })
      expect((await visitor.whoami())?.authentication_methods.map(({ method }) => method)).toEqual([
        'code_recovery',
        'totp',
      ])
    })
  })

  test('after the password a script gets status 422, a native client a session without identity', async () => {
    const account = await accountWithApp(service(), 'native')
    const script = (await withPassword(service(), 'script', account)).seen
    expect(script.answer.status).toBe(422)
    expect(script.hasFlow).toBe(false)
    const native = (await withPassword(service(), 'native', account)).seen
    expect(native.body()).toMatchObject({ session: { identity: null, authenticator_assurance_level: 'aal1' } })
    expect(native.answer.text).not.toContain(account.email)
  })

  test.each(['script', 'native'] as const)('the settings are refused before the second factor, by %s', async (way) => {
    const { visitor } = await withPassword(service(), way, await accountWithApp(service(), way))
    expect(await visitor.start('settings')).toBeRefusedWith(403, 'session_aal2_required')
  })

  test('a browser that opens its settings is asked for the second factor first', async () => {
    const { visitor } = await withPassword(service(), 'navigation', await accountWithApp(service(), 'navigation'))
    const seen = await visitor.start('settings')
    expect(seen).toLeadTo(`${service().origin}/login?flow=…`)
    // The login leads there as well, instead of in a circle.
    expect(await visitor.start('login')).toLeadTo(`${service().origin}/login?flow=…`)
  })

  test('a factor of one account is refused in a session of another', async () => {
    const [ada, eve] = [await accountWithApp(service(), 'script'), await accountWithApp(service(), 'script')]
    const { visitor } = await withPassword(service(), 'script', ada)
    const { flow } = await visitor.start('login', { aal: 'aal2' })
    // Meanwhile the same browser signs in as another user.
    const other = await withPassword(service(), 'script', eve)
    visitor.jar.set('ory_kratos_session', other.visitor.jar.get('ory_kratos_session') ?? '')
    const seen = await visitor.send('login', flow, { method: 'totp', totp_code: appCode(ada.secret, service()) })
    expect(seen).toBeRefusedWith(403, 'security_identity_mismatch')
    expect(await visitor.whoami()).toBeUndefined()
  })

  test.each(['totp', 'lookup_secret'])(
    'a user who lost their %s can sign in once an administrator removes it',
    async (type) => {
      const account = await (type === 'totp' ? accountWithApp : accountWithCodes)(service(), 'script')
      const path = `/admin/identities/${account.identity.id}/credentials/${type}`
      const remove = () => service().identity.admin(new Request(new URL(path, service().origin), { method: 'DELETE' }))
      expect((await remove()).status).toBe(204)
      const { visitor } = await withPassword(service(), 'script', account)
      expect((await visitor.whoami())?.identity?.id).toBe(account.identity.id)
      expect((await remove()).status).toBe(404)
    },
  )

  const atOnce = async (account: Pick<Account, 'email' | 'password'>, count: number) =>
    Promise.all(Array.from({ length: count }, async () => secondStep('native')(account)))

  test('of many simultaneous right answers one counts, and the others get the reason', async () => {
    const account = await accountWithCodes(service(), 'native')
    const steps = await atOnce(account, 6)
    const answer = { method: 'lookup_secret', lookup_secret: account.codes[0] }
    const seen = await Promise.all(steps.map(({ send }) => send(answer)))
    const levels = await Promise.all(steps.map(({ level }) => level()))
    expect(levels.filter((one) => one === 'aal2')).toHaveLength(1)
    for (const { flow } of seen.filter(({ hasFlow }) => hasFlow)) expect(flow).toSay(4000012)
  })

  test('simultaneous wrong answers are counted each', async () => {
    const account = await accountWithApp(service(), 'native')
    const steps = await atOnce(account, 5)
    await Promise.all(steps.map(({ send }) => send({ method: 'totp', totp_code: '000000' })))
    const { send, level } = await secondStep('native')(account)
    await send({ method: 'totp', totp_code: appCode(account.secret, service()) })
    expect(await level()).toBeUndefined()
  })

  test('one factor is enough if the configuration requires only one', async () => {
    const plain = await service().also({
      config: { ...withSecondFactors, session: { whoami: { required_aal: 'aal1' } } },
    })
    const account = await accountWithApp(plain, 'script')
    const { visitor } = await withPassword(plain, 'script', account)
    expect((await visitor.whoami())?.authenticator_assurance_level).toBe('aal1')
    // The settings may require the second factor, and name the address for it.
    const refused = await visitor.start('settings')
    expect(refused).toBeRefusedWith(403, 'session_aal2_required')
    expect(refused.error.details).toEqual({ redirect_browser_to: refused.leadsTo })
  })

  test('golden: each form, each refusal', async () => {
    const script = async (account: Awaited<ReturnType<TestService['account']>>) => secondStep('script')(account)
    const app = await script(await accountWithApp(service(), 'script'))
    expect(app.flow).toMatchGolden('login/aal2-totp')
    expect((await app.send({ method: 'totp', totp_code: '000000' })).flow).toMatchGolden('login/aal2-totp-wrong')
    const account = await accountWithCodes(service(), 'script')
    const codes = await script(account)
    expect(codes.flow).toMatchGolden('login/aal2-lookup')
    const answer = async (code: string | undefined, step = codes) =>
      (await step.send({ method: 'lookup_secret', lookup_secret: code })).flow
    expect(await answer('aaaaaaaa')).toMatchGolden('login/aal2-lookup-wrong')
    await codes.send({ method: 'lookup_secret', lookup_secret: account.codes[0] })
    expect(await answer(account.codes[0], await script(account))).toMatchGolden('login/aal2-lookup-used')
  })
})
