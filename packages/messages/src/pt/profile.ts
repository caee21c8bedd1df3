import type { profile as english } from '../en/profile.ts'
import type { Translation } from '../translation.ts'

export const profile = {
  'profile.heading': 'AJUSTES DA CONTA',
  'profile.verify.title': 'Verifique seu e-mail',
  'profile.verify.text': 'Enviamos um e-mail. Veja na caixa de entrada e depois em Spam ou Lixo eletrônico.',
  'profile.verify.link': 'Enviar de novo',
  'profile.card.title': 'Seu perfil',
  'profile.email': 'E-mail',
  'profile.status': 'Situação',
  'profile.verified': 'Verificado',
  'profile.not-verified': 'Não verificado',
  'profile.user-id': 'ID de usuário',
  'profile.email-trait': 'E-mail (atributo)',
  'profile.no-email': 'Sem e-mail',
  'profile.update.title': 'Atualizar a conta',
  'profile.sessions.title': 'Suas sessões abertas',
  'profile.sessions.description': 'Encerre qualquer sessão que não reconhecer.',
  'profile.sessions.current': 'Este dispositivo',
  'profile.sessions.other': 'Outro dispositivo',
  'profile.sessions.device': '{browser} no {system}',
  'profile.sessions.since': 'Desde {date}',
  'profile.sessions.end': 'Encerrar sessão',
  'profile.sessions.end-one': '{end}: {device}, {since}',
  'profile.sessions.end-others': 'Encerrar as outras sessões',
  'profile.sessions.none': 'Não há outras sessões abertas além desta.',
  'profile.sessions.ended':
    '{count, plural, one {# sessão encerrada.} many {# de sessões encerradas.} other {# sessões encerradas.}}',
  'profile.sessions.failed': 'Não foi possível encerrar a sessão. Tente novamente.',
} satisfies Translation<typeof english>
