import type { messagesOfSettings as english } from '../en/messages-settings.ts'
import type { Translation } from '../translation.ts'

export const messagesOfSettings = {
  1050001: 'Zmiany zostały zapisane.',
  1050002: 'Połącz konto {provider}',
  1050003: 'Odłącz konto {provider}',
  1050004: 'Odłącz aplikację',
  1050005: 'Kod QR do zeskanowania w aplikacji',
  1050006: '{secret}',
  1050007: 'Pokaż kody zapasowe',
  1050008: 'Utwórz nowe kody zapasowe',
  1050009: '{secret}',
  1050010: 'Twoje kody zapasowe',
  1050011: 'Mam zapisane te kody',
  1050012: 'Dodaj klucz bezpieczeństwa',
  1050014: 'Użyto {used_at_unix}',
  1050015: '{secrets_list}',
  1050016: 'Wyłącz kody zapasowe',
  1050017: 'Nie możesz zeskanować kodu? Wpisz w aplikacji ten klucz konfiguracyjny',
  1050018: 'Usuń klucz „{display_name}”',
  1050019: 'Dodaj klucz dostępu',
  1050020: 'Usuń klucz dostępu „{display_name}”',
  1050021: 'Usuń urządzenie „{device_name}”',
  1050023: 'Tymi ustawieniami zarządza Twoja organizacja.',
} as const satisfies Translation<typeof english>
