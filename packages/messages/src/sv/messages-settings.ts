import type { messagesOfSettings as english } from '../en/messages-settings.ts'
import type { Translation } from '../translation.ts'

export const messagesOfSettings = {
  1050001: 'Dina ändringar är sparade.',
  1050002: 'Koppla {provider}',
  1050003: 'Koppla bort {provider}',
  1050004: 'Ta bort autentiseringsappen',
  1050005: 'QR-kod att skanna med appen',
  1050006: '{secret}',
  1050007: 'Visa reservkoder',
  1050008: 'Skapa nya reservkoder',
  1050009: '{secret}',
  1050010: 'Dina reservkoder',
  1050011: 'Jag har sparat koderna',
  1050012: 'Lägg till en säkerhetsnyckel',
  1050014: 'Användes den {used_at_unix}',
  1050015: '{secrets_list}',
  1050016: 'Stäng av reservkoder',
  1050017: 'Ingen kamera? Skriv in den här nyckeln i appen',
  1050018: 'Ta bort nyckeln ”{display_name}”',
  1050019: 'Lägg till en passkey',
  1050020: 'Ta bort passkeyn ”{display_name}”',
  1050021: 'Ta bort enheten ”{device_name}”',
  1050023: 'Din organisation sköter de här inställningarna.',
} as const satisfies Translation<typeof english>
