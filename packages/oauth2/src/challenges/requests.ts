import type { ConsentRequest, LoginRequest, OAuth2Client, OidcContext } from '@collect/contract'
import { offeredScopes } from '../clients/client-metadata.ts'
import { authorizationUrlOf, type Interaction } from './interaction.ts'

interface RequestContext {
  readonly origin: string
  readonly interaction: Interaction
  readonly client: OAuth2Client
}

/** docs/contract/providers-and-oauth2.md §D1 */
export function loginRequestOf(context: RequestContext): LoginRequest {
  const { interaction } = context
  return {
    ...commonOf(context),
    // The shadow session has already answered what could be skipped.
    skip: false,
    subject: interaction.session?.accountId ?? '',
    session_id: interaction.session?.uid ?? '',
  }
}

/** docs/contract/providers-and-oauth2.md §D1 */
export function consentRequestOf(context: RequestContext): ConsentRequest {
  const { lastSubmission, session, uid } = context.interaction
  return {
    ...commonOf(context),
    skip: false,
    subject: session?.accountId ?? '',
    consent_request_id: uid,
    // Empty when the user was signed in already.
    login_challenge: String(lastSubmission?.login?.['challenge'] ?? ''),
    login_session_id: session?.uid ?? '',
    acr: session?.acr ?? '',
    amr: session?.amr ?? [],
    context: {},
  }
}

const commonOf = ({ origin, interaction, client }: RequestContext) => ({
  challenge: interaction.uid,
  requested_scope: scopesOf(interaction),
  requested_access_token_audience: [],
  oidc_context: oidcContextOf(interaction),
  client,
  request_url: authorizationUrlOf(origin, interaction),
})

/** The requested scopes that the provider knows. */
export const scopesOf = ({ params }: Interaction): readonly string[] =>
  wordsOf(params['scope']).filter((scope) => offeredScopes.some((offered) => offered === scope))

function oidcContextOf({ params }: Interaction): OidcContext {
  const { acr_values, ui_locales, display, login_hint, id_token_hint } = params
  return {
    acr_values: wordsOf(acr_values),
    ui_locales: wordsOf(ui_locales),
    display: typeof display === 'string' ? display : '',
    login_hint: typeof login_hint === 'string' ? login_hint : '',
    ...(typeof id_token_hint === 'string' && { id_token_hint_claims: claimsIn(id_token_hint) }),
  }
}

/** The library has verified the token's signature. */
function claimsIn(token: string): Readonly<Record<string, unknown>> {
  const [, payload = ''] = token.split('.')
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Readonly<Record<string, unknown>>
}

const wordsOf = (value: unknown): readonly string[] =>
  typeof value === 'string' ? value.split(' ').filter((word) => word !== '') : []
