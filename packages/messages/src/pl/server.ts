import type { server as englishServer, said as englishSaid } from '../en/server.ts'
import type { Translation } from '../translation.ts'

export const server = {
  'server.notFound.title': 'Nie znaleziono strony',
  'server.notFound.text': 'Nie możemy znaleźć tej strony.',
  'server.tooLarge.title': 'Zbyt dużo danych',
  'server.tooLarge.text': 'To więcej, niż możemy tu przyjąć. Nic nie zostało zapisane. Wróć do formularza i skróć go.',
  'server.unreadable.title': 'Nic nie zostało zapisane',
  'server.unreadable.text': 'Nie udało się odczytać formularza. Wróć i wyślij go ponownie.',
  'server.fault.title': 'Coś poszło nie tak po naszej stronie',
  'server.fault.text': 'Spróbuj ponownie za kilka minut.',
  'server.serviceDown.title': 'Konta są niedostępne',
  'server.serviceDown.text': 'Nie mamy teraz dostępu do kont. Nic nie przepadło; spróbuj ponownie za kilka minut.',
  'server.oauth2Ended.title': 'Ta prośba jest już nieaktualna',
  'server.oauth2Ended.text':
    'Na prośbę aplikacji już odpowiedziano albo jej ważność wygasła. Wróć do aplikacji i zacznij od nowa.',
  'server.oauth2.title': 'Prośba aplikacji jest nieprawidłowa',
  'server.oauth2.text':
    'Aplikacja skierowała Cię tutaj, ale nie możemy odpowiedzieć na jej prośbę. Nie przekazano żadnych informacji o Tobie. Wróć do aplikacji, a jeśli to się powtórzy, wyślij jej operatorom poniższe szczegóły.',
  'server.details': 'Szczegóły: {details}',
  'server.backToApplication': 'Wróć do {application}',
  'server.tooMany.title': 'Za dużo żądań',
  'server.tooMany.text': 'Z Twojej sieci nadeszło za dużo żądań. Poczekaj chwilę i spróbuj ponownie.',
  'server.tryAgain': 'Spróbuj ponownie',
  'server.backHome': 'Wróć na stronę główną',
} satisfies Translation<typeof englishServer>

export const said = {
  'said.first-proof':
    'Twój adres jest potwierdzony, a konto należy tylko do Ciebie. Usunęliśmy to, co ustawiono wcześniej: hasło, klucze dostępu, klucze bezpieczeństwa, aplikację uwierzytelniającą, kody zapasowe i inne sesje. Aby zachować dawne hasło, wpisz je raz poniżej.',
  'said.claim.made': '{date} utworzono konto z Twoim adresem. Adres nie jest jeszcze potwierdzony. Czy to Ty?',
  'said.claim.device': 'Utworzono je za pomocą: {device}.',
  'said.claim.address': 'Adres IP: {address}',
  'said.claim.ways': 'Sposoby logowania na nie: {ways}.',
  'said.claim.mine': 'To ja',
  'said.claim.not-mine': 'To nie ja',
  'said.claim.cleared':
    'Konto należy teraz tylko do Ciebie, a to, co ustawiła inna osoba, zniknęło. Zaloguj się kodem z e-maila, aby przejść dalej.',
  'said.way':
    '{way, select, password {hasło} totp {aplikacja uwierzytelniająca} lookup_secret {kody zapasowe} webauthn {klucz bezpieczeństwa} passkey {klucz dostępu} code {kod z e-maila} other {inny sposób}}',
  'said.same-mailbox':
    'Konto zostało odzyskane przez ten adres, więc kod wysłany na niego nie dowodzi niczego nowego. Użyj innego drugiego składnika albo wyloguj się i zaloguj hasłem.',
  'said.passkey-name': '{browser}, {system}',
  'said.unverified-key': 'Ten klucz nie sprawdził, czy to Ty. Wybierz inny sposób logowania.',
} satisfies Translation<typeof englishSaid>
