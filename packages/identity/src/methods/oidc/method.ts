import { defineMethod } from '../method.ts'
import { linkCredential } from '../shared-providers/credential.ts'
import { providerLogin } from '../shared-providers/login.ts'
import { providerRegistration } from '../shared-providers/registration.ts'
import { connectionSettings } from '../shared-providers/settings.ts'

export const oidc = defineMethod({
  name: 'oidc',
  isEnabled: ({ selfservice }) => selfservice.methods.oidc.enabled,
  strategies: {
    login: providerLogin('oidc'),
    registration: providerRegistration('oidc'),
    settings: connectionSettings('oidc'),
  },
  rank: { login: 0, registration: 0, settings: 30 },
  isOnEveryStep: true,
  claims: { settings: ({ method, link, unlink }) => method !== 'saml' && (link ?? unlink) !== undefined },
  fields: { login: ['provider'], registration: ['provider'], settings: ['link', 'unlink'] },
  credential: linkCredential('oidc', ({ selfservice }) =>
    selfservice.methods.oidc.config.providers.map(({ id }) => id),
  ),
})
