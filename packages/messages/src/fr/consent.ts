import type { consent as english } from '../en/consent.ts'
import type { Translation } from '../translation.ts'

export const consent = {
  'consent.title': 'Autoriser {party}',
  'consent.subtitle': 'Avec le compte {identifier}',
  'consent.trust': 'Assurez-vous de pouvoir faire confiance à {party}',
  'consent.warning': 'Vous lui donnez peut-être accès à des informations sensibles.',
  'consent.redirect': 'Après l’autorisation, vous accédez à {party}.',
  'consent.description': 'N’autorisez l’accès que si vous connaissez cette application et lui faites confiance.',
  'consent.requested-permissions-label': 'Accès demandés',
  'consent.action-accept': 'Autoriser',
  'consent.action-reject': 'Refuser',
  'consent.remember-label': 'Mémoriser mon choix',
  'consent.remember-tooltip': 'Votre accord vous sera de nouveau demandé pour tout accès supplémentaire.',
  'consent.privacy-policy-label': 'Politique de confidentialité',
  'consent.terms-of-service-label': 'Conditions d’utilisation',
  'consent.no-provider':
    'Aucune application ne peut demander d’accès ici, car aucun fournisseur OAuth2 n’est configuré.',
  'consent.gone': 'Cette demande n’est plus valable. Retournez dans l’application et recommencez.',
  'consent.other-account':
    'Cette demande concerne un autre compte. Déconnectez-vous, puis recommencez dans l’application.',
  'consent.scope.openid.title': 'Identité',
  'consent.scope.openid.description': 'Savoir qui vous êtes ici',
  'consent.scope.offline_access.title': 'Accès en votre absence',
  'consent.scope.offline_access.description': 'Garder l’accès même quand vous n’utilisez pas l’application',
  'consent.scope.profile.title': 'Profil',
  'consent.scope.profile.description': 'Voir votre nom d’utilisateur, votre prénom et votre nom',
  'consent.scope.email.title': 'E-mail',
  'consent.scope.email.description': 'Voir votre adresse e-mail et savoir si elle est vérifiée',
  'consent.scope.address.title': 'Adresse postale',
  'consent.scope.address.description': 'Voir votre adresse postale',
  'consent.scope.phone.title': 'Téléphone',
  'consent.scope.phone.description': 'Voir votre numéro de téléphone et savoir s’il est vérifié',
} satisfies Translation<typeof english>
