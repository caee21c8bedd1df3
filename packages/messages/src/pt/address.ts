import type { address as english } from '../en/address.ts'
import type { Translation } from '../translation.ts'

export const address = {
  'pending.title': '{address} espera o seu código',
  'pending.text': 'Até lá, você entra com {address}.',
  'pending.due': '{address} está confirmado e vale a partir de {date}.',
  'pending.code': 'Código do e-mail',
  'pending.confirm': 'Confirmar o novo e-mail',
  'pending.resend': 'Enviar um novo código',
  'pending.cancel': 'Cancelar a alteração',
  'pending.restored': 'E-mail restaurado',
  'pending.reported': 'Uso indevido comunicado',
  'not-me.title': 'Não foi você?',
  'not-me.event': '{what}, {date}',
  'not-me.plan': 'Se você escolher “Proteger minha conta”',
  'not-me.plan.sessions': 'Todos os dispositivos são desconectados, também os seus.',
  'not-me.plan.address': 'A sua conta recebe de volta o e-mail anterior.',
  'not-me.plan.frozen': 'Nada pode ser alterado na conta até você recuperá-la.',
  'not-me.plan.recovery': 'Você recebe um código por e-mail e escolhe uma nova senha.',
  'not-me.submit': 'Proteger minha conta',
  'not-me.was-me': 'Fui eu',
  'not-me.gone': 'Este link não funciona mais',
  'not-me.used': 'Ele já foi usado. Se alguém ainda tem acesso à sua conta, recupere-a.',
  'not-me.late': 'Ele expirou. Se outra pessoa tem acesso à sua conta, recupere-a.',
  'not-me.unknown': 'O link está incompleto ou a conta não existe mais.',
  'not-me.recover': 'Recuperar minha conta',
} as const satisfies Translation<typeof english>
