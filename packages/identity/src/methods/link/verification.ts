import { MessageId } from '@collect/contract'
import { message } from '../../nodes/message.ts'
import { anchorNode } from '../../nodes/node.ts'
import { normaliseIdentifier } from '../../schema/normalise.ts'
import { claimField, claimNodes, claimVerdict } from '../claim.ts'
import { defineStrategy } from '../strategy.ts'
import { provedBy, sendVerification } from '../shared-codes/verify-by-mail.ts'
import { refusedIssues, requiredIssue } from '../verdict.ts'
import { bringsLink, linkNodes, linkPayload, redeemed } from './opened.ts'

export const linkVerification = defineStrategy({
  payload: linkPayload.extend({ account: claimField }),

  nodes(view) {
    const { flow, csrf, returnTo } = view
    if (flow.state === 'passed_challenge') {
      return [csrf, anchorNode('link', 'continue', returnTo, message(MessageId.labelContinue))]
    }
    return flow.claim ? claimNodes('link', view) : [csrf, ...linkNodes(flow)]
  },

  async submit(context, payload, submission) {
    const { flow } = submission
    if (flow.state === 'passed_challenge') return { verdict: 'finished_before' }
    const claimed = claimVerdict(flow, payload.account)
    if (claimed) return claimed
    if (bringsLink(flow, payload)) {
      const used = await redeemed(context, flow, payload)
      const proved = used && (await provedBy(context, used))
      return proved ?? { verdict: 'invalid_link' }
    }
    if (payload.email === undefined) return refusedIssues([requiredIssue('email')])
    const address = normaliseIdentifier(payload.email)
    await sendVerification(context, submission, { via: 'email', value: address })
    return { verdict: 'code_sent', address, message: message(MessageId.verificationLinkSent) }
  },
})
