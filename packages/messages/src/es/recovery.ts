import type { recovery as english } from '../en/recovery.ts'
import type { Translation } from '../translation.ts'

export const recovery = {
  'recovery.title': 'Recupera tu cuenta',
  'recovery.subtitle': 'Escribe la dirección de tu cuenta y te enviaremos un código.',
  'recovery.subtitle.link': 'Escribe la dirección de tu cuenta y te enviaremos un enlace.',
  'recovery.subtitle.opened':
    'El enlace es válido. Si continúas, iniciarás sesión y podrás elegir una contraseña nueva.',
  'verification.title': 'Verifica tu dirección',
  'verification.subtitle': 'Escribe el correo electrónico que quieres verificar.',
  'verification.subtitle.email-or-phone':
    'Escribe el correo electrónico o el número de teléfono que quieres verificar.',
  'verification.subtitle.opened': 'El enlace es válido. Si continúas, tu dirección quedará verificada.',
} satisfies Translation<typeof english>
