import type { messagesOfSettings as english } from '../en/messages-settings.ts'
import type { Translation } from '../translation.ts'

export const messagesOfSettings = {
  1050001: 'As alterações foram salvas.',
  1050002: 'Vincular {provider}',
  1050003: 'Desvincular {provider}',
  1050004: 'Remover o app autenticador',
  1050005: 'Código QR para escanear com o app',
  1050006: '{secret}',
  1050007: 'Mostrar os códigos de backup',
  1050008: 'Gerar novos códigos de backup',
  1050009: '{secret}',
  1050010: 'Seus códigos de backup',
  1050011: 'Guardei estes códigos',
  1050012: 'Adicionar uma chave de segurança',
  1050014: 'Usado em {used_at_unix}',
  1050015: '{secrets_list}',
  1050016: 'Desativar os códigos de backup',
  1050017: 'Sem câmera? Digite esta chave no app',
  1050018: 'Remover a chave “{display_name}”',
  1050019: 'Adicionar uma chave de acesso',
  1050020: 'Remover a chave de acesso “{display_name}”',
  1050021: 'Remover o dispositivo “{device_name}”',
  1050023: 'Sua organização cuida destes ajustes.',
} as const satisfies Translation<typeof english>
