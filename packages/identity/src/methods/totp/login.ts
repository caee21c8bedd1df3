import { MessageId } from '@collect/contract'
import { z } from 'zod'
import { message } from '../../nodes/message.ts'
import { inputNode, submitNode } from '../../nodes/node.ts'
import { defineCell } from '../cell.ts'
import { credentialIn, proveSecondFactor, untouched } from '../second-factor.ts'
import { refused } from '../verdict.ts'
import { stepOf } from './authenticator.ts'
import { secretIn } from './settings.ts'

export const totpLogin = defineCell({
  payload: z.object({ totp_code: z.string() }),

  nodes: (view) =>
    view.flow.requestedAal === 'aal2' && credentialIn(view, 'totp')
      ? [
          inputNode(
            'totp',
            'totp_code',
            'text',
            { ...untouched(view), required: true },
            message(MessageId.loginTotpLabel),
          ),
          submitNode('totp', 'method', 'totp', MessageId.loginTotp),
        ]
      : [],

  async submit(tools, { totp_code: code }, { flow, identity, credentials }) {
    // Second factors follow a first one; alone they are no way in.
    if (!identity || flow.requestedAal !== 'aal2') return refused(message(MessageId.loginNoStrategy))
    const credential = credentials.find(({ type }) => type === 'totp')
    const secret = credential && secretIn(tools, credential)
    if (!credential || secret === undefined) return refused(message(MessageId.totpMissing))
    return proveSecondFactor(tools, identity, credential, 'totp', ({ config }) => {
      const step = stepOf(code, secret, tools.clock())
      // A code that was seen over a shoulder is worth nothing once it was used (RFC 6238 §5.2).
      const isNew = step !== undefined && step > Number(config['last_step'] ?? 0)
      return isNew ? { config: { ...config, last_step: step } } : { wrong: refused(message(MessageId.totpInvalid)) }
    })
  },
})
