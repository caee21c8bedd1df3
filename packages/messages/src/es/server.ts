import type { server as englishServer, said as englishSaid } from '../en/server.ts'
import type { Translation } from '../translation.ts'

export const server = {
  'server.notFound.title': 'Página no encontrada',
  'server.notFound.text': 'No encontramos esa página.',
  'server.tooLarge.title': 'El envío es demasiado grande',
  'server.tooLarge.text':
    'Es más de lo que podemos aceptar aquí. No se guardó nada. Vuelve atrás a tu formulario y acórtalo.',
  'server.unreadable.title': 'No se guardó nada',
  'server.unreadable.text': 'No pudimos leer el formulario. Vuelve atrás y envíalo de nuevo.',
  'server.fault.title': 'Algo salió mal por nuestra parte',
  'server.fault.text': 'Inténtalo de nuevo dentro de unos minutos.',
  'server.serviceDown.title': 'Las cuentas no están disponibles',
  'server.serviceDown.text':
    'Ahora mismo no podemos acceder a las cuentas. No se ha perdido nada; vuelve a intentarlo dentro de unos minutos.',
  'server.oauth2Ended.title': 'Esta solicitud ya no es válida',
  'server.oauth2Ended.text':
    'La solicitud de la aplicación ya se respondió o ha caducado. Vuelve a la aplicación y empieza de nuevo.',
  'server.oauth2.title': 'La solicitud de la aplicación no es correcta',
  'server.oauth2.text':
    'Una aplicación te ha enviado aquí, pero no podemos responder a su solicitud. No se ha transmitido ningún dato tuyo. Vuelve a la aplicación; si ocurre otra vez, envía a sus responsables los detalles siguientes.',
  'server.details': 'Detalles: {details}',
  'server.backToApplication': 'Volver a {application}',
  'server.tooMany.title': 'Demasiadas solicitudes',
  'server.tooMany.text': 'Han llegado demasiadas solicitudes desde tu red. Espera un momento y vuelve a intentarlo.',
  'server.tryAgain': 'Volver a intentarlo',
  'server.backHome': 'Volver al inicio',
} satisfies Translation<typeof englishServer>

export const said = {
  'said.first-proof':
    'Tu dirección está confirmada y la cuenta es solo tuya. Hemos quitado lo que se había configurado antes: contraseña, llaves de acceso, llaves de seguridad, aplicación de autenticación, códigos de respaldo y otras sesiones. Para conservar tu contraseña anterior, escríbela una vez abajo.',
  'said.claim.made': 'El {date} se creó una cuenta con tu dirección. La dirección aún no está confirmada. ¿Fuiste tú?',
  'said.claim.device': 'Se creó con {device}.',
  'said.claim.address': 'Dirección IP: {address}',
  'said.claim.ways': 'Métodos de acceso: {ways}.',
  'said.claim.mine': 'Fui yo',
  'said.claim.not-mine': 'No fui yo',
  'said.claim.cleared':
    'Ahora la cuenta es solo tuya y se ha quitado lo que configuró la otra persona. Inicia sesión con un código por correo para continuar.',
  'said.way':
    '{way, select, password {contraseña} totp {aplicación de autenticación} lookup_secret {códigos de respaldo} webauthn {llave de seguridad} passkey {llave de acceso} code {código por correo} other {otro método}}',
  'said.same-mailbox':
    'Recuperaste tu cuenta con esta dirección, así que un código enviado a ella no demuestra nada nuevo. Usa otro segundo factor, o cierra la sesión y entra con tu contraseña.',
  'said.passkey-name': '{browser} en {system}',
  'said.unverified-key': 'Esta llave no ha comprobado que eres tú. Elige otro método.',
} satisfies Translation<typeof englishSaid>
