import type { errors as english } from '../en/errors.ts'
import type { Translation } from '../translation.ts'

export const errors = {
  'error.title': 'Coś poszło nie tak',
  'error.title-not-found': 'Nie znaleziono strony',
  'error.title-internal-server-error': 'Błąd po naszej stronie',
  'error.title.what-happened': 'Co się stało?',
  'error.title.what-can-i-do': 'Co mogę zrobić?',
  'error.description': 'Oto, co wiemy:',
  'error.client': 'Nie udało się obsłużyć żądania w takiej postaci, w jakiej zostało wysłane.',
  'error.server': 'Nie udało się obsłużyć żądania z przyczyn leżących po naszej stronie.',
  'error.instructions':
    'Spróbuj ponownie za kilka minut. Jeśli to nie pomoże, skontaktuj się z nami i dołącz poniższe szczegóły.',
  'error.support-email-link': 'Napisz na adres {contactSupportEmail}',
  'error.footer.text': 'Szczegóły do zgłoszenia',
  'error.footer.copy': 'Kopiuj szczegóły',
  'error.footer.copied': 'Skopiowano',
  'error.id': 'Identyfikator',
  'error.time': 'Czas',
  'error.message': 'Komunikat',
  'error.correlation': 'Żądanie',
  'error.back-button': 'Wstecz',
  'error.action.go-back': 'Wróć',
  'error.not-found.description': 'Pod tym adresem nic nie ma.',

  'flow.loading': 'Wczytywanie…',
  'flow.not-found': 'Nie udało się otworzyć tej strony',
  'flow.back-home': 'Strona główna',
  'flow.start-again': 'Zacznij od nowa',
  'flow.expired': 'Ta strona była otwarta zbyt długo, więc otworzyliśmy ją na nowo.',
  'flow.restarted': 'Ta strona nie była już aktualna, więc otworzyliśmy ją na nowo. Spróbuj ponownie.',
  'flow.cookies-off':
    'Twoja przeglądarka nie odsyła nam plików cookie. Zezwól na nie w tej witrynie, a potem zacznij od nowa.',
  'flow.lost': 'Rozpoczęcie od nowa nie pomogło. Spróbuj ponownie za kilka minut.',
  'flow.unavailable': 'Logowanie i konta są chwilowo niedostępne. Spróbuj ponownie za kilka minut.',
  'flow.disabled': 'Ta funkcja jest tutaj wyłączona.',

  'wire.unknown-status': 'Punkt końcowy API zwrócił kod odpowiedzi, którego SDK nie potrafi obsłużyć',
  'wire.not-ok': 'Odpowiedź zawiera kod błędu',
  'wire.not-sent': 'Żądanie nie powiodło się, a mechanizmy przechwytujące nie dostarczyły innej odpowiedzi',
  'wire.unreachable':
    'Nie można wywołać punktu końcowego API. Upewnij się, że CORS jest poprawnie skonfigurowany i że adres URL SDK jest prawidłowy.',
  'wire.undecodable': 'Nie można odczytać odpowiedzi API jako JSON.',
  'wire.html': 'Usługa zwróciła nieoczekiwaną odpowiedź HTML lub tekstową.',
  'wire.content-type': 'Usługa zwróciła nieoczekiwany typ treści.',
  'wire.unsupported': 'Usługa zażądała czegoś, czego ta strona nie potrafi wykonać.',
} satisfies Translation<typeof english>
