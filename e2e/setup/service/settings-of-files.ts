import type { Changes } from '../story-config.ts'

// Settings that several files of stories have in common. Playwright starts a server and a browser for each object.

/** The delivered ways: the address first, then how to sign in. */
export const deliveredWays: Changes = {
  'selfservice.flows.login.style': 'identifier_first',
  'selfservice.flows.registration.style': 'profile_first',
  'selfservice.methods.code.passwordless_enabled': true,
}

/** A mailed code signs a user in. */
export const codeSignsIn: Changes = { 'selfservice.methods.code.passwordless_enabled': true }

/** A mailed code is the one second factor. */
export const codeAlone: Changes = {
  'selfservice.methods.code.mfa_enabled': true,
  'selfservice.methods.totp.enabled': false,
  'selfservice.methods.lookup_secret.enabled': false,
}

/** Delivered: a user changes credentials for a quarter of an hour after a sign-in. */
export const rarelyConfirmed: Changes = { 'selfservice.flows.settings.privileged_session_max_age': '15m' }

/** A logout leads to the sign-in, and a new password does not end the other sessions. */
export const openEnds: Changes = {
  'selfservice.flows.logout.after.default_browser_return_url': '/login',
  'selfservice.flows.settings.after.password.hooks': [],
}
