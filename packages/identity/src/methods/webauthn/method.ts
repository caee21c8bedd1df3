import { MessageId } from '@collect/contract'
import { isWebauthnPasswordless } from '../../config/passwordless-webauthn.ts'
import { passwordlessCredentialsIn, webauthnConfigOf } from '../../records/webauthn-credential.ts'
import { portableKeys } from '../shared-webauthn/change-credentials.ts'
import { defineMethod } from '../method.ts'
import { keyWays } from '../../identities/ways-in.ts'
import { webauthnLogin } from './login.ts'
import { webauthnRegistration } from './registration.ts'
import { webauthnSettings } from './settings.ts'

export const webauthn = defineMethod({
  name: 'webauthn',
  isEnabled: ({ selfservice }) => selfservice.methods.webauthn.enabled,
  strategies: { login: webauthnLogin, registration: webauthnRegistration, settings: webauthnSettings },
  rank: { login: 20, registration: 20, settings: 50 },
  claims: {
    settings: ({ webauthn_register, webauthn_remove, webauthn_restore }) =>
      (webauthn_register ?? webauthn_remove ?? webauthn_restore) !== undefined,
  },
  fields: { login: ['webauthn_login'], registration: ['webauthn_register'] },
  hidesTimingIn: ['login'],
  usesWebauthn: true,
  wrong: MessageId.webauthnRejected,
  siteNames: ({ selfservice }) => [selfservice.methods.webauthn.config.rp.display_name],
  credential: {
    isPasswordlessFor: isWebauthnPasswordless,
    comesSecond: (config) => !isWebauthnPasswordless(config),
    // A first factor is a passwordless key that an identifier finds.
    isFirst: (credential) => credential.identifiers.length > 0 && passwordlessCredentialsIn([credential]).length > 0,
    isSecond: (credential) => webauthnConfigOf(credential).credentials.some(({ is_passwordless }) => !is_passwordless),
    count: (credential) => passwordlessCredentialsIn([credential]).length,
    isNamed: true,
    names: ({ webauthn: names }) => names,
    ways: keyWays('webauthn'),
    isDeletable: true,
    portable: portableKeys('webauthn'),
    preview: 'webauthn',
  },
})
