import type { logout as english } from '../en/logout.ts'
import type { Translation } from '../translation.ts'

export const logout = {
  'logout.title': 'Deseja sair da conta?',
  'logout.accept-button': 'Sim',
  'logout.reject-button': 'Não',
  'logout.done': 'A sessão foi encerrada.',
} satisfies Translation<typeof english>
