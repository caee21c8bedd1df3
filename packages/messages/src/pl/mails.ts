import type { mails as english } from '../en/mails.ts'
import type { Translation } from '../translation.ts'

export const mails = {
  'mail.greeting': 'Dzień dobry,',
  'mail.signature': 'Collect Everything',
  'mail.ignore': 'Ta prośba nie pochodzi od Ciebie? Zignoruj tę wiadomość, nic się nie zmieniło.',
  'mail.recovery.subject': '{code} to Twój kod odzyskiwania',
  'mail.recovery.text': 'ten kod przywróci Ci dostęp do konta:',
  'mail.recovery.unknown.subject': 'Próba odzyskania konta',
  'mail.recovery.unknown.text':
    'ktoś poprosił o odzyskanie konta z tym adresem, ale takiego konta nie ma. Jeśli to Ty, spróbuj z innym adresem.',
  'mail.verification.subject': '{code} to Twój kod weryfikacyjny',
  'mail.verification.text': 'tym kodem potwierdzisz, że ten adres należy do Ciebie:',
  'mail.verification.link': 'Możesz też otworzyć tę stronę:',
  'mail.verification.unknown.subject': 'Próba potwierdzenia adresu',
  'mail.verification.unknown.text':
    'ktoś poprosił o potwierdzenie tego adresu, ale nie jest on przypisany do żadnego konta. Jeśli to Ty, spróbuj z innym adresem.',
  'mail.login.subject': '{code} to Twój kod logowania',
  'mail.login.text': 'tym kodem się zalogujesz:',
  'mail.registration.subject': '{code} to Twój kod rejestracyjny',
  'mail.registration.text': 'tym kodem dokończysz zakładanie konta:',
  'mail.lifetime':
    'Kod jest ważny przez {minutes, plural, one {# minutę} few {# minuty} many {# minut} other {# minuty}} i działa tylko raz.',
  'mail.password-changed.subject': 'Twoje hasło zostało zmienione',
  'mail.password-changed.text':
    'hasło do Twojego konta zostało właśnie zmienione. Jeśli ta zmiana nie pochodzi od Ciebie, natychmiast odzyskaj konto: na stronie logowania wybierz „Nie pamiętasz hasła?”.',
  'mail.recovery.link': 'Możesz też otworzyć tę stronę:',
  'mail.duplicate.subject': 'Masz już konto',
  'mail.duplicate.text':
    'ktoś próbował zarejestrować się z Twoim adresem, a jest on już przypisany do konta. Jeśli to Ty, zaloguj się, a jeśli nie pamiętasz hasła, odzyskaj konto. Jeśli to nie Ty, nie musisz nic robić: nic się nie zmieniło.',
} satisfies Translation<typeof english>
