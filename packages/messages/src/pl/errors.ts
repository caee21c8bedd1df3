import type { errors as english } from '../en/errors.ts'
import type { Translation } from '../translation.ts'

export const errors = {
  'error.title': 'Coś poszło nie tak',
  'error.title-not-found': 'Nie znaleziono strony',
  'error.title-internal-server-error': 'Błąd po naszej stronie',
  'error.title.what-happened': 'Co się stało?',
  'error.title.what-can-i-do': 'Co mogę zrobić?',
  'error.client': 'Nie udało się obsłużyć żądania w takiej postaci, w jakiej zostało wysłane.',
  'error.server': 'Nie udało się obsłużyć żądania z przyczyn leżących po naszej stronie.',
  'error.instructions':
    'Spróbuj ponownie za kilka minut. Jeśli to nie pomoże, skontaktuj się z nami i dołącz poniższe szczegóły.',
  'error.instructions.no-details': 'Spróbuj ponownie za kilka minut. Jeśli to nie pomoże, skontaktuj się z nami.',
  'error.support-email-link': 'Napisz na adres {contactSupportEmail}',
  'error.footer.text': 'Szczegóły do zgłoszenia',
  'error.footer.copy': 'Kopiuj szczegóły',
  'error.footer.copied': 'Skopiowano',
  'error.id': 'Identyfikator',
  'error.time': 'Czas',
  'error.message': 'Komunikat',
  'error.correlation': 'Żądanie',
  'error.line': '{label}: {value}',
  'error.action.go-back': 'Wróć',
  'error.not-found.description': 'Pod tym adresem nic nie ma.',

  'flow.loading': 'Wczytywanie…',
  'flow.not-found': 'Nie udało się otworzyć tej strony',
  'flow.back-home': 'Strona główna',
  'flow.start-again': 'Zacznij od nowa',
  'flow.expired': 'Ta strona była otwarta zbyt długo, więc otworzyliśmy ją na nowo.',
  'flow.expires-soon':
    'Ta strona wygaśnie za dwie minuty. Po jej odnowieniu wpisane dane pozostaną, z wyjątkiem haseł.',
  'flow.renew': 'Odnów stronę',
  'flow.restarted': 'Ta strona nie była już aktualna, więc otworzyliśmy ją na nowo. Spróbuj ponownie.',
  'flow.cookies-off':
    'Twoja przeglądarka nie odsyła nam plików cookie. Zezwól na nie w tej witrynie, a potem zacznij od nowa.',
  'flow.lost': 'Rozpoczęcie od nowa nie pomogło. Spróbuj ponownie za kilka minut.',
  'flow.unavailable': 'Logowanie i konta są chwilowo niedostępne. Spróbuj ponownie za kilka minut.',
  'flow.unreachable':
    'Wygląda na to, że nie ma połączenia z internetem. Wpisane dane nadal tu są, z wyjątkiem haseł i kodów.',
  'flow.try-again': 'Spróbuj ponownie',
  'flow.disabled': 'Ta funkcja jest tutaj wyłączona.',

  'wire.unknown-status': 'Usługa zwróciła nieznaną odpowiedź. Spróbuj ponownie za kilka minut.',
  'wire.unreachable':
    'Nie można wywołać punktu końcowego API. Sprawdź, czy CORS jest poprawnie skonfigurowany i czy adres SDK jest prawidłowy.',
  'wire.undecodable': 'Nie można odczytać odpowiedzi usługi. Spróbuj ponownie za kilka minut.',
  'wire.content-type': 'Usługa przesłała coś, czego ta strona nie potrafi pokazać. Spróbuj ponownie za kilka minut.',
  'wire.unsupported': 'Usługa zażądała czegoś, czego ta strona nie potrafi wykonać. Zacznij od nowa.',
} satisfies Translation<typeof english>
