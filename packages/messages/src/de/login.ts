import type { login as english } from '../en/login.ts'
import type { Translation } from '../translation.ts'

export const login = {
  'login.title': 'Anmelden',
  'login.title-refresh': 'Bestätigen Sie, dass Sie es sind',
  'login.title-aal2': 'Zweiter Schritt',
  'login.subtitle': 'Anmelden mit {parts}',
  'login.subtitle-refresh': 'Bestätigen mit {parts}',
  'login.subtitle-aal2': 'Wählen Sie eine Methode für den zweiten Schritt.',
  'login.code.subtitle': 'Wir senden einen Code an Ihre E-Mail-Adresse.',
  'login.code.subtitle.sms': 'Wir senden einen Code an Ihr Telefon.',
  'login.totp.subtitle': 'Geben Sie die 6 Ziffern ein, die Ihre Authenticator-App anzeigt.',
  'login.webauthn.subtitle':
    'Berühren Sie Ihren Sicherheitsschlüssel oder stecken Sie ihn ein, wenn der Browser danach fragt.',
  'login.lookup_secret.subtitle': 'Geben Sie einen Ihrer unbenutzten 8-stelligen Backup-Codes ein.',
  'login.registration-label': 'Noch kein Konto?',
  'login.registration-button': 'Registrieren',
  'login.logout-button': 'Abmelden',
  'login.cancel-button': 'Abbrechen',
  'login.2fa.go-back': 'Wollten Sie etwas anderes?',
  'login.2fa.go-back.link': 'Zurück',
  'login.2fa.method.go-back': 'Andere Methode wählen',
} as const satisfies Translation<typeof english>
