import { z } from 'zod'
import { reasons } from '../../nodes/reasons.ts'
import type { StrategyContext } from '../strategy.ts'
import { refused, type Verdict } from '../verdict.ts'

/** The parameters that go on to a provider (docs/contract/providers-and-oauth2.md §A5). */
const passedOn = ['hd', 'prompt', 'auth_type', 'acr_values'] as const

const text = z
  .string()
  .max(255)
  .regex(/^[^\p{C}]*$/u)

/** The fields of a provider's button in forms of sign-in and sign-up. */
export const pressPayload = z.object({
  provider: z.string().max(255).optional(),
  upstream_parameters: z.record(z.string(), z.unknown()).optional(),
  /** A token that an application got from the provider itself. */
  id_token: z.string().max(16_000).optional(),
  id_token_nonce: z.string().max(1_000).optional(),
})

export type Press = z.output<typeof pressPayload>

/** Leads to the provider of the pressed button, or takes the token that the application has already. */
export function signInBy(
  context: Pick<StrategyContext, 'connections'>,
  method: 'oidc' | 'saml',
  id: string,
  { id_token: idToken, id_token_nonce: nonce, upstream_parameters }: Press,
): Verdict {
  const connection = context.connections.meant(method, id)
  if (connection && idToken !== undefined) return { verdict: 'id_token_submitted', connection, idToken, nonce }
  return goToProvider(context, method, id, upstream_parameters)
}

/** Leads to the provider of the pressed button. */
export function goToProvider(
  { connections }: Pick<StrategyContext, 'connections'>,
  method: 'oidc' | 'saml',
  id: string,
  asked: Press['upstream_parameters'],
): Verdict {
  const connection = connections.meant(method, id)
  if (!connection) return { verdict: 'provider_gone' }
  const upstream: Record<string, string> = {}
  for (const name of passedOn) {
    if (asked?.[name] === undefined) continue
    const value = text.safeParse(asked[name])
    if (!value.success) return refused(reasons.rule())
    upstream[name] = value.data
  }
  return { verdict: 'sent_to_provider', connection, upstream }
}
