import type { searchTexts as english } from '../en/search.ts'
import type { Translation } from '../translation.ts'

export const searchTexts = {
  // The form of the search and its suggestions
  'search.label': 'Buscar en el catálogo',
  'search.label.drawer': 'Buscar: {drawer}',
  'search.go': 'Buscar',
  'search.suggestions': 'Sugerencias',
  'search.suggested':
    '{count, plural, =0 {Sin sugerencias} one {# sugerencia} many {# de sugerencias} other {# sugerencias}}',

  // Results
  'search.title': 'Resultados de «{q}»',
  'search.title.all': 'Todo el catálogo',
  'search.title.filtered': 'Catálogo filtrado',
  'search.own': 'En tu colección',
  'search.catalogue': 'En el catálogo',
  'search.capped': 'Más de {count, number} objetos',
  'search.sorted-part': 'Se ordenan los primeros {count, number} resultados. Los filtros encuentran los demás.',
  'search.corrected': 'Nada de «{from}». Estos son de «{to}».',
  'search.left-out': 'Ningún objeto tiene todas estas palabras. Estos son sin «{word}».',
  'search.exact': 'Buscar solo «{q}»',
  'search.sort': 'Ordenar por',
  'search.sort.go': 'Ordenar',
  'search.sort.relevance': 'Mejor coincidencia',
  'search.sort.popular': 'Popularidad',
  'search.sort.name': 'Nombre',
  'search.sort.year': 'Año, más antiguos primero',
  'search.sort.-year': 'Año, más recientes primero',
  'search.sort.number': 'Número en la serie',
  'search.sort.newest': 'Novedades del catálogo',
  'search.view': 'Vista',
  'search.view.grid': 'Cuadrícula',
  'search.view.list': 'Lista',

  // Filters
  'search.filter': 'Filtrar',
  'search.filters': 'Filtros en uso',
  'search.filters.remove': 'Quitar el filtro: {filter}',
  'search.filters.clear': 'Quitar todos',
  'search.facet.drawer': 'Cajón',
  'search.facet.set': 'Serie',
  'search.facet.maker': 'Fabricante',
  'search.facet.from': 'Años',
  'search.facet.country': 'País',
  'search.facet.rarity': 'Rareza',
  'search.facet.have': 'Lo mío',
  'search.have.owned': 'Lo tengo',
  'search.have.missing': 'Me falta',
  'search.have.wished': 'Lo quiero',
  'search.have.spare': 'Lo tengo repetido',
  'search.rarity': 'Rareza {level} de 5',
  'search.years.from': 'Desde {year}',
  'search.years.to': 'Hasta {year}',

  // A search without results
  'search.none': 'No se ha encontrado nada',
  'search.none.text': 'Ningún objeto del catálogo tiene «{q}».',
  'search.none.filtered': 'Ningún objeto con estos filtros tiene «{q}».',
  'search.none.filters': 'Ningún objeto cumple estos filtros.',
  'search.none.empty': 'El catálogo está vacío.',
  'search.without-filters': 'Buscar sin filtros',
  'search.similar': 'Buscar palabras parecidas',
  'search.add-it': 'Añadirlo tú',
  'search.long': 'Usa como máximo {count, number} caracteres.',
  'search.wordless': 'Escribe una letra o una cifra.',
  'search.slow':
    'Demasiadas búsquedas. Vuelve a intentarlo en {count, plural, one {# segundo} many {# de segundos} other {# segundos}}.',
  'search.failed': 'La búsqueda no ha respondido.',
  'search.signed-out': 'Inicia sesión para filtrar por lo que tienes.',
} satisfies Translation<typeof english>
