import { MessageId } from '@collect/contract'
import { z } from 'zod'
import { reaches } from '../../courier/sms.ts'
import { message } from '../../nodes/message.ts'
import { anchorNode, codeNode, inputNode, submitNode } from '../../nodes/node.ts'
import { addressOf } from '../../schema/normalise.ts'
import { claimField, claimNodes, claimVerdict } from '../claim.ts'
import { defineStrategy, type StrategyContext } from '../strategy.ts'
import { provedBy, sendVerification } from '../shared-codes/verify-by-mail.ts'
import { refusedIssues, requiredIssue } from '../verdict.ts'

export const codeVerification = defineStrategy({
  payload: z.object({ email: z.string().max(320).optional(), code: z.string().optional(), account: claimField }),

  nodes(view, { config, vault }) {
    const { flow, csrf, returnTo } = view
    const { email, code } = flow.values
    if (flow.state === 'choose_method') {
      // A refused address is cleared from its field (docs/contract/nodes.md §6).
      const asked = 'email' in flow.fieldMessages ? { value: '' } : {}
      const value = typeof email === 'string' ? { value: email } : asked
      return [
        reaches(config, 'sms')
          ? inputNode('code', 'email', 'text', { required: true, ...value }, message(MessageId.labelEmailOrPhone))
          : inputNode('code', 'email', 'email', { required: true, ...value }, message(MessageId.labelEmail)),
        submitNode('code', 'method', 'code', MessageId.labelContinue),
        csrf,
      ]
    }
    if (flow.state === 'passed_challenge') {
      return [csrf, anchorNode('code', 'continue', returnTo, message(MessageId.labelContinue))]
    }
    if (flow.claim) return claimNodes('code', view)
    const opened = typeof code === 'string' ? vault.open(openedCode, code) : undefined
    const filled = typeof opened === 'string' ? { value: opened } : {}
    return [
      inputNode('code', 'method', 'hidden', { value: 'code' }),
      codeNode(MessageId.labelVerificationCode, filled),
      submitNode('code', 'method', 'code', MessageId.labelContinue),
      csrf,
      submitNode('code', 'email', flow.address ?? '', MessageId.labelResend),
    ]
  },

  async submit(context, { email, code, account }, submission) {
    const { flow } = submission
    if (flow.state === 'passed_challenge') return { verdict: 'finished_before' }
    const claimed = claimVerdict(flow, account)
    if (claimed) return claimed

    // The code wins over an `email` that requests another one (docs/contract/nodes.md §11.3).
    if (code !== undefined && flow.state === 'sent_email') {
      const redeemed = await context.codes.redeem(flow, code)
      if (redeemed === 'too_many') return { verdict: 'too_many_tries' }
      const proved = redeemed === 'wrong' ? undefined : await provedBy(context, redeemed)
      return proved ?? { verdict: 'wrong_code', message: message(MessageId.verificationCodeInvalid) }
    }

    if (email === undefined) return refusedIssues([requiredIssue(flow.state === 'choose_method' ? 'email' : 'code')])

    const address = addressOf(email)
    await sendVerification(context, submission, address)
    return { verdict: 'code_sent', address: address.value, message: message(sentMessages[address.via]) }
  },
})

/** The flow keeps the code of an opened link sealed, because it stays valid until the user confirms it. */
const openedCode = 'opened-code'

export const sealOpenedCode = ({ vault }: Pick<StrategyContext, 'vault'>, code: string): string =>
  vault.seal(openedCode, code)

export const sentMessages = { email: MessageId.verificationCodeSent, sms: MessageId.verificationSmsSent } as const
