import { describe } from 'vitest'
import { goodPassword, type House } from '../service/house.ts'
import { describeRecorded, folder, withPhone, type Cases } from '../service/golden/recorded.ts'
import type { Payload } from '../service/visitor.ts'

/** The forms that were sent one after the other, and what is shown then. */
async function recoverBy(house: House, ...payloads: readonly Payload[]) {
  const script = house.visitor('script')
  const { flow } = await script.start('recovery')
  let shown = flow
  for (const payload of payloads) shown = (await script.send('recovery', flow, { method: 'code', ...payload })).flow
  return shown
}

/** Another address than the typed one was chosen: a telephone number. */
async function confirming(house: House) {
  const email = house.newEmail()
  const native = house.visitor('native')
  const begun = await native.start('registration')
  const account = { email, phone: '+4915123456767', tos: true }
  await native.send('registration', begun.flow, { method: 'password', traits: account, password: goodPassword })
  const script = house.visitor('script')
  const { flow } = await script.start('recovery')
  const { flow: choice } = await script.send('recovery', flow, { method: 'code', recovery_address: email })
  const phone = choice.ui.nodes.find(({ meta }) => meta.label?.text.startsWith('+49'))
  const mark = phone && 'value' in phone.attributes ? phone.attributes.value : undefined
  return (await script.send('recovery', flow, { method: 'code', recovery_select_address: mark })).flow
}

const cases: Cases = {
  'recovery-v2/code/initial-form': (house) => recoverBy(house),
  'recovery-v2/code/missing-any-address': (house) => recoverBy(house, {}),
  'recovery-v2/code/confirm-identifier': confirming,
  'recovery-v2/code/code-sent': (house) => recoverBy(house, { recovery_address: 'dev@example.org' }),
  'recovery-v2/code/wrong-code': (house) => recoverBy(house, { recovery_address: 'dev@example.org' }, { code: '123' }),
}

const chosen = {
  ...withPhone,
  feature_flags: { choose_recovery_address: true },
  security: { account_enumeration: { mitigate: false } },
}

describe.skipIf(!folder)('recoveries as a Kratos answers them (CONTRACT_FLOWS names their folder)', () => {
  describeRecorded('a choice of addresses', chosen, cases)
})
