import type { app as english } from '../en/app.ts'
import type { Translation } from '../translation.ts'

export const app = {
  'app.name': 'Collect Everything',
  'app.title': '{page} · {name}',
  'app.skip': 'Ir para o conteúdo',
  'language.label': 'Idioma',
  'language.change': 'Alterar',
  'toast.close': 'Fechar',
  'toast.region': 'Avisos',
  'category.all': 'Tudo',
  'category.coins': 'Moedas',
  'category.stamps': 'Selos',
  'category.minerals': 'Minerais',
  'category.cards': 'Cartas colecionáveis',
  'category.vinyl': 'Vinil',
  'category.figures': 'Figuras',
} satisfies Translation<typeof english>
