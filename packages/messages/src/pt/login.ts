import type { login as english } from '../en/login.ts'
import type { Translation } from '../translation.ts'

export const login = {
  'login.title': 'Entrar',
  'login.title-refresh': 'Confirmar identidade',
  'login.title-aal2': 'Segunda etapa',
  'login.subtitle': 'Entre com {parts}',
  'login.subtitle-refresh': 'Confirme com {parts}',
  'login.subtitle-aal2': 'Escolha como concluir a segunda etapa.',
  'login.code.subtitle': 'Enviamos um código para o seu e-mail.',
  'login.code.subtitle.sms': 'Enviamos um código para o seu telefone.',
  'login.totp.subtitle': 'Digite os 6 dígitos que seu app autenticador mostra.',
  'login.webauthn.subtitle': 'Conecte ou aproxime sua chave de segurança quando o navegador pedir.',
  'login.lookup_secret.subtitle': 'Digite um dos seus códigos de backup ainda não usados, de 8 caracteres.',
  'login.registration-label': 'Não tem uma conta?',
  'login.registration-button': 'Criar conta',
  'login.logout-button': 'Sair',
  'login.cancel-button': 'Cancelar',
  'login.2fa.go-back': 'Não era o que queria?',
  'login.2fa.go-back.link': 'Voltar',
  'login.2fa.method.go-back': 'Escolher outro método',
} satisfies Translation<typeof english>
