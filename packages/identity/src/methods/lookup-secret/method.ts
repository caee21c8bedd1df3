import { isTrue } from '../strategy.ts'
import { defineMethod } from '../method.ts'
import { lookupSecretLogin } from './login.ts'
import { portableCodes } from './portable.ts'
import { lookupSecretSettings } from './settings.ts'

export const lookupSecret = defineMethod({
  name: 'lookup_secret',
  isEnabled: ({ selfservice }) => selfservice.methods.lookup_secret.enabled,
  strategies: { login: lookupSecretLogin, settings: lookupSecretSettings },
  rank: { login: 70, settings: 40 },
  lastWith: 'lookup_secret_codes',
  claims: {
    settings: (body) => Object.keys(body).some((name) => name.startsWith('lookup_secret_') && isTrue(body[name])),
  },
  guessed: ['lookup_secret'],
  credential: {
    comesSecond: () => true,
    isSecond: () => true,
    isSpent: true,
    removal: { name: 'lookup_secret_disable', value: 'true' },
    isDeletable: true,
    portable: portableCodes,
    preview: 'lookup-secret',
  },
})
