import type { recovery as english } from '../en/recovery.ts'
import type { Translation } from '../translation.ts'

export const recovery = {
  'recovery.title': 'Account herstellen',
  'recovery.subtitle': 'Geef het adres van je account op, dan sturen we je een code.',
  'recovery.subtitle.link': 'Geef het adres van je account op, dan sturen we je een link.',
  'recovery.subtitle.opened': 'De link klopt. Als je doorgaat, ben je ingelogd en kun je een nieuw wachtwoord kiezen.',
  'verification.title': 'Adres bevestigen',
  'verification.subtitle': 'Geef het e-mailadres op dat je wilt bevestigen.',
  'verification.subtitle.email-or-phone': 'Geef het e-mailadres of telefoonnummer op dat je wilt bevestigen.',
  'verification.subtitle.opened': 'De link klopt. Als je doorgaat, is je adres bevestigd.',
} as const satisfies Translation<typeof english>
