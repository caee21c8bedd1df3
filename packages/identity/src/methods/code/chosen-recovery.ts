import { MessageId, type UiMessage, type UiNode } from '@collect/contract'
import { z } from 'zod'
import { recoveryOf } from '../../identities/recovery-addresses.ts'
import { reasons } from '../../nodes/reasons.ts'
import { message } from '../../nodes/message.ts'
import { codeNode, inputNode, submitNode } from '../../nodes/node.ts'
import { addressOf } from '../../schema/normalise.ts'
import type { FlowRecord, RecoveryChoice } from '../../records/flow.ts'
import { defineStrategy, type Submission, type StrategyContext, type View } from '../strategy.ts'
import { sendRecovery, tryRecoveryCode } from '../shared-codes/recover-by-mail.ts'
import { refused, refusedIssues, requiredIssue, type Verdict } from '../verdict.ts'
import { masked } from '../shared-codes/masked.ts'

/** Maximum number of offered addresses (docs/contract/http.md §6.2). */
const maxChoices = 10

const address = z.string().max(320).optional()
const payload = z.object({
  recovery_address: address,
  recovery_select_address: z.string().max(100).optional(),
  recovery_confirm_address: address,
  code: z.string().optional(),
  screen: z.string().optional(),
})
type Payload = z.output<typeof payload>

/** Recovery that offers the account's addresses masked, to choose one (docs/contract/nodes.md §5.2). */
export const chosenRecovery = defineStrategy<Payload>({
  payload,

  nodes: (view) => nodesByState[view.flow.state]?.(view) ?? [view.csrf],

  async submit(context, payload, submission) {
    const { flow } = submission
    if (payload.screen === 'previous') return stepBack(flow)
    return (await submits[flow.state]?.(context, payload, submission)) ?? { verdict: 'finished_before' }
  },
})

const method = () => inputNode('code', 'method', 'hidden', { value: 'code' })
const submit = () => submitNode('code', 'method', 'code', MessageId.labelContinue)
const previous = () => submitNode('code', 'screen', 'previous', MessageId.recoveryBack)
const typed = ({ recovery }: FlowRecord) =>
  inputNode('code', 'recovery_address', 'hidden', { value: recovery?.typed ?? '' })

const nodesByState: Partial<Record<FlowRecord['state'], (view: View) => readonly UiNode[]>> = {
  recovery_awaiting_address: ({ flow, csrf }) => {
    const value = flow.values['recovery_address'] ?? flow.recovery?.typed
    const kept = typeof value === 'string' ? { value } : {}
    const label = message(MessageId.labelRecoveryAddress)
    return [csrf, inputNode('code', 'recovery_address', 'text', { required: true, ...kept }, label), submit()]
  },

  recovery_awaiting_address_choice: ({ flow, csrf }) => [
    csrf,
    ...(flow.recovery?.choices ?? []).map(({ mark: value, shown: text }) =>
      // The text of this label is the address itself.
      inputNode('code', 'recovery_select_address', 'submit', { value }, { ...message(MessageId.labelPlain), text }),
    ),
    method(),
    typed(flow),
  ],

  recovery_confirming_address: ({ flow, csrf }) => {
    const again = flow.values['recovery_confirm_address']
    const value = typeof again === 'string' ? again : ''
    const [type, label] =
      flow.recovery?.via === 'sms'
        ? (['tel', MessageId.labelPhone] as const)
        : (['email', MessageId.labelEmail] as const)
    return [
      csrf,
      inputNode('code', 'recovery_confirm_address', type, { required: true, value }, message(label)),
      typed(flow),
      submit(),
      method(),
      previous(),
    ]
  },

  recovery_awaiting_code: ({ flow, csrf }) => [
    csrf,
    codeNode(MessageId.labelRecoveryCode, { pattern: '[0-9]+', maxlength: 6 }),
    submit(),
    method(),
    submitNode('code', 'recovery_confirm_address', flow.address ?? '', MessageId.labelResend),
    typed(flow),
    previous(),
  ],
}

/** The flow, and the language of its mails. */
type Sent = Pick<Submission, 'flow' | 'locale'>

type Submit = (context: StrategyContext, payload: Payload, sent: Sent) => Promise<Verdict>

const submits: Partial<Record<FlowRecord['state'], Submit>> = {
  async recovery_awaiting_address(context, { recovery_address: text }, { flow, locale }) {
    if (text === undefined) return refusedIssues([requiredIssue('recovery_address')])
    const choices = await choicesFor(context, flow, text)
    const recovery = { typed: addressOf(text).value, choices }
    return choices.length > 1 ? offer(recovery) : send(context, { flow: { ...flow, recovery }, locale }, text)
  },

  async recovery_awaiting_address_choice(context, { recovery_select_address: mark }, sent) {
    const { recovery } = sent.flow
    const chosen = recovery?.choices.find((one) => one.mark === mark)
    if (!recovery || !chosen) return refused(reasons.unknownAddress())
    if (chosen.isTyped) return send(context, sent, recovery.typed)
    return asked('recovery_confirming_address', { ...recovery, via: chosen.via }, MessageId.recoveryAddressFull)
  },

  async recovery_confirming_address(context, { recovery_confirm_address: text }, sent) {
    return text === undefined ? refusedIssues([requiredIssue('recovery_confirm_address')]) : send(context, sent, text)
  },

  async recovery_awaiting_code(context, { code, recovery_confirm_address: again }, sent) {
    if (code === undefined && again !== undefined) return send(context, sent, sent.flow.address ?? again)
    if (code === undefined) return refusedIssues([requiredIssue('code')])
    return tryRecoveryCode(context, sent.flow, code)
  },
}

/** Goes back to the choice of addresses if the flow offered one, else to the form for the first address. */
function stepBack({ state, recovery = { typed: '', choices: [] } }: FlowRecord): Verdict {
  const isLater = state === 'recovery_confirming_address' || state === 'recovery_awaiting_code'
  return isLater && recovery.choices.length > 1 ? offer(recovery) : asked('recovery_awaiting_address', recovery)
}

type Recovery = NonNullable<FlowRecord['recovery']>

const asked = (state: FlowRecord['state'], recovery: Recovery, said?: number): Verdict => ({
  verdict: 'recovery_step',
  state,
  recovery,
  messages: said === undefined ? [] : [message(said)],
})

const offer = (recovery: Recovery): Verdict =>
  asked('recovery_awaiting_address_choice', recovery, MessageId.recoveryAddressChoose)

/**
 * The addresses to choose from, the typed one first. With `account_enumeration.mitigate` the list is empty, whether the
 * account exists or not.
 */
async function choicesFor(
  context: StrategyContext,
  flow: FlowRecord,
  text: string,
): Promise<readonly RecoveryChoice[]> {
  if (context.config.security.account_enumeration.mitigate) return []
  const typed = addressOf(text)
  const identity = await context.identities.findByRecoveryAddress(typed.via, typed.value)
  const choices = (identity ? recoveryOf(identity, context.clock()) : []).map(({ via, value }) => ({
    mark: context.codes.markOf(flow, value),
    shown: masked(value),
    via,
    isTyped: via === typed.via && value === typed.value,
  }))
  const order = ({ isTyped, via, shown }: RecoveryChoice) => `${isTyped ? 0 : 1}${via}${shown}`
  return choices.toSorted((a, b) => (order(a) < order(b) ? -1 : 1)).slice(0, maxChoices)
}

/** Sends a code to an address. The response is the same if no account has the address. */
async function send(context: StrategyContext, sent: Sent, text: string): Promise<Verdict> {
  const address = addressOf(text)
  await sendRecovery(context, sent, address)
  const { value } = address
  const said: UiMessage = message(MessageId.recoveryCodeSentMasked, { masked_address: masked(value) })
  const recovery = sent.flow.recovery ?? { typed: value, choices: [] }
  return { verdict: 'recovery_step', state: 'recovery_awaiting_code', recovery, address: value, messages: [said] }
}
