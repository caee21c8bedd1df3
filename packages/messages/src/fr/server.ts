import type { server as english } from '../en/server.ts'
import type { Translation } from '../translation.ts'

export const server = {
  'server.notFound.title': 'Page introuvable',
  'server.notFound.text': 'Il n’y a rien à cette adresse.',
  'server.tooLarge.title': 'Envoi trop volumineux',
  'server.tooLarge.text': 'L’envoi dépasse ce qui est accepté ici. Rien n’en a été conservé.',
  'server.unreadable.title': 'Rien n’a été enregistré',
  'server.unreadable.text':
    'Le formulaire est arrivé sous une forme illisible ici. Revenez en arrière et envoyez-le à nouveau.',
  'server.fault.title': 'L’erreur vient de nous',
  'server.fault.text': 'Un problème est survenu de notre côté. Réessayez dans quelques minutes.',
  'server.serviceDown.title': 'Comptes indisponibles',
  'server.serviceDown.text':
    'Le service qui gère les comptes ne répond pas. Rien n’est perdu ; réessayez dans quelques minutes.',
  'server.tryAgain': 'Réessayer',
  'server.backHome': 'Retour à l’accueil',
} satisfies Translation<typeof english>
