import type { FlowByKind } from '@collect/contract'
import type { TestService } from './test-service.ts'
import { revealingAccounts, type ConfigChanges } from './config-changes.ts'
import { valueOf, type Visitor } from './visitor.ts'

type Flow = FlowByKind['recovery']

const trait = (via: 'email' | 'sms', more = {}) => ({
  type: 'string',
  format: via === 'sms' ? 'tel' : 'email',
  'ory.sh/kratos': { verification: { via }, recovery: { via }, ...more },
})
const traits = {
  email: trait('email', { credentials: { password: { identifier: true } } }),
  second: trait('email'),
  phone: trait('sms'),
}
const schema = { type: 'object', properties: { traits: { type: 'object', properties: traits } } }
const url = `base64://${Buffer.from(JSON.stringify(schema)).toString('base64')}`
const gateway = { id: 'sms', request_config: { url: 'http://127.0.0.1:9/' } }
/** The configuration of a service where users choose which of their addresses recovers the account. */
export const withChoice: ConfigChanges = {
  identity: { schemas: [{ id: 'default', url }] },
  courier: { channels: [gateway] },
  feature_flags: { choose_recovery_address: true },
  ...revealingAccounts,
}

/** The form after a code was mailed. */
export const codeForm = [
  'csrf',
  'code/code:text*#1070010',
  'code/method:submit=code#1070009',
  'code/method:hidden=code',
  'code/recovery_confirm_address:submit=v#1070008',
  'code/recovery_address:hidden=v',
  'code/screen:submit=v#1060007',
]

/** Number of codes that were mailed to an address. */
export const codesSentTo = async (service: TestService, address: string): Promise<number> =>
  (await service.mailsTo(address)).filter(({ text }) => /\b\d{6}\b/.test(text)).length

/** Submits a step of the flow. */
export const step = (visitor: Visitor, flow: Flow, payload: object) =>
  visitor.send('recovery', flow, { method: 'code', recovery_address: valueOf(flow, 'recovery_address'), ...payload })

/** Begins a recovery with an address. */
export async function begin(visitor: Visitor, address: string) {
  const { flow } = await visitor.start('recovery')
  return step(visitor, flow, { recovery_address: address })
}

/** Chooses the address with this masked text. */
export function pick(visitor: Visitor, flow: Flow, shown: string) {
  const choice = flow.ui.nodes.find(({ meta }) => meta.label?.text === shown)
  if (!choice) throw new Error(`no address is shown as ${shown}`)
  const { value } = choice.attributes as { value?: string } // the node of that label
  return step(visitor, flow, { recovery_select_address: value })
}

export const maskedMail = (address: string) => `${address.slice(0, 2)}****${address.slice(address.indexOf('@'))}`
export const maskedPhone = (phone: string) => `${phone.slice(0, 3)}****${phone.slice(-2)}`
