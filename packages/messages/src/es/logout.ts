import type { logout as english } from '../en/logout.ts'
import type { Translation } from '../translation.ts'

export const logout = {
  'logout.title': '¿Quieres cerrar la sesión?',
  'logout.accept-button': 'Cerrar sesión',
  'logout.reject-button': 'Mantener la sesión',
} satisfies Translation<typeof english>
