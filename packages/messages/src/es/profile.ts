import type { profile as english } from '../en/profile.ts'
import type { Translation } from '../translation.ts'

export const profile = {
  'profile.heading': 'AJUSTES DEL PERFIL',
  'profile.verify.title': 'Verifica tu correo electrónico',
  'profile.verify.text': 'Te enviamos un correo. Mira en la bandeja de entrada y luego en Spam o Correo no deseado.',
  'profile.verify.link': 'Enviarlo de nuevo',
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
  'profile.sessions.none': 'No tienes más sesiones abiertas que esta.',
  'profile.sessions.ended':
    '{count, plural, one {Se cerró # sesión.} many {Se cerraron # de sesiones.} other {Se cerraron # sesiones.}}',
  'profile.sessions.failed': 'No se pudo cerrar la sesión. Inténtalo de nuevo.',
} satisfies Translation<typeof english>
