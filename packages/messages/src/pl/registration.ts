import type { registration as english } from '../en/registration.ts'
import type { Translation } from '../translation.ts'

export const registration = {
  'registration.title': 'Załóż konto',
  'registration.subtitle': 'Sposób rejestracji: {parts}',
  'registration.login-label': 'Masz już konto?',
  'registration.login-button': 'Zaloguj się',
} satisfies Translation<typeof english>
