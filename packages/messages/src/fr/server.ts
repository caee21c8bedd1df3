import type { server as englishServer, said as englishSaid } from '../en/server.ts'
import type { Translation } from '../translation.ts'

export const server = {
  'server.notFound.title': 'Page introuvable',
  'server.notFound.text': 'Cette page est introuvable.',
  'server.tooLarge.title': 'Envoi trop volumineux',
  'server.tooLarge.text':
    'L’envoi dépasse ce que nous pouvons accepter. Rien n’a été enregistré. Revenez à votre formulaire et raccourcissez-le.',
  'server.unreadable.title': 'Rien n’a été enregistré',
  'server.unreadable.text': 'Nous n’avons pas pu lire le formulaire. Revenez en arrière et envoyez-le à nouveau.',
  'server.fault.title': 'Un problème est survenu de notre côté',
  'server.fault.text': 'Réessayez dans quelques minutes.',
  'server.serviceDown.title': 'Comptes indisponibles',
  'server.serviceDown.text':
    'Nous ne pouvons pas joindre les comptes pour le moment. Rien n’est perdu ; réessayez dans quelques minutes.',
  'server.oauth2Ended.title': 'Cette demande n’est plus valable',
  'server.oauth2Ended.text':
    'La demande de l’application a déjà reçu une réponse, ou elle a expiré. Retournez à l’application et recommencez.',
  'server.oauth2.title': 'La demande de l’application est incorrecte',
  'server.oauth2.text':
    'Une application vous a envoyé ici, mais sa demande ne peut pas être traitée. Rien à votre sujet n’a été transmis. Retournez à l’application ; si cela se reproduit, envoyez à ses responsables les détails ci-dessous.',
  'server.details': 'Détails : {details}',
  'server.backToApplication': 'Retour à {application}',
  'server.tooMany.title': 'Trop de demandes',
  'server.tooMany.text': 'Trop de demandes sont arrivées de votre réseau. Attendez un instant et réessayez.',
  'server.tryAgain': 'Réessayer',
  'server.backHome': 'Retour à l’accueil',
} satisfies Translation<typeof englishServer>

export const said = {
  'said.first-proof':
    'Votre adresse est confirmée et le compte n’appartient qu’à vous. Nous avons retiré ce qui avait été configuré auparavant : mot de passe, clés d’accès, clés de sécurité, application d’authentification, codes de secours et autres sessions. Pour garder votre ancien mot de passe, saisissez-le une fois ci-dessous.',
  'said.claim.made':
    'Le {date}, un compte a été créé avec votre adresse. L’adresse n’est pas encore confirmée. Était-ce vous ?',
  'said.claim.device': 'Il a été créé avec {device}.',
  'said.claim.address': 'Adresse IP : {address}',
  'said.claim.ways': 'Méthodes pour s’y connecter : {ways}.',
  'said.claim.mine': 'C’était moi',
  'said.claim.not-mine': 'Ce n’était pas moi',
  'said.claim.cleared':
    'Le compte n’appartient plus qu’à vous, et ce que l’autre personne avait configuré est retiré. Connectez-vous avec un code envoyé par e-mail pour continuer.',
  'said.way':
    '{way, select, password {mot de passe} totp {application d’authentification} lookup_secret {codes de secours} webauthn {clé de sécurité} passkey {clé d’accès} code {code par e-mail} other {autre méthode}}',
  'said.same-mailbox':
    'Vous avez récupéré votre compte grâce à cette adresse : un code qui y est envoyé ne prouve rien de nouveau. Utilisez un autre second facteur, ou déconnectez-vous et reconnectez-vous avec votre mot de passe.',
  'said.passkey-name': '{browser} sur {system}',
  'said.unverified-key': 'Cette clé n’a pas vérifié que c’est bien vous. Choisissez une autre méthode.',
} satisfies Translation<typeof englishSaid>
