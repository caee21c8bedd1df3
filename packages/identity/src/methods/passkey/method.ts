import { MessageId } from '@collect/contract'
import { webauthnCredentialsIn } from '../../records/webauthn-credential.ts'
import { portableKeys } from '../shared-webauthn/change-credentials.ts'
import { defineMethod } from '../method.ts'
import { keyWays } from '../../identities/ways-in.ts'
import { passkeyLogin } from './login.ts'
import { passkeyRegistration } from './registration.ts'
import { passkeySettings } from './settings.ts'

export const passkey = defineMethod({
  name: 'passkey',
  isEnabled: ({ selfservice }) => selfservice.methods.passkey.enabled,
  strategies: { login: passkeyLogin, registration: passkeyRegistration, settings: passkeySettings },
  rank: { login: 30, registration: 30, settings: 60 },
  claims: {
    settings: ({ passkey_settings_register, passkey_remove, passkey_restore }) =>
      (passkey_settings_register ?? passkey_remove ?? passkey_restore) !== undefined,
  },
  fields: { login: ['passkey_login'], registration: ['passkey_register'] },
  usesWebauthn: true,
  wrong: MessageId.webauthnRejected,
  siteNames: ({ selfservice }) => [selfservice.methods.passkey.config.rp.display_name],
  credential: {
    isPasswordlessFor: () => true,
    count: (credential) => webauthnCredentialsIn([credential], 'passkey').length,
    ways: keyWays('passkey'),
    portable: portableKeys('passkey'),
    preview: 'passkey',
  },
})
