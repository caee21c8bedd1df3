import type { server as english } from '../en/server.ts'
import type { Translation } from '../translation.ts'

export const server = {
  'server.notFound.title': 'Página não encontrada',
  'server.notFound.text': 'Não há nada neste endereço.',
  'server.tooLarge.title': 'Envio grande demais',
  'server.tooLarge.text': 'O envio passa do limite permitido aqui. Nada foi guardado.',
  'server.unreadable.title': 'Nada foi guardado',
  'server.unreadable.text':
    'O formulário chegou de uma forma que não pode ser lida aqui. Volte atrás e envie-o de novo.',
  'server.fault.title': 'O erro é nosso',
  'server.fault.text': 'Algo deu errado no nosso sistema. Tente novamente em alguns minutos.',
  'server.serviceDown.title': 'As contas estão indisponíveis',
  'server.serviceDown.text':
    'O serviço que cuida das contas não responde. Nada se perdeu; tente novamente em alguns minutos.',
  'server.tryAgain': 'Tentar novamente',
  'server.backHome': 'Voltar ao início',
} satisfies Translation<typeof english>
