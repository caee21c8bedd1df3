import { MessageId } from '@collect/contract'
import { z } from 'zod'
import { message } from '../../nodes/message.ts'
import { inputNode, submitNode } from '../../nodes/node.ts'
import { defineStrategy } from '../strategy.ts'
import { credentialIn, proveSecondFactor, untouched } from '../second-factor.ts'
import { codesIn, findCode, sealCodes } from './backup-codes.ts'

export const lookupSecretLogin = defineStrategy({
  payload: z.object({ lookup_secret: z.string() }),

  nodes: (view) =>
    view.flow.requestedAal === 'aal2' && credentialIn(view, 'lookup_secret')
      ? [
          inputNode(
            'lookup_secret',
            'lookup_secret',
            'text',
            { ...untouched(view), required: true },
            message(MessageId.loginLookupLabel),
          ),
          submitNode('lookup_secret', 'method', 'lookup_secret', MessageId.loginLookup),
        ]
      : [],

  submit: (context, { lookup_secret: given }, submission) =>
    proveSecondFactor(context, submission, 'lookup_secret', MessageId.lookupMissing, (credential) => {
      const codes = codesIn(context, credential)
      const meant = findCode(codes, given)
      if (!meant) return { wrong: message(MessageId.lookupInvalid) }
      if (meant.usedAt !== undefined) return { wrong: message(MessageId.lookupUsed) }
      const left = codes.map((code) => (code === meant ? { ...code, usedAt: context.clock() } : code))
      return { config: { ...credential.config, sealed: sealCodes(context, left) }, event: 'backup_code_used' }
    }),
})
