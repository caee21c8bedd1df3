import type { logout as english } from '../en/logout.ts'
import type { Translation } from '../translation.ts'

export const logout = {
  'logout.title': '¿Quieres cerrar la sesión?',
  'logout.accept-button': 'Sí',
  'logout.reject-button': 'No',
  'logout.done': 'Se cerró la sesión.',
} satisfies Translation<typeof english>
