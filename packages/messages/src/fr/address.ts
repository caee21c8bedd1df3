import type { address as english } from '../en/address.ts'
import type { Translation } from '../translation.ts'

export const address = {
  'pending.title': '{address} attend votre code',
  'pending.text': 'D’ici là, vous vous connectez avec {address}.',
  'pending.due': '{address} est confirmée et compte à partir du {date}.',
  'pending.code': 'Code reçu par e-mail',
  'pending.confirm': 'Confirmer la nouvelle adresse',
  'pending.resend': 'Recevoir un nouveau code',
  'pending.cancel': 'Annuler la modification',
  'pending.restored': 'Adresse e-mail rétablie',
  'pending.reported': 'Abus signalé',
  'not-me.title': 'Ce n’était pas vous ?',
  'not-me.event': '{what}, le {date}',
  'not-me.plan': 'Si vous choisissez « Sécuriser mon compte »',
  'not-me.plan.sessions': 'Tous les appareils sont déconnectés, les vôtres aussi.',
  'not-me.plan.address': 'Votre compte retrouve son ancienne adresse e-mail.',
  'not-me.plan.frozen': 'Rien ne peut être modifié dans le compte avant que vous l’ayez récupéré.',
  'not-me.plan.recovery': 'Vous recevez un code par e-mail et choisissez un nouveau mot de passe.',
  'not-me.submit': 'Sécuriser mon compte',
  'not-me.was-me': 'C’était moi',
  'not-me.gone': 'Ce lien ne fonctionne plus',
  'not-me.used': 'Il a déjà été utilisé. Si quelqu’un a encore accès à votre compte, récupérez-le.',
  'not-me.late': 'Il a expiré. Si quelqu’un d’autre a accès à votre compte, récupérez-le.',
  'not-me.unknown': 'Le lien est incomplet, ou ce compte n’existe plus.',
  'not-me.recover': 'Récupérer mon compte',
} as const satisfies Translation<typeof english>
