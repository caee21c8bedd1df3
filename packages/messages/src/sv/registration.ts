import type { registration as english } from '../en/registration.ts'
import type { Translation } from '../translation.ts'

export const registration = {
  'registration.title': 'Skapa ett konto',
  'registration.subtitle': 'Skapa konto med {parts}',
  'registration.login-label': 'Har du redan ett konto?',
  'registration.login-button': 'Logga in',
} satisfies Translation<typeof english>
