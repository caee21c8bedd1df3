import type { reasonsOfSettings as english } from '../en/reasons-settings.ts'
import type { Translation } from '../translation.ts'

export const reasonsOfSettings = {
  'reason.lastWayIn': 'To Twój ostatni sposób logowania. Dodaj inny, zanim go usuniesz.',
  'reason.currentPassword': 'Wpisz obecne hasło. Jeśli go nie pamiętasz, wyloguj się i zaloguj w inny sposób.',
  'reason.wrongPassword': 'To nie jest Twoje obecne hasło.',
  'reason.frozen': 'Zgłoszono nadużycie tego konta. Najpierw je odzyskaj, potem znów będzie można je zmieniać.',
} as const satisfies Translation<typeof english>
