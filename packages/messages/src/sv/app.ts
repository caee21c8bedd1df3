import type { app as english } from '../en/app.ts'
import type { Translation } from '../translation.ts'

export const app = {
  'app.name': 'Collect Everything',
  'app.title': '{page} · {name}',
  'app.skip': 'Hoppa till innehållet',
  'language.label': 'Språk',
  'language.change': 'Byt',
  'toast.close': 'Stäng',
  'toast.region': 'Aviseringar',
  'category.all': 'Alla',
  'category.coins': 'Mynt',
  'category.stamps': 'Frimärken',
  'category.minerals': 'Mineraler',
  'category.cards': 'Samlarkort',
  'category.vinyl': 'Vinyl',
  'category.figures': 'Figurer',
} satisfies Translation<typeof english>
