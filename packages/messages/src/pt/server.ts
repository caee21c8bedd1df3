import type { server as englishServer, said as englishSaid } from '../en/server.ts'
import type { Translation } from '../translation.ts'

export const server = {
  'server.notFound.title': 'Página não encontrada',
  'server.notFound.text': 'Não encontramos essa página.',
  'server.tooLarge.title': 'Envio grande demais',
  'server.tooLarge.text': 'É mais do que podemos aceitar aqui. Nada foi salvo. Volte ao formulário e reduza o texto.',
  'server.unreadable.title': 'Nada foi salvo',
  'server.unreadable.text': 'Não foi possível ler o formulário. Volte e envie-o de novo.',
  'server.fault.title': 'Algo deu errado do nosso lado',
  'server.fault.text': 'Tente novamente em alguns minutos.',
  'server.serviceDown.title': 'As contas estão indisponíveis',
  'server.serviceDown.text':
    'Não conseguimos acessar as contas agora. Nada se perdeu; tente novamente em alguns minutos.',
  'server.oauth2Ended.title': 'Este pedido não é mais válido',
  'server.oauth2Ended.text':
    'O pedido do aplicativo já foi respondido ou expirou. Volte ao aplicativo e comece de novo.',
  'server.oauth2.title': 'O pedido do aplicativo não está correto',
  'server.oauth2.text':
    'Um aplicativo enviou você para cá, mas não podemos responder ao pedido dele. Nenhum dado seu foi transmitido. Volte ao aplicativo. Se acontecer de novo, envie aos responsáveis os detalhes abaixo.',
  'server.details': 'Detalhes: {details}',
  'server.backToApplication': 'Voltar para {application}',
  'server.tooMany.title': 'Pedidos demais',
  'server.tooMany.text': 'Chegaram pedidos demais da sua rede. Espere um momento e tente novamente.',
  'server.tryAgain': 'Tentar novamente',
  'server.backHome': 'Voltar ao início',
} satisfies Translation<typeof englishServer>

export const said = {
  'said.first-proof':
    'Seu endereço está confirmado e a conta é só sua. Removemos o que tinha sido configurado antes: senha, chaves de acesso, chaves de segurança, app autenticador, códigos de backup e outras sessões. Para manter sua senha antiga, digite-a uma vez abaixo.',
  'said.claim.made': 'Em {date} foi criada uma conta com seu endereço. O endereço ainda não foi confirmado. Foi você?',
  'said.claim.device': 'Ela foi criada com {device}.',
  'said.claim.address': 'Endereço IP: {address}',
  'said.claim.ways': 'Métodos de acesso: {ways}.',
  'said.claim.mine': 'Fui eu',
  'said.claim.not-mine': 'Não fui eu',
  'said.claim.cleared':
    'Agora a conta é só sua, e o que a outra pessoa configurou foi removido. Entre com um código por e-mail para continuar.',
  'said.way':
    '{way, select, password {senha} totp {app autenticador} lookup_secret {códigos de backup} webauthn {chave de segurança} passkey {chave de acesso} code {código por e-mail} other {outro método}}',
  'said.same-mailbox':
    'A conta foi recuperada por este endereço, então um código enviado a ele não prova nada de novo. Use outro segundo fator ou saia e entre com sua senha.',
  'said.passkey-name': '{browser} no {system}',
  'said.unverified-key': 'Esta chave não verificou se é você. Escolha outro método.',
} satisfies Translation<typeof englishSaid>
