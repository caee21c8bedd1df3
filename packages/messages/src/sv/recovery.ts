import type { recovery as english } from '../en/recovery.ts'
import type { Translation } from '../translation.ts'

export const recovery = {
  'recovery.title': 'Återställ ditt konto',
  'recovery.subtitle': 'Ange adressen till ditt konto, så skickar vi en kod dit.',
  'recovery.login-label': 'Kom du på lösenordet?',
  'recovery.login-button': 'Logga in',
  'verification.title': 'Verifiera din adress',
  'verification.subtitle': 'Ange e-postadressen som ska verifieras.',
  'verification.subtitle.email-or-phone': 'Ange e-postadressen eller telefonnumret som ska verifieras.',
  'verification.registration-label': 'Har du inget konto?',
  'verification.registration-button': 'Skapa konto',
  'verification.back-button': 'Tillbaka',
} satisfies Translation<typeof english>
