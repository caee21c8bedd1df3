import type { messagesOfInformation as english } from '../en/messages-information.ts'
import type { Translation } from '../translation.ts'

export const messagesOfInformation = {
  1010003: 'Para continuar hay que iniciar sesión de nuevo. Confirma que eres tú.',
  1010004: 'Un paso más: confirma el inicio de sesión con tu segundo factor.',
  1010012: 'Ten a mano tu llave de seguridad y continúa.',
  1010014: 'Te enviamos un mensaje a tu dirección. ¿No llega? Mira en Spam o Correo no deseado.',
  1010016:
    'La dirección {duplicateIdentifier} ya pertenece a una cuenta. Inicia sesión en esa cuenta para añadir {provider} como otra forma de entrar en ella.',
  1010020: 'Enviaremos el código a la dirección que indicaste para este paso.',
  1010025: 'Enviamos un código a la dirección de tu cuenta. ¿No llega? Mira en Spam o Correo no deseado.',

  1040005:
    'Te enviamos un código a tu dirección. Escríbelo para terminar de crear la cuenta. ¿No llega? Mira en Spam o Correo no deseado.',
  1040009: 'Ya casi está. Elige cómo quieres iniciar sesión a partir de ahora.',

  1060001:
    'Has recuperado el acceso a tu cuenta. Durante {privileged_session_expires_at_unix_until_minutes, plural, one {# minuto} many {# de minutos} other {# minutos}} puedes elegir una contraseña nueva o añadir otra forma de iniciar sesión.',
  1060002:
    'Si esta dirección pertenece a una cuenta, recibirás un enlace de recuperación. ¿No llega? Revisa que la dirección esté bien escrita y luego mira en Spam o Correo no deseado.',
  1060003:
    'Si esta dirección pertenece a una cuenta, recibirás un código de recuperación. ¿No llega? Revisa que la dirección esté bien escrita y luego mira en Spam o Correo no deseado.',
  1060004: 'Si {masked_address} pertenece a una cuenta, recibirás allí un código de recuperación.',
  1060005: 'Escribe la dirección completa para confirmar que es tuya.',
  1060006: '¿A qué dirección enviamos el código de recuperación?',

  1080001:
    'Enviamos un enlace de verificación a tu dirección. ¿No llega? Revisa que la dirección esté bien escrita y luego mira en Spam o Correo no deseado.',
  1080002: 'Tu correo electrónico está verificado.',
  1080003:
    'Enviamos un código de verificación a tu dirección. ¿No llega? Revisa que la dirección esté bien escrita y luego mira en Spam o Correo no deseado.',
  1080004: 'Enviamos un código de verificación a tu teléfono. ¿No llega? Revisa que el número esté bien escrito.',
  1080005: 'Tu número de teléfono está verificado.',
} satisfies Translation<typeof english>
