import type { app as english } from '../en/app.ts'
import type { Translation } from '../translation.ts'

export const app = {
  'app.name': 'Collect Everything',
  'app.title': '{page} · {name}',
  'app.skip': 'Aller au contenu',
  'language.label': 'Langue',
  'language.change': 'Changer',
  'toast.close': 'Fermer',
  'toast.region': 'Notifications',
  'category.all': 'Tout',
  'category.coins': 'Monnaies',
  'category.stamps': 'Timbres',
  'category.minerals': 'Minéraux',
  'category.cards': 'Cartes à collectionner',
  'category.vinyl': 'Vinyles',
  'category.figures': 'Figurines',
} satisfies Translation<typeof english>
