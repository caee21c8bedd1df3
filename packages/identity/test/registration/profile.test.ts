import { describe, expect, test } from 'vitest'
import { describeService } from '../service/describe-service.ts'
import { goodPassword } from '../service/test-service.ts'
import { valueOf, type Payload, type WayName } from '../service/visitor.ts'
import { doneAs, ways } from '../service/ways.ts'

const flows = { registration: { style: 'profile_first' } }
const settings = { selfservice: { flows, methods: { code: { passwordless_enabled: true } } } }
const first = [
  'csrf',
  'default/traits.email:email*#1070002',
  'default/traits.name:text#1070002',
  'profile/method:submit=profile#1040001',
]
const typed = ['default/traits.email:email=v*#1070002', 'default/traits.name:text=v#1070002']
const settledTraits = ['default/traits.email:hidden=v*#1070002', 'default/traits.name:hidden=v#1070002']
const second = [
  'csrf',
  ...settledTraits,
  'code/method:submit=code#1040006',
  'password/password:password*#1070001',
  'password/method:submit=password#1040001',
  'profile/screen:submit=v#1040008',
]
const sent = [
  'csrf',
  ...settledTraits,
  'code/method:hidden=code',
  'code/code:text*#1070012',
  'code/method:submit=code#1070009',
  'code/resend:submit=code#1070008',
  'profile/screen:submit=v#1040008',
]

describeService('signing up in two steps', { config: settings }, (service) => {
  const begin = async (way: WayName) => {
    const email = service().newEmail()
    const traits = { email, name: 'Ada' }
    const visitor = service().visitor(way)
    const { flow } = await visitor.start('registration', { return_to: '/shop' })
    const send = (payload: Payload) => visitor.send('registration', flow, { traits, ...payload })
    return { email, traits, visitor, flow, send }
  }

  describe.each(ways)('by $way', ({ way }) => {
    test('first the traits, then the credential, which creates the account', async () => {
      const { traits, visitor, flow, send } = await begin(way)
      expect(flow).toShowNodes(first)
      expect(flow).toSay()
      const next = await send({ method: 'profile' })
      expect(next.answer.status).toBe(way === 'navigation' ? 303 : 400)
      expect(next.flow).toMatchObject({ id: flow.id, state: 'choose_method' })
      expect(next.flow.active).toBeUndefined()
      expect(next.flow).toSay(1040009)
      expect(next.flow).toShowNodes(second)
      expect(valueOf(next.flow, 'screen')).toBe('previous')

      const short = await send({ method: 'password', password: 'short' })
      expect(short.flow).toSayAt('password', 4000032)
      expect(short.flow).toSay()
      const done = await send({ method: 'password', password: goodPassword })
      expect(done.answer.status).toBe(doneAs(way))
      expect((await visitor.whoami())?.identity?.traits).toEqual(traits)
    })

    test('wrong traits are refused in the first step', async () => {
      const { send } = await begin(way)
      const missing = await send({ method: 'profile', traits: { name: 'Ada' } })
      expect(missing.flow).toSayAt('traits.email', 4000002)
      expect(missing.flow.ui.nodes.map(({ group }) => group)).not.toContain('password')
      await send({ method: 'profile' })
      // The same holds when the user changes them later.
      const later = await send({ method: 'password', password: goodPassword, traits: { email: 'ada' } })
      expect(later.flow).toSayAt('traits.email', 4000040)
      expect(valueOf(later.flow, 'method')).toBe('profile')
    })

    test('the back button keeps the typed values', async () => {
      const { email, send } = await begin(way)
      await send({ method: 'profile' })
      const back = await send({ screen: 'previous', method: 'profile' })
      expect(back.answer.status).toBe(way === 'navigation' ? 303 : 400)
      expect(back.flow).toSay()
      expect(back.flow).toShowNodes(['csrf', ...typed, 'profile/method:submit=profile#1040001'])
      expect(valueOf(back.flow, 'traits.email')).toBe(email)
    })

    test('the back button leads from the code to the choice of methods', async () => {
      const { email, visitor, send } = await begin(way)
      await send({ method: 'profile' })
      const asked = await send({ method: 'code' })
      expect(asked.flow).toSay(1040005)
      expect(asked.flow).toShowNodes(sent)
      expect(valueOf(asked.flow, 'screen')).toBe('credential-selection')
      // Without a script the form also sends the hidden method.
      const back = await send({ screen: 'credential-selection', method: 'code' })
      expect(back.flow).toMatchObject({ state: 'choose_method' })
      expect(back.flow.active).toBeUndefined()
      expect(back.flow).toSay(1040009)
      expect(back.flow).toShowNodes(second)
      // The mailed code is invalid now; the next one is valid.
      const old = await service().codeFor(email)
      expect((await send({ method: 'code', code: old })).flow).toSay(1040005)
      await send({ method: 'code', code: await service().codeFor(email) })
      expect((await visitor.whoami())?.identity?.verifiable_addresses?.[0]).toMatchObject({ verified: true })
    })

    test('both in one request are accepted, too; a wrong credential is refused at its field', async () => {
      const { visitor, send } = await begin(way)
      const short = await send({ method: 'password', password: 'short' })
      expect(short.flow).toSayAt('password', 4000032)
      expect(short.flow.ui.nodes.map(({ group }) => group)).toContain('profile')
      await send({ method: 'password', password: goodPassword })
      expect(await visitor.whoami()).toBeDefined()
    })
  })

  test('with enable_legacy_one_step there is one step', async () => {
    const one = await service().also({
      config: { selfservice: { flows: { registration: { enable_legacy_one_step: true } } } },
    })
    const visitor = one.visitor('script')
    const { flow } = await visitor.start('registration')
    expect(flow.ui.nodes.map(({ group }) => group)).toContain('password')
    const seen = await visitor.send('registration', flow, { method: 'profile', traits: { email: one.newEmail() } })
    expect(seen.flow).toSay(4010003)
  })

  test('golden: each step, each refusal', async () => {
    const { flow, send } = await begin('script')
    expect(flow).toMatchGolden('registration/profile-start')
    expect((await send({ method: 'profile', traits: {} })).flow).toMatchGolden('registration/profile-missing')
    expect((await send({ method: 'profile' })).flow).toMatchGolden('registration/then-password-code')
    expect((await send({ method: 'password', password: 'short' })).flow).toMatchGolden(
      'registration/then-password-code-short',
    )
    expect((await send({ screen: 'previous', method: 'profile' })).flow).toMatchGolden('registration/profile-again')
    await send({ method: 'profile' })
    expect((await send({ method: 'code' })).flow).toMatchGolden('registration/then-code-sent')
    expect((await send({ method: 'code', code: '00000x' })).flow).toMatchGolden('registration/then-code-wrong')
  })

  test('golden: one method only', async () => {
    const steps = async (methods: object) => {
      const other = await service().also({ config: { selfservice: { flows, methods } } })
      const script = other.visitor('script')
      const { flow } = await script.start('registration')
      const send = (payload: Payload) =>
        script.send('registration', flow, { traits: { email: other.newEmail(), name: 'Ada' }, ...payload })
      return { next: (await send({ method: 'profile' })).flow, send }
    }
    const password = await steps({})
    expect(password.next).toMatchGolden('registration/then-password')
    const short = await password.send({ method: 'password', password: 'short' })
    expect(short.flow).toMatchGolden('registration/then-password-short')
    const code = await steps({ code: { passwordless_enabled: true }, password: { enabled: false } })
    expect(code.next).toMatchGolden('registration/then-code')
  })
})
