import type { messagesOfInformation as english } from '../en/messages-information.ts'
import type { Translation } from '../translation.ts'

export const messagesOfInformation = {
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
} satisfies Translation<typeof english>
