import { MessageId } from '@collect/contract'
import { keysIn } from '../../records/webauthn-credential.ts'
import { portableKeys } from '../shared-keys/change-keys.ts'
import { defineMethod } from '../method.ts'
import { keyWays } from '../../identities/ways-in.ts'
import { passkeyLogin } from './login.ts'
import { passkeyRegistration } from './registration.ts'
import { passkeySettings } from './settings.ts'

export const passkey = defineMethod({
  name: 'passkey',
  isEnabled: ({ selfservice }) => selfservice.methods.passkey.enabled,
  cells: { login: passkeyLogin, registration: passkeyRegistration, settings: passkeySettings },
  rank: { login: 30, registration: 30, settings: 60 },
  claims: {
    settings: ({ passkey_settings_register, passkey_remove }) =>
      (passkey_settings_register ?? passkey_remove) !== undefined,
  },
  fields: { login: ['passkey_login'], registration: ['passkey_register'] },
  asksKeys: true,
  wrong: MessageId.webauthnRejected,
  siteNames: ({ selfservice }) => [selfservice.methods.passkey.config.rp.display_name],
  credential: {
    signsInAlone: () => true,
    count: (credential) => keysIn([credential], 'passkey').length,
    ways: keyWays('passkey'),
    portable: portableKeys('passkey'),
    preview: 'passkey',
  },
})
