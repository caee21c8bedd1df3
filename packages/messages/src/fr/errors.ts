import type { errors as english } from '../en/errors.ts'
import type { Translation } from '../translation.ts'

export const errors = {
  'error.title': 'Un problème est survenu',
  'error.title-not-found': 'Page introuvable',
  'error.title-internal-server-error': 'L’erreur vient de nous',
  'error.title.what-happened': 'Que s’est-il passé ?',
  'error.title.what-can-i-do': 'Que puis-je faire ?',
  'error.client': 'La demande n’a pas pu être traitée telle qu’elle a été envoyée.',
  'error.server': 'Un problème de notre côté a empêché de traiter la demande.',
  'error.instructions':
    'Réessayez dans quelques minutes. Si le problème persiste, contactez-nous en joignant les détails ci-dessous.',
  'error.instructions.no-details': 'Réessayez dans quelques minutes. Si le problème persiste, contactez-nous.',
  'error.support-email-link': 'Contacter {contactSupportEmail}',
  'error.footer.text': 'Détails à joindre à votre message',
  'error.footer.copy': 'Copier les détails',
  'error.footer.copied': 'Détails copiés',
  'error.id': 'Identifiant',
  'error.time': 'Date',
  'error.message': 'Message',
  'error.correlation': 'Requête',
  'error.line': '{label} : {value}',
  'error.action.go-back': 'Revenir en arrière',
  'error.not-found.description': 'Il n’y a rien à cette adresse.',

  'flow.loading': 'Chargement…',
  'flow.not-found': 'Impossible d’ouvrir cette page',
  'flow.back-home': 'Accueil',
  'flow.start-again': 'Recommencer',
  'flow.expired': 'Cette page est restée ouverte trop longtemps. Nous l’avons donc rechargée.',
  'flow.expires-soon':
    'Cette page expire dans deux minutes. Si vous la renouvelez, votre saisie est conservée, sauf les mots de passe.',
  'flow.renew': 'Renouveler la page',
  'flow.restarted': 'Cette page n’était plus à jour. Nous l’avons rechargée : réessayez.',
  'flow.cookies-off':
    'Votre navigateur ne nous renvoie aucun cookie. Autorisez les cookies pour ce site, puis recommencez.',
  'flow.lost': 'Un nouvel essai n’a rien changé. Recommencez depuis le début.',
  'flow.unavailable': 'La connexion et les comptes sont momentanément indisponibles. Réessayez dans quelques minutes.',
  'flow.unreachable': 'Vous semblez hors ligne. Votre saisie est toujours là, sauf les mots de passe et les codes.',
  'flow.try-again': 'Réessayer',
  'flow.disabled': 'Cette fonction est désactivée ici.',

  'wire.unknown-status': 'Le service a donné une réponse inconnue. Réessayez dans quelques minutes.',
  'wire.unreachable':
    'Impossible d’appeler le point d’accès de l’API. Vérifiez que CORS est bien configuré et que l’adresse du SDK est valide.',
  'wire.undecodable': 'La réponse du service n’a pas pu être lue. Réessayez dans quelques minutes.',
  'wire.content-type':
    'Le service a envoyé un contenu que cette page ne peut pas afficher. Réessayez dans quelques minutes.',
  'wire.unsupported':
    'Le service demande une action que cette page ne peut pas effectuer. Recommencez depuis le début.',
} satisfies Translation<typeof english>
