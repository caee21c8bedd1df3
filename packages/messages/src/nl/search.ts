import type { searchTexts as english } from '../en/search.ts'
import type { Translation } from '../translation.ts'

export const searchTexts = {
  // The form of the search and its suggestions
  'search.label': 'Zoeken in de catalogus',
  'search.label.drawer': 'Zoeken: {drawer}',
  'search.go': 'Zoeken',
  'search.suggestions': 'Suggesties',
  'search.suggested': '{count, plural, =0 {Geen suggesties} one {# suggestie} other {# suggesties}}',

  // Results
  'search.title': 'Resultaten voor ‘{q}’',
  'search.title.all': 'De hele catalogus',
  'search.title.filtered': 'Gefilterde catalogus',
  'search.catalogue': 'In de catalogus',
  'search.capped': 'Meer dan {count, number} objecten',
  'search.sorted-part': 'De eerste {count, number} resultaten zijn gesorteerd. Filters vinden de andere.',
  'search.corrected': 'Niets voor ‘{from}’. Dit is voor ‘{to}’.',
  'search.left-out': 'Geen object heeft al deze woorden. Deze zijn zonder ‘{word}’.',
  'search.exact': 'Alleen ‘{q}’ zoeken',
  'search.sort': 'Sorteren op',
  'search.sort.go': 'Sorteren',
  'search.sort.relevance': 'Beste resultaat',
  'search.sort.popular': 'Populair',
  'search.sort.name': 'Naam',
  'search.sort.year': 'Jaar, oudste eerst',
  'search.sort.-year': 'Jaar, nieuwste eerst',
  'search.sort.number': 'Nummer in de serie',
  'search.sort.newest': 'Nieuw in de catalogus',
  'search.view': 'Weergave',
  'search.view.grid': 'Raster',
  'search.view.list': 'Lijst',

  // Filters
  'search.filter': 'Filteren',
  'search.filters': 'Actieve filters',
  'search.filters.remove': 'Filter verwijderen: {filter}',
  'search.filters.clear': 'Alles wissen',
  'search.facet.drawer': 'Lade',
  'search.facet.set': 'Serie',
  'search.facet.maker': 'Fabrikant',
  'search.facet.from': 'Jaren',
  'search.facet.country': 'Land',
  'search.facet.rarity': 'Zeldzaamheid',
  'search.facet.have': 'Van mij',
  'search.have.owned': 'Heb ik',
  'search.have.missing': 'Mis ik',
  'search.have.wished': 'Wil ik',
  'search.have.spare': 'Heb ik dubbel',
  'search.rarity': 'Zeldzaamheid {level} van 5',
  'search.years.from': 'Vanaf {year}',
  'search.years.to': 'Tot en met {year}',

  // A search without results
  'search.none': 'Niets gevonden',
  'search.none.text': 'Geen object in de catalogus heeft ‘{q}’.',
  'search.none.filtered': 'Geen object met deze filters heeft ‘{q}’.',
  'search.none.filters': 'Geen object past bij deze filters.',
  'search.none.empty': 'De catalogus is leeg.',
  'search.without-filters': 'Zoeken zonder filters',
  'search.similar': 'Zoeken naar gelijkende woorden',
  'search.long': 'Gebruik hoogstens {count, number} tekens.',
  'search.wordless': 'Typ een letter of een cijfer.',
  'search.slow':
    'Te veel zoekopdrachten. Probeer het over {count, plural, one {# seconde} other {# seconden}} opnieuw.',
  'search.failed': 'De zoekfunctie heeft niet geantwoord.',
  'search.signed-out': 'Log in om te filteren op wat je hebt.',
} satisfies Translation<typeof english>
