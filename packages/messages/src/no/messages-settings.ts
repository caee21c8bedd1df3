import type { messagesOfSettings as english } from '../en/messages-settings.ts'
import type { Translation } from '../translation.ts'

export const messagesOfSettings = {
  1050001: 'Endringene er lagret.',
  1050002: 'Koble til {provider}',
  1050003: 'Koble fra {provider}',
  1050004: 'Fjern autentiseringsappen',
  1050005: 'QR-kode du skanner med appen',
  1050006: '{secret}',
  1050007: 'Vis reservekoder',
  1050008: 'Lag nye reservekoder',
  1050009: '{secret}',
  1050010: 'Reservekodene dine',
  1050011: 'Jeg har lagret kodene',
  1050012: 'Legg til en sikkerhetsnøkkel',
  1050014: 'Brukt {used_at_unix}',
  1050015: '{secrets_list}',
  1050016: 'Slå av reservekoder',
  1050017: 'Kan du ikke skanne koden? Skriv inn denne nøkkelen i appen',
  1050018: 'Fjern nøkkelen «{display_name}»',
  1050019: 'Legg til en passnøkkel',
  1050020: 'Fjern passnøkkelen «{display_name}»',
  1050021: 'Fjern enheten «{device_name}»',
  1050023: 'Organisasjonen din styrer disse innstillingene.',
} as const satisfies Translation<typeof english>
