import type { recovery as english } from '../en/recovery.ts'
import type { Translation } from '../translation.ts'

export const recovery = {
  'recovery.title': 'Återställ ditt konto',
  'recovery.subtitle': 'Ange adressen till ditt konto, så skickar vi en kod dit.',
  'recovery.subtitle.link': 'Ange adressen till ditt konto, så skickar vi en länk dit.',
  'recovery.subtitle.opened': 'Länken är giltig. När du fortsätter loggas du in och kan välja ett nytt lösenord.',
  'verification.title': 'Verifiera din adress',
  'verification.subtitle': 'Ange e-postadressen som ska verifieras.',
  'verification.subtitle.email-or-phone': 'Ange e-postadressen eller telefonnumret som ska verifieras.',
  'verification.subtitle.opened': 'Länken är giltig. När du fortsätter är din adress verifierad.',
} satisfies Translation<typeof english>
