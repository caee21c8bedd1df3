import type { verificationPage as english } from '../en/verification-page.ts'
import type { Translation } from '../translation.ts'

export const verificationPage = {
  'verification-page.title': 'Verifica tu correo electrónico',
  'verification-page.verified': 'El correo electrónico de tu cuenta está verificado.',
  'verification-page.instructions': 'Te enviamos un correo con un código a tu dirección.',
  'verification-page.instructions.link': 'Te enviamos un correo con un enlace a tu dirección.',
  'verification-page.spam': 'Mira en la bandeja de entrada y luego en Spam o Correo no deseado.',
  'verification-page.request': 'Pedir otro correo de verificación',
  'verification-page.resend': 'Reenviar el correo de verificación',
} satisfies Translation<typeof english>
