import type { recovery as english } from '../en/recovery.ts'
import type { Translation } from '../translation.ts'

export const recovery = {
  'recovery.title': 'Odzyskaj konto',
  'recovery.subtitle': 'Podaj adres przypisany do konta. Wyślemy na niego kod.',
  'recovery.login-label': 'Już pamiętasz?',
  'recovery.login-button': 'Zaloguj się',
  'verification.title': 'Potwierdź swój adres',
  'verification.subtitle': 'Podaj adres e-mail do potwierdzenia.',
  'verification.subtitle.email-or-phone': 'Podaj adres e-mail lub numer telefonu do potwierdzenia.',
  'verification.registration-label': 'Nie masz konta?',
  'verification.registration-button': 'Zarejestruj się',
  'verification.back-button': 'Wstecz',
} satisfies Translation<typeof english>
