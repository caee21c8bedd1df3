import { MessageId } from '@collect/contract'
import { z } from 'zod'
import { message } from '../../nodes/message.ts'
import { passwordNode, submitNode } from '../../nodes/node.ts'
import { defineCell } from '../cell.ts'
import { refusedField } from '../verdict.ts'
import { hashOf } from './login.ts'

export const passwordSettings = defineCell({
  payload: z.object({ password: z.string() }),

  nodes: () => [passwordNode('new-password'), submitNode('password', 'method', 'password', MessageId.labelSave)],

  async submit({ passwords, hasher, identities }, { password }, { identity, schema, isPrivileged }) {
    if (!identity || !isPrivileged) return { verdict: 'needs_privileged_session' }
    const identifiers = schema.identifiersOf(identity.traits).password
    const weak = await passwords.issues(password, identifiers)
    if (weak.length > 0) return refusedField('password', ...weak)
    const current = hashOf(await identities.lastPassword(identity.id))
    if (current && (await hasher.matches(password, current))) {
      return refusedField('password', message(MessageId.passwordSame))
    }
    const changed = await identities.setPassword(identity, schema, await hasher.hash(password))
    return {
      verdict: 'saved',
      method: 'password',
      identity: changed.identity,
      unproved: [],
      endsOthers: changed.isAfterRecovery,
    }
  },
})
