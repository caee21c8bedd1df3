import { MessageId } from '@collect/contract'
import { z } from 'zod'
import { message } from '../../nodes/message.ts'
import { inputNode, submitNode } from '../../nodes/node.ts'
import { defineStrategy } from '../strategy.ts'
import { credentialIn, proveSecondFactor, untouched } from '../second-factor.ts'
import { stepOf } from './authenticator.ts'
import { secretIn } from './settings.ts'

export const totpLogin = defineStrategy({
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

  submit: (context, { totp_code: code }, submission) =>
    proveSecondFactor(context, submission, 'totp', MessageId.totpMissing, (credential) => {
      const secret = secretIn(context, credential)
      const step = secret === undefined ? undefined : stepOf(code, secret, context.clock())
      // Each code counts once, so that an observer cannot reuse it (RFC 6238 §5.2).
      const isNew = step !== undefined && step > Number(credential.config['last_step'] ?? 0)
      return isNew ? { config: { ...credential.config, last_step: step } } : { wrong: message(MessageId.totpInvalid) }
    }),
})
