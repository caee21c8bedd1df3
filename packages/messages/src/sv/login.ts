import type { login as english } from '../en/login.ts'
import type { Translation } from '../translation.ts'

export const login = {
  'login.title': 'Logga in',
  'login.title-refresh': 'Bekräfta att det är du',
  'login.title-aal2': 'Andra steget',
  'login.subtitle': 'Logga in med {parts}',
  'login.subtitle-refresh': 'Bekräfta med {parts}',
  'login.subtitle-aal2': 'Välj hur du vill bekräfta inloggningen.',
  'login.code.subtitle': 'Vi skickar en kod till din e-postadress.',
  'login.code.subtitle.sms': 'Vi skickar en kod till din telefon.',
  'login.totp.subtitle': 'Ange de 6 siffrorna som autentiseringsappen visar.',
  'login.webauthn.subtitle': 'Sätt i eller rör vid säkerhetsnyckeln när webbläsaren ber om det.',
  'login.lookup_secret.subtitle': 'Ange en reservkod på 8 tecken som du inte har använt.',
  'login.registration-label': 'Har du inget konto?',
  'login.registration-button': 'Skapa konto',
  'login.logout-button': 'Logga ut',
  'login.cancel-button': 'Avbryt',
  'login.2fa.go-back': 'Blev det fel?',
  'login.2fa.go-back.link': 'Gå tillbaka',
  'login.2fa.method.go-back': 'Välj ett annat sätt',
} satisfies Translation<typeof english>
