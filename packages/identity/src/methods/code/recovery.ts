import { MessageId } from '@collect/contract'
import { z } from 'zod'
import type { IdentityRecord } from '../../identities/identity-record.ts'
import { message } from '../../nodes/message.ts'
import { codeNode, inputNode, submitNode } from '../../nodes/node.ts'
import { normaliseIdentifier } from '../../schema/normalise.ts'
import type { CodeRecord } from '../../store/code-store.ts'
import { defineCell } from '../cell.ts'
import { refusedIssues, required } from '../verdict.ts'

const emailLabel = () => message(MessageId.labelEmail)

export const codeRecovery = defineCell({
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
    const resend = flow.address ? [submitNode('code', 'email', flow.address, MessageId.labelResend)] : [] // an administrator handed this code over: there is nowhere to send another
    return [
      csrf,
      codeNode(MessageId.labelRecoveryCode, { pattern: '[0-9]+', maxlength: 6 }),
      inputNode('code', 'method', 'hidden', { value: 'code' }),
      submitNode('code', 'method', 'code', MessageId.labelContinue),
      ...resend,
    ]
  },

  async submit({ codes, config, identities }, { email, code }, { flow }) {
    if (flow.state === 'passed_challenge') return { verdict: 'finished_before' }

    // `email` asks for a code, even beside one (contract/nodes.md §11.3).
    if (email !== undefined) {
      const address = normaliseIdentifier(email)
      const identity = await identities.findByRecoveryAddress('email', address)
      const known = identity?.recovery.find(({ via, value }) => via === 'email' && value === address)
      if (identity && known) await codes.send(flow, 'recovery', { identity, addressId: known.id, address })
      else if (config.selfservice.flows.recovery.notify_unknown_recipients) await codes.sendUnknown('recovery', address)
      return { verdict: 'sent', address, message: message(MessageId.recoveryCodeSent) }
    }

    if (flow.state === 'choose_method') return refusedIssues([required('email')])
    if (code === undefined) return refusedIssues([required('code')])

    const redeemed = await codes.redeem(flow, code)
    if (redeemed === 'too_many') return { verdict: 'too_many_tries' }
    const identity = redeemed === 'wrong' ? undefined : await identities.find(redeemed.identityId)
    if (redeemed === 'wrong' || !identity || !isStillTheirs(redeemed, identity)) {
      return { verdict: 'wrong_code', message: message(MessageId.recoveryCodeInvalid) }
    }
    return { verdict: 'recovered', identity, addressId: redeemed.addressId }
  },
})

/** Whoever read the mails of an address that was since taken off the account has no way in any more. */
const isStillTheirs = ({ addressId }: CodeRecord, { recovery }: IdentityRecord): boolean =>
  addressId === undefined || recovery.some(({ id }) => id === addressId)
