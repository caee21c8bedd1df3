export { claimsOf, type OidcClaims } from './claims/claims-of.ts'
export { createDesk } from './desk/create-desk.ts'
export {
  createOAuth2Admin,
  type AcceptConsent,
  type AcceptLogin,
  type Challenge,
  type OAuth2Admin,
  type OAuth2AdminOptions,
  type Refusal,
} from './oauth2-admin.ts'
export { ProviderUnavailableError } from './provider-unavailable-error.ts'
