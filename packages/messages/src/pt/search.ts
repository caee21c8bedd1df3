import type { searchTexts as english } from '../en/search.ts'
import type { Translation } from '../translation.ts'

export const searchTexts = {
  // The form of the search and its suggestions
  'search.label': 'Pesquisar no catálogo',
  'search.label.drawer': 'Pesquisar: {drawer}',
  'search.go': 'Pesquisar',
  'search.suggestions': 'Sugestões',
  'search.suggested':
    '{count, plural, =0 {Nenhuma sugestão} one {# sugestão} many {# de sugestões} other {# sugestões}}',

  // Results
  'search.title': 'Resultados para “{q}”',
  'search.title.all': 'O catálogo completo',
  'search.title.filtered': 'Catálogo filtrado',
  'search.own': 'Na sua coleção',
  'search.catalogue': 'No catálogo',
  'search.capped': 'Mais de {count, number} objetos',
  'search.sorted-part': 'Os primeiros {count, number} resultados estão ordenados. Os filtros encontram os outros.',
  'search.corrected': 'Nada para “{from}”. Estes são para “{to}”.',
  'search.left-out': 'Nenhum objeto tem todas essas palavras. Estes são sem “{word}”.',
  'search.exact': 'Pesquisar somente “{q}”',
  'search.sort': 'Ordenar por',
  'search.sort.go': 'Ordenar',
  'search.sort.relevance': 'Mais relevante',
  'search.sort.popular': 'Popularidade',
  'search.sort.name': 'Nome',
  'search.sort.year': 'Ano, mais antigos primeiro',
  'search.sort.-year': 'Ano, mais recentes primeiro',
  'search.sort.number': 'Número na série',
  'search.sort.newest': 'Novidades no catálogo',
  'search.view': 'Exibição',
  'search.view.grid': 'Grade',
  'search.view.list': 'Lista',

  // Filters
  'search.filter': 'Filtrar',
  'search.filters': 'Filtros em uso',
  'search.filters.remove': 'Remover o filtro: {filter}',
  'search.filters.clear': 'Remover todos',
  'search.facet.drawer': 'Gaveta',
  'search.facet.set': 'Série',
  'search.facet.maker': 'Fabricante',
  'search.facet.from': 'Anos',
  'search.facet.country': 'País',
  'search.facet.rarity': 'Raridade',
  'search.facet.have': 'O que é meu',
  'search.have.owned': 'Tenho',
  'search.have.missing': 'Falta para mim',
  'search.have.wished': 'Quero',
  'search.have.spare': 'Tenho repetido',
  'search.rarity': 'Raridade {level} de 5',
  'search.years.from': 'A partir de {year}',
  'search.years.to': 'Até {year}',

  // A search without results
  'search.none': 'Nada encontrado',
  'search.none.text': 'Nenhum objeto do catálogo tem “{q}”.',
  'search.none.filtered': 'Nenhum objeto com esses filtros tem “{q}”.',
  'search.none.filters': 'Nenhum objeto corresponde a esses filtros.',
  'search.none.empty': 'O catálogo está vazio.',
  'search.without-filters': 'Pesquisar sem filtros',
  'search.similar': 'Pesquisar palavras parecidas',
  'search.add-it': 'Adicionar por conta própria',
  'search.long': 'Use no máximo {count, number} caracteres.',
  'search.wordless': 'Digite uma letra ou um número.',
  'search.slow':
    'Pesquisas demais. Tente novamente em {count, plural, one {# segundo} many {# de segundos} other {# segundos}}.',
  'search.failed': 'A pesquisa não respondeu.',
  'search.signed-out': 'Entre para filtrar pelo que você tem.',
} satisfies Translation<typeof english>
