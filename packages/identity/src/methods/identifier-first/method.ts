import { defineMethod } from '../method.ts'
import { identifierFirstLogin } from './login.ts'

export const identifierFirst = defineMethod({
  name: 'identifier_first',
  // `login.style` decides whether the method shows.
  isEnabled: () => true,
  strategies: { login: identifierFirstLogin },
  // A body with only an identifier means this method.
  lastFields: { login: ['identifier'] },
  isStep: true,
  hidesTimingIn: ['login'],
})
