import type { reasonsOfSettings as english } from '../en/reasons-settings.ts'
import type { Translation } from '../translation.ts'

export const reasonsOfSettings = {
  'reason.lastWayIn': 'Es tu última forma de iniciar sesión. Añade otra antes de quitarla.',
  'reason.currentPassword': 'Introduce tu contraseña actual. Si no la sabes, cierra la sesión y entra de otra forma.',
  'reason.wrongPassword': 'Esta no es tu contraseña actual.',
  'reason.frozen':
    'Se ha avisado de un uso indebido de esta cuenta. Recupérala primero y después podrás volver a cambiarla.',
} as const satisfies Translation<typeof english>
