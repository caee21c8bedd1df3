import type { logout as english } from '../en/logout.ts'
import type { Translation } from '../translation.ts'

export const logout = {
  'logout.title': 'Vil du logge ut?',
  'logout.accept-button': 'Logg ut',
  'logout.reject-button': 'Forbli innlogget',
} satisfies Translation<typeof english>
