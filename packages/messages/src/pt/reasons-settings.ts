import type { reasonsOfSettings as english } from '../en/reasons-settings.ts'
import type { Translation } from '../translation.ts'

export const reasonsOfSettings = {
  'reason.lastWayIn': 'Esta é sua última forma de entrar. Adicione outra antes de removê-la.',
  'reason.currentPassword': 'Digite sua senha atual. Se não souber, saia e entre de outra forma.',
  'reason.wrongPassword': 'Esta não é sua senha atual.',
  'reason.frozen': 'O uso indevido desta conta foi comunicado. Recupere a conta primeiro para poder alterá-la de novo.',
} as const satisfies Translation<typeof english>
