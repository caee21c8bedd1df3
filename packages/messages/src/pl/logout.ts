import type { logout as english } from '../en/logout.ts'
import type { Translation } from '../translation.ts'

export const logout = {
  'logout.title': 'Czy chcesz się wylogować?',
  'logout.accept-button': 'Tak',
  'logout.reject-button': 'Nie',
  'logout.done': 'Wylogowano Cię.',
} satisfies Translation<typeof english>
