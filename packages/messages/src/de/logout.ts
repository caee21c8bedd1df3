import type { logout as english } from '../en/logout.ts'
import type { Translation } from '../translation.ts'

export const logout = {
  'logout.title': 'Möchten Sie sich abmelden?',
  'logout.accept-button': 'Ja',
  'logout.reject-button': 'Nein',
  'logout.done': 'Sie sind abgemeldet.',
} as const satisfies Translation<typeof english>
