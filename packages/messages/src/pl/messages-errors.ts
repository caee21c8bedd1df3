import type { messagesOfErrors as english } from '../en/messages-errors.ts'
import type { Translation } from '../translation.ts'

export const messagesOfErrors = {
  4000001: '{reason}',
  4000002: 'Wpisz {property} i spróbuj ponownie.',
  4000003:
    'Potrzeba co najmniej {min_length, plural, one {# znaku} few {# znaków} many {# znaków} other {# znaku}}, a wpisano {actual_length}.',
  4000004: 'Wartość nie ma wymaganej postaci: {pattern}',
  4000005: 'Tego hasła nie można użyć: {reason}',
  4000006: 'Dane się nie zgadzają. Sprawdź hasło oraz adres e-mail, nazwę użytkownika lub numer telefonu.',
  4000007: 'Istnieje już konto z tym adresem e-mail, tą nazwą użytkownika lub tym numerem telefonu.',
  4000008: 'Ten kod jest nieprawidłowy. Wpisz ten, który aplikacja pokazuje teraz.',
  4000009: 'Za pomocą tego formularza nie można się zalogować. Skontaktuj się z właścicielem witryny.',
  4000010: 'To konto nie jest jeszcze aktywne. Najpierw potwierdź swój adres e-mail.',
  4000011: 'Z tym kontem nie połączono aplikacji uwierzytelniającej.',
  4000012: 'Ten kod zapasowy został już wykorzystany. Użyj innego.',
  4000013: 'Do tego konta nie dodano klucza bezpieczeństwa.',
  4000014: 'Do tego konta nie utworzono kodów zapasowych.',
  4000015: 'Nie znaleźliśmy takiego konta albo nie dodano do niego klucza bezpieczeństwa ani klucza dostępu.',
  4000016: 'To nie jest żaden z Twoich kodów zapasowych.',
  4000017:
    'Można wpisać najwyżej {max_length, plural, one {# znak} few {# znaki} many {# znaków} other {# znaku}}, a wpisano {actual_length}.',
  4000018: 'Wartość musi wynosić co najmniej {minimum}, a wynosi {actual}.',
  4000019: 'Wartość musi być większa niż {minimum}, a wynosi {actual}.',
  4000020: 'Wartość może wynosić najwyżej {maximum}, a wynosi {actual}.',
  4000021: 'Wartość musi być mniejsza niż {maximum}, a wynosi {actual}.',
  4000022: 'Wartość musi być wielokrotnością liczby {base}, a wynosi {actual}.',
  4000023:
    'Lista może mieć najwyżej {max_items, plural, one {# pozycję} few {# pozycje} many {# pozycji} other {# pozycji}}, a ma {actual_items}.',
  4000024:
    'Lista musi mieć co najmniej {min_items, plural, one {# pozycję} few {# pozycje} many {# pozycji} other {# pozycji}}, a ma {actual_items}.',
  4000025: 'Pozycje nie mogą się powtarzać, a pozycje {index_a} i {index_b} są takie same.',
  4000026: 'Oczekiwany typ: {allowed_types_list}. Podany typ: {actual_type}.',
  4000027:
    'Istnieje już konto z tym adresem e-mail, tą nazwą użytkownika lub tym numerem telefonu. Jeśli należy do Ciebie, zaloguj się i dodaj nowy sposób logowania w ustawieniach.',
  4000028:
    'Istnieje już konto: {credential_identifier_hint}. Sposoby logowania: {available_credential_types_list}. Połączone konta: {available_oidc_providers_list}.',
  4000029: 'Wymagana jest dokładnie taka wartość: {expected}.',
  4000030: 'To nie jest wartość, której tu oczekujemy.',
  4000031: 'To hasło jest zbyt podobne do adresu e-mail, nazwy użytkownika lub numeru telefonu.',
  4000032:
    'Hasło musi mieć co najmniej {min_length, plural, one {# znak} few {# znaki} many {# znaków} other {# znaku}}, a to ma {actual_length}.',
  4000033:
    'Hasło może mieć najwyżej {max_length, plural, one {# znak} few {# znaki} many {# znaków} other {# znaku}}, a to ma {actual_length}.',
  4000034: 'To hasło znajduje się na listach skradzionych haseł. Wybierz inne.',
  4000035: 'Nie znaleźliśmy takiego konta albo nie można się na nie logować kodem.',
  4000036: 'Dane różnią się od tych, dla których wysłano kod. Sprawdź je.',
  4000037: 'Nie znaleźliśmy takiego konta albo nie ma ono żadnego sposobu logowania.',
  4000038: 'Weryfikacja CAPTCHA nie powiodła się. Spróbuj ponownie.',
  4000039: 'To Twoje obecne hasło. Wybierz inne.',
  4000040: 'To nie jest adres e-mail.',
  4000041: 'To nie jest numer telefonu.',
  4000042: 'Do tego konta nie dodano żadnego urządzenia.',
  4000043: 'Klucz nie został przyjęty. Spróbuj ponownie.',
  4000044: 'To urządzenie nie zostało przyjęte. Spróbuj ponownie.',
  4000045: 'To urządzenie trzeba ponownie potwierdzić, zanim będzie można go użyć.',
  4000046: 'Skonfiguruj to urządzenie ponownie w ustawieniach.',

  4010001:
    'Logowanie trwało zbyt długo: czas minął {expired_at_unix_since_minutes, plural, one {# minutę} few {# minuty} many {# minut} other {# minuty}} temu. Spróbuj ponownie.',
  4010002: 'Nie udało się ustalić, jak chcesz się zalogować. Czy wszystko jest wypełnione?',
  4010003: 'Nie udało się ustalić, jak chcesz się zarejestrować. Czy wszystko jest wypełnione?',
  4010004: 'Nie udało się ustalić, co chcesz zmienić. Czy wszystko jest wypełnione?',
  4010005: 'Nie udało się ustalić, jak odzyskać konto. Czy wszystko jest wypełnione?',
  4010006: 'Nie udało się ustalić, jak potwierdzić adres. Czy wszystko jest wypełnione?',
  4010007: 'To logowanie jest już zakończone. Jeśli trzeba, zacznij od nowa.',
  4010008: 'Ten kod logowania jest nieprawidłowy lub został już wykorzystany. Spróbuj ponownie.',
  4010009: 'To nie jest konto, które ma zostać połączone. Zaloguj się na właściwe.',
  4010010: 'Ten adres nie jest przypisany do tego konta. Sprawdź, czy nie ma w nim błędu.',
  4010011: 'To konto zostało dezaktywowane. Skontaktuj się z nami.',

  4040001:
    'Rejestracja trwała zbyt długo: czas minął {expired_at_unix_since_minutes, plural, one {# minutę} few {# minuty} many {# minut} other {# minuty}} temu. Spróbuj ponownie.',
  4040002: 'Ta rejestracja jest już zakończona. Jeśli trzeba, zacznij od nowa.',
  4040003: 'Ten kod rejestracyjny jest nieprawidłowy lub został już wykorzystany. Spróbuj ponownie.',

  4050001:
    'Ustawienia były otwarte zbyt długo: czas minął {expired_at_unix_since_minutes, plural, one {# minutę} few {# minuty} many {# minut} other {# minuty}} temu. Spróbuj ponownie.',
  4050002: 'Naraz można zmienić tylko jeden adres.',

  4060001: 'To odzyskiwanie konta jest już zakończone. Jeśli trzeba, zacznij od nowa.',
  4060002: 'Podczas odzyskiwania konta coś poszło nie tak. Zacznij odzyskiwanie od nowa.',
  4060004: 'Ten link do odzyskiwania jest nieprawidłowy lub został już wykorzystany. Poproś o nowy.',
  4060005:
    'Odzyskiwanie konta trwało zbyt długo: czas minął {expired_at_unix_since_minutes, plural, one {# minutę} few {# minuty} many {# minut} other {# minuty}} temu. Spróbuj ponownie.',
  4060006: 'Ten kod odzyskiwania jest nieprawidłowy lub został już wykorzystany. Spróbuj ponownie.',

  4070001: 'Ten link weryfikacyjny jest nieprawidłowy lub został już wykorzystany. Poproś o nowy.',
  4070002: 'To potwierdzanie adresu jest już zakończone. Jeśli trzeba, zacznij od nowa.',
  4070003: 'Podczas potwierdzania adresu coś poszło nie tak. Zacznij od nowa.',
  4070005:
    'Potwierdzanie adresu trwało zbyt długo: czas minął {expired_at_unix_since_minutes, plural, one {# minutę} few {# minuty} many {# minut} other {# minuty}} temu. Spróbuj ponownie.',
  4070006: 'Ten kod weryfikacyjny jest nieprawidłowy lub został już wykorzystany. Spróbuj ponownie.',

  5000001: '{reason}',
  5000002: 'Nie ma tu żadnego dostępnego sposobu logowania. Skontaktuj się z właścicielem witryny lub aplikacji.',
  5000003: 'Twoja organizacja nie ma jeszcze żadnego sposobu logowania. Zwróć się do osoby, która nią zarządza.',
} satisfies Translation<typeof english>
