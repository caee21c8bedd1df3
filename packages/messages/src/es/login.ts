import type { login as english } from '../en/login.ts'
import type { Translation } from '../translation.ts'

export const login = {
  'login.title': 'Inicia sesión',
  'login.title-refresh': 'Confirma que eres tú',
  'login.title-aal2': 'Segundo paso',
  'login.subtitle': 'Inicia sesión con {parts}',
  'login.subtitle-refresh': 'Confírmalo con {parts}',
  'login.subtitle-aal2': 'Elige cómo quieres completar el segundo paso.',
  'login.code.subtitle': 'Te enviamos un código por correo electrónico.',
  'login.code.subtitle.sms': 'Te enviamos un código al teléfono.',
  'login.totp.subtitle': 'Escribe los 6 dígitos que muestra tu aplicación de autenticación.',
  'login.webauthn.subtitle': 'Conecta o toca tu llave de seguridad cuando el navegador lo pida.',
  'login.lookup_secret.subtitle': 'Escribe uno de los códigos de respaldo de 8 caracteres que aún no has usado.',
  'login.registration-label': '¿No tienes cuenta?',
  'login.registration-button': 'Crear cuenta',
  'login.logout-button': 'Cerrar sesión',
  'login.cancel-button': 'Cancelar',
  'login.2fa.go-back': '¿No es lo que buscabas?',
  'login.2fa.go-back.link': 'Volver',
  'login.2fa.method.go-back': 'Elegir otro método',
} satisfies Translation<typeof english>
