import type { logout as english } from '../en/logout.ts'
import type { Translation } from '../translation.ts'

export const logout = {
  'logout.title': 'Voulez-vous vous déconnecter ?',
  'logout.accept-button': 'Se déconnecter',
  'logout.reject-button': 'Annuler',
  'logout.done': 'Votre session est fermée.',
} satisfies Translation<typeof english>
