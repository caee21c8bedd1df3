import type { recovery as english } from '../en/recovery.ts'
import type { Translation } from '../translation.ts'

export const recovery = {
  'recovery.title': 'Account herstellen',
  'recovery.subtitle': 'Geef het adres van je account op, dan sturen we je een code.',
  'recovery.login-label': 'Weet je het weer?',
  'recovery.login-button': 'Inloggen',
  'verification.title': 'Adres bevestigen',
  'verification.subtitle': 'Geef het e-mailadres op dat je wilt bevestigen.',
  'verification.subtitle.email-or-phone': 'Geef het e-mailadres of telefoonnummer op dat je wilt bevestigen.',
  'verification.registration-label': 'Nog geen account?',
  'verification.registration-button': 'Registreren',
  'verification.back-button': 'Terug',
} as const satisfies Translation<typeof english>
