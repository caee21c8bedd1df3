import type { FlowByKind } from '@collect/contract'
import { describe, expect, test } from 'vitest'
import { describeService } from '../service/describe-service.ts'
import { minutes } from '../service/test-service.ts'
import { byLink, linkFor } from '../service/links.ts'
import { valueOf, type Visitor } from '../service/visitor.ts'
import { doneAs, refusedAs, ways } from '../service/ways.ts'

type Flow = FlowByKind['recovery']

const start = ['csrf', 'link/email:email*#1070007', 'link/method:submit=link#1070009']
const sent = ['csrf', 'link/email:email=v*#1070007', 'link/method:submit=link#1070009']
const opened = ['csrf', 'link/method:submit=link#1070009']

describeService('recovery by link', { config: byLink }, (service) => {
  const ask = async (visitor: Visitor, email: string, query = {}) => {
    const { flow } = await visitor.start('recovery', query)
    return visitor.send('recovery', flow, { method: 'link', email })
  }
  const confirm = (visitor: Visitor, flow: Flow, payload = {}) =>
    visitor.send('recovery', flow, { method: 'link', ...payload })

  describe.each(ways)('by $way', ({ way }) => {
    const someone = async () => ({ visitor: service().visitor(way), ...(await service().account()) })

    test('begins with an address', async () => {
      const { flow } = await service().visitor(way).start('recovery')
      expect(flow).toShowNodes(start)
      expect(flow).toMatchObject({ state: 'choose_method', active: 'link' })
    })

    test('without an address, the field asks for it', async () => {
      const visitor = service().visitor(way)
      const { flow } = await visitor.start('recovery')
      const seen = await visitor.send('recovery', flow, { method: 'link', email: '' })
      expect(seen.answer.status).toBe(refusedAs(way, 'recovery'))
      expect(seen.flow).toSayAt('email', 4000002)
      expect(seen.flow.state).toBe('choose_method')
    })

    test.each(['code', 'password', undefined])('method %s is refused', async (method) => {
      const visitor = service().visitor(way)
      const { flow } = await visitor.start('recovery')
      const seen = await visitor.send('recovery', flow, { method, email: 'ada@example.org' })
      expect(seen.answer.status).toBe(refusedAs(way, 'recovery'))
      expect(seen.flow).toSay(4010005)
    })

    test('a known and an unknown address look the same; only the known one gets a link', async () => {
      const { visitor, email } = await someone()
      const unknown = service().newEmail()
      const before = (await service().mailsTo(email)).length
      for (const address of [email, unknown]) {
        const seen = await ask(visitor, address)
        expect(seen.answer.status).toBe(doneAs(way))
        expect(seen.flow).toShowNodes(sent)
        expect(seen.flow).toSay(1060002)
        expect(seen.flow).toMatchObject({ state: 'sent_email', active: 'link' })
        expect(valueOf(seen.flow, 'email')).toBe(address)
      }
      expect(await service().mailsTo(email)).toHaveLength(before + 1)
      expect(await service().mailsTo(unknown)).toEqual([])
    })

    test('opening and confirming the link signs the user in and leads to new settings', async () => {
      const { visitor, email, identity } = await someone()
      const asked = await ask(visitor, email)
      const seen = await visitor.open('recovery', await linkFor(service(), email))
      expect(seen.flow).toShowNodes(opened)
      expect(seen.flow).toMatchObject({ state: 'sent_email', active: 'link' })
      expect(seen.flow.id).not.toBe(asked.flow.id)
      expect(await visitor.whoami()).toBeUndefined()
      const done = await confirm(visitor, seen.flow)
      expect(done.answer.status).toBe(doneAs(way))
      expect(await visitor.whoami()).toMatchObject({
        authenticator_assurance_level: 'aal1',
        authentication_methods: [{ method: 'link_recovery', aal: 'aal1' }],
        identity: { id: identity.id, verifiable_addresses: [{ value: email, verified: true, status: 'completed' }] },
      })
      const entry = done.flow.continue_with?.find((one) => one.action === 'show_settings_ui')
      const settingsId = entry?.flow.id ?? done.page?.searchParams.get('flow') ?? ''
      const settings = (await visitor.fetchFlow('settings', settingsId)).flow
      expect(settings).toSay(1060001, 1059001)
      const saved = await visitor.send('settings', settings, { method: 'password', password: 'quite another sentence' })
      expect(saved.flow).toSay(1050001)
    })

    test('a mail scanner that opens the link first changes nothing', async () => {
      const { visitor, email } = await someone()
      await ask(visitor, email)
      const link = await linkFor(service(), email)
      const scanner = service().visitor('navigation')
      for (let time = 0; time < 20; time += 1) {
        const { flow } = await scanner.open('recovery', link)
        expect(flow).toShowNodes(opened)
      }
      await scanner.ask(link, { method: 'HEAD' })
      expect(await scanner.whoami()).toBeUndefined()
      const { flow } = await visitor.open('recovery', link)
      await confirm(visitor, flow)
      expect(await visitor.whoami()).toBeDefined()
    })

    test('a link works once', async () => {
      const { visitor, email } = await someone()
      await ask(visitor, email)
      const link = await linkFor(service(), email)
      const before = await service().visitor('script').open('recovery', link)
      const stranger = service().visitor('script')
      const also = await stranger.open('recovery', link)
      expect(before.flow.id).not.toBe(also.flow.id)
      const { flow } = await visitor.open('recovery', link)
      await confirm(visitor, flow)
      // The stranger opened the link before its use, and confirms it afterwards.
      expect((await follow(stranger, await confirm(stranger, also.flow))).flow).toSay(4060004)
      expect((await follow(stranger, await stranger.open('recovery', link))).flow).toSay(4060004)
      expect(await stranger.whoami()).toBeUndefined()
    })

    test('a link expires after ten minutes, whether it was opened before or not', async () => {
      const { visitor, email } = await someone()
      await ask(visitor, email)
      const link = await linkFor(service(), email)
      const early = await visitor.open('recovery', link)
      service().wait(minutes(10))
      expect((await follow(visitor, await visitor.open('recovery', link))).flow).toSay(4060004)
      expect((await follow(visitor, await confirm(visitor, early.flow))).flow).toSay(4060005)
      expect(await visitor.whoami()).toBeUndefined()
    })

    test('a newer link invalidates the older one', async () => {
      const { visitor, email } = await someone()
      const { flow } = await ask(visitor, email)
      const older = await linkFor(service(), email)
      await visitor.send('recovery', flow, { method: 'link', email })
      expect((await follow(visitor, await visitor.open('recovery', older))).flow).toSay(4060004)
      const { flow: fresh } = await visitor.open('recovery', await linkFor(service(), email))
      expect(fresh).toShowNodes(opened)
    })

    test('a token of another flow is refused', async () => {
      const { visitor, email } = await someone()
      await ask(visitor, email)
      const token = new URL(await linkFor(service(), email), service().origin).searchParams.get('token') ?? ''
      const { flow } = await ask(visitor, service().newEmail())
      const seen = await visitor.open('recovery', `/self-service/recovery?flow=${flow.id}&token=${token}`)
      expect((await follow(visitor, seen)).flow).toSay(4060004)
      expect((await follow(visitor, await confirm(visitor, flow, { token }))).flow).toSay(4060004)
      expect(await visitor.whoami()).toBeUndefined()
    })

    test.each(['', ' ', 'x', 'x'.repeat(5000), '%00', '<script>'])('the token "%.10s" is refused', async (token) => {
      const { visitor, email } = await someone()
      const { flow } = await ask(visitor, email)
      const path = `/self-service/recovery?flow=${flow.id}&token=${encodeURIComponent(token)}`
      expect((await follow(visitor, await visitor.open('recovery', path))).flow).toSay(4060004)
    })

    test('an inactive account is not recovered', async () => {
      const { visitor, email, identity } = await someone()
      await ask(visitor, email)
      const { flow } = await visitor.open('recovery', await linkFor(service(), email))
      await service().makeInactive(identity.id)
      await confirm(visitor, flow)
      expect(await visitor.whoami()).toBeUndefined()
    })

    test('a signed-in user is sent home, and the link stays valid', async () => {
      const { email, ...account } = await service().account()
      await ask(service().visitor('script'), email)
      const link = await linkFor(service(), email)
      const owner = await service().signedIn(way, { email, password: account.password })
      const seen = await owner.open('recovery', link)
      const outcome = seen.hasError ? seen.error.id : seen.leadsTo
      expect(outcome).toBe(way === 'navigation' ? `${service().origin}/` : 'session_already_available')
      const { flow } = await service().visitor('script').open('recovery', link)
      expect(flow).toShowNodes(opened)
    })
  })

  /** Fetches the flow that replaces a failed one (docs/contract/http.md §3.3). */
  async function follow(visitor: Visitor, seen: Awaited<ReturnType<Visitor['open']>>) {
    const { location, status, body } = seen.answer
    if (visitor.way === 'navigation') return visitor.fetchFlow('recovery', seen.page?.searchParams.get('flow') ?? '')
    const next = status === 303 ? new URL(location ?? '', service().origin).searchParams.get('id') : undefined
    return visitor.fetchFlow('recovery', next ?? String((body as { use_flow_id?: string }).use_flow_id)) // checked by the caller
  }

  test('the link of a native client opens in a browser, too', async () => {
    const { email, identity } = await service().account()
    await ask(service().visitor('native'), email)
    const browser = service().visitor('navigation')
    const { flow } = await browser.open('recovery', await linkFor(service(), email))
    expect(flow.type).toBe('browser')
    await confirm(browser, flow)
    expect(await browser.whoami()).toMatchObject({ identity: { id: identity.id } })
  })

  test('a token may be posted directly, in the body or the address', async () => {
    for (const inAddress of [false, true]) {
      const { email, identity } = await service().account()
      const native = service().visitor('native')
      const { flow } = await ask(native, email)
      const token = new URL(await linkFor(service(), email), service().origin).searchParams.get('token') ?? ''
      const answer = await native.ask(`/self-service/recovery?flow=${flow.id}${inAddress ? `&token=${token}` : ''}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(inAddress ? { method: 'link' } : { token }),
      })
      expect(answer).toMatchObject({
        status: 200,
        body: { state: 'passed_challenge', continue_with: [{ action: 'set_ory_session_token' }, {}] },
      })
      const other = service().visitor('native')
      other.token = (answer.body as Flow).continue_with?.flatMap((one) =>
        one.action === 'set_ory_session_token' ? [one.ory_session_token] : [],
      )[0]
      expect(await other.whoami()).toMatchObject({ identity: { id: identity.id } })
    }
  })

  test('another site or browser cannot confirm for the user', async () => {
    const { email } = await service().account()
    const browser = service().visitor('navigation')
    const { flow } = await ask(browser, email)
    const link = await linkFor(service(), email)
    const token = new URL(link, service().origin).searchParams.get('token')
    const { flow: own } = await browser.open('recovery', link)
    for (const [target, payload] of [
      [own, {}],
      [flow, { token }],
    ] as const) {
      const seen = await browser.send('recovery', target, { method: 'link', csrf_token: 'forged', ...payload })
      expect(seen).toBeRefusedWith(403, 'security_csrf_violation')
    }
    const stranger = service().visitor('script')
    expect(await stranger.fetchFlow('recovery', own.id)).toBeRefusedWith(403, 'security_csrf_violation')
    expect(await browser.whoami()).toBeUndefined()
  })

  test('a finished flow cannot be used again', async () => {
    const { email } = await service().account()
    const native = service().visitor('native')
    await ask(native, email)
    const { flow } = await native.open('recovery', await linkFor(service(), email))
    expect((await confirm(native, flow)).flow.state).toBe('passed_challenge')
    native.token = undefined
    expect((await follow(native, await confirm(native, flow))).flow).toSay(4060001)
  })

  test('the flow keeps its return_to', async () => {
    const { email } = await service().account()
    const native = service().visitor('native')
    await ask(native, email, { return_to: `${service().origin}/shop` })
    const browser = service().visitor('script')
    const { flow } = await browser.open('recovery', await linkFor(service(), email))
    expect(flow.return_to).toBe(`${service().origin}/shop`)
  })

  test('golden: every state of the flow', async () => {
    const { email } = await service().account()
    const script = service().visitor('script')
    const { flow } = await script.start('recovery')
    const send = async (payload: object) => (await script.send('recovery', flow, { method: 'link', ...payload })).flow
    expect(flow).toMatchGolden('recovery/link-start')
    expect(await send({})).toMatchGolden('recovery/link-missing-address')
    expect(await send({ email })).toMatchGolden('recovery/link-sent')
    const link = await linkFor(service(), email)
    const { flow: own } = await script.open('recovery', link)
    expect(own).toMatchGolden('recovery/link-opened')
    expect((await confirm(script, own)).flow).toMatchGolden('recovery/link-success')
    const other = service().visitor('script')
    expect((await follow(other, await other.open('recovery', link))).flow).toMatchGolden('recovery/link-used')
  })
})
