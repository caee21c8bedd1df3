import { describe, expect, test } from 'vitest'
import { describeService } from '../service/describe-service.ts'
import { goodPassword, minutes } from '../service/test-service.ts'
import type { WayName } from '../service/visitor.ts'
import { refusedAs, ways } from '../service/ways.ts'

const another = 'quite another sentence'
const settings = {
  selfservice: {
    methods: { code: { passwordless_enabled: true } },
    flows: { recovery: { enabled: true, use: 'code' } },
  },
}
const asked = [
  'password/current_password:password*#1070002',
  'password/password:password*#1070001',
  'password/method:submit=password#1070003',
]

describeService('a new password asks for the current one', { config: settings }, (service) => {
  const begin = async (way: WayName, age = minutes(6)) => {
    const account = await service().account({ name: 'Ada' })
    const visitor = await service().signedIn(way, account)
    service().wait(age)
    const { flow } = await visitor.start('settings')
    const send = (payload: Readonly<Record<string, unknown>>) =>
      visitor.send('settings', flow, { method: 'password', ...payload })
    const opens = async (password: string) => {
      const native = service().visitor('native')
      const { flow: login } = await native.start('login')
      await native.send('login', login, { method: 'password', identifier: account.email, password })
      return (await native.whoami()) !== undefined
    }
    return { ...account, visitor, flow, send, opens }
  }

  describe.each(ways)('by $way', ({ way }) => {
    test('is required by the form six minutes after the sign-in', async () => {
      const { flow } = await begin(way)
      expect(flow).toShowNodes([
        'csrf',
        'profile/traits.email:email=v*#1070002',
        'profile/traits.name:text=v#1070002',
        'profile/method:submit=profile#1070003',
        ...asked,
      ])
      const field = flow.ui.nodes.find(
        ({ attributes }) => 'name' in attributes && attributes.name === 'current_password',
      )
      expect(field?.attributes).toMatchObject({ autocomplete: 'current-password', required: true })
    })

    test('changes nothing if the current one is missing or wrong', async () => {
      const { send, opens } = await begin(way)
      const missing = await send({ password: another })
      expect(missing.answer.status).toBe(refusedAs(way, 'settings'))
      expect(missing.flow).toSayAt('current_password', 4000001)
      const wrong = await send({ password: another, current_password: 'a guess' })
      expect(wrong.flow).toSayAt('current_password', 4000001)
      const both = await send({ password: 'short', current_password: 'a guess' })
      expect(both.flow).toSayAt('current_password', 4000001)
      expect(both.flow).toSayAt('password', 4000032)
      expect(await opens(another)).toBe(false)
    })

    test('is saved with the current one', async () => {
      const { send, opens } = await begin(way)
      expect((await send({ password: another, current_password: goodPassword })).flow).toSay(1050001)
      expect(await opens(another)).toBe(true)
    })

    test('needs no current one within five minutes of the sign-in', async () => {
      const { send, opens, flow } = await begin(way, minutes(4))
      expect(
        flow.ui.nodes.some(({ attributes }) => 'name' in attributes && attributes.name === 'current_password'),
      ).toBe(false)
      expect((await send({ password: another })).flow).toSay(1050001)
      expect(await opens(another)).toBe(true)
    })

    test('needs no current one after a recovery; a second new one needs the first', async () => {
      const { email } = await service().account()
      const visitor = service().visitor(way)
      const { flow: recovery } = await visitor.start('recovery')
      await visitor.send('recovery', recovery, { method: 'code', email })
      await visitor.send('recovery', recovery, { method: 'code', code: await service().codeFor(email) })
      service().wait(minutes(6))
      const { flow } = await visitor.start('settings')
      const send = (password: string) => visitor.send('settings', flow, { method: 'password', password })
      expect((await send(another)).flow).toSay(1050001)
      expect((await send('a third sentence, why not')).flow).toSayAt('current_password', 4000001)
    })

    test('needs no current one if the account has none', async () => {
      const visitor = service().visitor(way)
      const email = service().newEmail()
      const { flow: registration } = await visitor.start('registration')
      const sent = { method: 'code', traits: { email } }
      await visitor.send('registration', registration, sent)
      await visitor.send('registration', registration, { ...sent, code: await service().codeFor(email) })
      if (!(await visitor.whoami())) {
        const { flow: login } = await visitor.start('login')
        await visitor.send('login', login, { method: 'code', identifier: email })
        await visitor.send('login', login, { method: 'code', code: await service().codeFor(email) })
      }
      service().wait(minutes(6))
      const { flow } = await visitor.start('settings')
      expect((await visitor.send('settings', flow, { method: 'password', password: another })).flow).toSay(1050001)
    })
  })

  test('a form opened within the five minutes shows the field once it is required', async () => {
    const { send, flow, visitor } = await begin('navigation', minutes(4))
    service().wait(minutes(2))
    expect((await send({ password: another })).flow).toSayAt('current_password', 4000001)
    expect((await visitor.fetchFlow('settings', flow.id)).flow).toSayAt('current_password', 4000001)
  })

  test('a form that waited for another sign-in needs no current password', async () => {
    const { send, opens, visitor, flow, email } = await begin('navigation', minutes(20))
    await send({ password: another })
    const return_to = `${service().origin}/self-service/settings?flow=${flow.id}`
    const { flow: login } = await visitor.start('login', { refresh: 'true', return_to })
    await visitor.send('login', login, { method: 'password', identifier: email, password: goodPassword })
    expect(await opens(another)).toBe(true)
  })

  test('five wrong passwords rate limit the account, over all its flows', async () => {
    const { visitor, opens } = await begin('script')
    visitor.address = '203.0.113.26'
    const statuses: number[] = []
    for (let guess = 0; guess < 6; guess += 1) {
      const { flow } = await visitor.start('settings')
      const payload = { method: 'password', password: another, current_password: `guess ${guess}` }
      statuses.push((await visitor.send('settings', flow, payload)).answer.status)
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
    const { flow } = await visitor.start('settings')
    const right = { method: 'password', password: another, current_password: goodPassword }
    expect((await visitor.send('settings', flow, right)).answer.status).toBe(429)
    expect(await opens(another)).toBe(false)
  })

  test('golden: the form, and its refusals', async () => {
    const { flow, send } = await begin('script')
    expect(flow).toMatchGolden('settings/current-password-start')
    expect((await send({ password: another })).flow).toMatchGolden('settings/current-password-missing')
    const wrong = await send({ password: another, current_password: 'a guess' })
    expect(wrong.flow).toMatchGolden('settings/current-password-wrong')
  })
})

describeService('a new password with the rules of Kratos', { config: settings, accountRules: 'kratos' }, (service) => {
  test('needs no current one', async () => {
    const script = await service().signedIn('script', await service().account())
    service().wait(minutes(6))
    const { flow } = await script.start('settings')
    expect((await script.send('settings', flow, { method: 'password', password: another })).flow).toSay(1050001)
  })
})
