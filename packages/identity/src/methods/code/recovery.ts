import { MessageId } from '@collect/contract'
import { z } from 'zod'
import { message } from '../../nodes/message.ts'
import { codeNode, inputNode, submitNode } from '../../nodes/node.ts'
import { normaliseIdentifier } from '../../schema/normalise.ts'
import type { FlowRecord } from '../../records/flow.ts'
import { defineStrategy, type Strategy } from '../strategy.ts'
import { sendRecovery, tryRecoveryCode } from '../shared-codes/recover-by-mail.ts'
import { refusedIssues, requiredIssue } from '../verdict.ts'
import { chosenRecovery } from './chosen-recovery.ts'

const emailLabel = () => message(MessageId.labelEmail)

const typedRecovery = defineStrategy({
  payload: z.object({ email: z.string().max(320).optional(), code: z.string().optional() }),

  nodes({ flow, csrf }) {
    if (flow.state === 'choose_method') {
      const { email } = flow.values
      const value = typeof email === 'string' ? { value: email } : {}
      return [
        csrf,
        inputNode('code', 'email', 'email', { required: true, ...value }, emailLabel()),
        submitNode('code', 'method', 'code', MessageId.labelContinue),
      ]
    }
    if (flow.state === 'passed_challenge') return [csrf]
    // A code that an administrator passed on has no address for another one.
    const resend = flow.address ? [submitNode('code', 'email', flow.address, MessageId.labelResend)] : []
    return [
      csrf,
      codeNode(MessageId.labelRecoveryCode, { pattern: '[0-9]+', maxlength: 6 }),
      inputNode('code', 'method', 'hidden', { value: 'code' }),
      submitNode('code', 'method', 'code', MessageId.labelContinue),
      ...resend,
    ]
  },

  async submit(context, { email, code }, submission) {
    const { flow } = submission
    if (flow.state === 'passed_challenge') return { verdict: 'finished_before' }

    // `email` requests a new code, even if the form contains a code (docs/contract/nodes.md §11.3).
    if (email !== undefined) {
      const address = normaliseIdentifier(email)
      await sendRecovery(context, submission, { via: 'email', value: address })
      return { verdict: 'code_sent', address, message: message(MessageId.recoveryCodeSent) }
    }

    if (flow.state === 'choose_method') return refusedIssues([requiredIssue('email')])
    if (code === undefined) return refusedIssues([requiredIssue('code')])

    return tryRecoveryCode(context, flow, code)
  },
})

const strategyFor = ({ state }: FlowRecord): Strategy =>
  state.startsWith('recovery_') ? chosenRecovery : typedRecovery

/** Recovery by the typed address, or by one chosen from the account's addresses, as the configuration says. */
export const codeRecovery: Strategy = {
  payload: z.union([typedRecovery.payload, chosenRecovery.payload]),
  nodes: (view, context) => strategyFor(view.flow).nodes(view, context),
  submit: (context, submission) => strategyFor(submission.flow).submit(context, submission),
}
