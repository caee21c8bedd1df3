import type { app as english } from '../en/app.ts'
import type { Translation } from '../translation.ts'

export const app = {
  'app.name': 'Collect Everything',
  'app.title': '{page} · {name}',
  'app.skip': 'Naar de inhoud',
  'language.label': 'Taal',
  'language.change': 'Wijzigen',
  'toast.close': 'Sluiten',
  'toast.region': 'Meldingen',
  'category.all': 'Alles',
  'category.coins': 'Munten',
  'category.stamps': 'Postzegels',
  'category.minerals': 'Mineralen',
  'category.cards': 'Verzamelkaarten',
  'category.vinyl': 'Vinyl',
  'category.figures': 'Figuren',
} as const satisfies Translation<typeof english>
