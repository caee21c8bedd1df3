import type { reasonsOfSettings as english } from '../en/reasons-settings.ts'
import type { Translation } from '../translation.ts'

export const reasonsOfSettings = {
  'reason.lastWayIn': 'C’est votre dernier moyen de vous connecter. Ajoutez-en un autre avant de le retirer.',
  'reason.currentPassword':
    'Saisissez votre mot de passe actuel. Si vous ne le connaissez pas, déconnectez-vous et reconnectez-vous autrement.',
  'reason.wrongPassword': 'Ce n’est pas votre mot de passe actuel.',
  'reason.frozen':
    'Une utilisation abusive de ce compte a été signalée. Récupérez-le d’abord pour pouvoir à nouveau le modifier.',
} as const satisfies Translation<typeof english>
