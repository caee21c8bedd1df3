import type { ContinueWith, FlowByKind } from '@collect/contract'
import { describe, expect, test } from 'vitest'
import { describeService } from '../service/describe-service.ts'
import { minutes } from '../service/test-service.ts'
import { valueOf, type Visitor } from '../service/visitor.ts'
import { doneAs, refusedAs, ways } from '../service/ways.ts'

type Flow = FlowByKind['recovery']

const start = ['csrf', 'code/email:email*#1070007', 'code/method:submit=code#1070009']
const sent = [
  'csrf',
  'code/code:text*#1070010',
  'code/method:hidden=code',
  'code/method:submit=code#1070009',
  'code/email:submit=v#1070008',
]

describeService('recovery by code', {}, (service) => {
  const codeSent = async (visitor: Visitor, email: string) => {
    const { flow } = await visitor.start('recovery')
    return (await visitor.send('recovery', flow, { method: 'code', email })).flow
  }

  describe.each(ways)('by $way', ({ way }) => {
    const someone = async () => ({ visitor: service().visitor(way), ...(await service().account()) })

    test('begins with an address', async () => {
      const { flow } = await service().visitor(way).start('recovery')
      expect(flow).toShowNodes(start)
      expect(flow).toMatchObject({ state: 'choose_method', active: 'code' })
    })

    test('without an address, the field asks for it', async () => {
      const visitor = service().visitor(way)
      const { flow } = await visitor.start('recovery')
      const seen = await visitor.send('recovery', flow, { method: 'code', email: '' })
      expect(seen.answer.status).toBe(refusedAs(way, 'recovery'))
      expect(seen.flow).toSayAt('email', 4000002)
      expect(seen.flow.state).toBe('choose_method')
    })

    test.each(['link', 'password', undefined])('method %s is refused', async (method) => {
      const visitor = service().visitor(way)
      const { flow } = await visitor.start('recovery')
      const seen = await visitor.send('recovery', flow, { method, email: 'ada@example.org' })
      expect(seen.answer.status).toBe(refusedAs(way, 'recovery'))
      expect(seen.flow).toSay(4010005)
    })

    test('a known and an unknown address look the same; only the known one gets a code', async () => {
      const { visitor, email } = await someone()
      const unknown = service().newEmail()
      const before = (await service().mailsTo(email)).length
      for (const address of [email, unknown]) {
        const { flow } = await visitor.start('recovery')
        const seen = await visitor.send('recovery', flow, { method: 'code', email: address })
        expect(seen.answer.status).toBe(doneAs(way))
        expect(seen.flow).toShowNodes(sent)
        expect(seen.flow).toSay(1060003)
        expect(seen.flow).toMatchObject({ state: 'sent_email', active: 'code' })
        expect(valueOf(seen.flow, 'email')).toBe(address)
      }
      expect(await service().mailsTo(email)).toHaveLength(before + 1)
      expect(await service().mailsTo(unknown)).toEqual([])
    })

    test.each(['000000', '12', 'abcdef', ' '])('the wrong code "%s" is refused, the flow goes on', async (code) => {
      const { visitor, email } = await someone()
      const flow = await codeSent(visitor, email)
      const seen = await visitor.send('recovery', flow, { method: 'code', code })
      expect(seen.answer.status).toBe(doneAs(way))
      expect(seen.flow).toSay(4060006)
      expect(seen.flow).toShowNodes(sent)
      expect(await visitor.whoami()).toBeUndefined()
    })

    test('without a code, the field asks for it', async () => {
      const { visitor, email } = await someone()
      const flow = await codeSent(visitor, email)
      const seen = await visitor.send('recovery', flow, { method: 'code', code: '' })
      expect(seen.flow).toSayAt('code', 4000002)
    })

    test('a code expires after ten minutes', async () => {
      const { visitor, email } = await someone()
      const flow = await codeSent(visitor, email)
      const code = await service().codeFor(email)
      service().wait(minutes(10))
      expect((await visitor.send('recovery', flow, { method: 'code', code })).flow).toSay(4060006)
      expect(await visitor.whoami()).toBeUndefined()
    })

    test('a newer code invalidates the older one', async () => {
      const { visitor, email } = await someone()
      const flow = await codeSent(visitor, email)
      await visitor.send('recovery', flow, { method: 'code', email })
      const [newest, older] = await service().mailsTo(email)
      const code = /\b\d{6}\b/.exec(older?.text ?? '')?.[0]
      const isSame = newest?.text.includes(String(code)) // one time in a million
      await visitor.send('recovery', flow, { method: 'code', code })
      expect((await visitor.whoami()) === undefined).toBe(!isSame)
    })

    test('the right code signs in, verifies the address and leads to new settings', async () => {
      const { visitor, email, identity } = await someone()
      const flow = await codeSent(visitor, email)
      const seen = await visitor.send('recovery', flow, { method: 'code', code: await service().codeFor(email) })
      expect(seen.answer.status).toBe(doneAs(way))
      expect(await visitor.whoami()).toMatchObject({
        authenticator_assurance_level: 'aal1',
        authentication_methods: [{ method: 'code_recovery', aal: 'aal1' }],
        identity: { id: identity.id, verifiable_addresses: [{ value: email, verified: true, status: 'completed' }] },
      })
      const settings = await settingsAfter(visitor, seen.flow, seen.page)
      expect(settings).toSay(1060001, 1059001)
      expect(settings.state).toBe('show_form')
      // The user sets a new password without the old one.
      const saved = await visitor.send('settings', settings, { method: 'password', password: 'quite another sentence' })
      expect(saved.flow).toSay(1050001)
    })

    test('a used code is refused to another client', async () => {
      const { visitor, email } = await someone()
      const flow = await codeSent(visitor, email)
      const code = await service().codeFor(email)
      await visitor.send('recovery', flow, { method: 'code', code })
      const stranger = service().visitor('native')
      const other = await codeSent(stranger, email)
      expect((await stranger.send('recovery', other, { method: 'code', code })).flow).toSay(4060006)
    })
  })

  /** The settings that a finished recovery leads to. */
  async function settingsAfter(visitor: Visitor, flow: Flow, page: URL | undefined) {
    const shown = flow.continue_with?.find(isSettings)
    return (await visitor.fetchFlow('settings', shown?.flow.id ?? page?.searchParams.get('flow') ?? '')).flow
  }

  test('a script gets the settings to show, and its session in the cookie alone', async () => {
    const { email } = await service().account()
    const script = service().visitor('script')
    const flow = await codeSent(script, email)
    const csrf = script.jar.get('csrf_token_')
    const { flow: done } = await script.send('recovery', flow, { method: 'code', code: await service().codeFor(email) })
    expect(done.state).toBe('passed_challenge')
    expect(done.continue_with).toEqual([
      { action: 'show_settings_ui', flow: { id: expect.any(String), url: expect.stringMatching(/\/settings\?flow=/) } },
    ])
    expect(script.jar.get('csrf_token_')).not.toBe(csrf)
    expect(done).toMatchGolden('recovery/code-success')
  })

  test('a native client gets its token first, then the settings', async () => {
    const { email } = await service().account()
    const native = service().visitor('native')
    const flow = await codeSent(native, email)
    const seen = await native.send('recovery', flow, { method: 'code', code: await service().codeFor(email) })
    expect(seen.flow.continue_with?.map(({ action }) => action)).toEqual(['set_ory_session_token', 'show_settings_ui'])
    expect(seen.answer.setCookies).toEqual([])
    expect(seen.flow).toMatchGolden('recovery/code-success-native')
  })

  test('golden: every state of the flow', async () => {
    const { email } = await service().account()
    const script = service().visitor('script')
    const { flow } = await script.start('recovery')
    const send = async (payload: object) => (await script.send('recovery', flow, { method: 'code', ...payload })).flow
    expect(flow).toMatchGolden('recovery/code-start')
    expect((await service().visitor('native').start('recovery')).flow).toMatchGolden('recovery/code-start-native')
    expect(await send({})).toMatchGolden('recovery/code-missing-address')
    expect(await send({ method: 'link' })).toMatchGolden('recovery/no-method')
    expect(await send({ email })).toMatchGolden('recovery/code-sent')
    expect(await send({ code: '00' })).toMatchGolden('recovery/code-wrong')
    expect(await send({})).toMatchGolden('recovery/code-missing')
  })
})

const isSettings = (entry: ContinueWith) => entry.action === 'show_settings_ui'

const asOlderServers = { feature_flags: { use_continue_with_transitions: false } }

describeService('recovery without transitions', { config: asOlderServers }, (service) => {
  test.each(ways)('by $way: leads to the settings', async ({ way }) => {
    const { email } = await service().account()
    const visitor = service().visitor(way)
    const { flow } = await visitor.start('recovery')
    await visitor.send('recovery', flow, { method: 'code', email })
    const seen = await visitor.send('recovery', flow, { method: 'code', code: await service().codeFor(email) })
    expect(seen.answer.status).toBe(way === 'navigation' ? 303 : 422)
    expect(seen).toLeadTo(`${service().origin}/settings?flow=…`)
    // The answer sets the cookie; a native client never gets its token this way (docs/contract/http.md §11.18).
    expect((await visitor.whoami()) !== undefined).toBe(way !== 'native')
  })
})

describeService('recovery with the shipped configuration', {}, (service) => {
  test('sessions from before the recovery end', async () => {
    const account = await service().account()
    const thief = await service().signedIn('script', account)
    const owner = service().visitor('script')
    const { flow } = await owner.start('recovery')
    await owner.send('recovery', flow, { method: 'code', email: account.email })
    await owner.send('recovery', flow, { method: 'code', code: await service().codeFor(account.email) })
    expect(await owner.whoami()).toBeDefined()
    expect(await thief.whoami()).toBeUndefined()
  })
})
