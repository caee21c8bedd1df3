import { isTrue } from '../strategy.ts'
import { defineMethod } from '../method.ts'
import { totpLogin } from './login.ts'
import { portableTotp } from './portable.ts'
import { newTotpSetup, totpSettings } from './settings.ts'

export const totp = defineMethod({
  name: 'totp',
  isEnabled: ({ selfservice }) => selfservice.methods.totp.enabled,
  strategies: { login: totpLogin, settings: totpSettings },
  rank: { login: 60, settings: 70 },
  claims: { settings: ({ totp_unlink }) => isTrue(totp_unlink) },
  guessed: ['totp_code'],
  offers: { settings: newTotpSetup },
  siteNames: ({ selfservice }) => [selfservice.methods.totp.config.issuer],
  credential: {
    comesSecond: () => true,
    isSecond: () => true,
    removal: { name: 'totp_unlink', value: 'true' },
    isDeletable: true,
    portable: portableTotp,
    preview: '',
  },
})
