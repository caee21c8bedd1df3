import type { messagesOfSettings as english } from '../en/messages-settings.ts'
import type { Translation } from '../translation.ts'

export const messagesOfSettings = {
  1050001: 'Je wijzigingen zijn opgeslagen.',
  1050002: '{provider} koppelen',
  1050003: '{provider} ontkoppelen',
  1050004: 'Authenticator-app verwijderen',
  1050005: 'QR-code om te scannen met je app',
  1050006: '{secret}',
  1050007: 'Back-upcodes tonen',
  1050008: 'Nieuwe back-upcodes maken',
  1050009: '{secret}',
  1050010: 'Je back-upcodes',
  1050011: 'Ik heb deze codes bewaard',
  1050012: 'Beveiligingssleutel toevoegen',
  1050014: 'Gebruikt op {used_at_unix}',
  1050015: '{secrets_list}',
  1050016: 'Back-upcodes uitschakelen',
  1050017: 'Geen camera? Typ deze sleutel in de app',
  1050018: 'Sleutel ‘{display_name}’ verwijderen',
  1050019: 'Passkey toevoegen',
  1050020: 'Passkey ‘{display_name}’ verwijderen',
  1050021: 'Apparaat ‘{device_name}’ verwijderen',
  1050023: 'Je organisatie beheert deze instellingen.',
} as const satisfies Translation<typeof english>
