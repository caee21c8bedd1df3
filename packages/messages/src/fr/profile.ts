import type { profile as english } from '../en/profile.ts'
import type { Translation } from '../translation.ts'

export const profile = {
  'profile.heading': 'PARAMÈTRES DU PROFIL',
  'profile.verify.title': 'Vérifiez votre adresse e-mail',
  'profile.verify.text':
    'Nous vous avons envoyé un e-mail. Consultez votre boîte de réception, puis les dossiers Spam ou Courrier indésirable.',
  'profile.verify.link': 'Renvoyer l’e-mail',
  'profile.card.title': 'Votre profil',
  'profile.email': 'E-mail',
  'profile.status': 'Statut',
  'profile.verified': 'Vérifié',
  'profile.not-verified': 'Non vérifié',
  'profile.user-id': 'Identifiant utilisateur',
  'profile.email-trait': 'E-mail du profil',
  'profile.no-email': 'Aucune adresse e-mail',
  'profile.update.title': 'Modifier votre compte',
  'profile.sessions.title': 'Vos sessions ouvertes',
  'profile.sessions.description': 'Fermez toute session que vous ne reconnaissez pas.',
  'profile.sessions.current': 'Cet appareil',
  'profile.sessions.other': 'Autre appareil',
  'profile.sessions.device': '{browser} sur {system}',
  'profile.sessions.since': 'Depuis le {date}',
  'profile.sessions.end': 'Fermer la session',
  'profile.sessions.end-one': '{end} : {device}, {since}',
  'profile.sessions.end-others': 'Fermer les autres sessions',
  'profile.sessions.none': 'Aucune autre session n’est ouverte.',
  'profile.sessions.ended':
    '{count, plural, one {# session a été fermée.} many {# de sessions ont été fermées.} other {# sessions ont été fermées.}}',
  'profile.sessions.failed': 'La session n’a pas pu être fermée. Réessayez.',
} satisfies Translation<typeof english>
