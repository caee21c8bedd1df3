import { describe } from 'vitest'
import { goodPassword, type TestService } from '../service/test-service.ts'
import { describeRecorded, folder, withPhone, type Cases } from '../service/golden/recorded.ts'
import type { Payload } from '../service/visitor.ts'

/** Sends these forms one after the other, and answers the last flow. */
async function recoverBy(service: TestService, ...payloads: readonly Payload[]) {
  const script = service.visitor('script')
  const { flow } = await script.start('recovery')
  let shown = flow
  for (const payload of payloads) shown = (await script.send('recovery', flow, { method: 'code', ...payload })).flow
  return shown
}

/** The user chose another address than the typed one: a telephone number. */
async function confirming(service: TestService) {
  const email = service.newEmail()
  const native = service.visitor('native')
  const begun = await native.start('registration')
  const account = { email, phone: '+4915123456767', tos: true }
  await native.send('registration', begun.flow, { method: 'password', traits: account, password: goodPassword })
  const script = service.visitor('script')
  const { flow } = await script.start('recovery')
  const { flow: choice } = await script.send('recovery', flow, { method: 'code', recovery_address: email })
  const phone = choice.ui.nodes.find(({ meta }) => meta.label?.text.startsWith('+49'))
  const mark = phone && 'value' in phone.attributes ? phone.attributes.value : undefined
  return (await script.send('recovery', flow, { method: 'code', recovery_select_address: mark })).flow
}

const cases: Cases = {
  'recovery-v2/code/initial-form': (service) => recoverBy(service),
  'recovery-v2/code/missing-any-address': (service) => recoverBy(service, {}),
  'recovery-v2/code/confirm-identifier': confirming,
  'recovery-v2/code/code-sent': (service) => recoverBy(service, { recovery_address: 'dev@example.org' }),
  'recovery-v2/code/wrong-code': (service) =>
    recoverBy(service, { recovery_address: 'dev@example.org' }, { code: '123' }),
}

const chosen = {
  ...withPhone,
  feature_flags: { choose_recovery_address: true },
  security: { account_enumeration: { mitigate: false } },
}

describe.skipIf(!folder)('recoveries as Kratos answers them (CONTRACT_FLOWS names their folder)', () => {
  describeRecorded('a choice of addresses', chosen, cases)
})
