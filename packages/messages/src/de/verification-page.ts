import type { verificationPage as english } from '../en/verification-page.ts'
import type { Translation } from '../translation.ts'

export const verificationPage = {
  'verification-page.title': 'E-Mail-Adresse bestätigen',
  'verification-page.verified': 'Die E-Mail-Adresse Ihres Kontos ist bestätigt.',
  'verification-page.instructions': 'Wir haben eine E-Mail mit einem Code an Ihre Adresse gesendet.',
  'verification-page.instructions.link': 'Wir haben eine E-Mail mit einem Link an Ihre Adresse gesendet.',
  'verification-page.spam': 'Sehen Sie im Posteingang nach, dann im Spam- oder Junk-Ordner.',
  'verification-page.request': 'Neue E-Mail anfordern',
  'verification-page.resend': 'E-Mail erneut senden',
} as const satisfies Translation<typeof english>
