import type { FlowByKind, RegistrationSuccess } from '@collect/contract'
import { describe, expect, test } from 'vitest'
import { describeService } from '../service/describe-service.ts'
import { goodPassword } from '../service/test-service.ts'
import { valueOf } from '../service/visitor.ts'
import { doneAs, refusedAs, ways } from '../service/ways.ts'

const form = [
  'csrf',
  'default/traits.email:email*#1070002',
  'password/password:password*#1070001',
  'default/traits.name:text#1070002',
  'password/method:submit=password#1040001',
]

describeService('registration by password', {}, (service) => {
  describe.each(ways)('by $way', ({ way }) => {
    const begin = async () => {
      const visitor = service().visitor(way)
      const { flow } = await visitor.start('registration')
      const send = (payload: Readonly<Record<string, unknown>>) =>
        visitor.send('registration', flow, { method: 'password', ...payload })
      return { visitor, flow, send }
    }

    test('begins with the traits of the schema and a password', async () => {
      const { flow } = await begin()
      expect(flow).toShowNodes(form)
      expect(flow).toSay()
      expect(flow).toMatchObject({ state: 'choose_method', organization_id: null })
      expect(flow).not.toHaveProperty('active')
    })

    test('with nothing typed, every required field is reported', async () => {
      const { send } = await begin()
      const seen = await send({ traits: { email: '', name: '' }, password: '' })
      expect(seen.answer.status).toBe(refusedAs(way, 'registration'))
      expect(seen.flow).toSay()
      expect(seen.flow).toSayAt('traits.email', 4000002)
      expect(seen.flow).toSayAt('traits.name')
      expect(seen.flow).toSayAt('password', 4000002)
    })

    test.each([
      ['no address at all', { email: 'ada' }, 'traits.email', 4000040],
      ['an address with a line break', { email: 'ada@example.org\r\nBcc: eve@example.org' }, 'traits.email', 4000001],
      ['a name that is too long', { name: 'x'.repeat(121) }, 'traits.name', 4000017],
      ['a control character', { name: 'a\u0000b' }, 'traits.name', 4000001],
    ])('%s is refused at its field, which keeps the typed value', async (_, traits, name, id) => {
      const { send } = await begin()
      const typed = { email: service().newEmail(), name: 'Ada', ...traits }
      const seen = await send({ traits: typed, password: goodPassword })
      expect(seen.answer.status).toBe(refusedAs(way, 'registration'))
      expect(seen.flow).toSayAt(name, id)
      expect(seen.flow).toSay()
      expect(valueOf(seen.flow, 'traits.email')).toBe(typed.email)
      expect(valueOf(seen.flow, 'traits.name')).toBe(typed.name)
      expect(JSON.stringify(seen.flow)).not.toContain(goodPassword)
    })

    test.each([
      ['seven characters', 'sevench', 4000032],
      ['two thousand characters', 'x'.repeat(2000), 4000033],
      ['the address itself', (email: string) => email, 4000031],
    ])('a password of %s is refused at its field', async (_, password, id) => {
      const { send } = await begin()
      const email = service().newEmail()
      const typed = typeof password === 'string' ? password : password(email)
      const seen = await send({ traits: { email }, password: typed })
      expect(seen.answer.status).toBe(refusedAs(way, 'registration'))
      expect(seen.flow).toSayAt('password', id)
      expect(valueOf(seen.flow, 'password')).toBeUndefined()
    })

    test('wrong traits and a weak password are reported together', async () => {
      const { send } = await begin()
      const { flow } = await send({ traits: { email: 'ada' }, password: 'short' })
      expect(flow).toSayAt('traits.email', 4000040)
      expect(flow).toSayAt('password', 4000032)
    })

    test('an address that has an account is refused, in any letter case', async () => {
      const { email } = await service().account()
      const { visitor, send } = await begin()
      const seen = await send({ traits: { email: email.toUpperCase() }, password: goodPassword })
      expect(seen.answer.status).toBe(refusedAs(way, 'registration'))
      expect(seen.flow).toSay(4000007)
      expect(await visitor.whoami()).toBeUndefined()
    })

    test.each(['telepathy', undefined, 'code', 'profile'])('method %s is refused', async (method) => {
      const { send } = await begin()
      const seen = await send({ method, traits: { email: service().newEmail() }, password: goodPassword })
      expect(seen.answer.status).toBe(refusedAs(way, 'registration'))
      expect(seen.flow).toSay(4010003)
    })

    test('creates an account, signs it in and mails a code', async () => {
      const { visitor, send } = await begin()
      const email = service().newEmail().replace('person', 'Person')
      const seen = await send({ traits: { email, name: 'Ada 🦉' }, password: goodPassword })
      expect(seen.answer.status).toBe(doneAs(way))
      const address = email.toLowerCase()
      expect(await visitor.whoami()).toMatchObject({
        authentication_methods: [{ method: 'password' }],
        identity: {
          state: 'active',
          traits: { email, name: 'Ada 🦉' },
          verifiable_addresses: [{ value: address, via: 'email', verified: false, status: 'sent' }],
          recovery_addresses: [{ value: address, via: 'email' }],
          metadata_public: null,
        },
      })
      expect(await service().mailsTo(address)).toHaveLength(1)
    })

    test.each(['a thousand characters '.repeat(45), 'пароль-на-кириллице 🗝️', '  blanks at both ends  '])(
      'the password "%.20s…" is accepted unchanged',
      async (password) => {
        const { visitor, send } = await begin()
        const email = service().newEmail()
        await send({ traits: { email }, password })
        expect(await visitor.whoami()).toBeDefined()
        const again = service().visitor(way)
        const { flow } = await again.start('login')
        await again.send('login', flow, { method: 'password', identifier: email, password })
        expect(await again.whoami()).toBeDefined()
      },
    )
  })

  test('a browser is led to the form for the mailed code', async () => {
    const browser = service().visitor('navigation')
    const email = service().newEmail()
    const { flow } = await browser.start('registration')
    const seen = await browser.send('registration', flow, {
      method: 'password',
      traits: { email },
      password: goodPassword,
    })
    expect(seen).toLeadTo(`${service().origin}/verification?flow=…`)
    const verification = seen.flow as unknown as FlowByKind['verification'] // the registration leads to a verification
    expect(verification).toSay(1080003)
    expect(verification.state).toBe('sent_email')
  })

  test('a script gets identity, session, the next address and the flow for the code', async () => {
    const script = service().visitor('script')
    const email = service().newEmail()
    const { flow } = await script.start('registration', { return_to: '/shop' })
    const seen = await script.send('registration', flow, {
      method: 'password',
      traits: { email },
      password: goodPassword,
    })
    const session = await script.whoami()
    const body = seen.body<RegistrationSuccess>()
    const [first, second] = body.continue_with ?? []
    expect(first).toEqual({ action: 'redirect_browser_to', redirect_browser_to: `${service().origin}/shop` })
    expect(second).toMatchObject({ action: 'show_verification_ui', flow: { verifiable_address: email } })
    expect(body).toEqual({ session, identity: session?.identity, continue_with: [first, second] })
    expect(body).toMatchGolden('answers/registration-success')
  })

  test('a native client gets its token twice, and no next address', async () => {
    const native = service().visitor('native')
    const email = service().newEmail()
    const { flow } = await native.start('registration')
    const seen = await native.send('registration', flow, {
      method: 'password',
      traits: { email },
      password: goodPassword,
    })
    const body = seen.body<RegistrationSuccess>()
    expect(body.continue_with).toEqual([
      { action: 'show_verification_ui', flow: { id: expect.any(String), verifiable_address: email } },
      { action: 'set_ory_session_token', ory_session_token: body.session_token },
    ])
    expect(seen.answer.setCookies).toEqual([])
    expect(body).toMatchGolden('answers/registration-success-native')
  })

  test('golden: the form, and each refusal of it', async () => {
    const { email } = await service().account()
    const script = service().visitor('script')
    const { flow } = await script.start('registration')
    const send = async (payload: object) =>
      (await script.send('registration', flow, { method: 'password', ...payload })).flow
    expect(flow).toMatchGolden('registration/password-start')
    expect((await service().visitor('native').start('registration')).flow).toMatchGolden(
      'registration/password-start-native',
    )
    expect(await send({})).toMatchGolden('registration/password-missing-both')
    expect(await send({ traits: { email: 'ada', name: 'Ada' }, password: 'short' })).toMatchGolden(
      'registration/password-invalid',
    )
    expect(await send({ traits: { email }, password: goodPassword })).toMatchGolden('registration/password-taken')
  })
})

const withoutHooks = { selfservice: { flows: { registration: { after: { password: { hooks: [] } } } } } }

describeService('registration without hooks', { config: withoutHooks }, (service) => {
  test.each(ways)('by $way: creates an account without a session', async ({ way }) => {
    const visitor = service().visitor(way)
    const email = service().newEmail()
    const { flow } = await visitor.start('registration')
    const seen = await visitor.send('registration', flow, {
      method: 'password',
      traits: { email },
      password: goodPassword,
    })
    expect(seen.answer.status).toBe(doneAs(way))
    expect(seen).toLeadTo(way === 'native' ? undefined : `${service().origin}/`)
    expect(await visitor.whoami()).toBeUndefined()
    expect(visitor.jar.names()).not.toContain('ory_kratos_session')
    await service().signedIn(way, { email, password: goodPassword })
  })

  test('a native client gets no next step', async () => {
    const native = service().visitor('native')
    const email = service().newEmail()
    const { flow } = await native.start('registration')
    const seen = await native.send('registration', flow, {
      method: 'password',
      traits: { email },
      password: goodPassword,
    })
    expect(seen.body()).toEqual({ identity: expect.objectContaining({ traits: { email } }), continue_with: null })
  })
})
