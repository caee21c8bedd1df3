import type { registration as english } from '../en/registration.ts'
import type { Translation } from '../translation.ts'

export const registration = {
  'registration.title': 'Account aanmaken',
  'registration.subtitle': 'Registreer je met {parts}',
  'registration.login-label': 'Heb je al een account?',
  'registration.login-button': 'Inloggen',
} as const satisfies Translation<typeof english>
