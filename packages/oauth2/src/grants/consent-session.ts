import type { ConsentSession } from '@collect/contract'
import type Provider from 'oidc-provider'
import type { AccountConsent } from '../store/consent-store.ts'
import { shownClient } from './shown-client.ts'

/** A consent in Hydra's words, with the time of the last use, which a Hydra does not tell. */
export const consentSessionOf = (
  consent: AccountConsent,
  client: InstanceType<Provider['Client']> | undefined,
): ConsentSession & { readonly last_used?: string } => ({
  consent_request: {
    ...(consent.requestId !== undefined && { consent_request_id: consent.requestId }),
    subject: consent.accountId,
    requested_scope: [...consent.granted, ...consent.refused],
    client: client ? { ...shownClient(client), skip_consent: consent.own } : { client_id: consent.clientId },
  },
  grant_scope: consent.granted,
  handled_at: timeOf(consent.since),
  remember: consent.remembered,
  ...(consent.lastUsedAt !== undefined && { last_used: timeOf(consent.lastUsedAt) }),
})

const timeOf = (time: number): string => new Date(time).toISOString()
