import type { app as english } from '../en/app.ts'
import type { Translation } from '../translation.ts'

export const app = {
  'app.name': 'Collect Everything',
  'app.title': '{page} · {name}',
  'app.skip': 'Przejdź do treści',
  'language.label': 'Język',
  'language.change': 'Zmień',
  'toast.close': 'Zamknij',
  'toast.region': 'Powiadomienia',
  'category.all': 'Wszystko',
  'category.coins': 'Monety',
  'category.stamps': 'Znaczki',
  'category.minerals': 'Minerały',
  'category.cards': 'Karty kolekcjonerskie',
  'category.vinyl': 'Winyle',
  'category.figures': 'Figurki',
} satisfies Translation<typeof english>
