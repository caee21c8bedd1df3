import type { verificationPage as english } from '../en/verification-page.ts'
import type { Translation } from '../translation.ts'

export const verificationPage = {
  'verification-page.title': 'Potwierdź swój e-mail',
  'verification-page.verified': 'Adres e-mail Twojego konta jest potwierdzony.',
  'verification-page.instructions': 'Wysłaliśmy na Twój adres wiadomość z kodem.',
  'verification-page.instructions.link': 'Wysłaliśmy na Twój adres wiadomość z linkiem.',
  'verification-page.spam': 'Sprawdź skrzynkę odbiorczą, a potem foldery Spam i Wiadomości-śmieci.',
  'verification-page.request': 'Poproś o nową wiadomość',
  'verification-page.resend': 'Wyślij ponownie wiadomość weryfikacyjną',
} satisfies Translation<typeof english>
