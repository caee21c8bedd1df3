import type { logout as english } from '../en/logout.ts'
import type { Translation } from '../translation.ts'

export const logout = {
  'logout.title': 'Vil du logge ut?',
  'logout.accept-button': 'Ja',
  'logout.reject-button': 'Nei',
  'logout.done': 'Du er logget ut.',
} satisfies Translation<typeof english>
