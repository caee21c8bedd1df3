import { defineMethod } from '../method.ts'
import { providerLogin } from '../shared-providers/login.ts'
import { providerRegistration } from '../shared-providers/registration.ts'

export const oidc = defineMethod({
  name: 'oidc',
  isEnabled: ({ selfservice }) => selfservice.methods.oidc.enabled,
  strategies: { login: providerLogin('oidc'), registration: providerRegistration('oidc') },
  rank: { login: 0, registration: 0, settings: 30 },
  isOnEveryStep: true,
  fields: { login: ['provider'], registration: ['provider'], settings: ['link', 'unlink'] },
  credential: { isPasswordlessFor: () => true },
})
