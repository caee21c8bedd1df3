import type { FlowByKind } from '@collect/contract'
import { describe, expect, test } from 'vitest'
import { describeService } from '../service/describe-service.ts'
import { minutes } from '../service/test-service.ts'
import { valueOf, type Visitor } from '../service/visitor.ts'
import { doneAs, refusedAs, ways } from '../service/ways.ts'

type Flow = FlowByKind['verification']

const start = ['code/email:email*#1070007', 'code/method:submit=code#1070009', 'csrf']
const sent = [
  'code/method:hidden=code',
  'code/code:text*#1070011',
  'code/method:submit=code#1070009',
  'csrf',
  'code/email:submit=v#1070008',
]
const done = ['csrf', 'code/continue:a#1070009']

describeService('verification by code', { accountRules: 'kratos' }, (service) => {
  const isVerified = async (email: string) => {
    const visitor = await service().signedIn('native', { email, password: 'a long sentence about cabinets' })
    return (await visitor.whoami())?.identity?.verifiable_addresses?.[0]?.verified
  }
  /** A flow that has sent a code to an address. */
  const codeSent = async (visitor: Visitor, email: string) => {
    const { flow } = await visitor.start('verification')
    return (await visitor.send('verification', flow, { method: 'code', email })).flow
  }

  describe.each(ways)('by $way', ({ way }) => {
    const someone = async () => ({ visitor: service().visitor(way), email: (await service().account()).email })

    test('begins with an address', async () => {
      const { flow } = await service().visitor(way).start('verification')
      expect(flow).toShowNodes(start)
      expect(flow).toMatchObject({ state: 'choose_method', active: 'code', ui: { method: 'POST' } })
    })

    test('without an address, the field asks for it', async () => {
      const visitor = service().visitor(way)
      const { flow } = await visitor.start('verification')
      const seen = await visitor.send('verification', flow, { method: 'code', email: '' })
      expect(seen.answer.status).toBe(refusedAs(way, 'verification'))
      expect(seen.flow).toSayAt('email', 4000002)
      expect(seen.flow.state).toBe('choose_method')
    })

    test.each(['link', 'password', undefined])('method %s is refused', async (method) => {
      const visitor = service().visitor(way)
      const { flow } = await visitor.start('verification')
      const seen = await visitor.send('verification', flow, { method, email: 'ada@example.org' })
      expect(seen.answer.status).toBe(refusedAs(way, 'verification'))
      expect(seen.flow).toSay(4010006)
    })

    test('a known and an unknown address look the same; only the known one gets a code', async () => {
      const { visitor, email } = await someone()
      const unknown = service().newEmail()
      for (const address of [email, unknown]) {
        const { flow } = await visitor.start('verification')
        const seen = await visitor.send('verification', flow, { method: 'code', email: address })
        expect(seen.answer.status).toBe(doneAs(way))
        expect(seen.flow).toShowNodes(sent)
        expect(seen.flow).toSay(1080003)
        expect(seen.flow).toMatchObject({ state: 'sent_email', active: 'code' })
        expect(valueOf(seen.flow, 'email')).toBe(address)
      }
      expect(await service().mailsTo(email)).toHaveLength(2)
      expect(await service().mailsTo(unknown)).toEqual([])
    })

    test.each(['000000', '12', 'abcdef', '１２３４５６', ' '])(
      'the wrong code "%s" is refused, the flow goes on',
      async (code) => {
        const { visitor, email } = await someone()
        const flow = await codeSent(visitor, email)
        const seen = await visitor.send('verification', flow, { method: 'code', code })
        expect(seen.answer.status).toBe(doneAs(way))
        expect(seen.flow).toSay(4070006)
        expect(seen.flow).toShowNodes(sent)
        expect(await isVerified(email)).toBe(false)
      },
    )

    test('the right code verifies the address, and leads on', async () => {
      const { visitor, email } = await someone()
      const flow = await codeSent(visitor, email)
      const seen = await visitor.send('verification', flow, { method: 'code', code: await service().codeFor(email) })
      expect(seen.answer.status).toBe(doneAs(way))
      expect(seen.flow).toShowNodes(done)
      expect(seen.flow).toSay(1080002)
      expect(seen.flow.state).toBe('passed_challenge')
      expect(seen.flow.ui).toMatchObject({ method: 'GET', action: `${service().origin}/` })
      expect(await isVerified(email)).toBe(true)
    })

    test('a code expires after ten minutes', async () => {
      const { visitor, email } = await someone()
      const flow = await codeSent(visitor, email)
      const code = await service().codeFor(email)
      service().wait(minutes(10))
      const late = await visitor.send('verification', flow, { method: 'code', code })
      expect(late.flow).toSay(4070006)
      expect(await isVerified(email)).toBe(false)
    })

    test('a newer code invalidates the older one', async () => {
      const { visitor, email } = await someone()
      const flow = await codeSent(visitor, email)
      const older = await service().codeFor(email)
      const again = await visitor.send('verification', flow, { method: 'code', email })
      expect(again.flow).toSay(1080003)
      const newer = await service().codeFor(email)
      const seen = await visitor.send('verification', flow, { method: 'code', code: older })
      expect(seen.flow).toSay(...(older === newer ? [1080002] : [4070006]))
      await visitor.send('verification', flow, { method: 'code', code: newer })
      expect(await isVerified(email)).toBe(true)
    })

    test('a code that is posted with an address is redeemed, and no new code is sent', async () => {
      const { visitor, email } = await someone()
      const flow = await codeSent(visitor, email)
      const code = await service().codeFor(email)
      const mails = (await service().mailsTo(email)).length
      const seen = await visitor.send('verification', flow, { method: 'code', code, email })
      expect(seen.flow.state).toBe('passed_challenge')
      expect(await service().mailsTo(email)).toHaveLength(mails)
    })

    test('a code of another flow is refused', async () => {
      const { visitor, email } = await someone()
      const flow = await codeSent(visitor, email)
      await codeSent(visitor, email)
      const code = await service().codeFor(email)
      const seen = await visitor.send('verification', flow, { method: 'code', code })
      expect(seen.flow).toSay(4070006)
    })
  })

  test('golden: every state of the flow', async () => {
    const { email } = await service().account()
    const script = service().visitor('script')
    const { flow } = await script.start('verification')
    const send = async (payload: object) =>
      (await script.send('verification', flow, { method: 'code', ...payload })).flow
    expect(flow).toMatchGolden('verification/code-start')
    expect((await service().visitor('native').start('verification')).flow).toMatchGolden(
      'verification/code-start-native',
    )
    expect(await send({})).toMatchGolden('verification/code-missing-address')
    expect(await send({ method: 'link' })).toMatchGolden('verification/no-method')
    expect(await send({ email })).toMatchGolden('verification/code-sent')
    expect(await send({ code: '00' })).toMatchGolden('verification/code-wrong')
    const success: Flow = await send({ code: await service().codeFor(email) })
    expect(success).toMatchGolden('verification/code-success')
  })
})

const tellStrangers = { selfservice: { flows: { verification: { notify_unknown_recipients: true } } } }

describeService('verification that notifies unknown recipients', { config: tellStrangers }, (service) => {
  test('an address without an account gets a mail without a code', async () => {
    const script = service().visitor('script')
    const email = service().newEmail()
    const { flow } = await script.start('verification')
    const seen = await script.send('verification', flow, { method: 'code', email })
    expect(seen.flow).toSay(1080003)
    const [mail] = await service().mailsTo(email)
    expect(mail?.text).toBeDefined()
    expect(mail?.text).not.toMatch(/\d{6}/)
  })
})
