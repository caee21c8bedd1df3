import { MessageId } from '@collect/contract'
import { linkIdentifierOf, type ProvidedUser } from '../../records/provided-user.ts'
import type { IdentitySchema } from '../../schema/identity-schema.ts'
import { defineStrategy, type Body, type Strategy } from '../strategy.ts'
import { refusedIssues, requiredIssue, type Verdict } from '../verdict.ts'
import { offeredIn, providerButton } from './buttons.ts'
import { pressPayload, signInBy, type Press } from './press.ts'
import { submitNode } from '../../nodes/node.ts'

/** Sign-up with a provider, for the methods `oidc` and `saml`. */
export const providerRegistration = (method: 'oidc' | 'saml'): Strategy =>
  defineStrategy<Press>({
    payload: pressPayload,

    nodes(view, context) {
      const { provided } = view.flow
      if (provided) return [submitNode(method, 'provider', provided.link.provider, MessageId.registrationContinue)]
      const isManaged = view.flow.screen !== undefined && view.flow.organizationId !== undefined
      const label = isManaged ? MessageId.loginWith : MessageId.registrationWith
      return offeredIn(view, context, method).map((one) => providerButton(one, label))
    },

    async submit(context, press, { flow, body, schema }) {
      const { provider } = press
      const { provided } = flow
      // The proof counts once: the form of a finished sign-up signs no later visitor in.
      const isOpen = flow.state !== 'passed_challenge'
      const isKept = isOpen && provided !== undefined && provided.until > context.clock()
      if (isKept && (provider ?? provided.link.provider) === provided.link.provider)
        return signUp(provided, schema, body)
      if (provider === undefined) return refusedIssues([requiredIssue('provider')])
      return signInBy(context, method, provider, press)
    },
  })

/**
 * The account of a provider's user. Typed traits win over those of the mapper
 * (docs/contract/providers-and-oauth2.md §A9).
 */
export function signUp(provided: ProvidedUser, schema: IdentitySchema, body: Body): Verdict {
  const typed = schema.traitsFrom(body)
  const raw = mergedTraits(provided.traits, typed)
  const issues = schema.validate(raw)
  if (issues.length > 0) return refusedIssues(issues)
  const traits = schema.normalise(raw)
  const { method, link } = provided
  return {
    verdict: 'registered',
    schema,
    traits,
    credential: { type: method, config: { providers: [link] }, identifiers: [linkIdentifierOf(link)] },
    method,
    verified: provided.verified,
    provided,
  }
}

/** Typed traits over mapped ones, group by group. */
export function mergedTraits(mapped: unknown, typed: unknown): unknown {
  if (typed === undefined) return mapped
  if (!isGroup(mapped) || !isGroup(typed)) return typed
  const merged: Record<string, unknown> = { ...mapped }
  for (const [name, value] of Object.entries(typed)) merged[name] = mergedTraits(merged[name], value)
  return merged
}

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
