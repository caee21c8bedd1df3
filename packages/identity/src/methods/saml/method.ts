import { defineMethod } from '../method.ts'
import { linkCredential } from '../shared-providers/credential.ts'
import { providerLogin } from '../shared-providers/login.ts'
import { providerRegistration } from '../shared-providers/registration.ts'
import { connectionSettings } from '../shared-providers/settings.ts'

export const saml = defineMethod({
  name: 'saml',
  isEnabled: ({ selfservice }) => selfservice.methods.saml.enabled,
  strategies: {
    login: providerLogin('saml'),
    registration: providerRegistration('saml'),
    settings: connectionSettings('saml'),
  },
  rank: { registration: 5 },
  isOnEveryStep: true,
  claims: { settings: ({ method, link, unlink }) => method !== 'oidc' && (link ?? unlink) !== undefined },
  fields: { login: ['provider'], registration: ['provider'], settings: ['link', 'unlink'] },
  credential: linkCredential('saml', ({ selfservice }) =>
    selfservice.methods.saml.config.providers.filter(({ state }) => state === 'enabled').map(({ id }) => id),
  ),
})
