import type { LoginSuccess } from '@collect/contract'
import { describe, expect, test } from 'vitest'
import { describeService } from '../service/describe-service.ts'
import { goodPassword } from '../service/test-service.ts'
import { valueOf } from '../service/visitor.ts'
import { doneAs, refusedAs, ways } from '../service/ways.ts'

const form = [
  'csrf',
  'default/identifier:text=""*#1070002',
  'password/password:password*#1070001',
  'password/method:submit=password#1010022',
]

describeService('login by password', {}, (service) => {
  describe.each(ways)('by $way', ({ way }) => {
    const begin = async () => {
      const visitor = service().visitor(way)
      return { visitor, flow: (await visitor.start('login')).flow }
    }

    test('begins with an identifier and a password', async () => {
      const { flow } = await begin()
      expect(flow).toShowNodes(form)
      expect(flow).toSay()
      expect(flow).toMatchObject({
        state: 'choose_method',
        refresh: false,
        requested_aal: 'aal1',
        organization_id: null,
      })
      expect(flow).not.toHaveProperty('active')
    })

    test('with nothing typed, both fields are required', async () => {
      const { visitor, flow } = await begin()
      const seen = await visitor.send('login', flow, { method: 'password', identifier: '', password: '' })
      expect(seen.answer.status).toBe(refusedAs(way, 'login'))
      expect(seen.flow).toSay()
      expect(seen.flow).toSayAt('identifier', 4000002)
      expect(seen.flow).toSayAt('password', 4000002)
    })

    test('without a password, the identifier stays', async () => {
      const { visitor, flow } = await begin()
      const seen = await visitor.send('login', flow, { method: 'password', identifier: 'Ada@example.org' })
      expect(seen.answer.status).toBe(refusedAs(way, 'login'))
      expect(seen.flow).toSayAt('identifier')
      expect(seen.flow).toSayAt('password', 4000002)
      expect(valueOf(seen.flow, 'identifier')).toBe('Ada@example.org')
    })

    test.each(['wrong password', 'unknown account'])(
      '%s: refused with the same answer, without the password',
      async (which) => {
        const { email } = await service().account()
        const { visitor, flow } = await begin()
        const identifier = which === 'wrong password' ? email : service().newEmail()
        const seen = await visitor.send('login', flow, { method: 'password', identifier, password: 'something else' })
        expect(seen.answer.status).toBe(refusedAs(way, 'login'))
        expect(seen.flow).toSay(4000006)
        expect(seen.flow).toShowNodes(form.with(1, 'default/identifier:text=v*#1070002'))
        expect(valueOf(seen.flow, 'identifier')).toBe(identifier)
        expect(JSON.stringify(seen.flow)).not.toContain('something else')
        expect(await visitor.whoami()).toBeUndefined()
      },
    )

    test.each(['telepathy', undefined, 'code', 'profile'])('method %s is refused', async (method) => {
      const { visitor, flow } = await begin()
      const seen = await visitor.send('login', flow, { method, identifier: 'x', password: 'y' })
      expect(seen.answer.status).toBe(refusedAs(way, 'login'))
      expect(seen.flow).toSay(4010002)
    })

    test('an inactive account is refused, even with the right password', async () => {
      const { email, identity } = await service().account()
      await service().makeInactive(identity.id)
      const { visitor, flow } = await begin()
      const seen = await visitor.send('login', flow, { method: 'password', identifier: email, password: goodPassword })
      expect(seen.answer.status).toBe(refusedAs(way, 'login'))
      expect(seen.flow).toSay(4010011)
      expect(await visitor.whoami()).toBeUndefined()
    })

    test('the right identifier and password sign in', async () => {
      const { email } = await service().account()
      const { visitor, flow } = await begin()
      const seen = await visitor.send('login', flow, { method: 'password', identifier: email, password: goodPassword })
      expect(seen.answer.status).toBe(doneAs(way))
      expect(seen).toLeadTo(way === 'native' ? undefined : `${service().origin}/`)
      expect(await visitor.whoami()).toMatchObject({
        active: true,
        authenticator_assurance_level: 'aal1',
        authentication_methods: [{ method: 'password', aal: 'aal1' }],
        identity: { traits: { email } },
      })
    })

    test.each([
      ['capitals', (email: string) => email.toUpperCase()],
      ['blanks around it', (email: string) => `  ${email} `],
      ['wide letters', (email: string) => email.replace('person', 'ｐｅｒｓｏｎ')],
    ])('the identifier may be written with %s', async (_, written) => {
      const { email } = await service().account()
      const { visitor, flow } = await begin()
      await visitor.send('login', flow, { method: 'password', identifier: written(email), password: goodPassword })
      expect(await visitor.whoami()).toMatchObject({ identity: { traits: { email } } })
    })

    test('password_identifier is accepted from older clients', async () => {
      const { email } = await service().account()
      const { visitor, flow } = await begin()
      await visitor.send('login', flow, { method: 'password', password_identifier: email, password: goodPassword })
      expect(await visitor.whoami()).toBeDefined()
    })

    test('leads to the return_to of the flow', async () => {
      const { email } = await service().account()
      const visitor = service().visitor(way)
      const returnTo = `${service().origin}/collection?item=3`
      const { flow } = await visitor.start('login', { return_to: returnTo })
      expect(flow.return_to).toBe(returnTo)
      const seen = await visitor.send('login', flow, { method: 'password', identifier: email, password: goodPassword })
      expect(seen).toLeadTo(way === 'native' ? undefined : returnTo)
    })
  })

  test('a script gets the session without its token, and a cookie', async () => {
    const { email } = await service().account()
    const script = service().visitor('script')
    const { flow } = await script.start('login')
    const seen = await script.send('login', flow, { method: 'password', identifier: email, password: goodPassword })
    expect(seen.body()).toEqual({
      session: await script.whoami(),
      continue_with: [{ action: 'redirect_browser_to', redirect_browser_to: `${service().origin}/` }],
    })
    expect(script.jar.names()).toContain('ory_kratos_session')
    expect(seen.body()).toMatchGolden('answers/login-success')
  })

  test('a native client gets the session with its token, and no cookie', async () => {
    const { email } = await service().account()
    const native = service().visitor('native')
    const { flow } = await native.start('login')
    const seen = await native.send('login', flow, { method: 'password', identifier: email, password: goodPassword })
    const { session_token } = seen.body<LoginSuccess>()
    expect(session_token).toMatch(/^ory_st_[A-Za-z0-9]{32}$/)
    expect(seen.body()).toEqual({ session_token, session: await native.whoami(), continue_with: null })
    expect(seen.answer.setCookies).toEqual([])
    expect(seen.body()).toMatchGolden('answers/login-success-native')
  })

  test('golden: the form, and each refusal of it', async () => {
    const { email, identity } = await service().account()
    const script = service().visitor('script')
    const { flow } = await script.start('login')
    const send = async (payload: object) => (await script.send('login', flow, { method: 'password', ...payload })).flow
    expect(flow).toMatchGolden('login/password-start')
    expect((await service().visitor('native').start('login')).flow).toMatchGolden('login/password-start-native')
    expect(await send({})).toMatchGolden('login/password-missing-both')
    expect(await send({ identifier: email })).toMatchGolden('login/password-missing-password')
    expect(await send({ identifier: email, password: 'wrong' })).toMatchGolden('login/password-wrong')
    expect(await send({ identifier: email, method: 'telepathy' })).toMatchGolden('login/no-method')
    await service().makeInactive(identity.id)
    expect(await send({ identifier: email, password: goodPassword })).toMatchGolden('login/password-inactive')
  })
})
