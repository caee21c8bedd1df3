import type { profile as english } from '../en/profile.ts'
import type { Translation } from '../translation.ts'

export const profile = {
  'profile.heading': 'PARAMÈTRES DU PROFIL',
  'profile.verify.title': 'Vérifiez votre adresse e-mail',
  'profile.verify.text':
    'Nous vous avons envoyé un e-mail. Consultez votre boîte de réception, puis les dossiers Spam ou Courrier indésirable.',
  'profile.verify.link': 'Renvoyer l’e-mail',
  'profile.verify.now': 'Vérifier maintenant',
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
  'profile.sessions.older':
    '{count, plural, one {# autre session, antérieure à ce changement, est encore ouverte.} many {# d’autres sessions, antérieures à ce changement, sont encore ouvertes.} other {# autres sessions, antérieures à ce changement, sont encore ouvertes.}}',
  'profile.sessions.none': 'Aucune autre session n’est ouverte.',
  'profile.sessions.ended':
    '{count, plural, one {# session a été fermée.} many {# de sessions ont été fermées.} other {# sessions ont été fermées.}}',
  'profile.sessions.failed': 'La session n’a pas pu être fermée. Réessayez.',
  'profile.events.title': 'Activité récente',
  'profile.events.older': 'Plus anciennes',
  'profile.events.newest': 'Plus récentes',
  'profile.events.times': '{what}, {count} fois',
  'profile.events.none': 'Rien n’a changé pour le moment.',
  'profile.events.what':
    '{kind, select, password_changed {Mot de passe modifié} address_changed {Adresse e-mail modifiée} new_device {Connexion depuis un nouvel appareil} second_factor_guessed {Codes erronés après le mot de passe} deletion_requested {Suppression du compte demandée} deletion_called_off {Suppression du compte annulée} first_proof {Adresse confirmée, anciens accès retirés} account_made {Compte créé} other {Compte modifié}}',
  'profile.events.added':
    '{factor, select, totp {Application d’authentification associée} lookup_secret {Nouveaux codes de secours créés} passkey {Clé d’accès ajoutée} webauthn {Clé de sécurité ajoutée} password {Mot de passe défini} other {Méthode de connexion ajoutée}}',
  'profile.events.removed':
    '{factor, select, totp {Application d’authentification retirée} lookup_secret {Codes de secours désactivés} passkey {Clé d’accès supprimée} webauthn {Clé de sécurité supprimée} password {Mot de passe supprimé} other {Méthode de connexion supprimée}}',
  'profile.review.title': 'Tout cela est-il à vous ?',
  'profile.review.description': 'Vous avez de nouveau accès à votre compte. Retirez ce que vous n’avez pas ajouté.',
  'profile.review.password': 'Votre ancien mot de passe ne fonctionne plus. Choisissez-en un nouveau ci-dessus.',
  'profile.review.used': 'Dernière utilisation le {date}',
  'profile.review.way':
    '{method, select, password {Mot de passe} totp {Application d’authentification} lookup_secret {Codes de secours} webauthn {Clé de sécurité} passkey {Clé d’accès} code {Code par e-mail} other {Autre méthode}}',
  'profile.data.title': 'Vos données',
  'profile.data.description': 'Tout ce que nous conservons à votre sujet, dans un seul fichier.',
  'profile.data.download': 'Télécharger vos données',
  'profile.deletion.title': 'Supprimer votre compte',
  'profile.deletion.description':
    'Votre compte, votre collection et tout ce que nous conservons à votre sujet sont supprimés {days, plural, one {# jour} many {# de jours} other {# jours}} après votre demande. D’ici là, vous pouvez changer d’avis.',
  'profile.deletion.begins': 'Comme le compte vient d’être récupéré, les jours ne comptent qu’à partir du {date}.',
  'profile.deletion.request': 'Supprimer mon compte',
  'profile.deletion.pending': 'Votre compte sera supprimé le {date}. D’ici là, tout fonctionne comme avant.',
  'profile.deletion.keep': 'Garder mon compte',
  'profile.failed': 'Cela n’a pas fonctionné. Réessayez.',
} satisfies Translation<typeof english>
