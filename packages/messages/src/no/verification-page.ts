import type { verificationPage as english } from '../en/verification-page.ts'
import type { Translation } from '../translation.ts'

export const verificationPage = {
  'verification-page.title': 'Bekreft e-postadressen din',
  'verification-page.verified': 'E-postadressen til kontoen din er bekreftet.',
  'verification-page.instructions': 'Vi har sendt en e-post med en kode til adressen din.',
  'verification-page.instructions.link': 'Vi har sendt en e-post med en lenke til adressen din.',
  'verification-page.spam': 'Se i innboksen og så i søppelposten.',
  'verification-page.request': 'Be om en ny e-post med kode',
  'verification-page.resend': 'Send e-posten med kode på nytt',
} satisfies Translation<typeof english>
