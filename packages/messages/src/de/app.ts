import type { app as english } from '../en/app.ts'
import type { Translation } from '../translation.ts'

export const app = {
  'app.name': 'Collect Everything',
  'app.title': '{page} · {name}',
  'app.skip': 'Zum Inhalt springen',
  'language.label': 'Sprache',
  'language.change': 'Ändern',
  'toast.close': 'Schließen',
  'toast.region': 'Hinweise',
  'category.all': 'Alle',
  'category.coins': 'Münzen',
  'category.stamps': 'Briefmarken',
  'category.minerals': 'Mineralien',
  'category.cards': 'Sammelkarten',
  'category.vinyl': 'Vinyl',
  'category.figures': 'Figuren',
} as const satisfies Translation<typeof english>
