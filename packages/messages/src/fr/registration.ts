import type { registration as english } from '../en/registration.ts'
import type { Translation } from '../translation.ts'

export const registration = {
  'registration.title': 'Créer un compte',
  'registration.subtitle': 'Inscrivez-vous avec {parts}',
  'registration.login-label': 'Vous avez déjà un compte ?',
  'registration.login-button': 'Se connecter',
} satisfies Translation<typeof english>
