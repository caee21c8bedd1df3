import type { wishTexts as english } from '../en/wishes.ts'
import type { Translation } from '../translation.ts'

export const wishTexts: Translation<typeof english> = {
  // Wishes
  'wishes.title': 'Lista życzeń',
  'wishes.lead':
    '{count, plural, one {# życzenie, od najważniejszego.} few {# życzenia, od najważniejszego.} many {# życzeń, od najważniejszego.} other {# życzenia, od najważniejszego.}}',
  'wishes.whole-set': 'Cała seria',
  'wishes.priority': 'Priorytet',
  'wishes.priority.1': 'Koniecznie',
  'wishes.priority.2': 'Bardzo chcę',
  'wishes.priority.3': 'Chcę',
  'wishes.priority.4': 'Miło mieć',
  'wishes.priority.5': 'Kiedyś',
  'wishes.grade': 'Stan, co najmniej',
  'wishes.any-grade': 'Dowolny stan',
  'wishes.or-better': '{grade} lub lepszy',
  'wishes.max': 'Najwyższa cena',
  'wishes.up-to': 'do {price}',
  'wishes.currency': 'Waluta',
  'wishes.quantity': 'Liczba',
  'wishes.pieces': 'szukanych: {count}',
  'wishes.note': 'Notatka',
  'wishes.have': 'Już mam',
  'wishes.change': 'Zmień',
  'wishes.remove': 'Usuń',
  'wishes.empty.title': 'Nie ma jeszcze życzeń',
  'wishes.empty.text': 'Otwórz przedmiot, którego ci brakuje, i wybierz Chcę. Poczeka tutaj, aż go zdobędziesz.',
  'wishes.not-amount': 'Wpisz kwotę, na przykład 12,50.',
  'wishes.ambiguous': 'Można to odczytać na dwa sposoby. Napisz 1250 lub 1250,00.',
  'wishes.not-quantity': 'Wpisz liczbę całkowitą, 1 lub większą.',
  'wishes.saved': 'Życzenie zapisano.',
  'wishes.removed': 'Życzenie usunięto.',
  'wishes.fulfilled': 'Dodano do kolekcji.',
  'wishes.gone': 'Tego życzenia już nie ma.',
  'wishes.overtaken': 'To zmieniono w innym miejscu. Najpierw spójrz jeszcze raz.',

  // Sets that the user has something of
  'my-sets.title': 'Moje serie',
  'my-sets.lead':
    '{count, plural, one {# rozpoczęta seria} few {# rozpoczęte serie} many {# rozpoczętych serii} other {# rozpoczętej serii}}, w tym kompletne: {complete}.',
  'my-sets.show.building': 'Wszystkie',
  'my-sets.show.unfinished': 'W trakcie',
  'my-sets.show.complete': 'Kompletne',
  'my-sets.none-unfinished': 'Wszystkie rozpoczęte serie są kompletne.',
  'my-sets.none-complete': 'Żadna seria nie jest jeszcze kompletna.',
  'my-sets.empty.title': 'Nie ma jeszcze rozpoczętych serii',
  'my-sets.empty.text': 'Oznacz jeden przedmiot z serii jako posiadany. Seria pojawi się tutaj z tym, co z niej masz.',
}
