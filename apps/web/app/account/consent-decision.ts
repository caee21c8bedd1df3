import type { Route } from './+types/consent-decision'
import { decideConsent } from './server/act/decide-consent.ts'

/** Answers with an address or a redirect, never with a page: scripts post here too. */
export const action = (visit: Route.ActionArgs) => decideConsent(visit)
