import type { registration as english } from '../en/registration.ts'
import type { Translation } from '../translation.ts'

export const registration = {
  'registration.title': 'Crea una cuenta',
  'registration.subtitle': 'Regístrate con {parts}',
  'registration.login-label': '¿Ya tienes una cuenta?',
  'registration.login-button': 'Iniciar sesión',
} satisfies Translation<typeof english>
