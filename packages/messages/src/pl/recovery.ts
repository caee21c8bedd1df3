import type { recovery as english } from '../en/recovery.ts'
import type { Translation } from '../translation.ts'

export const recovery = {
  'recovery.title': 'Odzyskaj konto',
  'recovery.subtitle': 'Podaj adres przypisany do konta. Wyślemy na niego kod.',
  'recovery.subtitle.link': 'Podaj adres przypisany do konta. Wyślemy na niego link.',
  'recovery.subtitle.opened': 'Link jest prawidłowy. Przejdź dalej, aby się zalogować i ustawić nowe hasło.',
  'verification.title': 'Potwierdź swój adres',
  'verification.subtitle': 'Podaj adres e-mail do potwierdzenia.',
  'verification.subtitle.email-or-phone': 'Podaj adres e-mail lub numer telefonu do potwierdzenia.',
  'verification.subtitle.opened': 'Link jest prawidłowy. Przejdź dalej, aby potwierdzić swój adres.',
} satisfies Translation<typeof english>
