import type { ownItemTexts as english } from '../en/own-item.ts'
import type { Translation } from '../translation.ts'

export const ownItemTexts: Translation<typeof english> = {
  // The form of an own item
  'own.add': 'Dodaj brakujący przedmiot',
  'own.change': 'Zmień ten przedmiot',
  'own.drawer': 'Do której szuflady należy?',
  'own.name': 'Nazwa',
  'own.maker': 'Producent',
  'own.year-from': 'Pierwszy rok',
  'own.year-to': 'Ostatni rok',
  'own.year-discovered': 'Rok odkrycia',
  'own.unit': '{label} ({unit})',
  'own.submit': 'Dodaj przedmiot',
  'own.save': 'Zapisz zmiany',
  'own.empty': 'Wpisz nazwę.',
  'own.too-long': 'To jest za długie.',
  'own.not-number': 'Wpisz liczbę, na przykład 3,5.',
  'own.not-year': 'Wpisz rok, na przykład 1911.',
  'own.before-first': 'Ostatni rok jest wcześniejszy niż pierwszy.',
  'own.wrong': 'Ta wartość tu nie pasuje.',
  'own.problems': 'Sprawdź {count, plural, one {# pole} few {# pola} many {# pól} other {# pola}}.',

  // On its sheet and its card
  'own.title': 'Twój własny przedmiot',
  'own.private': 'Widzisz to tylko Ty.',
  'own.pending': 'Zaproponowano wszystkim. Do czasu sprawdzenia widzisz to tylko Ty.',
  'own.edit': 'Zmień',
  'own.offer': 'Zaproponuj wszystkim',
  'own.offer.text': 'Do czasu sprawdzenia widzisz to tylko Ty.',
  'own.take-back': 'Wycofaj propozycję',
  'own.delete': 'Usuń',
  'own.mark.private': 'Prywatne',
  'own.mark.pending': 'Do sprawdzenia',

  // What was done
  'own.added': '{name}: dodano. Widzisz to tylko Ty.',
  'own.offered': '{name}: zaproponowano wszystkim.',
  'own.changed': '{name}: zapisano.',
  'own.taken-back': '{name}: wycofano propozycję.',
  'own.deleted': 'Przedmiot usunięto.',
  'own.still-used': 'Ten przedmiot jest w Twojej kolekcji. Najpierw go stamtąd usuń.',
  'own.enough-offers': 'Dziś zaproponowano już wiele przedmiotów. Spróbuj ponownie później.',

  // Both versions of what two tabs changed
  'conflict.title': 'To zmieniono w innym miejscu',
  'conflict.both': 'Wybierz wersję, którą chcesz zachować, i zapisz.',
  'conflict.yours': 'Twoja',
  'conflict.saved': 'Zapisana w międzyczasie',
  'conflict.empty': 'Nic',
  'conflict.discard': 'Odrzuć moją',
  'conflict.save': 'Zapisz mój wybór',
}
