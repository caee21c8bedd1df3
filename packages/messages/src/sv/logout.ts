import type { logout as english } from '../en/logout.ts'
import type { Translation } from '../translation.ts'

export const logout = {
  'logout.title': 'Vill du logga ut?',
  'logout.accept-button': 'Logga ut',
  'logout.reject-button': 'Förbli inloggad',
} satisfies Translation<typeof english>
