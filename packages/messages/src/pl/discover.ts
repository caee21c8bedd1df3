import type { discoverTexts as english } from '../en/discover.ts'
import type { Translation } from '../translation.ts'

export const discoverTexts = {
  // Discover: its lists and drawers
  'discover.sets': 'Wszystkie serie',
  'discover.sets.begin': 'Serie na początek',
  'discover.sets.building': 'Twoje rozpoczęte serie',
  'discover.sets.lead': 'W katalogu: {count, plural, one {# seria} few {# serie} many {# serii} other {# serii}}.',
  'discover.sets.drawer-lead':
    'W tej szufladzie: {count, plural, one {# seria} few {# serie} many {# serii} other {# serii}}.',
  'discover.sets.found':
    '{count, plural, =0 {Nie znaleziono żadnej serii.} one {Znaleziono # serię.} few {Znaleziono # serie.} many {Znaleziono # serii.} other {Znaleziono # serii.}}',
  'discover.sets.none': 'Nie ma tu jeszcze żadnych serii.',
  'discover.sets.of': 'Serie: {drawer}',
  'discover.drawer.sets': 'Serie',
  'discover.drawer.items': 'Przedmioty',
  'discover.drawer.count':
    'W tej szufladzie: {count, plural, one {# przedmiot} few {# przedmioty} many {# przedmiotów} other {# przedmiotu}}.',
  'discover.missing': 'Czego brakuje w Twoich seriach',
  'discover.new': 'Nowości w katalogu',
  'discover.samples': 'Przykłady',

  // A set
  'set.items': '{count, plural, one {# przedmiot} few {# przedmioty} many {# przedmiotów} other {# przedmiotu}}',
  'set.progress': '{owned} z {total} · {percent}',
  'set.percent': '{percent}%',
  'set.complete': 'Seria kompletna.',
  'set.missing': 'Brakuje: {count, plural, one {#} few {#} many {#} other {#}}.',
  'set.missing-wished':
    'Brakuje: {count, plural, one {#} few {#} many {#} other {#}}, z tego na liście życzeń: {wished}.',
  'set.wish-missing': 'Dodaj brakujące do listy życzeń',
  'set.copy-missing': 'Kopiuj listę braków',
  'set.copied': 'Skopiowano listę braków.',
  'set.wished':
    '{count, plural, =0 {Wszystkie brakujące są już na liście życzeń.} one {Dodano # życzenie.} few {Dodano # życzenia.} many {Dodano # życzeń.} other {Dodano # życzenia.}}',
  'set.show': 'Pokaż',
  'set.show.all': 'Wszystko',
  'set.show.have': 'Mam',
  'set.show.missing': 'Brakuje',
  'set.show.spare': 'Na zbyciu',
  'set.cell.have': 'Masz',
  'set.cell.missing': 'Brakuje',
  'set.cell.wished': 'Życzenie',
  'set.cell.quantity': 'Liczba',
  'set.mark': 'Zaznaczaj dotknięciem',
  'set.mark.done': 'Gotowe',
  'set.mark.hint': 'Dotknij tego, co masz, albo naciśnij na tym spację.',
  'set.empty': 'Do tej serii nic jeszcze nie należy.',
  'set.marked': 'Masz. {owned} z {total}',
  'set.unmarked': 'Nie masz. {owned} z {total}',
  'set.none-owned': 'Nie masz jeszcze nic z tej serii.',
  'set.none-missing': 'W tej serii niczego nie brakuje.',
  'set.none-spare': 'Nic z tej serii nie jest oznaczone jako na zbyciu.',
  'set.sign-in': 'Zaloguj się, aby zaznaczać, co masz',

  // The sheet of an item
  'item.own': 'Mam',
  'item.mark': '{mark}: {name}',
  'item.want': 'Chcę',
  'item.spare': 'Na zbyciu',
  'item.number-in': 'Nr {number} w serii {set}',
  'item.part-of': 'Z serii {set}',
  'item.discovered': 'Odkrycie: {year}',
  'item.discovered.caption': '{formula} · odkrycie: {year}',
  'item.variants': 'Warianty',
  'item.variant.standard': 'Zwykły',
  'item.variant.owned': 'Masz: {count}',
  'item.other-version': 'Masz inną wersję: {variant}',
  'item.other-version.grade': 'Masz inną wersję: {variant}, {grade}',
  'item.yours': 'Twoje',
  'item.copies': '{count, plural, one {# sztuka} few {# sztuki} many {# sztuk} other {# sztuki}}',
  'item.facts': 'Dane',
  'item.source': 'Źródło: {source}, {licence}.',
  'item.drawing': 'Obraz jest rysunkiem, a nie prawdziwym wzorem.',
  'item.wrong': 'Zgłoś błąd',
  'item.wished': '{name}: dodano do listy życzeń.',
  'item.unwished': '{name}: usunięto z listy życzeń.',
  'item.spared': '{name}: oznaczono jako na zbyciu.',
  'item.unspared': '{name}: już nie na zbyciu.',
  'item.more-to-lose': 'Masz kilka sztuk albo jedną z opisem. Niczego nie usunięto.',

  // Values of facts
  'fact.yes': 'Tak',
  'fact.no': 'Nie',

  // Undo
  'undo.do': 'Cofnij',
  'undo.done': 'Cofnięto: {count, plural, one {# zmianę} few {# zmiany} many {# zmian} other {# zmiany}}.',
  'undo.partly': 'Cofnięto: {undone}. Zmieniono później i pozostawiono: {kept}.',
} satisfies Translation<typeof english>
