import type { accountTexts as englishTexts, accountMessages as englishMessages } from '../en/account.ts'
import type { Translation } from '../translation.ts'

export const accountTexts = {
  // The product’s name, the categories and the notices
  'app.name': 'Collect Everything',
  'app.title': '{page} · {name}',
  'app.skip': 'Przejdź do treści',
  'language.label': 'Język',
  'language.change': 'Zmień',
  'toast.close': 'Zamknij',
  'toast.region': 'Powiadomienia',
  'category.all': 'Wszystko',
  'category.coins': 'Monety',
  'category.stamps': 'Znaczki',
  'category.minerals': 'Minerały',
  'category.cards': 'Karty kolekcjonerskie',
  'category.vinyl': 'Winyle',
  'category.figures': 'Figurki',

  // Headings, chips, lists of methods and fields, shared by all flows
  'account-linking.title': 'Połącz konta',
  'account-linking.not-mine': 'To nie Twoje konto?',
  'misc.or': 'lub',
  'misc.last-used': 'Ostatnio używane',
  'misc.last-used.way': 'Ostatnio używane: {way}',
  'card.header.parts.password.login': '{identifierLabel} oraz hasło',
  'card.header.parts.password.registration': '{identifierLabel} oraz nowe hasło',
  'card.header.parts.identifier-first': '{identifierLabel}',
  'card.header.parts.oidc': 'inne Twoje konto',
  'card.header.parts.code': 'kod z wiadomości',
  'card.header.parts.totp': 'aplikacja uwierzytelniająca',
  'card.header.parts.lookup_secret': 'kod zapasowy',
  'card.header.parts.passkey': 'klucz dostępu',
  'card.header.parts.webauthn': 'klucz bezpieczeństwa',
  'card.footer.select-another-method': 'Wybierz inny sposób',
  'card.identifier': 'nazwa konta',
  'card.unknown.title': 'Błąd',
  'card.unknown.description': 'Wystąpił błąd. Odśwież stronę.',
  'chip.label': 'Zmień {identifier}',
  'chip.back': 'Wstecz',

  'two-step.password.title': 'Hasło',
  'two-step.password.description': 'Hasło, które znasz tylko Ty',
  'two-step.code.title': 'Kod jednorazowy',
  'two-step.code.description': 'Wyślemy go na Twój adres e-mail',
  'two-step.code.description.sms': 'Wyślemy go na Twój telefon',
  'two-step.passkey.title': 'Klucz dostępu',
  'two-step.passkey.description': 'Odcisk palca, twarz lub blokada ekranu',
  'two-step.passkey.description.error': 'Nie udało się wczytać kluczy dostępu. Spróbuj ponownie później.',
  'two-step.webauthn.title': 'Klucz bezpieczeństwa',
  'two-step.webauthn.description': 'Klucz, który podłączasz lub przykładasz do urządzenia',
  'two-step.webauthn.description.error': 'Nie udało się wczytać kluczy bezpieczeństwa. Spróbuj ponownie później.',
  'two-step.totp.title': 'Aplikacja uwierzytelniająca',
  'two-step.totp.description': '6 cyfr wyświetlanych w aplikacji',
  'two-step.lookup_secret.title': 'Kod zapasowy',
  'two-step.lookup_secret.description': 'Jeden z zapisanych 8-znakowych kodów',

  'input.placeholder': 'Wpisz: {placeholder}',
  'forms.input.placeholder.webauthn_register_displayname': 'Wpisz nazwę klucza',
  'input.show-password': 'Pokaż hasło',
  'input.choose': 'Wybierz z listy',
  'input.code-missing': 'Wpisz kod.',
  'forms.label.forgot-password': 'Nie pamiętasz hasła?',
  'forms.label.recover-account': 'Odzyskaj konto',
  'forms.title.traits.email.Email': 'E-mail',
  'forms.title.traits.name.Name': 'Imię',
  'forms.methods': 'Dostępne sposoby',
  'captcha.error': 'Nie udało się wczytać weryfikacji CAPTCHA. Odśwież stronę.',
  'captcha.no-script':
    'Ten formularz wymaga weryfikacji CAPTCHA, a ta potrzebuje JavaScriptu. Włącz go i odśwież stronę.',
  'ceremony.stopped': 'Okno przeglądarki zamknęło się bez użycia klucza. Spróbuj ponownie albo wybierz inny sposób.',
  'ceremony.known': 'Ten klucz jest już dodany do Twojego konta.',
  'ceremony.failed': 'Przeglądarka nie mogła tego wykonać. Spróbuj ponownie albo wybierz inny sposób.',
  'ceremony.no-script':
    'Do tego potrzebny jest JavaScript, który jest wyłączony w przeglądarce. Włącz go i odśwież stronę albo wybierz inny sposób.',

  'property.code': 'kod',
  'property.email': 'adres e-mail',
  'property.identifier': 'nazwę konta',
  'property.password': 'hasło',
  'property.phone': 'numer telefonu',
  'property.phone_number': 'numer telefonu',
  'property.recovery_address': 'adres e-mail lub numer telefonu',
  'property.recovery_confirm_address': 'adres e-mail lub numer telefonu',
  'property.passkey_register': 'klucz dostępu',
  'property.webauthn_register': 'klucz bezpieczeństwa',
  'property.username': 'nazwę użytkownika',
  'property.totp_code': 'kod z aplikacji',
  'property.lookup_secret': 'kod zapasowy',
  'property.webauthn_register_displayname': 'nazwę klucza',
  'property.name': 'imię',

  'credential.password': 'hasło',
  'credential.code': 'kod z wiadomości e-mail',
  'credential.passkey': 'klucz dostępu',
  'credential.webauthn': 'klucz bezpieczeństwa',
  'credential.totp': 'aplikacja uwierzytelniająca',
  'credential.lookup_secret': 'kody zapasowe',
  'credential.oidc': 'połączone konto',
  'credential.saml': 'logowanie przez organizację',

  'value-type.string': 'tekst',
  'value-type.number': 'liczba',
  'value-type.integer': 'liczba całkowita',
  'value-type.boolean': 'tak lub nie',
  'value-type.array': 'lista',
  'value-type.object': 'grupa wartości',
  'value-type.null': 'brak',

  // Login
  'login.title': 'Logowanie',
  'login.title-refresh': 'Potwierdź, że to Ty',
  'login.title-aal2': 'Drugi krok',
  'login.subtitle': 'Sposób logowania: {parts}',
  'login.subtitle-refresh': 'Sposób potwierdzenia: {parts}',
  'login.subtitle-aal2': 'Wybierz, jak wykonać drugi krok.',
  'login.code.subtitle': 'Wyślemy kod na Twój adres e-mail.',
  'login.code.subtitle.sms': 'Wyślemy kod na Twój telefon.',
  'login.totp.subtitle': 'Wpisz 6 cyfr wyświetlanych w aplikacji uwierzytelniającej.',
  'login.webauthn.subtitle': 'Podłącz klucz bezpieczeństwa lub dotknij go, gdy przeglądarka o to poprosi.',
  'login.lookup_secret.subtitle': 'Wpisz jeden z niewykorzystanych 8-znakowych kodów zapasowych.',
  'login.registration-label': 'Nie masz konta?',
  'login.registration-button': 'Zarejestruj się',
  'login.logout-button': 'Wyloguj się',
  'login.cancel-button': 'Anuluj',
  'login.2fa.go-back': 'Nie o to chodziło?',
  'login.2fa.go-back.link': 'Wróć',
  'login.2fa.method.go-back': 'Wybierz inny sposób',

  // Registration
  'registration.title': 'Załóż konto',
  'registration.subtitle': 'Sposób rejestracji: {parts}',
  'registration.login-label': 'Masz już konto?',
  'registration.login-button': 'Zaloguj się',

  // Recovery and verification
  'recovery.title': 'Odzyskaj konto',
  'recovery.subtitle': 'Podaj adres przypisany do konta. Wyślemy na niego kod.',
  'recovery.subtitle.link': 'Podaj adres przypisany do konta. Wyślemy na niego link.',
  'recovery.subtitle.opened': 'Link jest prawidłowy. Przejdź dalej, aby się zalogować i ustawić nowe hasło.',
  'verification.title': 'Potwierdź swój adres',
  'verification.subtitle': 'Podaj adres e-mail do potwierdzenia.',
  'verification.subtitle.email-or-phone': 'Podaj adres e-mail lub numer telefonu do potwierdzenia.',
  'verification.subtitle.opened': 'Link jest prawidłowy. Przejdź dalej, aby potwierdzić swój adres.',

  // The error page, and a flow page that has nothing to draw
  'error.title': 'Coś poszło nie tak',
  'error.title-not-found': 'Nie znaleziono strony',
  'error.title-internal-server-error': 'Błąd po naszej stronie',
  'error.title.what-happened': 'Co się stało?',
  'error.title.what-can-i-do': 'Co mogę zrobić?',
  'error.client': 'Nie udało się obsłużyć żądania w takiej postaci, w jakiej zostało wysłane.',
  'error.server': 'Nie udało się obsłużyć żądania z przyczyn leżących po naszej stronie.',
  'error.from-address':
    'Żądanie aplikacji zakończyło się tym błędem. Tekst pochodzi z linku, który otworzył tę stronę.',
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
  'flow.for-app': 'Przejdź do {name}',
  'flow.back-to-app': 'Wróć do {name}',
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

  // Logout
  'logout.title': 'Czy chcesz się wylogować?',
  'logout.accept-button': 'Wyloguj się',
  'logout.reject-button': 'Nie wylogowuj',

  // The page around the verification flow
  'verification-page.title': 'Potwierdź swój e-mail',
  'verification-page.verified': 'Adres e-mail Twojego konta jest potwierdzony.',
  'verification-page.instructions': 'Wysłaliśmy na Twój adres wiadomość z kodem.',
  'verification-page.instructions.link': 'Wysłaliśmy na Twój adres wiadomość z linkiem.',
  'verification-page.spam': 'Sprawdź skrzynkę odbiorczą, a potem foldery Spam i Wiadomości-śmieci.',
  'verification-page.request': 'Poproś o nową wiadomość',
  'verification-page.resend': 'Wyślij ponownie wiadomość weryfikacyjną',

  // Reasons: the sentence inside message 4000001
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
  'reason.providerDenied':
    '{words, select, none {Logowanie z kontem {provider} nie zostało dokończone.} other {Odmowa z serwisu {provider}: „{words}”.}} Spróbuj ponownie lub wybierz inny sposób.',
  'reason.providerDown':
    'Serwis {provider} chwilowo nie odpowiada. Spróbuj ponownie za minutę lub wybierz inny sposób.',
  'reason.providerAnswer':
    'Odpowiedź serwisu {provider} nie jest wiarygodna. Spróbuj ponownie lub wybierz inny sposób.',
  'reason.providerGone': 'Ten sposób nie jest już dostępny. Wybierz inny.',
  'reason.beginsHere': 'Logowanie przez {provider} zaczyna się na tej stronie. Użyj przycisku, aby przejść dalej.',
  'reason.providerLate': 'To trwało zbyt długo lub zostało otwarte dwa razy. Zacznij od nowa.',
  'reason.providerMapping': 'Dane z serwisu {provider} nie wystarczą do założenia konta. Wybierz inny sposób.',
  'reason.noAccountHere': 'Nie ma tu konta dla logowania przez serwis {provider}, a nowych nie można zakładać.',
  'reason.scopeMissing':
    'Serwis {provider} nie udostępnił wszystkich potrzebnych danych. Spróbuj ponownie i zezwól na wszystko, o co prosimy.',
  'reason.notSignedInAgain':
    'Serwis {provider} nie zażądał ponownego logowania. Spróbuj ponownie lub wybierz inny sposób.',
  'reason.wrongOrganisation':
    'Adres z serwisu {provider} nie należy do tej organizacji. Użyj swojego konta w organizacji.',
  'reason.organisationOnly': 'To konto należy do organizacji. Zaloguj się przez swoją organizację.',
} satisfies Translation<typeof englishTexts>

export const accountMessages = {
  // Information and success
  1010003: 'Zaloguj się ponownie, aby potwierdzić, że to Ty.',
  1010004: 'Jeszcze jeden krok: potwierdź logowanie drugim składnikiem.',
  1010012: 'Przygotuj klucz bezpieczeństwa, a potem przejdź dalej.',
  1010014: 'Wiadomość została wysłana na Twój adres. Nic nie przyszło? Sprawdź foldery Spam i Wiadomości-śmieci.',
  1010016:
    'Adres {duplicateIdentifier} jest już przypisany do konta. Zaloguj się na to konto, a {provider} stanie się jego kolejnym sposobem logowania.',
  1010020: 'Kod wyślemy na adres podany dla tego kroku.',
  1010025:
    'Kod został wysłany na adres przypisany do Twojego konta. Nic nie przyszło? Sprawdź foldery Spam i Wiadomości-śmieci.',

  1040005:
    'Kod został wysłany na Twój adres. Wpisz go, aby dokończyć zakładanie konta. Nic nie przyszło? Sprawdź foldery Spam i Wiadomości-śmieci.',
  1040009: 'Prawie gotowe. Wybierz, jak chcesz się odtąd logować.',

  1060001:
    'Znów masz dostęp do konta. Przez {privileged_session_expires_at_unix_until_minutes, plural, one {# minutę} few {# minuty} many {# minut} other {# minuty}} możesz ustawić nowe hasło lub dodać inny sposób logowania.',
  1060002:
    'Jeśli ten adres jest przypisany do konta, link do odzyskiwania jest już w drodze. Nic nie przyszło? Sprawdź pisownię adresu, a potem foldery Spam i Wiadomości-śmieci.',
  1060003:
    'Jeśli ten adres jest przypisany do konta, kod odzyskiwania jest już w drodze. Nic nie przyszło? Sprawdź pisownię adresu, a potem foldery Spam i Wiadomości-śmieci.',
  1060004: 'Jeśli {masked_address} należy do jakiegoś konta, kod odzyskiwania jest już w drodze.',
  1060005: 'Wpisz cały adres, aby potwierdzić, że należy do Ciebie.',
  1060006: 'Na który adres wysłać kod odzyskiwania?',

  1080001:
    'Link weryfikacyjny jest w drodze na Twój adres. Nic nie przyszło? Sprawdź pisownię adresu, a potem foldery Spam i Wiadomości-śmieci.',
  1080002: 'Twój adres e-mail jest potwierdzony.',
  1080003:
    'Kod weryfikacyjny jest w drodze na Twój adres. Nic nie przyszło? Sprawdź pisownię adresu, a potem foldery Spam i Wiadomości-śmieci.',
  1080004: 'Kod weryfikacyjny jest w drodze na Twój telefon. Nic nie przyszło? Sprawdź, czy w numerze nie ma błędu.',
  1080005: 'Twój numer telefonu jest potwierdzony.',

  // Names of fields and captions of buttons
  1010001: 'Potwierdź hasło',
  1010002: 'Kontynuuj z kontem {provider}',
  1010005: 'Potwierdź',
  1010006: 'Kod z aplikacji',
  1010007: 'Kod zapasowy',
  1010008: 'Użyj klucza bezpieczeństwa',
  1010009: 'Sprawdź kod',
  1010010: 'Użyj tego kodu',
  1010011: 'Dalej z kluczem bezpieczeństwa',
  1010013: 'Użyj klucza teraz',
  1010015: 'Wyślij kod',
  1010017: 'Zaloguj się i połącz konta',
  1010018: 'Kontynuuj z kontem {provider} i połącz konta',
  1010019: 'Wyślij kod do drugiego kroku',
  1010021: 'Użyj klucza dostępu',
  1010022: 'Zaloguj się',
  1010023: 'Wyślij kod na {address}',
  1010024: 'Użyj tego urządzenia',

  1040001: 'Załóż konto',
  1040002: 'Zarejestruj się z kontem {provider}',
  1040003: 'Dokończ rejestrację',
  1040004: 'Użyj klucza bezpieczeństwa',
  1040006: 'Wyślij kod',
  1040007: 'Użyj klucza dostępu',
  1040008: 'Wróć',

  1060007: 'Wróć',

  1050013: 'Nazwa klucza',
  1070001: 'Hasło',
  1070002: '{title}',
  1070003: 'Zapisz',
  1070004: 'E-mail, nazwa użytkownika lub numer telefonu',
  1070005: 'Wyślij',
  1070006: 'Kod z aplikacji',
  1070007: 'E-mail',
  1070008: 'Wyślij nowy kod',
  1070009: 'Dalej',
  1070010: 'Kod odzyskiwania',
  1070011: 'Kod weryfikacyjny',
  1070012: 'Kod rejestracyjny',
  1070013: 'Kod logowania',
  1070014: 'Zaloguj się i połącz konta',
  1070015: 'Najpierw przejdź weryfikację CAPTCHA',
  1070016: 'E-mail lub numer telefonu przypisany do konta',
  1070017: 'Numer telefonu',
  1070018: 'E-mail lub numer telefonu',

  // Errors, each with the next step
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
    'Istnieje już konto: {credential_identifier_hint}. Sposoby logowania: {available_credential_types_list}.{available_oidc_providers_count, select, 0 {} other { Połączone konta: {available_oidc_providers_list}.}}',
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
} satisfies Translation<typeof englishMessages>
