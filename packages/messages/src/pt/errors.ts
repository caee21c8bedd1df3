import type { errors as english } from '../en/errors.ts'
import type { Translation } from '../translation.ts'

export const errors = {
  'error.title': 'Algo deu errado',
  'error.title-not-found': 'Página não encontrada',
  'error.title-internal-server-error': 'O erro é nosso',
  'error.title.what-happened': 'O que aconteceu?',
  'error.title.what-can-i-do': 'O que posso fazer?',
  'error.client': 'Não foi possível atender à solicitação da forma como foi enviada.',
  'error.server': 'Nosso sistema não conseguiu atender à solicitação.',
  'error.instructions':
    'Tente novamente em alguns minutos. Se o problema continuar, fale conosco e inclua os detalhes abaixo.',
  'error.instructions.no-details': 'Tente novamente em alguns minutos. Se o problema continuar, fale conosco.',
  'error.support-email-link': 'Escrever para {contactSupportEmail}',
  'error.footer.text': 'Detalhes para a sua mensagem',
  'error.footer.copy': 'Copiar detalhes',
  'error.footer.copied': 'Copiado',
  'error.id': 'ID',
  'error.time': 'Hora',
  'error.message': 'Mensagem',
  'error.correlation': 'Solicitação',
  'error.line': '{label}: {value}',
  'error.action.go-back': 'Voltar',
  'error.not-found.description': 'Não há nada neste endereço.',

  'flow.loading': 'Carregando…',
  'flow.not-found': 'Etapa não encontrada',
  'flow.back-home': 'Voltar ao início',
  'flow.start-again': 'Começar de novo',
  'flow.expired': 'Esta página ficou aberta por tempo demais e foi reiniciada.',
  'flow.expires-soon':
    'Esta página expira em dois minutos. Se você a renovar, o que digitou será mantido, exceto senhas.',
  'flow.renew': 'Renovar a página',
  'flow.restarted': 'Houve um problema e esta página foi reiniciada. Tente mais uma vez.',
  'flow.cookies-off': 'Seu navegador bloqueia os cookies deste site. Permita-os e comece de novo.',
  'flow.lost': 'Esta página não pôde ser aberta, nem ao começar de novo. Tente mais uma vez.',
  'flow.unavailable': 'O serviço de contas não responde no momento. Tente novamente em alguns minutos.',
  'flow.unreachable': 'Parece que você está sem conexão. O que digitou continua aqui, exceto senhas e códigos.',
  'flow.try-again': 'Tentar novamente',
  'flow.disabled': 'Esta função está desativada.',

  'wire.unknown-status': 'O serviço deu uma resposta desconhecida. Tente novamente em alguns minutos.',
  'wire.unreachable':
    'Não foi possível chamar o endpoint da API. Verifique se o CORS está configurado corretamente e se o endereço do SDK é válido.',
  'wire.undecodable': 'Não foi possível ler a resposta do serviço. Tente novamente em alguns minutos.',
  'wire.content-type': 'O serviço enviou algo que esta página não pode mostrar. Tente novamente em alguns minutos.',
  'wire.unsupported': 'O serviço pediu algo que esta página não pode fazer. Comece de novo.',
} satisfies Translation<typeof english>
