import type { mails as english } from '../en/mails.ts'
import type { Translation } from '../translation.ts'

export const mails = {
  'mail.greeting': 'Hola:',
  'mail.signature': 'Collect Everything',
  'mail.ignore': '¿No lo pediste tú? Entonces ignora este correo: no ha cambiado nada.',
  'mail.recovery.subject': '{code} es tu código de recuperación',
  'mail.recovery.text': 'Con este código recuperas el acceso a tu cuenta:',
  'mail.recovery.unknown.subject': 'Alguien intentó recuperar una cuenta',
  'mail.recovery.unknown.text':
    'Alguien pidió recuperar una cuenta con esta dirección, pero no existe ninguna. ¿Fuiste tú? Entonces prueba con otra dirección.',
  'mail.verification.subject': '{code} es tu código de verificación',
  'mail.verification.text': 'Con este código confirmas que esta dirección es tuya:',
  'mail.verification.link': 'O abre esta página:',
  'mail.verification.unknown.subject': 'Alguien intentó verificar esta dirección',
  'mail.verification.unknown.text':
    'Alguien pidió verificar esta dirección, pero no pertenece a ninguna cuenta. ¿Fuiste tú? Entonces prueba con otra dirección.',
  'mail.login.subject': '{code} es tu código de inicio de sesión',
  'mail.login.text': 'Con este código inicias sesión:',
  'mail.registration.subject': '{code} es tu código de registro',
  'mail.registration.text': 'Con este código terminas de crear tu cuenta:',
  'mail.lifetime':
    'El código es válido durante {minutes, plural, one {# minuto} many {# de minutos} other {# minutos}} y solo se puede usar una vez.',
  'mail.password-changed.subject': 'Tu contraseña ha cambiado',
  'mail.password-changed.text':
    'La contraseña de tu cuenta acaba de cambiar. Si no fuiste tú, recupera la cuenta de inmediato.',
  'mail.recovery.link': 'O abre esta página:',
  'mail.duplicate.subject': 'Ya tienes una cuenta',
  'mail.duplicate.text':
    'Alguien intentó registrarse con tu dirección, que ya tiene una cuenta. ¿Fuiste tú? Entonces inicia sesión, o recupera la cuenta si olvidaste la contraseña. Si no fuiste tú, ignora este correo: no ha cambiado nada.',
} satisfies Translation<typeof english>
