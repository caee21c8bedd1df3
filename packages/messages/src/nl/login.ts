import type { login as english } from '../en/login.ts'
import type { Translation } from '../translation.ts'

export const login = {
  'login.title': 'Inloggen',
  'login.title-refresh': 'Bevestig dat jij het bent',
  'login.title-aal2': 'Tweede stap',
  'login.subtitle': 'Log in met {parts}',
  'login.subtitle-refresh': 'Bevestig met {parts}',
  'login.subtitle-aal2': 'Kies een methode voor de tweede stap.',
  'login.code.subtitle': 'We sturen een code naar je e-mailadres.',
  'login.code.subtitle.sms': 'We sturen een code naar je telefoon.',
  'login.totp.subtitle': 'Vul de 6 cijfers in die je authenticator-app laat zien.',
  'login.webauthn.subtitle': 'Raak je beveiligingssleutel aan of sluit hem aan als de browser erom vraagt.',
  'login.lookup_secret.subtitle': 'Vul een van je ongebruikte back-upcodes van 8 tekens in.',
  'login.registration-label': 'Nog geen account?',
  'login.registration-button': 'Registreren',
  'login.logout-button': 'Uitloggen',
  'login.cancel-button': 'Annuleren',
  'login.2fa.go-back': 'Wilde je iets anders?',
  'login.2fa.go-back.link': 'Terug',
  'login.2fa.method.go-back': 'Andere methode kiezen',
} as const satisfies Translation<typeof english>
