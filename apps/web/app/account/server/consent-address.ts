/** Where a decision is posted. */
export const decisionPath = '/consent/decision'

/** The page that asks, for one challenge. */
export const consentPath = (challenge: string): string =>
  `/consent?${new URLSearchParams({ consent_challenge: challenge })}`
