import type { searchTexts as english } from '../en/search.ts'
import type { Translation } from '../translation.ts'

export const searchTexts = {
  // The form of the search and its suggestions
  'search.label': 'Im Katalog suchen',
  'search.label.drawer': 'Suche: {drawer}',
  'search.go': 'Suchen',
  'search.suggestions': 'Vorschläge',
  'search.suggested': '{count, plural, =0 {Keine Vorschläge} one {# Vorschlag} other {# Vorschläge}}',

  // Results
  'search.title': 'Ergebnisse für „{q}“',
  'search.title.all': 'Der ganze Katalog',
  'search.title.filtered': 'Katalog mit Filtern',
  'search.catalogue': 'Im Katalog',
  'search.capped': 'Mehr als {count, number} Objekte',
  'search.sorted-part': 'Die ersten {count, number} Ergebnisse sind sortiert. Filter finden die übrigen.',
  'search.corrected': 'Nichts zu „{from}“. Dies sind Ergebnisse für „{to}“.',
  'search.left-out': 'Kein Objekt enthält alle diese Wörter. Diese hier sind ohne „{word}“.',
  'search.exact': 'Nur nach „{q}“ suchen',
  'search.sort': 'Sortieren nach',
  'search.sort.go': 'Sortieren',
  'search.sort.relevance': 'Beste Treffer',
  'search.sort.popular': 'Beliebtheit',
  'search.sort.name': 'Name',
  'search.sort.year': 'Jahr, älteste zuerst',
  'search.sort.-year': 'Jahr, neueste zuerst',
  'search.sort.number': 'Nummer in der Reihe',
  'search.sort.newest': 'Neu im Katalog',
  'search.view': 'Ansicht',
  'search.view.grid': 'Raster',
  'search.view.list': 'Liste',

  // Filters
  'search.filter': 'Filtern',
  'search.filters': 'Aktive Filter',
  'search.filters.remove': 'Filter entfernen: {filter}',
  'search.filters.clear': 'Alle entfernen',
  'search.facet.drawer': 'Schublade',
  'search.facet.set': 'Sammelreihe',
  'search.facet.maker': 'Hersteller',
  'search.facet.from': 'Jahre',
  'search.facet.country': 'Land',
  'search.facet.rarity': 'Seltenheit',
  'search.facet.have': 'Mein Bestand',
  'search.have.owned': 'Besitze ich',
  'search.have.missing': 'Fehlt mir',
  'search.have.wished': 'Wünsche ich mir',
  'search.have.spare': 'Habe ich übrig',
  'search.rarity': 'Seltenheit {level} von 5',
  'search.years.from': 'Ab {year}',
  'search.years.to': 'Bis {year}',

  // A search without results
  'search.none': 'Nichts gefunden',
  'search.none.text': 'Kein Objekt im Katalog enthält „{q}“.',
  'search.none.filtered': 'Kein Objekt mit diesen Filtern enthält „{q}“.',
  'search.none.filters': 'Kein Objekt passt zu diesen Filtern.',
  'search.none.empty': 'Der Katalog ist leer.',
  'search.without-filters': 'Ohne Filter suchen',
  'search.similar': 'Nach ähnlichen Wörtern suchen',
  'search.long': 'Bitte verwenden Sie höchstens {count, number} Zeichen.',
  'search.wordless': 'Bitte geben Sie einen Buchstaben oder eine Ziffer ein.',
  'search.slow':
    'Zu viele Suchen. Bitte versuchen Sie es in {count, plural, one {# Sekunde} other {# Sekunden}} noch einmal.',
  'search.failed': 'Die Suche hat nicht geantwortet.',
  'search.signed-out': 'Melden Sie sich an, um nach Ihrem Bestand zu filtern.',
} satisfies Translation<typeof english>
