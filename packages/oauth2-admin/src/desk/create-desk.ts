import type {
  ConsentDecision,
  ConsentDesk,
  ConsentRequest,
  FoundConsent,
  FoundLogout,
  Session,
} from '@collect/contract'
import { claimsOf } from '../claims/claims-of.ts'
import type { OAuth2Admin } from '../oauth2-admin.ts'
import { earlierAnswers } from './earlier-answers.ts'
import { connectedApps } from './connected-apps.ts'

/** The desk of any OAuth2 provider with Hydra's admin API. */
export function createDesk(admin: OAuth2Admin): ConsentDesk {
  return {
    async find(challenge): Promise<FoundConsent> {
      const found = await admin.findConsent(challenge)
      if (found.found === 'used') return { found: 'decided', redirectTo: found.redirectTo }
      if (found.found === 'nothing') return found
      const { request } = found
      const { subject, client } = request
      if (!subject || client?.client_id === undefined) return found
      return { ...found, answered: earlierAnswers(await admin.consentSessions(subject), client.client_id) }
    },
    async decide(request, decision, session) {
      const granted = grantedBy(request, decision)
      if (!granted) return admin.rejectConsent(request.challenge, denied)
      return admin.acceptConsent(request.challenge, {
        grant_scope: granted,
        grant_access_token_audience: request.requested_access_token_audience ?? [],
        remember: decision.decision === 'accept' && decision.remember,
        remember_for: 0,
        session: { access_token: {}, id_token: claimsFor(session, granted) },
      })
    },
    async findLogout(challenge): Promise<FoundLogout> {
      const found = await admin.findLogout(challenge)
      return found.found === 'used' ? { found: 'decided', redirectTo: found.redirectTo } : found
    },
    acceptLogout: (challenge) => admin.acceptLogout(challenge),
    rejectLogout: (challenge) => admin.rejectLogout(challenge),
    connected: async (subject) => connectedApps(await admin.consentSessions(subject)),
    withdraw: (subject, clientId) => admin.endConsents(subject, clientId),
  }
}

const denied = { error: 'access_denied', error_description: 'The user denied the request.' }

/** Some of the requested scopes; undefined for a refusal. A user who allows nothing refuses. */
function grantedBy(
  { requested_scope: requested = [] }: ConsentRequest,
  decision: ConsentDecision,
): readonly string[] | undefined {
  if (decision.decision === 'reject') return undefined
  const allowed = requested.filter((scope) => decision.grantScope.includes(scope))
  if (allowed.length === 0 && requested.length > 0) return undefined
  // Without `openid` the answer would be no OpenID Connect answer.
  return requested.filter((scope) => scope === 'openid' || allowed.includes(scope))
}

/** A Hydra knows nothing about users, so the claims come with the decision. */
const claimsFor = ({ identity }: Session, granted: readonly string[]): Readonly<Record<string, unknown>> =>
  identity ? { ...claimsOf(identity, granted) } : {}
