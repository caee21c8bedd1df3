import type { registration as english } from '../en/registration.ts'
import type { Translation } from '../translation.ts'

export const registration = {
  'registration.title': 'Criar uma conta',
  'registration.subtitle': 'Crie sua conta com {parts}',
  'registration.login-label': 'Já tem uma conta?',
  'registration.login-button': 'Entrar',
} satisfies Translation<typeof english>
