import type { errors as english } from '../en/errors.ts'
import type { Translation } from '../translation.ts'

export const errors = {
  'error.title': 'Algo deu errado',
  'error.title-not-found': 'Página não encontrada',
  'error.title-internal-server-error': 'O erro é nosso',
  'error.title.what-happened': 'O que aconteceu?',
  'error.title.what-can-i-do': 'O que posso fazer?',
  'error.description': 'Isto é o que sabemos:',
  'error.client': 'Não foi possível atender à solicitação da forma como foi enviada.',
  'error.server': 'Nosso sistema não conseguiu atender à solicitação.',
  'error.instructions':
    'Tente novamente em alguns minutos. Se o problema continuar, fale conosco e inclua os detalhes abaixo.',
  'error.support-email-link': 'Escrever para {contactSupportEmail}',
  'error.footer.text': 'Detalhes para a sua mensagem',
  'error.footer.copy': 'Copiar detalhes',
  'error.footer.copied': 'Copiado',
  'error.id': 'ID',
  'error.time': 'Hora',
  'error.message': 'Mensagem',
  'error.correlation': 'Solicitação',
  'error.back-button': 'Voltar',
  'error.action.go-back': 'Voltar',
  'error.not-found.description': 'Não há nada neste endereço.',

  'flow.loading': 'Carregando…',
  'flow.not-found': 'Etapa não encontrada',
  'flow.back-home': 'Voltar ao início',
  'flow.start-again': 'Começar de novo',
  'flow.expired': 'Esta página ficou aberta por tempo demais e foi reiniciada.',
  'flow.restarted': 'Houve um problema e esta página foi reiniciada. Tente mais uma vez.',
  'flow.cookies-off': 'Seu navegador bloqueia os cookies deste site. Permita-os e comece de novo.',
  'flow.lost': 'Esta página não pôde ser aberta, nem ao começar de novo. Tente mais uma vez.',
  'flow.unavailable': 'O serviço de contas não responde no momento. Tente novamente em alguns minutos.',
  'flow.disabled': 'Esta função está desativada.',

  'wire.unknown-status': 'A API devolveu um código de resposta que o SDK não sabe tratar',
  'wire.not-ok': 'A resposta contém um código de erro',
  'wire.not-sent': 'A solicitação falhou e os interceptadores não devolveram outra resposta',
  'wire.unreachable':
    'Não foi possível chamar a API. Verifique se o CORS está configurado corretamente e se a URL do SDK é válida.',
  'wire.undecodable': 'Não foi possível ler a resposta da API como JSON.',
  'wire.html': 'O serviço respondeu com HTML ou texto inesperado.',
  'wire.content-type': 'O serviço respondeu com um tipo de conteúdo inesperado.',
  'wire.unsupported': 'O serviço pediu algo que esta página não pode fazer.',
} satisfies Translation<typeof english>
