import { MessageId } from '@collect/contract'
import { z } from 'zod'
import { passwordNode, submitNode } from '../../nodes/node.ts'
import { defineStrategy } from '../strategy.ts'
import { both, isRefused, refusedField, refusedIssues, requiredIssue } from '../verdict.ts'

export const passwordRegistration = defineStrategy({
  payload: z.object({ password: z.string().optional() }),

  nodes: () => [
    passwordNode('new-password'),
    submitNode('password', 'method', 'password', MessageId.registrationSubmit),
  ],

  async submit({ hasher, passwords }, { password }, { body, schema }) {
    const raw = schema.traitsFrom(body)
    const issues = refusedIssues(schema.validate(raw))
    const traits = schema.normalise(raw)
    const identifiers = schema.identifiersOf(traits).password
    const weak =
      password === undefined
        ? refusedIssues([requiredIssue('password')])
        : refusedField('password', ...(await passwords.issues(password, identifiers)))
    const all = both(issues, weak)
    if (hasMessages(all) || password === undefined) return all
    return {
      verdict: 'registered',
      schema,
      traits,
      credential: { type: 'password', config: { hashed_password: await hasher.hash(password) } },
      method: 'password',
    }
  },
})

const hasMessages = (verdict: ReturnType<typeof both>): boolean =>
  isRefused(verdict) &&
  (verdict.messages.length > 0 || Object.values(verdict.fieldMessages).some((list) => list.length > 0))
