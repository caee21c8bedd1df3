import type { registration as english } from '../en/registration.ts'
import type { Translation } from '../translation.ts'

export const registration = {
  'registration.title': 'Konto erstellen',
  'registration.subtitle': 'Registrieren mit {parts}',
  'registration.login-label': 'Sie haben schon ein Konto?',
  'registration.login-button': 'Anmelden',
} as const satisfies Translation<typeof english>
