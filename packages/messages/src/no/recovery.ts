import type { recovery as english } from '../en/recovery.ts'
import type { Translation } from '../translation.ts'

export const recovery = {
  'recovery.title': 'Gjenopprett kontoen din',
  'recovery.subtitle': 'Skriv inn adressen til kontoen din, så sender vi en kode dit.',
  'recovery.subtitle.link': 'Skriv inn adressen til kontoen din, så sender vi en lenke dit.',
  'recovery.subtitle.opened': 'Lenken er gyldig. Når du fortsetter, blir du logget inn og kan velge et nytt passord.',
  'verification.title': 'Bekreft adressen din',
  'verification.subtitle': 'Skriv inn e-postadressen som skal bekreftes.',
  'verification.subtitle.email-or-phone': 'Skriv inn e-postadressen eller telefonnummeret som skal bekreftes.',
  'verification.subtitle.opened': 'Lenken er gyldig. Når du fortsetter, er adressen din bekreftet.',
} satisfies Translation<typeof english>
