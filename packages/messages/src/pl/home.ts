import type { home as english } from '../en/home.ts'
import type { Translation } from '../translation.ts'

export const home = {
  'home.heading': 'Collect Everything',
  'home.line': 'More Coming Soon...',
  'home.dev-auth': 'Strona dla programistów',
  'home.front.cards': 'Karty',
  'navigation.label': 'Główna',
  'navigation.discover': 'Odkrywaj',
  'navigation.shop': 'Sklep',
  'navigation.collection': 'Kolekcja',
  'navigation.profile': 'Profil',
  'menu.label': 'Twoje konto',
  'menu.settings': 'Ustawienia',
  'menu.logout': 'Wyloguj',
  'menu.login': 'Zaloguj się',
  'theme.label': 'Wygląd',
  'theme.system': 'Systemowy',
  'theme.light': 'Jasny',
  'theme.dark': 'Ciemny',
} satisfies Translation<typeof english>
