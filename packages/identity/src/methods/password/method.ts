import { MessageId } from '@collect/contract'
import { defineMethod } from '../method.ts'
import { passwordLogin } from './login.ts'
import { passwordRegistration } from './registration.ts'
import { passwordSettings } from './settings.ts'

export const password = defineMethod({
  name: 'password',
  isEnabled: ({ selfservice }) => selfservice.methods.password.enabled,
  strategies: { login: passwordLogin, registration: passwordRegistration, settings: passwordSettings },
  rank: { login: 50, registration: 50, settings: 20 },
  triedName: ({ identifier, password_identifier, password: secret }) =>
    secret === undefined ? undefined : (identifier ?? password_identifier),
  wrong: MessageId.invalidCredentials,
  credential: { isPasswordlessFor: () => true, isNamed: true, isDeletable: true },
})
