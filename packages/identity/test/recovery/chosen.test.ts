import type { FlowByKind } from '@collect/contract'
import { describe, expect, test } from 'vitest'
import {
  begin,
  codeForm,
  codesSentTo,
  maskedMail,
  maskedPhone,
  pick,
  step,
  withChoice,
} from '../service/chosen-recovery.ts'
import { describeService } from '../service/describe-service.ts'
import { minutes } from '../service/test-service.ts'
import { valueOf } from '../service/visitor.ts'
import { doneAs, refusedAs, ways } from '../service/ways.ts'

type Flow = FlowByKind['recovery']

const start = ['csrf', 'code/recovery_address:text*#1070016', 'code/method:submit=code#1070009']
const startAgain = ['csrf', 'code/recovery_address:text=v*#1070016', 'code/method:submit=code#1070009']
const choiceOf = (count: number) => [
  'csrf',
  ...Array.from({ length: count }, () => 'code/recovery_select_address:submit=v#1070000'),
  'code/method:hidden=code',
  'code/recovery_address:hidden=v',
]
const confirmOf = (field: string) => [
  'csrf',
  field,
  'code/recovery_address:hidden=v',
  'code/method:submit=code#1070009',
  'code/method:hidden=code',
  'code/screen:submit=v#1060007',
]

describeService('recovery with a choice of addresses', { config: withChoice }, (service) => {
  const sent = (address: string) => codesSentTo(service(), address)

  describe.each(ways)('by $way', ({ way }) => {
    const visit = () => service().visitor(way)

    test('begins with an address of any kind, and asks for it', async () => {
      const visitor = visit()
      const { flow } = await visitor.start('recovery')
      expect(flow).toShowNodes(start)
      expect(flow).toMatchObject({ state: 'recovery_awaiting_address', active: 'code' })
      const seen = await visitor.send('recovery', flow, { method: 'code', recovery_address: '' })
      expect(seen.answer.status).toBe(refusedAs(way, 'recovery'))
      expect(seen.flow).toSayAt('recovery_address', 4000002)
    })

    test('an account with one address and an unknown address look the same; only the account gets a code', async () => {
      const { email } = await service().account()
      const unknown = service().newEmail()
      const before = await sent(email)
      for (const address of [email, unknown, '+4915199999999', 'no address']) {
        const seen = await begin(visit(), address)
        expect(seen.answer.status).toBe(doneAs(way))
        expect(seen.flow).toShowNodes(codeForm)
        expect(seen.flow).toSay(1060004)
        expect(seen.flow.state).toBe('recovery_awaiting_code')
        expect(seen.flow.ui.messages?.[0]?.context).toEqual({ masked_address: expect.stringContaining('****') })
        expect(valueOf(seen.flow, 'recovery_confirm_address')).toBe(address)
      }
      expect(await sent(email)).toBe(before + 1)
      expect(await sent(unknown)).toBe(0)
    })

    test('the user chooses the typed address of several, and its code recovers the account', async () => {
      const { email, identity } = await service().account({ second: `other.${service().newEmail()}` })
      const visitor = visit()
      const { flow } = await begin(visitor, ` ${email.toUpperCase()} `)
      expect(flow).toShowNodes(choiceOf(2))
      expect(flow).toSay(1060006)
      expect(JSON.stringify(flow)).not.toContain(identity.traits['second'])
      const next = await pick(visitor, flow, maskedMail(email))
      expect(next.flow).toShowNodes(codeForm)
      expect(next.flow).toSay(1060004)
      const done = await step(visitor, next.flow, { code: await service().codeFor(email) })
      expect(done.answer.status).toBe(doneAs(way))
      expect(await visitor.whoami()).toMatchObject({
        authentication_methods: [{ method: 'code_recovery', aal: 'aal1' }],
        identity: { id: identity.id },
      })
    })

    test('another address must be typed in full; a phone number gets a text message', async () => {
      const phone = service().newPhone()
      const { email, identity } = await service().account({ phone })
      const visitor = visit()
      const { flow } = await begin(visitor, email)
      const next = await pick(visitor, flow, maskedPhone(phone))
      expect(next.flow).toShowNodes(confirmOf('code/recovery_confirm_address:tel=""*#1070017'))
      expect(next.flow).toSay(1060005)
      const missing = await step(visitor, next.flow, { recovery_confirm_address: '' })
      expect(missing.flow).toSayAt('recovery_confirm_address', 4000002)
      const spaced = `${phone.slice(0, 3)} ${phone.slice(3, 7)} ${phone.slice(7)}`
      const mailed = await step(visitor, next.flow, { recovery_confirm_address: spaced })
      expect(mailed.flow).toShowNodes(codeForm)
      expect(mailed.flow.ui.messages?.[0]?.context).toEqual({ masked_address: maskedPhone(phone) })
      expect(await sent(phone)).toBe(1)
      await step(visitor, mailed.flow, { code: await service().codeFor(phone) })
      const session = await visitor.whoami()
      expect(session?.identity?.id).toBe(identity.id)
      const proved = session?.identity?.verifiable_addresses?.find(({ value }) => value === phone)
      expect(proved?.verified).toBe(true)
    })

    test('a wrong address is answered like the right one, and nothing is sent', async () => {
      const [phone, other] = [service().newPhone(), service().newPhone()]
      const { email } = await service().account({ phone })
      const visitor = visit()
      const { flow } = await begin(visitor, email)
      const next = await pick(visitor, flow, maskedPhone(phone))
      const seen = await step(visitor, next.flow, { recovery_confirm_address: other })
      expect(seen.flow).toShowNodes(codeForm)
      expect(seen.flow).toSay(1060004)
      expect((await sent(phone)) + (await sent(other))).toBe(0)
    })

    test('a choice that was not offered is refused', async () => {
      const { email } = await service().account({ second: service().newEmail() })
      const visitor = visit()
      const { flow } = await begin(visitor, email)
      for (const mark of [undefined, 'x', email, 'A'.repeat(100)]) {
        const seen = await step(visitor, flow, { recovery_select_address: mark })
        expect(seen.answer.status).toBe(refusedAs(way, 'recovery'))
        expect(seen.flow).toSay(4000001)
        expect(seen.flow.state).toBe('recovery_awaiting_address_choice')
      }
    })

    test('the back button leads to the choice, and from there to the first address', async () => {
      const phone = service().newPhone()
      const { email } = await service().account({ phone })
      const visitor = visit()
      const { flow } = await begin(visitor, email)
      const back = async () => (await step(visitor, flow, { screen: 'previous' })).flow
      await pick(visitor, flow, maskedPhone(phone))
      expect(await back()).toSay(1060006)
      await pick(visitor, flow, maskedMail(email))
      const again = await back()
      expect(again).toShowNodes(choiceOf(2))
      expect(again.state).toBe('recovery_awaiting_address_choice')
      const first = await back()
      expect(first).toShowNodes(startAgain)
      expect(valueOf(first, 'recovery_address')).toBe(email)
      const other = await step(visitor, first, { recovery_address: service().newEmail() })
      expect(other.flow).toShowNodes(codeForm)
      expect((await step(visitor, other.flow, { screen: 'previous' })).flow).toShowNodes(startAgain)
    })

    test('a wrong code is refused, another is sent on request, and five tries are allowed', async () => {
      const { email } = await service().account()
      const visitor = visit()
      const { flow } = await begin(visitor, email)
      const before = await sent(email)
      for (const wrong of ['000000', 'x', ' ', '12']) {
        const seen = await step(visitor, flow, { code: wrong })
        expect(seen.flow).toShowNodes(codeForm)
        expect(seen.flow).toSay(4060006)
      }
      const again = await step(visitor, flow, { recovery_confirm_address: email })
      expect(again.flow).toSay(1060004)
      expect(await sent(email)).toBe(before + 1)
      expect((await step(visitor, flow, { code: '' })).flow).toSayAt('code', 4000002)
      await step(visitor, flow, { code: '000001' })
      await step(visitor, flow, { code: await service().codeFor(email) })
      expect(await visitor.whoami()).toBeUndefined()
    })
  })

  test('an expired flow starts again with the address', async () => {
    const native = service().visitor('native')
    const { flow } = await begin(native, service().newEmail())
    service().wait(minutes(61))
    const late = await step(native, flow, { code: '000000' })
    const { use_flow_id: id } = late.body<{ use_flow_id?: string }>()
    const next = await native.fetchFlow('recovery', id ?? '')
    expect(next.flow).toShowNodes(start)
    expect(next.flow).toSay(4060005)
  })

  test('golden: every state of the flow', async () => {
    const phone = service().newPhone()
    const { email } = await service().account({ phone })
    const script = service().visitor('script')
    const settled = (flow: Flow): Flow =>
      JSON.parse(
        JSON.stringify(flow)
          .replaceAll(phone, '+4915123456767')
          .replaceAll(maskedPhone(phone), '+49****67')
          .replaceAll(maskedMail(email), 'ad****@example.org')
          .replaceAll(/"recovery_select_address","type":"submit","disabled":false,"value":"[^"]+"/g, (node) =>
            node.replace(/"value":.*/, '"value":"AAAA"'),
          ),
      ) as Flow // the same, but for what differs from one run to the next
    const { flow } = await script.start('recovery')
    const send = async (payload: object) =>
      settled((await script.send('recovery', flow, { method: 'code', ...payload })).flow)
    expect(flow).toMatchGolden('recovery/address-start')
    expect(await send({})).toMatchGolden('recovery/address-missing')
    expect(await send({ recovery_address: email })).toMatchGolden('recovery/address-choice')
    const choice = (await script.fetchFlow('recovery', flow.id)).flow
    expect(await send({ recovery_select_address: 'x' })).toMatchGolden('recovery/address-unknown')
    const { flow: confirm } = await pick(script, choice, maskedPhone(phone))
    expect(settled(confirm)).toMatchGolden('recovery/address-confirm')
    expect(await send({})).toMatchGolden('recovery/address-confirm-missing')
    expect(await send({ recovery_confirm_address: phone })).toMatchGolden('recovery/address-code-sent-phone')
    await send({ screen: 'previous' })
    const { flow: codeSent } = await pick(script, choice, maskedMail(email))
    expect(settled(codeSent)).toMatchGolden('recovery/address-code-sent')
    expect(await send({ code: '00' })).toMatchGolden('recovery/address-code-wrong')
  })
})
