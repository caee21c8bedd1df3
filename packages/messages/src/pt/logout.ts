import type { logout as english } from '../en/logout.ts'
import type { Translation } from '../translation.ts'

export const logout = {
  'logout.title': 'Deseja sair da conta?',
  'logout.accept-button': 'Sair',
  'logout.reject-button': 'Continuar na conta',
} satisfies Translation<typeof english>
