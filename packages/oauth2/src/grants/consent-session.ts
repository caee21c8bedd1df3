import type { ConsentSession, OAuth2Client } from '@collect/contract'
import type { AccountConsent } from '../store/consent-store.ts'

/** A consent in Hydra's words, with the time of the last use, which a Hydra does not tell. */
export const consentSessionOf = (
  consent: AccountConsent,
  client: OAuth2Client | undefined,
): ConsentSession & { readonly last_used?: string } => ({
  consent_request: {
    ...(consent.requestId !== undefined && { consent_request_id: consent.requestId }),
    subject: consent.accountId,
    requested_scope: [...consent.granted, ...consent.refused],
    client: client ? { ...client, skip_consent: consent.own } : { client_id: consent.clientId },
  },
  grant_scope: consent.granted,
  handled_at: timeOf(consent.since),
  remember: consent.remembered,
  ...(consent.lastUsedAt !== undefined && { last_used: timeOf(consent.lastUsedAt) }),
})

const timeOf = (time: number): string => new Date(time).toISOString()
