/** The path that takes the decision. */
export const decisionPath = '/consent/decision'

/** The consent page of one challenge. */
export const consentPath = (challenge: string): string =>
  `/consent?${new URLSearchParams({ consent_challenge: challenge })}`

/** The logout page of one challenge. */
export const logoutPath = (challenge: string): string =>
  `/logout?${new URLSearchParams({ logout_challenge: challenge })}`
