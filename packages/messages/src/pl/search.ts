import type { searchTexts as english } from '../en/search.ts'
import type { Translation } from '../translation.ts'

export const searchTexts = {
  // The form of the search and its suggestions
  'search.label': 'Szukaj w katalogu',
  'search.label.drawer': 'Szukaj: {drawer}',
  'search.go': 'Szukaj',
  'search.suggestions': 'Podpowiedzi',
  'search.suggested':
    '{count, plural, =0 {Brak podpowiedzi} one {# podpowiedź} few {# podpowiedzi} many {# podpowiedzi} other {# podpowiedzi}}',

  // Results
  'search.title': 'Wyniki dla „{q}”',
  'search.title.all': 'Cały katalog',
  'search.title.filtered': 'Katalog z filtrami',
  'search.own': 'W Twojej kolekcji',
  'search.catalogue': 'W katalogu',
  'search.capped': 'Ponad {count, number} przedmiotów',
  'search.sorted-part': 'Posortowano pierwsze wyniki: {count, number}. Pozostałe znajdą filtry.',
  'search.corrected': 'Brak wyników dla „{from}”. To wyniki dla „{to}”.',
  'search.left-out': 'Żaden przedmiot nie ma wszystkich tych słów. Te są bez „{word}”.',
  'search.exact': 'Szukaj tylko „{q}”',
  'search.sort': 'Sortuj według',
  'search.sort.go': 'Sortuj',
  'search.sort.relevance': 'Najlepsze dopasowanie',
  'search.sort.popular': 'Popularność',
  'search.sort.name': 'Nazwa',
  'search.sort.year': 'Rok, od najstarszych',
  'search.sort.-year': 'Rok, od najnowszych',
  'search.sort.number': 'Numer w serii',
  'search.sort.newest': 'Nowe w katalogu',
  'search.view': 'Widok',
  'search.view.grid': 'Siatka',
  'search.view.list': 'Lista',

  // Filters
  'search.filter': 'Filtruj',
  'search.filters': 'Użyte filtry',
  'search.filters.remove': 'Usuń filtr: {filter}',
  'search.filters.clear': 'Usuń wszystkie',
  'search.facet.drawer': 'Szuflada',
  'search.facet.set': 'Seria',
  'search.facet.maker': 'Producent',
  'search.facet.from': 'Lata',
  'search.facet.country': 'Kraj',
  'search.facet.rarity': 'Rzadkość',
  'search.facet.have': 'Moje',
  'search.have.owned': 'Mam',
  'search.have.missing': 'Brakuje mi',
  'search.have.wished': 'Chcę mieć',
  'search.have.spare': 'Mam na zbyciu',
  'search.rarity': 'Rzadkość {level} z 5',
  'search.years.from': 'Od {year}',
  'search.years.to': 'Do {year}',

  // A search without results
  'search.none': 'Nic nie znaleziono',
  'search.none.text': 'Żaden przedmiot w katalogu nie ma „{q}”.',
  'search.none.filtered': 'Żaden przedmiot z tymi filtrami nie ma „{q}”.',
  'search.none.filters': 'Żaden przedmiot nie pasuje do tych filtrów.',
  'search.none.empty': 'Katalog jest pusty.',
  'search.without-filters': 'Szukaj bez filtrów',
  'search.similar': 'Szukaj podobnych słów',
  'search.add-it': 'Dodaj samodzielnie',
  'search.long': 'Użyj najwyżej {count, number} znaków.',
  'search.wordless': 'Wpisz literę lub cyfrę.',
  'search.slow':
    'Zbyt wiele wyszukiwań. Spróbuj ponownie za {count, plural, one {# sekundę} few {# sekundy} many {# sekund} other {# sekundy}}.',
  'search.failed': 'Wyszukiwarka nie odpowiedziała.',
  'search.signed-out': 'Zaloguj się, aby filtrować według tego, co masz.',
} satisfies Translation<typeof english>
