import { MessageId, type UiMessage } from '@collect/contract'
import { z } from 'zod'
import { reasons } from '../../nodes/reasons.ts'
import { message } from '../../nodes/message.ts'
import { passwordNode, submitNode } from '../../nodes/node.ts'
import { defineStrategy } from '../strategy.ts'
import { refusedField, type Refused } from '../verdict.ts'
import { asksForCurrent, currentPasswordNode } from './current-password.ts'
import { hashIn } from './login.ts'

export const passwordSettings = defineStrategy({
  payload: z.object({ password: z.string(), current_password: z.string().optional() }),

  nodes: (view, context) => [
    ...(asksForCurrent(context, view) ? [currentPasswordNode()] : []),
    passwordNode('new-password'),
    submitNode('password', 'method', 'password', MessageId.labelSave),
  ],

  async submit(context, { password, current_password: typed }, submission) {
    const { passwords, hasher, identities } = context
    const { identity, schema, actor, isPrivileged } = submission
    if (!identity || !isPrivileged) return { verdict: 'needs_privileged_session' }
    const weak = await passwords.issues(password, schema.identifiersOf(identity.traits).password)
    const current = hashIn(await identities.lastPassword(identity.id))
    if (current && asksForCurrent(context, submission)) {
      const isMissing = typed === undefined
      if (isMissing || !(await hasher.matches(typed, current))) {
        return refusedFields(weak, isMissing ? reasons.currentPassword() : reasons.wrongPassword())
      }
    }
    if (weak.length > 0) return refusedField('password', ...weak)
    if (current && (await hasher.matches(password, current))) {
      return refusedField('password', message(MessageId.passwordSame))
    }
    const changed = await identities.setPassword(identity, schema, await hasher.hash(password), actor)
    return {
      verdict: 'settings_saved',
      method: 'password',
      identity: changed.identity,
      unproved: [],
      endsOthers: changed.isAfterRecovery,
    }
  },
})

const refusedFields = (weak: readonly UiMessage[], current: UiMessage): Refused => ({
  verdict: 'refused',
  messages: [],
  fieldMessages: { current_password: [current], ...(weak.length > 0 && { password: weak }) },
})
