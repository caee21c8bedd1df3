import type { home as english } from '../en/home.ts'
import type { Translation } from '../translation.ts'

export const home = {
  'home.heading': 'Collect Everything',
  'home.line': 'More Coming Soon...',
  'home.dev-auth': 'Página de autenticación para desarrolladores',
  'home.front.cards': 'Cartas',
  'navigation.label': 'Principal',
  'navigation.discover': 'Descubrir',
  'navigation.shop': 'Tienda',
  'navigation.collection': 'Colección',
  'navigation.profile': 'Perfil',
  'menu.label': 'Tu cuenta',
  'menu.settings': 'Ajustes del perfil',
  'menu.logout': 'Cerrar sesión',
  'menu.login': 'Iniciar sesión',
  'theme.label': 'Colores',
  'theme.system': 'Sistema',
  'theme.light': 'Claro',
  'theme.dark': 'Oscuro',
} satisfies Translation<typeof english>
