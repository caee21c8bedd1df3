import type { logout as english } from '../en/logout.ts'
import type { Translation } from '../translation.ts'

export const logout = {
  'logout.title': 'Vill du logga ut?',
  'logout.accept-button': 'Logga ut',
  'logout.reject-button': 'Avbryt',
  'logout.done': 'Du är utloggad.',
} satisfies Translation<typeof english>
