import type { reasonsOfSettings as english } from '../en/reasons-settings.ts'
import type { Translation } from '../translation.ts'

export const reasonsOfSettings = {
  'reason.lastWayIn':
    'Das ist Ihre letzte Möglichkeit, sich anzumelden. Bitte fügen Sie eine andere hinzu, bevor Sie diese entfernen.',
  'reason.currentPassword':
    'Bitte geben Sie Ihr aktuelles Passwort ein. Wenn Sie es nicht kennen, melden Sie sich ab und auf andere Weise wieder an.',
  'reason.wrongPassword': 'Das ist nicht Ihr aktuelles Passwort.',
  'reason.frozen':
    'Für dieses Konto wurde ein Missbrauch gemeldet. Stellen Sie es zuerst wieder her, dann können Sie es wieder ändern.',
} as const satisfies Translation<typeof english>
