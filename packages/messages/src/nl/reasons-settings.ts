import type { reasonsOfSettings as english } from '../en/reasons-settings.ts'
import type { Translation } from '../translation.ts'

export const reasonsOfSettings = {
  'reason.lastWayIn': 'Dit is je laatste manier om in te loggen. Voeg een andere toe voordat je deze verwijdert.',
  'reason.currentPassword':
    'Vul je huidige wachtwoord in. Weet je het niet, log dan uit en log op een andere manier in.',
  'reason.wrongPassword': 'Dit is niet je huidige wachtwoord.',
  'reason.frozen': 'Er is misbruik van dit account gemeld. Herstel het eerst, daarna kun je het weer wijzigen.',
} as const satisfies Translation<typeof english>
