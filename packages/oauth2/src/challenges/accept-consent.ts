import type Provider from 'oidc-provider'
import type { InteractionResults } from 'oidc-provider'
import type { Grants } from '../grants/grants.ts'
import type { Interaction } from './interaction.ts'
import { scopesOf } from './requests.ts'

interface ConsentAnswer {
  readonly granted: readonly string[]
  readonly remember: boolean
}

/** Grants what was requested and allowed. Nothing allowed is a refusal. */
export async function acceptConsent(
  { provider, grants }: { readonly provider: Provider; readonly grants: Grants },
  interaction: Interaction,
  { granted: allowed, remember }: ConsentAnswer,
): Promise<InteractionResults> {
  const client = await provider.Client.find(String(interaction.params['client_id']))
  const accountId = interaction.session?.accountId
  const requested = scopesOf(interaction)
  const chosen = requested.filter((scope) => allowed.includes(scope))
  if (!client || accountId === undefined || chosen.length === 0) {
    return { error: 'access_denied', error_description: 'The user granted nothing.' }
  }
  const grantId = await grants.decide({
    accountId,
    client,
    requested,
    granted: requested.filter((scope) => scope === 'openid' || chosen.includes(scope)),
    remembered: remember,
    requestId: interaction.uid,
  })
  return { consent: { grantId } }
}
