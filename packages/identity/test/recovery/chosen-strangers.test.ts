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
import { describeHouse } from '../service/describe-house.ts'
import { newPlace } from '../service/exhausted-place.ts'
import { merged } from '../service/settings.ts'
import { ways } from '../service/ways.ts'

describeHouse('a choice of addresses in the hands of a stranger', { settings: withChoice }, (house) => {
  const sent = (address: string) => codesSentTo(house(), address)

  test('a resend goes to the address of the flow, whatever the form says', async () => {
    const [one, other] = [await house().account(), await house().account()]
    const native = house().visitor('native')
    const { flow } = await begin(native, one.email)
    const before = await sent(other.email)
    await step(native, flow, { recovery_confirm_address: other.email })
    expect(await sent(other.email)).toBe(before)
  })

  test('what stands for an address tells nothing about it', async () => {
    const phone = house().newPhone()
    const { email } = await house().account({ phone })
    const native = house().visitor('native')
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

  test('ten codes an hour, whichever of its addresses they go to', async () => {
    const phone = house().newPhone()
    const { email } = await house().account({ phone })
    const before = await sent(email)
    for (let count = 0; count < 8; count += 1) {
      const native = house().visitor('native')
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

describeHouse('recovery with a choice, where nobody may learn who has an account', { settings: guarded }, (house) => {
  test.each(ways)('the code goes to the address that was typed, by $way', async ({ way }) => {
    const phone = house().newPhone()
    const { email, identity } = await house().account({ phone })
    for (const address of [house().newEmail(), email, house().newPhone(), phone]) {
      const visitor = house().visitor(way)
      const { flow } = await visitor.start('recovery')
      const seen = await visitor.send('recovery', flow, { method: 'code', recovery_address: address })
      expect(seen.flow).toShowNodes(codeForm)
      expect(seen.flow).toSay(1060004)
    }
    const visitor = house().visitor(way)
    const { flow } = await visitor.start('recovery')
    await visitor.send('recovery', flow, { method: 'code', recovery_address: phone })
    await visitor.send('recovery', flow, { method: 'code', code: await house().codeFor(phone) })
    expect(await visitor.whoami()).toMatchObject({ identity: { id: identity.id } })
  })
})
