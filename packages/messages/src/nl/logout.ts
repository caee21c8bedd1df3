import type { logout as english } from '../en/logout.ts'
import type { Translation } from '../translation.ts'

export const logout = {
  'logout.title': 'Wil je uitloggen?',
  'logout.accept-button': 'Uitloggen',
  'logout.reject-button': 'Ingelogd blijven',
} as const satisfies Translation<typeof english>
