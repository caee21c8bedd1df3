import type { home as english } from '../en/home.ts'
import type { Translation } from '../translation.ts'

export const home = {
  'home.heading': 'Collect Everything',
  'home.line': 'More Coming Soon...',
  'home.dev-auth': 'Ontwikkelaarspagina voor inloggen',
  'home.front.cards': 'Kaarten',
  'navigation.label': 'Hoofdmenu',
  'navigation.discover': 'Ontdekken',
  'navigation.shop': 'Winkel',
  'navigation.collection': 'Verzameling',
  'navigation.profile': 'Profiel',
  'menu.label': 'Je account',
  'menu.settings': 'Accountinstellingen',
  'menu.logout': 'Uitloggen',
  'menu.login': 'Inloggen',
  'theme.label': 'Kleuren',
  'theme.system': 'Systeem',
  'theme.light': 'Licht',
  'theme.dark': 'Donker',
} as const satisfies Translation<typeof english>
