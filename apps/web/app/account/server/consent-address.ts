/** The path that takes the decision. */
export const decisionPath = '/consent/decision'

/** The consent page of one challenge. */
export const consentPath = (challenge: string): string =>
  `/consent?${new URLSearchParams({ consent_challenge: challenge })}`
