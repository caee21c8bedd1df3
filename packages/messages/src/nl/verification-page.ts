import type { verificationPage as english } from '../en/verification-page.ts'
import type { Translation } from '../translation.ts'

export const verificationPage = {
  'verification-page.title': 'E-mailadres bevestigen',
  'verification-page.verified': 'Het e-mailadres van je account is bevestigd.',
  'verification-page.instructions': 'We hebben een e-mail met een code naar je adres gestuurd.',
  'verification-page.instructions.link': 'We hebben een e-mail met een link naar je adres gestuurd.',
  'verification-page.spam': 'Kijk in je inbox en daarna in de map Spam of Ongewenste e-mail.',
  'verification-page.request': 'Nieuwe e-mail aanvragen',
  'verification-page.resend': 'E-mail opnieuw sturen',
} as const satisfies Translation<typeof english>
