import type { recovery as english } from '../en/recovery.ts'
import type { Translation } from '../translation.ts'

export const recovery = {
  'recovery.title': 'Récupérer votre compte',
  'recovery.subtitle': 'Indiquez l’adresse de votre compte : nous y enverrons un code.',
  'recovery.subtitle.link': 'Indiquez l’adresse de votre compte : nous y enverrons un lien.',
  'recovery.subtitle.opened': 'Le lien est valable. Continuez pour vous connecter et choisir un nouveau mot de passe.',
  'verification.title': 'Vérifier votre adresse',
  'verification.subtitle': 'Indiquez l’adresse e-mail à vérifier.',
  'verification.subtitle.email-or-phone': 'Indiquez l’adresse e-mail ou le numéro de téléphone à vérifier.',
  'verification.subtitle.opened': 'Le lien est valable. Continuez pour vérifier votre adresse.',
} satisfies Translation<typeof english>
