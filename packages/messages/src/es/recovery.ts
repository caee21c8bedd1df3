import type { recovery as english } from '../en/recovery.ts'
import type { Translation } from '../translation.ts'

export const recovery = {
  'recovery.title': 'Recupera tu cuenta',
  'recovery.subtitle': 'Escribe la dirección de tu cuenta y te enviaremos un código.',
  'recovery.login-label': '¿Ya recuerdas la contraseña?',
  'recovery.login-button': 'Iniciar sesión',
  'verification.title': 'Verifica tu dirección',
  'verification.subtitle': 'Escribe el correo electrónico que quieres verificar.',
  'verification.subtitle.email-or-phone':
    'Escribe el correo electrónico o el número de teléfono que quieres verificar.',
  'verification.registration-label': '¿No tienes cuenta?',
  'verification.registration-button': 'Crear cuenta',
  'verification.back-button': 'Volver',
} satisfies Translation<typeof english>
