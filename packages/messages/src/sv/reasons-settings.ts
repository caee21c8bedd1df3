import type { reasonsOfSettings as english } from '../en/reasons-settings.ts'
import type { Translation } from '../translation.ts'

export const reasonsOfSettings = {
  'reason.lastWayIn': 'Det här är ditt enda sätt att logga in. Lägg till ett annat innan du tar bort det.',
  'reason.currentPassword':
    'Ange ditt nuvarande lösenord. Om du inte vet det loggar du ut och loggar in på ett annat sätt.',
  'reason.wrongPassword': 'Det här är inte ditt nuvarande lösenord.',
  'reason.frozen': 'Missbruk av kontot har anmälts. Återställ det först, sedan kan du ändra det igen.',
} as const satisfies Translation<typeof english>
