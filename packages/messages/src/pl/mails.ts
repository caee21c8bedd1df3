import type { mails as english } from '../en/mails.ts'
import type { Translation } from '../translation.ts'

export const mails = {
  'mail.greeting': 'Dzień dobry,',
  'mail.signature': 'Collect Everything',
  'mail.ignore': 'Ta prośba nie pochodzi od Ciebie? Zignoruj tę wiadomość, nic się nie zmieniło.',
  'mail.recovery.subject': '{code} to Twój kod odzyskiwania',
  'mail.recovery.text': 'oto Twój kod odzyskiwania:',
  'mail.recovery.unknown.subject': 'Próba odzyskania konta',
  'mail.recovery.unknown.text':
    'ktoś poprosił o odzyskanie konta z tym adresem, ale takiego konta nie ma. Jeśli to Ty, spróbuj z innym adresem.',
  'mail.verification.subject': '{code} to Twój kod weryfikacyjny',
  'mail.verification.text': 'oto Twój kod weryfikacyjny:',
  'mail.verification.link': 'Możesz też otworzyć tę stronę:',
  'mail.verification.unknown.subject': 'Próba potwierdzenia adresu',
  'mail.verification.unknown.text':
    'ktoś poprosił o potwierdzenie tego adresu, ale nie jest on przypisany do żadnego konta. Jeśli to Ty, spróbuj z innym adresem.',
  'mail.login.subject': '{code} to Twój kod logowania',
  'mail.login.text': 'oto Twój kod logowania:',
  'mail.login.unknown.subject': 'Ktoś próbował się zalogować z tym adresem',
  'mail.login.unknown.text':
    'ktoś poprosił o kod logowania dla tego adresu, ale nie jest on przypisany do żadnego konta. Jeśli to Ty, spróbuj z innym adresem.',
  'mail.login.unknown.sign-up': 'Nie masz jeszcze konta? Możesz je założyć tutaj:',
  'mail.registration.subject': '{code} to Twój kod rejestracyjny',
  'mail.registration.text': 'oto Twój kod rejestracyjny:',
  'mail.lifetime': 'Kod wygaśnie za {minutes, plural, one {# minutę} few {# minuty} many {# minut} other {# minuty}}.',
  'mail.recovery-link.subject': 'Odzyskaj konto',
  'mail.recovery-link.text': 'otwórz tę stronę, aby odzyskać dostęp do konta:',
  'mail.verification-link.subject': 'Potwierdź swój adres',
  'mail.verification-link.text': 'otwórz tę stronę, aby potwierdzić, że ten adres należy do Ciebie:',
  'mail.lifetime-link':
    'Link wygaśnie za {minutes, plural, one {# minutę} few {# minuty} many {# minut} other {# minuty}}.',
  'mail.password-changed.subject': 'Twoje hasło zostało zmienione',
  'mail.password-changed.text':
    'hasło do Twojego konta zostało właśnie zmienione. Jeśli to nie Ty, natychmiast odzyskaj konto.',
  'mail.recovery.link': 'Możesz też otworzyć tę stronę:',
  'mail.duplicate.subject': 'Masz już konto',
  'mail.duplicate.text':
    'ktoś próbował zarejestrować się z Twoim adresem, a jest on już przypisany do konta. Jeśli to Ty, zaloguj się, a jeśli nie pamiętasz hasła, odzyskaj konto. Jeśli to nie Ty, nie musisz nic robić: nic się nie zmieniło.',
  'mail.not-you':
    'Jeśli to Ty, nie musisz nic robić. Jeśli nie, zmień hasło i wyloguj inne urządzenia w ustawieniach. Nie możesz się zalogować? Odzyskaj konto.',
  'mail.new-device.subject': 'Nowe logowanie na Twoje konto',
  'mail.new-device.text': 'Twojego konta użyto właśnie na nowym urządzeniu.',
  'mail.new-device.time': 'Czas: {time} (UTC)',
  'mail.new-device.device': 'Urządzenie: {device}',
  'mail.new-device.address': 'Adres IP: {address}',
  'mail.added.subject': 'Nowy sposób logowania na Twoje konto',
  'mail.added.text':
    '{factor, select, totp {z Twoim kontem właśnie połączono aplikację uwierzytelniającą.} lookup_secret {dla Twojego konta właśnie utworzono nowe kody zapasowe. Poprzednie już nie działają.} passkey {do Twojego konta właśnie dodano klucz dostępu.} webauthn {do Twojego konta właśnie dodano klucz bezpieczeństwa.} provider {z Twoim kontem właśnie połączono konto {provider}. Od teraz możesz się logować także w ten sposób.} other {do Twojego konta właśnie dodano nowy sposób logowania.}}',
  'mail.removed.subject': 'Usunięto sposób logowania',
  'mail.removed.text':
    '{factor, select, totp {aplikacja uwierzytelniająca została właśnie odłączona od Twojego konta.} lookup_secret {kody zapasowe Twojego konta zostały właśnie usunięte.} passkey {z Twojego konta właśnie usunięto klucz dostępu.} webauthn {z Twojego konta właśnie usunięto klucz bezpieczeństwa.} password {hasło do Twojego konta zostało właśnie usunięte.} provider {od Twojego konta właśnie odłączono konto {provider}. Nie możesz się już logować w ten sposób.} other {z Twojego konta właśnie usunięto sposób logowania.}}',
  'mail.first-proof.subject': 'Konto należy teraz tylko do Ciebie',
  'mail.first-proof.text':
    'właśnie po raz pierwszy potwierdzono Twój adres. Dlatego usunęliśmy wszystko, co wcześniej ustawiono na koncie: hasło, klucze dostępu, klucze bezpieczeństwa, aplikację uwierzytelniającą, kody zapasowe, połączone konta, otwarte sesje i znane przeglądarki. Mógł to ustawić ktoś inny.',
  'mail.first-proof.again':
    'To były Twoje ustawienia? Zaloguj się kodem z e-maila i ustaw je ponownie w ustawieniach konta.',
  'mail.made.text': '{time} (UTC) utworzono konto z Twoim adresem.',
  'mail.made.not-you':
    'To nie Ty? Otwórz powyższą stronę, wpisz kod i wybierz „To nie ja”. Wtedy zniknie wszystko, co ustawiła inna osoba.',
  'mail.guessed.subject': 'Błędne kody po podaniu Twojego hasła',
  'mail.guessed.text':
    'ktoś podał Twoje hasło, a potem kilka błędnych kodów. Nie udało mu się zalogować. Jeśli to nie Ty, ktoś zna Twoje hasło: zmień je natychmiast.',
  'mail.address-changed.subject': 'Zmieniono adres e-mail Twojego konta',
  'mail.address-changed.text':
    'adres e-mail Twojego konta został właśnie zmieniony. Ta wiadomość trafia na poprzedni adres.',
  'mail.app-connected.subject': 'Z Twoim kontem połączono aplikację',
  'mail.app-connected.text':
    'aplikacja {app} może teraz korzystać z Twojego konta. W ustawieniach są wszystkie połączone aplikacje i tam możesz je odłączyć.',
  'mail.app-stolen.subject': 'Od Twojego konta odłączono aplikację',
  'mail.app-stolen.text':
    'prawdopodobnie ktoś skopiował dostęp aplikacji {app} do Twojego konta. Ten dostęp został zakończony, a kopia już nie działa. Aby dalej korzystać z aplikacji, połącz ją ponownie.',
  'mail.deletion.subject': 'Twoje konto zostanie usunięte',
  'mail.deletion.text':
    'otrzymaliśmy prośbę o usunięcie Twojego konta. Zostanie ono usunięte {date} wraz ze wszystkim, co o Tobie przechowujemy.',
  'mail.deletion.undo':
    'Zmieniasz zdanie albo ta prośba nie pochodzi od Ciebie? Do tego czasu możesz się zalogować i zachować konto w ustawieniach.',
  'mail.deletion-off.subject': 'Twoje konto pozostaje',
  'mail.deletion-off.text': 'Twoje konto jednak nie zostanie usunięte.',
  'mail.not-me': 'Jeśli to Ty, nie musisz nic robić. Jeśli nie, otwórz tę stronę i naciśnij na niej przycisk:',
  'mail.not-me.lifetime':
    'Link jest ważny przez {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}} i działa tylko raz.',
  'mail.address-taken.subject': 'Ktoś podał Twój adres',
  'mail.address-taken.text':
    'ktoś próbował przypisać Twój adres do innego konta. Adres pozostaje przy Twoim koncie i nic się nie zmieniło. Jeśli to Ty, zaloguj się na konto, które już ma ten adres.',
} satisfies Translation<typeof english>
