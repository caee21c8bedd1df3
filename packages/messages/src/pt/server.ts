import type { server as englishServer, said as englishSaid } from '../en/server.ts'
import type { Translation } from '../translation.ts'

export const server = {
  'server.notFound.title': 'Página não encontrada',
  'server.notFound.text': 'Não encontramos essa página.',
  'server.tooLarge.title': 'Envio grande demais',
  'server.tooLarge.text': 'O envio passa do limite permitido aqui. Nada foi guardado.',
  'server.unreadable.title': 'Nada foi guardado',
  'server.unreadable.text':
    'O formulário chegou de uma forma que não pode ser lida aqui. Volte atrás e envie-o de novo.',
  'server.fault.title': 'O erro é nosso',
  'server.fault.text': 'Tente novamente em alguns minutos.',
  'server.serviceDown.title': 'As contas estão indisponíveis',
  'server.serviceDown.text':
    'O serviço que cuida das contas não responde. Nada se perdeu; tente novamente em alguns minutos.',
  'server.oauth2Ended.title': 'Este pedido já não é válido',
  'server.oauth2Ended.text': 'O pedido da aplicação já foi respondido ou expirou. Volte à aplicação e comece de novo.',
  'server.oauth2.title': 'O pedido da aplicação não está correto',
  'server.oauth2.text':
    'Uma aplicação enviou você para cá, mas não é possível responder ao pedido dela. Nenhum dado seu foi transmitido. Volte à aplicação; se acontecer de novo, envie aos responsáveis os detalhes abaixo.',
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
  'said.claim.ways': 'Ela pode ser aberta com: {ways}.',
  'said.claim.mine': 'Fui eu',
  'said.claim.not-mine': 'Não fui eu',
  'said.claim.cleared':
    'Agora a conta é só sua, e o que a outra pessoa configurou foi removido. Entre com um código por e-mail para continuar.',
  'said.way':
    '{way, select, password {senha} totp {app autenticador} lookup_secret {códigos de backup} webauthn {chave de segurança} passkey {chave de acesso} code {código por e-mail} other {outra forma}}',
  'said.same-mailbox':
    'Você recuperou sua conta por este endereço, então um código enviado a ele não prova nada mais. Use outro segundo fator ou saia e entre com sua senha.',
  'said.passkey-name': '{browser} no {system}',
  'said.unverified-key': 'Esta chave não verificou se é você. Escolha outra forma de entrar.',
} satisfies Translation<typeof englishSaid>
