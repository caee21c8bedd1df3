import type { reasonsOfSettings as english } from '../en/reasons-settings.ts'
import type { Translation } from '../translation.ts'

export const reasonsOfSettings = {
  'reason.lastWayIn': 'Dette er den siste måten du kan logge inn på. Legg til en annen før du fjerner den.',
  'reason.currentPassword':
    'Skriv inn det nåværende passordet ditt. Hvis du ikke husker det, logg ut og logg inn på en annen måte.',
  'reason.wrongPassword': 'Dette er ikke det nåværende passordet ditt.',
  'reason.frozen': 'Misbruk av denne kontoen er meldt. Gjenopprett den først, så kan du endre den igjen.',
} as const satisfies Translation<typeof english>
