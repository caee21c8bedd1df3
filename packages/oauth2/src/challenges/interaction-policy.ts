import { errors, interactionPolicy, type ClaimsParameterMember, type KoaContextWithOIDC } from 'oidc-provider'

const { Check, Prompt } = interactionPolicy

/** Reasons for a sign-in that a second factor alone satisfies. */
const secondFactorReasons: ReadonlySet<string> = new Set(['acr_wish', 'essential_acr', 'essential_acrs'])

/** Whether an account can reach aal2. */
export type HasSecondFactor = (identityId: string) => Promise<boolean>

/** The levels of the identity service, lowest first. */
export const assuranceLevels = ['aal1', 'aal2'] as const

/** When the user must sign in or answer (docs/contract/providers-and-oauth2.md §E6). The first prompt that applies is shown. */
export function createInteractionPolicy(hasSecondFactor: HasSecondFactor): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base()
  // `registration` is Hydra's name of `create`.
  policy.add(new Prompt({ name: 'create', requestable: true }), 0)
  policy.add(new Prompt({ name: 'registration', requestable: true }), 1)
  policy.add(new Prompt({ name: 'select_account', requestable: true }), 2)
  const { checks } = policy.get('login') ?? {}
  checks?.add(
    new Check('acr_unreachable', 'the requested level cannot be reached', 'unmet_authentication_requirements', (ctx) =>
      refuseUnreachable(ctx, hasSecondFactor),
    ),
    0,
  )
  checks?.add(new Check('acr_wish', 'the second factor is asked for', (ctx) => wantsSecondFactor(ctx, hasSecondFactor)))
  return policy
}

/** Whether the session is good enough but for the second factor. */
export const isSecondFactorAlone = (reasons: readonly string[]): boolean =>
  reasons.every((reason) => secondFactorReasons.has(reason))

/** An essential level that the account cannot reach is an error of the request: another sign-in would change nothing. */
async function refuseUnreachable(ctx: KoaContextWithOIDC, hasSecondFactor: HasSecondFactor): Promise<boolean> {
  const wanted = essentialLevels(ctx)
  const current = ctx.oidc.session?.acr
  if (wanted === undefined || (current !== undefined && wanted.includes(current))) return false
  const isKnown = wanted.some((level) => assuranceLevels.some((known) => known === level))
  const needsSecondFactor = isKnown && !wanted.includes('aal1')
  if (isKnown && (!needsSecondFactor || (await maySecond(ctx, hasSecondFactor)))) return false
  throw new errors.UnmetAuthenticationRequirements('the account cannot reach the requested level')
}

/** `acr_values` is a wish: a user with a second factor is asked for it once, others go on. */
async function wantsSecondFactor(ctx: KoaContextWithOIDC, hasSecondFactor: HasSecondFactor): Promise<boolean> {
  const { params, prompts, session, result } = ctx.oidc
  const wanted = String(params?.['acr_values'] ?? '').split(' ')
  if (!wanted.includes('aal2') || prompts.has('none')) return false
  if (!session?.accountId || session.acr === 'aal2' || result?.login) return false
  return maySecond(ctx, hasSecondFactor)
}

/** Without a session, the user is still to show which account it is. */
async function maySecond(
  { oidc: { session } }: KoaContextWithOIDC,
  hasSecondFactor: HasSecondFactor,
): Promise<boolean> {
  return session?.accountId === undefined || hasSecondFactor(session.accountId)
}

function essentialLevels({ oidc }: KoaContextWithOIDC): readonly string[] | undefined {
  const acr: ClaimsParameterMember | null | undefined = oidc.claims.id_token?.['acr']
  if (!acr?.essential) return undefined
  if (Array.isArray(acr.values)) return acr.values
  return acr.value === undefined ? undefined : [acr.value]
}
