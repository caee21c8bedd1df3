import type { logout as english } from '../en/logout.ts'
import type { Translation } from '../translation.ts'

export const logout = {
  'logout.title': 'Voulez-vous vous déconnecter ?',
  'logout.accept-button': 'Se déconnecter',
  'logout.reject-button': 'Garder la session',
} satisfies Translation<typeof english>
