import type { reasons as english } from '../en/reasons.ts'
import type { Translation } from '../translation.ts'

export const reasons = {
  'reason.unprintable': 'Wpisz zwykły tekst w jednym wierszu, bez niewidocznych znaków.',
  'reason.unknownTrait': 'Pole {name} nie należy do tego formularza.',
  'reason.choice': 'Wybierz jedną z tych wartości: {choices}.',
  'reason.format': 'Wpisz prawidłową wartość ({format}).',
  'reason.rule': 'Tej wartości nie można tu użyć.',
  'reason.signedIn': 'W tej przeglądarce jest już zalogowane konto. Kontynuuj albo najpierw się wyloguj.',
  'reason.tooOften': 'Kod wpisano błędnie zbyt wiele razy. Poproś o nowy.',
  'reason.tooManyCodes': 'Zbyt wiele błędnych kodów. Zacznij od nowa.',
  'reason.paused':
    'Zbyt wiele błędnych kodów. Odczekaj {hours, plural, =0 {{minutes, plural, one {# minutę} few {# minuty} many {# minut} other {# minuty}}} one {# godzinę} few {# godziny} many {# godzin} other {# godziny}} i spróbuj ponownie.',
  'reason.held':
    'Zbyt wiele prób. Odczekaj {minutes, plural, one {# minutę} few {# minuty} many {# minut} other {# minuty}} i spróbuj ponownie.',
  'reason.guarded':
    'Zbyt wiele prób dla tego konta. Odczekaj {minutes, plural, one {# minutę} few {# minuty} many {# minut} other {# minuty}} albo zaloguj się {ways, select, both {kluczem dostępu, kodem lub } other {w inny sposób lub }}w przeglądarce, w której logowanie już się udało.',
  'reason.unusableKey': 'Nie udało się użyć odpowiedzi klucza. Spróbuj ponownie.',
  'reason.unknownAddress': 'Tego adresu nie ma na liście do wyboru. Wybierz ponownie.',
  'reason.robotCheckDown': 'Weryfikacja CAPTCHA chwilowo nie odpowiada. Spróbuj ponownie za minutę.',
  'reason.breachCheckDown': 'nie udało się sprawdzić, czy zostało gdzieś skradzione. Spróbuj ponownie za minutę.',
  'reason.oneCharacter': 'to jeden powtarzany znak.',
  'reason.siteName': 'to niewiele więcej niż nazwa tej witryny.',
  'reason.addressWaits': 'Po odzyskaniu konta ten adres obowiązuje od {until_unix}.',
} satisfies Translation<typeof english>
