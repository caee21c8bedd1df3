import type { logout as english } from '../en/logout.ts'
import type { Translation } from '../translation.ts'

export const logout = {
  'logout.title': 'Czy chcesz się wylogować?',
  'logout.accept-button': 'Wyloguj się',
  'logout.reject-button': 'Nie wylogowuj',
} satisfies Translation<typeof english>
