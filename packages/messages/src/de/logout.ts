import type { logout as english } from '../en/logout.ts'
import type { Translation } from '../translation.ts'

export const logout = {
  'logout.title': 'Möchten Sie sich abmelden?',
  'logout.accept-button': 'Abmelden',
  'logout.reject-button': 'Angemeldet bleiben',
} as const satisfies Translation<typeof english>
