import type { app as english } from '../en/app.ts'
import type { Translation } from '../translation.ts'

export const app = {
  'app.name': 'Collect Everything',
  'app.title': '{page} · {name}',
  'app.skip': 'Hopp til innholdet',
  'language.label': 'Språk',
  'language.change': 'Bytt',
  'toast.close': 'Lukk',
  'toast.region': 'Varsler',
  'category.all': 'Alle',
  'category.coins': 'Mynter',
  'category.stamps': 'Frimerker',
  'category.minerals': 'Mineraler',
  'category.cards': 'Samlekort',
  'category.vinyl': 'Vinyl',
  'category.figures': 'Figurer',
} satisfies Translation<typeof english>
