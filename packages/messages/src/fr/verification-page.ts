import type { verificationPage as english } from '../en/verification-page.ts'
import type { Translation } from '../translation.ts'

export const verificationPage = {
  'verification-page.title': 'Vérification de l’adresse e-mail',
  'verification-page.verified': 'L’adresse e-mail de votre compte est vérifiée.',
  'verification-page.instructions': 'Nous avons envoyé un code à votre adresse e-mail.',
  'verification-page.instructions.link': 'Nous avons envoyé un lien à votre adresse e-mail.',
  'verification-page.spam': 'Consultez votre boîte de réception, puis les dossiers Spam ou Courrier indésirable.',
  'verification-page.request': 'Demander un nouvel e-mail',
  'verification-page.resend': 'Renvoyer l’e-mail de vérification',
} satisfies Translation<typeof english>
