import type { verificationPage as english } from '../en/verification-page.ts'
import type { Translation } from '../translation.ts'

export const verificationPage = {
  'verification-page.title': 'Verifiera din e-postadress',
  'verification-page.verified': 'E-postadressen till ditt konto är verifierad.',
  'verification-page.instructions': 'Vi har skickat ett mejl med en kod till din adress.',
  'verification-page.instructions.link': 'Vi har skickat ett mejl med en länk till din adress.',
  'verification-page.spam': 'Titta i inkorgen och sedan i skräpposten.',
  'verification-page.request': 'Begär ett nytt verifieringsmejl',
  'verification-page.resend': 'Skicka verifieringsmejlet igen',
} satisfies Translation<typeof english>
