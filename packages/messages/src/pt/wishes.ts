import type { wishTexts as english } from '../en/wishes.ts'
import type { Translation } from '../translation.ts'

export const wishTexts: Translation<typeof english> = {
  // Wishes
  'wishes.title': 'Desejos',
  'wishes.lead':
    '{count, plural, =0 {# desejos, primeiro o mais procurado.} one {# desejo.} many {# de desejos, primeiro o mais procurado.} other {# desejos, primeiro o mais procurado.}}',
  'wishes.whole-set': 'Série inteira',
  'wishes.priority': 'Prioridade',
  'wishes.priority.1': 'Indispensável',
  'wishes.priority.2': 'Muito procurado',
  'wishes.priority.3': 'Procurado',
  'wishes.priority.4': 'Se aparecer',
  'wishes.priority.5': 'Um dia',
  'wishes.grade': 'Estado mínimo',
  'wishes.any-grade': 'Qualquer estado',
  'wishes.or-better': '{grade} ou melhor',
  'wishes.max': 'Preço máximo',
  'wishes.up-to': 'até {price}',
  'wishes.currency': 'Moeda',
  'wishes.quantity': 'Quantidade',
  'wishes.pieces': '{count} procurados',
  'wishes.note': 'Nota',
  'wishes.have': 'Já tenho',
  'wishes.change': 'Alterar',
  'wishes.remove': 'Remover',
  'wishes.empty.title': 'Ainda não há desejos',
  'wishes.empty.text': 'Abra um objeto que falta e escolha Quero. Ele espera aqui até você ter um.',
  'wishes.saved': 'O desejo foi salvo.',
  'wishes.removed': 'O desejo foi removido.',
  'wishes.fulfilled': 'Agora está na sua coleção.',
  'wishes.gone': 'Este desejo não existe mais.',
  'wishes.overtaken': 'Isto foi alterado em outro lugar. Veja de novo primeiro.',

  // Sets that the user has something of
  'my-sets.title': 'Minhas séries',
  'my-sets.lead':
    '{count, plural, =0 {# séries começadas} one {# série começada} many {# de séries começadas} other {# séries começadas}}, {complete} delas completas.',
  'my-sets.show.building': 'Todas',
  'my-sets.show.unfinished': 'Incompletas',
  'my-sets.show.complete': 'Completas',
  'my-sets.none-unfinished': 'Todas as séries que você começou estão completas.',
  'my-sets.none-complete': 'Nenhuma série está completa ainda.',
  'my-sets.empty.title': 'Nenhuma série começada ainda',
  'my-sets.empty.text': 'Marque um objeto de uma série como seu. A série aparece aqui com o que você tem dela.',

  // Spares
  'spares.title': 'Repetidos',
  'spares.lead':
    '{count, plural, =0 {De # objetos você tem mais do que guarda.} one {De # objeto você tem mais do que guarda.} many {De # de objetos você tem mais do que guarda.} other {De # objetos você tem mais do que guarda.}}',
  'spares.keep': 'Guardar de cada um',
  'spares.apply': 'Mostrar',
  'spares.not-keep': 'Digite um número inteiro de 0 a 1000.',
  'spares.mark':
    '{count, plural, =0 {Marcar # peças como repetidas} one {Marcar # peça como repetida} many {Marcar # de peças como repetidas} other {Marcar # peças como repetidas}}',
  'spares.how': 'As peças em pior estado são marcadas primeiro.',
  'spares.all-marked': 'Tudo acima disso está marcado como repetido.',
  'spares.item': 'Objeto',
  'spares.owned': 'Tem',
  'spares.above': 'A mais',
  'spares.marked': 'Marcados',
  'spares.empty.title': 'Nada repetido',
  'spares.empty.text': 'Você não tem nada além do que guarda. O que passar desse número aparece aqui.',
  'spares.done':
    '{count, plural, =0 {Nada mais pôde ser marcado.} one {# registro tem agora mais repetidos.} many {# de registros têm agora mais repetidos.} other {# registros têm agora mais repetidos.}}',
  'spares.marking': 'As peças estão sendo marcadas. Recarregue a página em instantes.',
  'spares.too-often': 'Isso foi feito muitas vezes nesta hora. Tente de novo mais tarde.',

  // Preferences
  'preferences.title': 'Preferências',
  'preferences.lead': 'O que vale para a sua coleção. Sua conta tem os próprios ajustes.',
  'preferences.name': 'Nome',
  'preferences.handle': 'Apelido',
  'preferences.handle.hint': 'De 3 a 30 letras de a a z, dígitos, - ou _. Fica por 30 dias.',
  'preferences.handle.stays': 'Pode ser alterado a partir de {date}.',
  'preferences.handle.wrong': 'Use de 3 a 30 letras de a a z, dígitos, - ou _, com letra ou dígito nas duas pontas.',
  'preferences.handle.taken': 'Outra pessoa já tem este apelido.',
  'preferences.handle.too-soon': 'O apelido foi alterado há menos de 30 dias.',
  'preferences.country': 'País',
  'preferences.no-country': 'Não informado',
  'preferences.currency.hint':
    'Após uma alteração, custos e valores são contados de novo. Valores em outras moedas ficam ao lado do total.',
  'preferences.keep': 'Guardar de cada objeto',
  'preferences.keep.hint': 'O que passar disso aparece em “Repetidos”.',
  'preferences.saved': 'Suas preferências foram salvas.',
  'preferences.samples': 'Amostras',
  'preferences.samples.shown':
    'As amostras mostram para que servem as gavetas. As que você tem ou quer também saem, e desfazer as traz de volta.',
  'preferences.samples.hidden': 'Você não vê amostras.',
  'preferences.samples.remove': 'Remover amostras',
  'preferences.samples.show': 'Mostrar amostras de novo',
  'preferences.samples.removed': 'As amostras foram removidas.',
  'preferences.samples.back': 'As amostras voltaram.',
  'preferences.end': 'Excluir minha coleção',
  'preferences.end.text':
    'Isto exclui {count, plural, =0 {# peças} one {# peça} many {# de peças} other {# peças}} e todos os desejos, pastas, lugares, palavras-chave, objetos próprios e preferências. Sua conta fica. Não pode ser desfeito.',
  'preferences.end.confirm': 'Para confirmar, digite {count}',
  'preferences.end.wrong': 'Digite exatamente este número: {count}.',
  'preferences.end.done': 'Sua coleção foi excluída.',
}
