import { MessageId } from '@collect/contract'
import { message } from '../../nodes/message.ts'
import { normaliseIdentifier } from '../../schema/normalise.ts'
import { defineStrategy } from '../strategy.ts'
import { ownerOf, sendRecovery } from '../shared-codes/recover-by-mail.ts'
import { refusedIssues, requiredIssue } from '../verdict.ts'
import { bringsLink, linkNodes, linkPayload, redeemed } from './opened.ts'

export const linkRecovery = defineStrategy({
  payload: linkPayload,

  nodes: ({ flow, csrf }) => (flow.state === 'passed_challenge' ? [csrf] : [csrf, ...linkNodes(flow)]),

  async submit(context, payload, submission) {
    const { flow } = submission
    if (flow.state === 'passed_challenge') return { verdict: 'finished_before' }
    if (bringsLink(flow, payload)) {
      const used = await redeemed(context, flow, payload)
      const identity = used && (await ownerOf(context, used))
      if (!used || !identity) return { verdict: 'invalid_link' }
      return { verdict: 'recovered', identity, addressId: used.addressId, method: 'link_recovery' }
    }
    if (payload.email === undefined) return refusedIssues([requiredIssue('email')])
    const address = normaliseIdentifier(payload.email)
    await sendRecovery(context, submission, { via: 'email', value: address })
    return { verdict: 'code_sent', address, message: message(MessageId.recoveryLinkSent) }
  },
})
