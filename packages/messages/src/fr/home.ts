import type { home as english } from '../en/home.ts'
import type { Translation } from '../translation.ts'

export const home = {
  'home.heading': 'Collect Everything',
  'home.line': 'More Coming Soon...',
  'home.dev-auth': 'Page développeur',
  'home.front.cards': 'Cartes',
  'navigation.label': 'Principale',
  'navigation.discover': 'Découvrir',
  'navigation.shop': 'Boutique',
  'navigation.collection': 'Collection',
  'navigation.profile': 'Profil',
  'menu.label': 'Votre compte',
  'menu.settings': 'Paramètres',
  'menu.logout': 'Déconnexion',
  'menu.login': 'Se connecter',
  'theme.label': 'Apparence',
  'theme.system': 'Système',
  'theme.light': 'Clair',
  'theme.dark': 'Sombre',
} satisfies Translation<typeof english>
