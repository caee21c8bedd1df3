import type { login as english } from '../en/login.ts'
import type { Translation } from '../translation.ts'

export const login = {
  'login.title': 'Logg inn',
  'login.title-refresh': 'Bekreft at det er deg',
  'login.title-aal2': 'Steg to',
  'login.subtitle': 'Logg inn med {parts}',
  'login.subtitle-refresh': 'Bekreft med {parts}',
  'login.subtitle-aal2': 'Velg hvordan du vil bekrefte innloggingen.',
  'login.code.subtitle': 'Vi sender en kode til e-postadressen din.',
  'login.code.subtitle.sms': 'Vi sender en kode til telefonen din.',
  'login.totp.subtitle': 'Skriv inn de 6 sifrene som autentiseringsappen viser.',
  'login.webauthn.subtitle': 'Sett i eller berør sikkerhetsnøkkelen når nettleseren ber om det.',
  'login.lookup_secret.subtitle': 'Skriv inn en reservekode du ikke har brukt. Den har 8 tegn.',
  'login.registration-label': 'Har du ikke konto?',
  'login.registration-button': 'Opprett konto',
  'login.logout-button': 'Logg ut',
  'login.cancel-button': 'Avbryt',
  'login.2fa.go-back': 'Ble det feil?',
  'login.2fa.go-back.link': 'Gå tilbake',
  'login.2fa.method.go-back': 'Velg en annen måte',
} satisfies Translation<typeof english>
