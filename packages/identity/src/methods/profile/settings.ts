import { MessageId, type Traits } from '@collect/contract'
import { z } from 'zod'
import { message } from '../../nodes/message.ts'
import { submitNode } from '../../nodes/node.ts'
import type { IdentitySchema } from '../../schema/identity-schema.ts'
import { defineStrategy } from '../strategy.ts'
import { refused, refusedIssues } from '../verdict.ts'

export const profileSettings = defineStrategy({
  payload: z.object({}),

  nodes: ({ flow, identity, schema }) => [
    ...schema.nodes('profile', flow.values['traits'] ?? identity?.traits ?? {}),
    submitNode('profile', 'method', 'profile', MessageId.labelSave),
  ],

  async submit({ accountRules, identities }, _payload, { body, identity, schema, actor, isPrivileged }) {
    if (!identity) return { verdict: 'needs_privileged_session' }
    const raw = schema.traitsFrom(body)
    const issues = schema.validate(raw)
    if (issues.length > 0) return refusedIssues(issues)
    const traits = schema.normalise(raw)
    if (!isPrivileged && changesAccess(schema, identity.traits, traits)) return { verdict: 'needs_privileged_session' }
    if (accountRules === 'safe' && changesAddresses(schema, identity.traits, traits)) {
      return { verdict: 'address_wanted', identity, schema, traits }
    }
    const changed = await identities.changeTraits(identity, schema, traits, { actor })
    if (changed === 'taken') return refused(message(MessageId.duplicateCredentials))
    const known = new Set(identity.verifiable.map(({ id }) => id))
    const unproved = changed.identity.verifiable.filter(({ id }) => !known.has(id)).map(({ id }) => id)
    return { verdict: 'settings_saved', method: 'profile', identity: changed.identity, unproved }
  },
})

const changesAddresses = (schema: IdentitySchema, before: Traits, after: Traits): boolean => {
  const addresses = (traits: Traits) => JSON.stringify([schema.verifiableOf(traits), schema.recoveryOf(traits)])
  return addresses(before) !== addresses(after)
}

/** Whether a change affects sign-in, verification or recovery of the account (docs/contract/http.md §5.2). */
function changesAccess(schema: IdentitySchema, before: Traits, after: Traits): boolean {
  const access = (traits: Traits) =>
    JSON.stringify([schema.identifiersOf(traits), schema.verifiableOf(traits), schema.recoveryOf(traits)])
  return access(before) !== access(after)
}
