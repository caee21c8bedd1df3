import type { home as english } from '../en/home.ts'
import type { Translation } from '../translation.ts'

export const home = {
  'home.heading': 'Collect Everything',
  'home.line': 'More Coming Soon...',
  'home.dev-auth': 'Página de autenticação para desenvolvimento',
  'home.front.cards': 'Cartas',
  'navigation.label': 'Principal',
  'navigation.discover': 'Descobrir',
  'navigation.shop': 'Loja',
  'navigation.collection': 'Coleção',
  'navigation.profile': 'Perfil',
  'menu.label': 'Sua conta',
  'menu.settings': 'Ajustes da conta',
  'menu.logout': 'Sair',
  'menu.login': 'Entrar',
  'theme.label': 'Tema',
  'theme.system': 'Sistema',
  'theme.light': 'Claro',
  'theme.dark': 'Escuro',
} satisfies Translation<typeof english>
