import { MessageId } from '@collect/contract'
import { arePasswordless } from '../../config/passwordless-keys.ts'
import { firstKeysIn, keyConfigOf } from '../../records/webauthn-credential.ts'
import { portableKeys } from '../shared-keys/change-keys.ts'
import { defineMethod } from '../method.ts'
import { keyWays } from '../../identities/ways-in.ts'
import { webauthnLogin } from './login.ts'
import { webauthnRegistration } from './registration.ts'
import { webauthnSettings } from './settings.ts'

export const webauthn = defineMethod({
  name: 'webauthn',
  isEnabled: ({ selfservice }) => selfservice.methods.webauthn.enabled,
  cells: { login: webauthnLogin, registration: webauthnRegistration, settings: webauthnSettings },
  rank: { login: 20, registration: 20, settings: 50 },
  claims: {
    settings: ({ webauthn_register, webauthn_remove }) => (webauthn_register ?? webauthn_remove) !== undefined,
  },
  fields: { login: ['webauthn_login'], registration: ['webauthn_register'] },
  evenly: ['login'],
  asksKeys: true,
  wrong: MessageId.webauthnRejected,
  siteNames: ({ selfservice }) => [selfservice.methods.webauthn.config.rp.display_name],
  credential: {
    signsInAlone: arePasswordless,
    comesSecond: (config) => !arePasswordless(config),
    // A key was made to sign in alone or not, and is found by a name.
    isFirst: (credential) => credential.identifiers.length > 0 && firstKeysIn([credential]).length > 0,
    isSecond: (credential) => keyConfigOf(credential).credentials.some(({ is_passwordless }) => !is_passwordless),
    count: (credential) => firstKeysIn([credential]).length,
    isNamed: true,
    names: ({ webauthn: names }) => names,
    ways: keyWays('webauthn'),
    isDeletable: true,
    portable: portableKeys('webauthn'),
    preview: 'webauthn',
  },
})
