import type { recovery as english } from '../en/recovery.ts'
import type { Translation } from '../translation.ts'

export const recovery = {
  'recovery.title': 'Récupérer votre compte',
  'recovery.subtitle': 'Indiquez l’adresse de votre compte : nous y enverrons un code.',
  'recovery.login-label': 'Mot de passe retrouvé ?',
  'recovery.login-button': 'Se connecter',
  'verification.title': 'Vérifier votre adresse',
  'verification.subtitle': 'Indiquez l’adresse e-mail à vérifier.',
  'verification.subtitle.email-or-phone': 'Indiquez l’adresse e-mail ou le numéro de téléphone à vérifier.',
  'verification.registration-label': 'Pas de compte ?',
  'verification.registration-button': 'S’inscrire',
  'verification.back-button': 'Retour',
} satisfies Translation<typeof english>
