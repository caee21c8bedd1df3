import type { profile as english } from '../en/profile.ts'
import type { Translation } from '../translation.ts'

export const profile = {
  'profile.heading': 'AJUSTES DEL PERFIL',
  'profile.verify.title': 'Verifica tu correo electrónico',
  'profile.verify.text': 'Te enviamos un correo. Mira en la bandeja de entrada y luego en Spam o Correo no deseado.',
  'profile.verify.link': 'Enviarlo de nuevo',
  'profile.verify.now': 'Verificar ahora',
  'profile.card.title': 'Tu perfil',
  'profile.email': 'Correo electrónico',
  'profile.status': 'Estado',
  'profile.verified': 'Verificado',
  'profile.not-verified': 'Sin verificar',
  'profile.user-id': 'ID de usuario',
  'profile.email-trait': 'Correo electrónico (atributo)',
  'profile.no-email': 'Sin correo electrónico',
  'profile.update.title': 'Actualiza tu cuenta',
  'profile.sessions.title': 'Tus sesiones abiertas',
  'profile.sessions.description': 'Cierra cualquier sesión que no reconozcas.',
  'profile.sessions.current': 'Este dispositivo',
  'profile.sessions.other': 'Otro dispositivo',
  'profile.sessions.device': '{browser} en {system}',
  'profile.sessions.since': 'Desde el {date}',
  'profile.sessions.end': 'Cerrar esa sesión',
  'profile.sessions.end-one': '{end}: {device}, {since}',
  'profile.sessions.end-others': 'Cerrar las demás sesiones',
  'profile.sessions.older':
    '{count, plural, one {Sigue abierta otra sesión anterior a este cambio.} many {Siguen abiertas otras # de sesiones anteriores a este cambio.} other {Siguen abiertas otras # sesiones anteriores a este cambio.}}',
  'profile.sessions.none': 'No tienes más sesiones abiertas que esta.',
  'profile.sessions.ended':
    '{count, plural, one {Se cerró # sesión.} many {Se cerraron # de sesiones.} other {Se cerraron # sesiones.}}',
  'profile.sessions.failed': 'No se pudo cerrar la sesión. Inténtalo de nuevo.',
  'profile.events.title': 'Actividad reciente',
  'profile.events.older': 'Anteriores',
  'profile.events.newest': 'Más recientes',
  'profile.events.times': '{what}, {count} veces',
  'profile.events.none': 'De momento no ha cambiado nada.',
  'profile.events.what':
    '{kind, select, password_changed {Contraseña cambiada} address_changed {Correo electrónico cambiado} new_device {Inicio de sesión desde un dispositivo nuevo} second_factor_guessed {Códigos incorrectos después de la contraseña} deletion_requested {Eliminación de la cuenta solicitada} deletion_called_off {Eliminación de la cuenta anulada} first_proof {Dirección confirmada, accesos anteriores quitados} account_made {Cuenta creada} other {Cuenta modificada}}',
  'profile.events.added':
    '{factor, select, totp {Aplicación de autenticación vinculada} lookup_secret {Códigos de respaldo nuevos creados} passkey {Llave de acceso añadida} webauthn {Llave de seguridad añadida} password {Contraseña creada} other {Método de acceso añadido}}',
  'profile.events.removed':
    '{factor, select, totp {Aplicación de autenticación quitada} lookup_secret {Códigos de respaldo desactivados} passkey {Llave de acceso quitada} webauthn {Llave de seguridad quitada} password {Contraseña quitada} other {Método de acceso quitado}}',
  'profile.review.title': '¿Es todo tuyo?',
  'profile.review.description': 'Ya estás de nuevo en tu cuenta. Quita lo que no hayas añadido tú.',
  'profile.review.password': 'Tu contraseña anterior ya no sirve. Elige una nueva arriba.',
  'profile.review.used': 'Último uso: {date}',
  'profile.review.way':
    '{method, select, password {Contraseña} totp {Aplicación de autenticación} lookup_secret {Códigos de respaldo} webauthn {Llave de seguridad} passkey {Llave de acceso} code {Código por correo} other {Otro método}}',
  'profile.data.title': 'Tus datos',
  'profile.data.description': 'Todo lo que guardamos sobre ti, en un solo archivo.',
  'profile.data.download': 'Descargar tus datos',
  'profile.deletion.title': 'Eliminar tu cuenta',
  'profile.deletion.description':
    'Tu cuenta, tu colección y todo lo demás que guardamos sobre ti se eliminan {days, plural, one {# día} many {# de días} other {# días}} después de que lo pidas. Hasta entonces puedes cambiar de idea.',
  'profile.deletion.begins': 'Como la cuenta se acaba de recuperar, los días empiezan a contar el {date}.',
  'profile.deletion.request': 'Eliminar mi cuenta',
  'profile.deletion.pending': 'Tu cuenta se eliminará el {date}. Hasta entonces, todo funciona como antes.',
  'profile.deletion.keep': 'Conservar mi cuenta',
  'profile.failed': 'No ha funcionado. Inténtalo de nuevo.',
} satisfies Translation<typeof english>
