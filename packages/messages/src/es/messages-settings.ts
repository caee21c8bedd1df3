import type { messagesOfSettings as english } from '../en/messages-settings.ts'
import type { Translation } from '../translation.ts'

export const messagesOfSettings = {
  1050001: 'Los cambios están guardados.',
  1050002: 'Vincular {provider}',
  1050003: 'Desvincular {provider}',
  1050004: 'Quitar la aplicación de autenticación',
  1050005: 'Código QR para escanear con tu aplicación',
  1050006: '{secret}',
  1050007: 'Mostrar los códigos de respaldo',
  1050008: 'Crear códigos de respaldo nuevos',
  1050009: '{secret}',
  1050010: 'Tus códigos de respaldo',
  1050011: 'He guardado estos códigos',
  1050012: 'Añadir una llave de seguridad',
  1050014: 'Usado el {used_at_unix}',
  1050015: '{secrets_list}',
  1050016: 'Desactivar los códigos de respaldo',
  1050017: '¿Sin cámara? Escribe esta clave en la aplicación',
  1050018: 'Quitar la llave de seguridad «{display_name}»',
  1050019: 'Añadir una llave de acceso',
  1050020: 'Quitar la llave de acceso «{display_name}»',
  1050021: 'Quitar el dispositivo «{device_name}»',
  1050023: 'Tu organización gestiona estos ajustes.',
} as const satisfies Translation<typeof english>
