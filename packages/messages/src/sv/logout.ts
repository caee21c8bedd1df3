import type { logout as english } from '../en/logout.ts'
import type { Translation } from '../translation.ts'

export const logout = {
  'logout.title': 'Vill du logga ut?',
  'logout.accept-button': 'Ja',
  'logout.reject-button': 'Nej',
  'logout.done': 'Du är utloggad.',
} satisfies Translation<typeof english>
