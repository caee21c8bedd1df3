import type { said as english } from '../en/said.ts'
import type { Translation } from '../translation.ts'

export const said = {
  'said.first-proof':
    'Tu dirección está confirmada y la cuenta es solo tuya. Hemos quitado lo que se había configurado antes: contraseña, llaves de acceso, llaves de seguridad, aplicación de autenticación, códigos de respaldo y otras sesiones. Para conservar tu contraseña anterior, escríbela una vez abajo.',
  'said.claim.made':
    'El {date} se creó una cuenta con tu dirección. Todavía nadie ha confirmado que la dirección es suya. ¿Fuiste tú?',
  'said.claim.device': 'Se creó con {device}.',
  'said.claim.address': 'Dirección IP: {address}',
  'said.claim.ways': 'Se puede abrir con: {ways}.',
  'said.claim.mine': 'Fui yo',
  'said.claim.not-mine': 'No fui yo',
  'said.claim.cleared':
    'Ahora la cuenta es solo tuya y se ha quitado lo que configuró la otra persona. Inicia sesión con un código por correo para continuar.',
  'said.way':
    '{way, select, password {contraseña} totp {aplicación de autenticación} lookup_secret {códigos de respaldo} webauthn {llave de seguridad} passkey {llave de acceso} code {código por correo} other {otro método}}',
  'said.same-mailbox':
    'Recuperaste tu cuenta con esta dirección, así que un código enviado a ella no demuestra nada más. Usa otro segundo factor, o cierra la sesión y entra con tu contraseña.',
  'said.unverified-key': 'Esta llave no ha comprobado que eres tú. Elige otra forma de iniciar sesión.',
} as const satisfies Translation<typeof english>
