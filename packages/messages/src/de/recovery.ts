import type { recovery as english } from '../en/recovery.ts'
import type { Translation } from '../translation.ts'

export const recovery = {
  'recovery.title': 'Konto wiederherstellen',
  'recovery.subtitle': 'Nennen Sie uns die Adresse Ihres Kontos, dann senden wir Ihnen einen Code.',
  'recovery.login-label': 'Wieder eingefallen?',
  'recovery.login-button': 'Anmelden',
  'verification.title': 'Adresse bestätigen',
  'verification.subtitle': 'Nennen Sie uns die E-Mail-Adresse, die Sie bestätigen möchten.',
  'verification.subtitle.email-or-phone':
    'Nennen Sie uns die E-Mail-Adresse oder Telefonnummer, die Sie bestätigen möchten.',
  'verification.registration-label': 'Noch kein Konto?',
  'verification.registration-button': 'Registrieren',
  'verification.back-button': 'Zurück',
} as const satisfies Translation<typeof english>
