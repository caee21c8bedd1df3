import type { recovery as english } from '../en/recovery.ts'
import type { Translation } from '../translation.ts'

export const recovery = {
  'recovery.title': 'Återställ ditt konto',
  'recovery.subtitle': 'Ange adressen till ditt konto, så skickar vi en kod dit.',
  'verification.title': 'Verifiera din adress',
  'verification.subtitle': 'Ange e-postadressen som ska verifieras.',
  'verification.subtitle.email-or-phone': 'Ange e-postadressen eller telefonnumret som ska verifieras.',
} satisfies Translation<typeof english>
