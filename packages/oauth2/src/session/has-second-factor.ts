import type { Identity } from '@collect/contract'

const secondFactors = ['totp', 'lookup_secret', 'webauthn'] as const

/** Whether the account can reach aal2. */
export const hasSecondFactor = ({ credentials = {} }: Identity): boolean =>
  secondFactors.some((type) => type in credentials)
