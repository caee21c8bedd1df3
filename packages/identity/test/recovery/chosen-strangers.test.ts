import { expect, test } from 'vitest'
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
import { newPlace } from '../service/exhausted-place.ts'
import { merged } from '../service/config-changes.ts'
import { ways } from '../service/ways.ts'

describeService('recovery with a choice of addresses, against an attacker', { config: withChoice }, (service) => {
  const sent = (address: string) => codesSentTo(service(), address)

  test('a resend goes to the address of the flow, whatever the form names', async () => {
    const [one, other] = [await service().account(), await service().account()]
    const native = service().visitor('native')
    const { flow } = await begin(native, one.email)
    const before = await sent(other.email)
    await step(native, flow, { recovery_confirm_address: other.email })
    expect(await sent(other.email)).toBe(before)
  })

  test('the value that stands for an address reveals nothing about it', async () => {
    const phone = service().newPhone()
    const { email } = await service().account({ phone })
    const native = service().visitor('native')
    const marks = async () => {
      const { flow } = await begin(native, email)
      return flow.ui.nodes.flatMap(({ attributes }) =>
        'name' in attributes && attributes.name === 'recovery_select_address' ? [attributes.value] : [],
      )
    }
    const [first, second] = [await marks(), await marks()]
    expect(first).toHaveLength(2)
    expect(first).not.toEqual(second)
  })

  test('an account is mailed ten codes an hour, over all its addresses', async () => {
    const phone = service().newPhone()
    const { email } = await service().account({ phone })
    const before = await sent(email)
    for (let count = 0; count < 8; count += 1) {
      const native = service().visitor('native')
      native.address = newPlace()
      const { flow } = await begin(native, email)
      await pick(native, flow, maskedMail(email))
      const { flow: again } = await begin(native, email)
      const { flow: asked } = await pick(native, again, maskedPhone(phone))
      await step(native, asked, { recovery_confirm_address: phone })
    }
    expect((await sent(email)) - before + (await sent(phone))).toBe(10 - before)
  })
})

const guarded = merged(withChoice, { security: { account_enumeration: { mitigate: true } } })

describeService(
  'recovery with a choice, with protection against account enumeration',
  { config: guarded },
  (service) => {
    test.each(ways)('the code goes to the typed address, by $way', async ({ way }) => {
      const phone = service().newPhone()
      const { email, identity } = await service().account({ phone })
      for (const address of [service().newEmail(), email, service().newPhone(), phone]) {
        const visitor = service().visitor(way)
        const { flow } = await visitor.start('recovery')
        const seen = await visitor.send('recovery', flow, { method: 'code', recovery_address: address })
        expect(seen.flow).toShowNodes(codeForm)
        expect(seen.flow).toSay(1060004)
      }
      const visitor = service().visitor(way)
      const { flow } = await visitor.start('recovery')
      await visitor.send('recovery', flow, { method: 'code', recovery_address: phone })
      await visitor.send('recovery', flow, { method: 'code', code: await service().codeFor(phone) })
      expect(await visitor.whoami()).toMatchObject({ identity: { id: identity.id } })
    })
  },
)
