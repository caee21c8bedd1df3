import type { messagesOfSettings as english } from '../en/messages-settings.ts'
import type { Translation } from '../translation.ts'

export const messagesOfSettings = {
  1050001: 'Ihre Änderungen sind gespeichert.',
  1050002: '{provider} verbinden',
  1050003: '{provider} trennen',
  1050004: 'Authenticator-App entfernen',
  1050005: 'QR-Code zum Scannen mit Ihrer App',
  1050006: '{secret}',
  1050007: 'Backup-Codes anzeigen',
  1050008: 'Neue Backup-Codes erstellen',
  1050009: '{secret}',
  1050010: 'Ihre Backup-Codes',
  1050011: 'Ich habe diese Codes gesichert',
  1050012: 'Sicherheitsschlüssel hinzufügen',
  1050014: 'Benutzt am {used_at_unix}',
  1050015: '{secrets_list}',
  1050016: 'Backup-Codes deaktivieren',
  1050017: 'Keine Kamera? Geben Sie diesen Einrichtungsschlüssel in der App ein',
  1050018: 'Schlüssel „{display_name}“ entfernen',
  1050019: 'Passkey hinzufügen',
  1050020: 'Passkey „{display_name}“ entfernen',
  1050021: 'Gerät „{device_name}“ entfernen',
  1050023: 'Diese Einstellungen werden von Ihrer Organisation verwaltet.',
} as const satisfies Translation<typeof english>
