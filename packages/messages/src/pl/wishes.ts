import type { wishTexts as english } from '../en/wishes.ts'
import type { Translation } from '../translation.ts'

export const wishTexts: Translation<typeof english> = {
  // Wishes
  'wishes.title': 'Lista życzeń',
  'wishes.lead':
    '{count, plural, one {# życzenie.} few {# życzenia, od najważniejszego.} many {# życzeń, od najważniejszego.} other {# życzenia, od najważniejszego.}}',
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

  // Spares
  'spares.title': 'Na zbyciu',
  'spares.lead':
    '{count, plural, one {# przedmiotu masz więcej, niż zatrzymujesz.} few {# przedmiotów masz więcej, niż zatrzymujesz.} many {# przedmiotów masz więcej, niż zatrzymujesz.} other {# przedmiotu masz więcej, niż zatrzymujesz.}}',
  'spares.keep': 'Zatrzymaj z każdego',
  'spares.apply': 'Pokaż',
  'spares.not-keep': 'Wpisz liczbę całkowitą od 0 do 1000.',
  'spares.mark':
    '{count, plural, one {Oznacz # sztukę jako na zbyciu} few {Oznacz # sztuki jako na zbyciu} many {Oznacz # sztuk jako na zbyciu} other {Oznacz # sztuki jako na zbyciu}}',
  'spares.how': 'Najpierw oznaczane są sztuki w najgorszym stanie.',
  'spares.all-marked': 'Wszystko powyżej jest oznaczone jako na zbyciu.',
  'spares.item': 'Przedmiot',
  'spares.owned': 'Masz',
  'spares.above': 'Ponad',
  'spares.marked': 'Oznaczone',
  'spares.empty.title': 'Nic nie jest na zbyciu',
  'spares.empty.text': 'Niczego nie masz więcej, niż zatrzymujesz. To, co przekroczy tę liczbę, pojawi się tutaj.',
  'spares.done':
    '{count, plural, =0 {Nic więcej nie można było oznaczyć.} one {# wpis ma teraz więcej sztuk na zbyciu.} few {# wpisy mają teraz więcej sztuk na zbyciu.} many {# wpisów ma teraz więcej sztuk na zbyciu.} other {# wpisu ma teraz więcej sztuk na zbyciu.}}',
  'spares.marking': 'Sztuki są oznaczane. Za chwilę odśwież stronę.',
  'spares.too-often': 'Zrobiono to w tej godzinie bardzo wiele razy. Spróbuj ponownie później.',

  // Preferences
  'preferences.title': 'Preferencje',
  'preferences.lead': 'To, co dotyczy twojej kolekcji. Konto ma własne ustawienia.',
  'preferences.name': 'Nazwa',
  'preferences.handle': 'Krótka nazwa',
  'preferences.handle.hint': 'Od 3 do 30 liter od a do z, cyfr, - lub _. Pozostaje na 30 dni.',
  'preferences.handle.stays': 'Można ją zmienić od {date}.',
  'preferences.handle.wrong': 'Użyj od 3 do 30 liter od a do z, cyfr, - lub _, z literą lub cyfrą na obu końcach.',
  'preferences.handle.taken': 'Ktoś inny ma już tę krótką nazwę.',
  'preferences.handle.too-soon': 'Krótką nazwę zmieniono mniej niż 30 dni temu.',
  'preferences.country': 'Kraj',
  'preferences.no-country': 'Nie podano',
  'preferences.currency.hint':
    'Po zmianie koszty i wartości są liczone od nowa. Kwoty w innych walutach stoją obok sumy.',
  'preferences.keep': 'Zatrzymaj z każdego przedmiotu',
  'preferences.keep.hint': 'To, co ponad tę liczbę, jest w „Na zbyciu”.',
  'preferences.saved': 'Preferencje zapisano.',
  'preferences.samples': 'Przykłady',
  'preferences.samples.shown':
    'Przykłady pokazują, do czego służą szuflady. Znikną też te, które masz lub chcesz mieć, a cofnięcie je przywróci.',
  'preferences.samples.hidden': 'Nie widzisz przykładów.',
  'preferences.samples.remove': 'Usuń przykłady',
  'preferences.samples.show': 'Pokaż przykłady ponownie',
  'preferences.samples.removed': 'Przykłady usunięto.',
  'preferences.samples.back': 'Przykłady wróciły.',
  'preferences.end': 'Usuń moją kolekcję',
  'preferences.end.text':
    'To usunie {count, plural, one {# sztukę} few {# sztuki} many {# sztuk} other {# sztuki}} oraz wszystkie życzenia, foldery, miejsca, tagi, własne przedmioty i preferencje. Konto zostanie. Nie można tego cofnąć.',
  'preferences.end.confirm': 'Aby potwierdzić, wpisz {count}',
  'preferences.end.wrong': 'Wpisz dokładnie tę liczbę: {count}.',
  'preferences.end.done': 'Twoja kolekcja została usunięta.',
}
