import { MessageId } from '@collect/contract'
import { defineMethod } from '../method.ts'
import { wayOf } from '../../identities/ways-in.ts'
import { codeLogin } from './login.ts'
import { codeRecovery } from './recovery.ts'
import { codeRegistration } from './registration.ts'
import { codeVerification } from './verification.ts'

export const code = defineMethod({
  name: 'code',
  isEnabled: ({ selfservice }) => selfservice.methods.code.enabled,
  strategies: {
    login: codeLogin,
    registration: codeRegistration,
    recovery: codeRecovery,
    verification: codeVerification,
  },
  rank: { login: 40, registration: 40 },
  fields: { login: ['address'] },
  wrong: MessageId.loginCodeInvalid,
  credential: {
    // Codes are either a first factor or a second one.
    isPasswordlessFor: ({ selfservice }) => selfservice.methods.code.passwordless_enabled,
    comesSecond: ({ selfservice }) => selfservice.methods.code.mfa_enabled,
    onlyFirst: true,
    isNamed: true,
    ways: (credential) => credential.identifiers.map((name) => ({ ...wayOf(credential), name })),
  },
})
