import type { home as english } from '../en/home.ts'
import type { Translation } from '../translation.ts'

export const home = {
  'home.heading': 'Collect Everything',
  'home.line': 'More Coming Soon...',
  'home.dev-auth': 'Entwicklerseite zur Anmeldung',
  'home.front.cards': 'Karten',
  'navigation.label': 'Hauptmenü',
  'navigation.discover': 'Entdecken',
  'navigation.shop': 'Shop',
  'navigation.collection': 'Sammlung',
  'navigation.profile': 'Profil',
  'menu.label': 'Ihr Konto',
  'menu.settings': 'Kontoeinstellungen',
  'menu.logout': 'Abmelden',
  'menu.login': 'Anmelden',
  'theme.label': 'Design',
  'theme.system': 'System',
  'theme.light': 'Hell',
  'theme.dark': 'Dunkel',
} as const satisfies Translation<typeof english>
