import type { login as english } from '../en/login.ts'
import type { Translation } from '../translation.ts'

export const login = {
  'login.title': 'Connexion',
  'login.title-refresh': 'Confirmez votre identité',
  'login.title-aal2': 'Deuxième étape',
  'login.subtitle': 'Connectez-vous avec {parts}',
  'login.subtitle-refresh': 'Confirmez avec {parts}',
  'login.subtitle-aal2': 'Choisissez une méthode.',
  'login.code.subtitle': 'Nous envoyons un code à votre adresse e-mail.',
  'login.code.subtitle.sms': 'Nous envoyons un code sur votre téléphone.',
  'login.totp.subtitle': 'Saisissez les 6 chiffres affichés par votre application d’authentification.',
  'login.webauthn.subtitle': 'Branchez ou touchez votre clé de sécurité quand le navigateur vous le demande.',
  'login.lookup_secret.subtitle': 'Saisissez un code de secours à 8 caractères qui n’a pas encore servi.',
  'login.registration-label': 'Pas de compte ?',
  'login.registration-button': 'S’inscrire',
  'login.logout-button': 'Se déconnecter',
  'login.cancel-button': 'Annuler',
  'login.2fa.go-back': 'Ce n’est pas ce que vous vouliez ?',
  'login.2fa.go-back.link': 'Revenir en arrière',
  'login.2fa.method.go-back': 'Choisir une autre méthode',
} satisfies Translation<typeof english>
