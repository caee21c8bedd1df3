import type { home as english } from '../en/home.ts'
import type { Translation } from '../translation.ts'

export const home = {
  'home.heading': 'Collect Everything',
  'home.line': 'More Coming Soon...',
  'home.dev-auth': 'Utvecklarsida för konton',
  'home.front.cards': 'Kort',
  'navigation.label': 'Huvudmeny',
  'navigation.discover': 'Upptäck',
  'navigation.shop': 'Butik',
  'navigation.collection': 'Samling',
  'navigation.profile': 'Profil',
  'menu.label': 'Ditt konto',
  'menu.settings': 'Inställningar',
  'menu.logout': 'Logga ut',
  'menu.login': 'Logga in',
  'theme.label': 'Tema',
  'theme.system': 'System',
  'theme.light': 'Ljust',
  'theme.dark': 'Mörkt',
} satisfies Translation<typeof english>
