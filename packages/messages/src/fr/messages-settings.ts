import type { messagesOfSettings as english } from '../en/messages-settings.ts'
import type { Translation } from '../translation.ts'

export const messagesOfSettings = {
  1050001: 'Vos modifications sont enregistrées.',
  1050002: 'Associer {provider}',
  1050003: 'Dissocier {provider}',
  1050004: 'Retirer l’application',
  1050005: 'Code QR à scanner avec votre application',
  1050006: '{secret}',
  1050007: 'Afficher les codes de secours',
  1050008: 'Créer de nouveaux codes',
  1050009: '{secret}',
  1050010: 'Vos codes de secours',
  1050011: 'J’ai conservé ces codes',
  1050012: 'Ajouter une clé de sécurité',
  1050014: 'Utilisé le {used_at_unix}',
  1050015: '{secrets_list}',
  1050016: 'Désactiver les codes de secours',
  1050017: 'Pas d’appareil photo ? Saisissez cette clé de configuration dans l’application',
  1050018: 'Retirer la clé « {display_name} »',
  1050019: 'Ajouter une clé d’accès',
  1050020: 'Retirer la clé d’accès « {display_name} »',
  1050021: 'Retirer l’appareil « {device_name} »',
  1050023: 'Ces paramètres sont gérés par votre organisation.',
} as const satisfies Translation<typeof english>
