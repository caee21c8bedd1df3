import type { app as english } from '../en/app.ts'
import type { Translation } from '../translation.ts'

export const app = {
  'app.name': 'Collect Everything',
  'app.title': '{page} · {name}',
  'app.skip': 'Ir al contenido',
  'language.label': 'Idioma',
  'language.change': 'Cambiar',
  'toast.close': 'Cerrar',
  'toast.region': 'Avisos',
  'category.all': 'Todo',
  'category.coins': 'Monedas',
  'category.stamps': 'Sellos',
  'category.minerals': 'Minerales',
  'category.cards': 'Cartas de colección',
  'category.vinyl': 'Vinilos',
  'category.figures': 'Figuras',
} satisfies Translation<typeof english>
