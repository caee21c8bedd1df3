import type { wishTexts as english } from '../en/wishes.ts'
import type { Translation } from '../translation.ts'

export const wishTexts: Translation<typeof english> = {
  // Wishes
  'wishes.title': 'Desejos',
  'wishes.lead':
    '{count, plural, =0 {# desejos, primeiro o mais procurado.} one {# desejo, primeiro o mais procurado.} many {# de desejos, primeiro o mais procurado.} other {# desejos, primeiro o mais procurado.}}',
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
  'wishes.not-amount': 'Digite um valor, como 12,50.',
  'wishes.ambiguous': 'Isto pode ser lido de duas formas. Escreva 1250 ou 1250,00.',
  'wishes.not-quantity': 'Digite um número inteiro, 1 ou mais.',
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
}
