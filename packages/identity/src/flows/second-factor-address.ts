import { FlowError } from './flow-error.ts'
import type { Service } from './service.ts'

/** The address of a login that asks for the second factor and then returns to `returnTo`. */
export const secondFactorAddress = ({ addresses }: Service, returnTo?: string, loginChallenge?: string): string =>
  addresses.start('login', { aal: 'aal2', return_to: returnTo, login_challenge: loginChallenge })

/** docs/contract/http.md §4.2 */
export const secondFactorRequired = (location: string) =>
  new FlowError({
    status: 403,
    id: 'session_aal2_required',
    reason: 'This account needs a second factor, which the session lacks.',
    details: { redirect_browser_to: location },
    extras: { redirect_browser_to: location },
    location,
  })
