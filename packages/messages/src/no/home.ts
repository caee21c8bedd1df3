import type { home as english } from '../en/home.ts'
import type { Translation } from '../translation.ts'

export const home = {
  'home.heading': 'Collect Everything',
  'home.line': 'More Coming Soon...',
  'home.dev-auth': 'Utviklerside for kontoer',
  'home.front.cards': 'Kort',
  'navigation.label': 'Hovedmeny',
  'navigation.discover': 'Utforsk',
  'navigation.shop': 'Butikk',
  'navigation.collection': 'Samling',
  'navigation.profile': 'Profil',
  'menu.label': 'Kontoen din',
  'menu.settings': 'Innstillinger',
  'menu.logout': 'Logg ut',
  'menu.login': 'Logg inn',
  'theme.label': 'Farger',
  'theme.system': 'System',
  'theme.light': 'Lyse',
  'theme.dark': 'Mørke',
} satisfies Translation<typeof english>
