/** The claims that each scope gives (docs/contract/providers-and-oauth2.md §E2). */
export const claimsByScope = {
  openid: ['sub', 'acr', 'amr', 'auth_time', 'sid'],
  profile: ['name', 'given_name', 'family_name', 'nickname', 'preferred_username', 'picture', 'locale', 'updated_at'],
  email: ['email', 'email_verified'],
  phone: ['phone_number', 'phone_number_verified'],
  address: ['address'],
}
