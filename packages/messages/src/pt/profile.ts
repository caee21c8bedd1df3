import type { profile as english } from '../en/profile.ts'
import type { Translation } from '../translation.ts'

export const profile = {
  'profile.heading': 'AJUSTES DA CONTA',
  'profile.verify.title': 'Verifique seu e-mail',
  'profile.verify.text': 'Enviamos um e-mail. Veja na caixa de entrada e depois em Spam ou Lixo eletrônico.',
  'profile.verify.link': 'Enviar de novo',
  'profile.verify.now': 'Verificar agora',
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
  'profile.sessions.older':
    '{count, plural, one {# outra sessão anterior a esta alteração continua aberta.} many {# de outras sessões anteriores a esta alteração continuam abertas.} other {# outras sessões anteriores a esta alteração continuam abertas.}}',
  'profile.sessions.none': 'Não há outras sessões abertas além desta.',
  'profile.sessions.ended':
    '{count, plural, one {# sessão encerrada.} many {# de sessões encerradas.} other {# sessões encerradas.}}',
  'profile.sessions.failed': 'Não foi possível encerrar a sessão. Tente novamente.',
  'profile.events.title': 'Atividade recente',
  'profile.events.older': 'Anteriores',
  'profile.events.newest': 'Mais recentes',
  'profile.events.times': '{what}, {count} vezes',
  'profile.events.none': 'Nada mudou até agora.',
  'profile.events.what':
    '{kind, select, password_changed {Senha alterada} address_changed {E-mail alterado} new_device {Acesso de um novo dispositivo} second_factor_guessed {Códigos incorretos depois da senha} deletion_requested {Exclusão da conta solicitada} deletion_called_off {Exclusão da conta cancelada} first_proof {Endereço confirmado, acessos antigos removidos} account_made {Conta criada} other {Conta alterada}}',
  'profile.events.added':
    '{factor, select, totp {App autenticador vinculado} lookup_secret {Novos códigos de backup gerados} passkey {Chave de acesso adicionada} webauthn {Chave de segurança adicionada} password {Senha definida} other {Forma de acesso adicionada}}',
  'profile.events.removed':
    '{factor, select, totp {App autenticador removido} lookup_secret {Códigos de backup desativados} passkey {Chave de acesso removida} webauthn {Chave de segurança removida} password {Senha removida} other {Forma de acesso removida}}',
  'profile.review.title': 'Tudo isto é seu?',
  'profile.review.description': 'Você está de volta à conta. Remova o que não foi você que adicionou.',
  'profile.review.password': 'Sua senha antiga não funciona mais. Defina uma nova acima.',
  'profile.review.used': 'Último uso em {date}',
  'profile.review.way':
    '{method, select, password {Senha} totp {App autenticador} lookup_secret {Códigos de backup} webauthn {Chave de segurança} passkey {Chave de acesso} code {Código por e-mail} other {Outra forma}}',
  'profile.data.title': 'Seus dados',
  'profile.data.description': 'Tudo o que guardamos sobre você, em um só arquivo.',
  'profile.data.download': 'Baixar seus dados',
  'profile.deletion.title': 'Excluir sua conta',
  'profile.deletion.description':
    'Sua conta, sua coleção e tudo o mais que guardamos sobre você são excluídos {days, plural, one {# dia} many {# de dias} other {# dias}} depois do seu pedido. Até lá, você pode mudar de ideia.',
  'profile.deletion.begins': 'Como a conta acaba de ser recuperada, os dias começam a contar em {date}.',
  'profile.deletion.request': 'Excluir minha conta',
  'profile.deletion.pending': 'Sua conta será excluída em {date}. Até lá, tudo funciona como antes.',
  'profile.deletion.keep': 'Manter minha conta',
  'profile.failed': 'Não deu certo. Tente novamente.',
} satisfies Translation<typeof english>
