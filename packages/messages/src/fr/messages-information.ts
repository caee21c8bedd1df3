import type { messagesOfInformation as english } from '../en/messages-information.ts'
import type { Translation } from '../translation.ts'

export const messagesOfInformation = {
  1010003: 'Une connexion récente est nécessaire. Confirmez votre identité.',
  1010004: 'Encore une étape : confirmez votre connexion.',
  1010012: 'Préparez votre clé de sécurité, puis continuez.',
  1010014:
    'Nous avons envoyé un message à votre adresse. Rien reçu ? Consultez les dossiers Spam ou Courrier indésirable.',
  1010016:
    'Un compte existe déjà pour {duplicateIdentifier}. Connectez-vous à ce compte : {provider} deviendra un moyen de plus d’y accéder.',
  1010020: 'Nous envoyons le code à l’adresse que vous avez indiquée pour cette étape.',
  1010025:
    'Nous avons envoyé un code à l’adresse de votre compte. Rien reçu ? Consultez les dossiers Spam ou Courrier indésirable.',

  1040005:
    'Nous avons envoyé un code à votre adresse. Saisissez-le pour terminer la création de votre compte. Rien reçu ? Consultez les dossiers Spam ou Courrier indésirable.',
  1040009: 'Vous y êtes presque. Choisissez comment vous vous connecterez.',

  1060001:
    'Vous avez de nouveau accès à votre compte. Il vous reste {privileged_session_expires_at_unix_until_minutes, plural, one {# minute} many {# de minutes} other {# minutes}} pour choisir un nouveau mot de passe ou ajouter un autre moyen de connexion.',
  1060002:
    'Si cette adresse est liée à un compte, un lien de récupération vient d’y être envoyé. Rien reçu ? Vérifiez l’orthographe de l’adresse, puis les dossiers Spam ou Courrier indésirable.',
  1060003:
    'Si cette adresse est liée à un compte, un code de récupération vient d’y être envoyé. Rien reçu ? Vérifiez l’orthographe de l’adresse, puis les dossiers Spam ou Courrier indésirable.',
  1060004: 'Si {masked_address} correspond à un compte, un code de récupération vient d’y être envoyé.',
  1060005: 'Saisissez l’adresse complète, pour confirmer que c’est bien la vôtre.',
  1060006: 'À quelle adresse faut-il envoyer le code de récupération ?',

  1080001:
    'Un lien de vérification vient d’être envoyé à votre adresse. Rien reçu ? Vérifiez l’orthographe de l’adresse, puis les dossiers Spam ou Courrier indésirable.',
  1080002: 'Votre adresse e-mail est vérifiée.',
  1080003:
    'Un code de vérification vient d’être envoyé à votre adresse. Rien reçu ? Vérifiez l’orthographe de l’adresse, puis les dossiers Spam ou Courrier indésirable.',
  1080004: 'Un code de vérification vient d’être envoyé sur votre téléphone. Rien reçu ? Vérifiez le numéro saisi.',
  1080005: 'Votre numéro de téléphone est vérifié.',
} satisfies Translation<typeof english>
