import type { registration as english } from '../en/registration.ts'
import type { Translation } from '../translation.ts'

export const registration = {
  'registration.title': 'Opprett en konto',
  'registration.subtitle': 'Opprett konto med {parts}',
  'registration.login-label': 'Har du allerede en konto?',
  'registration.login-button': 'Logg inn',
} satisfies Translation<typeof english>
