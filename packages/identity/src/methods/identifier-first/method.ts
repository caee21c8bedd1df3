import { defineMethod } from '../method.ts'
import { identifierFirstLogin } from './login.ts'

export const identifierFirst = defineMethod({
  name: 'identifier_first',
  // It follows the style of the sign-in.
  isEnabled: () => true,
  strategies: { login: identifierFirstLogin },
  // A name alone is for the page that asks for it.
  lastFields: { login: ['identifier'] },
  isStep: true,
  hidesTimingIn: ['login'],
})
