import type { FlowByKind, RegistrationSuccess } from '@collect/contract'
import { describe, expect, test } from 'vitest'
import { describeService } from '../service/describe-service.ts'
import { goodPassword, minutes } from '../service/test-service.ts'
import { byLink, linkFor } from '../service/links.ts'
import { merged } from '../service/config-changes.ts'
import { valueOf, type Visitor } from '../service/visitor.ts'
import { doneAs, refusedAs, ways } from '../service/ways.ts'

type Flow = FlowByKind['verification']

const sent = ['csrf', 'link/email:email=v*#1070007', 'link/method:submit=link#1070009']
const opened = ['csrf', 'link/method:submit=link#1070009']
const done = ['csrf', 'link/continue:a#1070009']

describeService('verification by link', { config: byLink, accountRules: 'kratos' }, (service) => {
  const isVerified = async (email: string) => {
    const visitor = await service().signedIn('native', { email, password: goodPassword })
    return (await visitor.whoami())?.identity?.verifiable_addresses?.[0]?.verified
  }
  const ask = async (visitor: Visitor, email: string) => {
    const { flow } = await visitor.start('verification')
    return visitor.send('verification', flow, { method: 'link', email })
  }
  const confirm = (visitor: Visitor, flow: Flow) => visitor.send('verification', flow, { method: 'link' })
  /** The new flow after one was replaced: browsers are led to it, and scripts get its id. */
  const saidAfter = async (visitor: Visitor, seen: Awaited<ReturnType<Visitor['open']>>) => {
    const { use_flow_id } = seen.body<{ use_flow_id?: string }>() ?? {}
    return (await visitor.fetchFlow('verification', use_flow_id ?? seen.page?.searchParams.get('flow') ?? '')).flow
  }

  describe.each(ways)('by $way', ({ way }) => {
    const someone = async () => ({ visitor: service().visitor(way), email: (await service().account()).email })

    test('begins with an address, and asks for it', async () => {
      const visitor = service().visitor(way)
      const { flow } = await visitor.start('verification')
      expect(flow).toMatchObject({ state: 'choose_method', active: 'link', ui: { method: 'POST' } })
      const seen = await visitor.send('verification', flow, { method: 'link', email: '' })
      expect(seen.answer.status).toBe(refusedAs(way, 'verification'))
      expect(seen.flow).toSayAt('email', 4000002)
    })

    test('a known and an unknown address look the same; only the known one gets a link', async () => {
      const { visitor, email } = await someone()
      const unknown = service().newEmail()
      for (const address of [email, unknown]) {
        const seen = await ask(visitor, address)
        expect(seen.answer.status).toBe(doneAs(way))
        expect(seen.flow).toShowNodes(sent)
        expect(seen.flow).toSay(1080001)
        expect(valueOf(seen.flow, 'email')).toBe(address)
      }
      expect(await service().mailsTo(email)).toHaveLength(2)
      expect(await service().mailsTo(unknown)).toEqual([])
    })

    test('opening the link verifies nothing; confirming does, and leads on', async () => {
      const { visitor, email } = await someone()
      await ask(visitor, email)
      const link = await linkFor(service(), email)
      const scanner = service().visitor('navigation')
      for (let time = 0; time < 20; time += 1) await scanner.open('verification', link)
      expect(await isVerified(email)).toBe(false)
      const seen = await visitor.open('verification', link)
      expect(seen.flow).toShowNodes(opened)
      expect(await isVerified(email)).toBe(false)
      const last = await confirm(visitor, seen.flow)
      expect(last.answer.status).toBe(doneAs(way))
      expect(last.flow).toShowNodes(done)
      expect(last.flow).toSay(1080002)
      expect(last.flow.state).toBe('passed_challenge')
      expect(last.flow.ui).toMatchObject({ method: 'GET', action: `${service().origin}/` })
      expect(await isVerified(email)).toBe(true)
    })

    test('a link works once, within ten minutes', async () => {
      const { visitor, email } = await someone()
      await ask(visitor, email)
      const used = await linkFor(service(), email)
      await confirm(visitor, (await visitor.open('verification', used)).flow)
      expect(await saidAfter(visitor, await visitor.open('verification', used))).toSay(4070001)
      await ask(visitor, email)
      const late = await linkFor(service(), email)
      service().wait(minutes(10))
      expect(await saidAfter(visitor, await visitor.open('verification', late))).toSay(4070001)
    })

    test('a signed-in user may open the link, too', async () => {
      const account = await service().account()
      const owner = await service().signedIn(way, account)
      await ask(owner, account.email)
      const { flow } = await owner.open('verification', await linkFor(service(), account.email))
      expect((await confirm(owner, flow)).flow.state).toBe('passed_challenge')
      expect(await owner.whoami()).toMatchObject({ identity: { verifiable_addresses: [{ verified: true }] } })
    })
  })

  test('an address that was removed from the account is not verified', async () => {
    const account = await service().account()
    const reader = service().visitor('script')
    await ask(reader, account.email)
    const { flow } = await reader.open('verification', await linkFor(service(), account.email))
    const owner = await service().signedIn('script', account)
    const settings = await owner.start('settings')
    await owner.send('settings', settings.flow, { method: 'profile', traits: { email: service().newEmail() } })
    expect(await saidAfter(reader, await confirm(reader, flow))).toSay(4070001)
    expect((await owner.whoami())?.identity?.verifiable_addresses?.map(({ verified }) => verified)).toEqual([false])
  })

  test('golden: every state of the flow', async () => {
    const { email } = await service().account()
    const script = service().visitor('script')
    const { flow } = await script.start('verification')
    const send = async (payload: object) =>
      (await script.send('verification', flow, { method: 'link', ...payload })).flow
    expect(flow).toMatchGolden('verification/link-start')
    expect(await send({})).toMatchGolden('verification/link-missing-address')
    expect(await send({ email })).toMatchGolden('verification/link-sent')
    const link = await linkFor(service(), email)
    const { flow: own } = await script.open('verification', link)
    expect(own).toMatchGolden('verification/link-opened')
    expect((await confirm(script, own)).flow).toMatchGolden('verification/link-success')
    const again = await script.open('verification', link)
    expect(await saidAfter(script, again)).toMatchGolden('verification/link-used')
  })
})

const shown = merged(byLink, {
  selfservice: {
    flows: {
      registration: { after: { password: { hooks: [{ hook: 'session' }, { hook: 'show_verification_ui' }] } } },
    },
  },
})

describeService('verification by link, after a sign-up', { config: shown, accountRules: 'kratos' }, (service) => {
  test('the link is mailed, and the answer leads to its flow', async () => {
    const script = service().visitor('script')
    const email = service().newEmail()
    const { flow } = await script.start('registration')
    const seen = await script.send('registration', flow, {
      method: 'password',
      traits: { email },
      password: goodPassword,
    })
    const entry = seen.body<RegistrationSuccess>().continue_with?.find((one) => one.action === 'show_verification_ui')
    const waiting = (await script.fetchFlow('verification', entry?.flow.id ?? '')).flow
    expect(waiting).toSay(1080001)
    expect(waiting).toShowNodes(sent)
    const [mail] = await service().mailsTo(email)
    expect(mail?.subject).toBe('Verify your address')
    const own = await script.open('verification', await linkFor(service(), email))
    expect((await script.send('verification', own.flow, { method: 'link' })).flow).toSay(1080002)
    expect(await script.whoami()).toMatchObject({ identity: { verifiable_addresses: [{ verified: true }] } })
  })
})
