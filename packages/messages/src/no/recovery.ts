import type { recovery as english } from '../en/recovery.ts'
import type { Translation } from '../translation.ts'

export const recovery = {
  'recovery.title': 'Gjenopprett kontoen din',
  'recovery.subtitle': 'Skriv inn adressen til kontoen din, så sender vi en kode dit.',
  'verification.title': 'Bekreft adressen din',
  'verification.subtitle': 'Skriv inn e-postadressen som skal bekreftes.',
  'verification.subtitle.email-or-phone': 'Skriv inn e-postadressen eller telefonnummeret som skal bekreftes.',
} satisfies Translation<typeof english>
