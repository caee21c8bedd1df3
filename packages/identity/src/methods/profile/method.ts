import { defineMethod } from '../method.ts'
import { profileRegistration } from './registration.ts'
import { profileSettings } from './settings.ts'

export const profile = defineMethod({
  name: 'profile',
  isEnabled: ({ selfservice }) => selfservice.methods.profile.enabled,
  strategies: { registration: profileRegistration, settings: profileSettings },
  rank: { registration: 70, settings: 10 },
  // The back button appears in the forms of other methods.
  claims: { registration: ({ screen }) => screen !== undefined },
  isStep: true,
})
