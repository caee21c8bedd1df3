import type { discoverTexts as english } from '../en/discover.ts'
import type { Translation } from '../translation.ts'

export const discoverTexts = {
  // Discover: its lists and drawers
  'discover.sets': 'Todas as séries',
  'discover.sets.begin': 'Séries para começar',
  'discover.sets.building': 'Séries que você está completando',
  'discover.sets.lead': '{count, plural, =0 {# séries} one {# série} many {# de séries} other {# séries}} no catálogo.',
  'discover.sets.drawer-lead':
    '{count, plural, =0 {# séries} one {# série} many {# de séries} other {# séries}} nesta gaveta.',
  'discover.sets.found':
    '{count, plural, =0 {Nenhuma série encontrada.} one {# série encontrada.} many {# de séries encontradas.} other {# séries encontradas.}}',
  'discover.sets.none': 'Ainda não há séries aqui.',
  'discover.sets.of': 'Séries: {drawer}',
  'discover.drawer.sets': 'Séries',
  'discover.drawer.items': 'Objetos',
  'discover.drawer.count':
    '{count, plural, =0 {# objetos} one {# objeto} many {# de objetos} other {# objetos}} nesta gaveta.',
  'discover.missing': 'O que falta nas suas séries',
  'discover.new': 'Novidades no catálogo',
  'discover.samples': 'Amostras',

  // A set
  'set.items': '{count, plural, =0 {# objetos} one {# objeto} many {# de objetos} other {# objetos}}',
  'set.progress': '{owned} de {total} · {percent}',
  'set.percent': '{percent}%',
  'set.complete': 'Completa.',
  'set.missing': '{count, plural, one {Falta #.} many {Faltam #.} other {Faltam #.}}',
  'set.missing-wished':
    '{count, plural, one {Falta #} many {Faltam #} other {Faltam #}}; na sua lista de desejos: {wished}.',
  'set.wish-missing': 'Adicionar o que falta aos meus desejos',
  'set.copy-missing': 'Copiar a lista do que falta',
  'set.copied': 'Lista do que falta copiada.',
  'set.wished':
    '{count, plural, =0 {Tudo o que falta já estava nos seus desejos.} one {# desejo adicionado.} many {# de desejos adicionados.} other {# desejos adicionados.}}',
  'set.show': 'Mostrar',
  'set.show.all': 'Tudo',
  'set.show.have': 'Tenho',
  'set.show.missing': 'Falta',
  'set.show.spare': 'Repetido',
  'set.cell.have': 'Você tem',
  'set.cell.missing': 'Falta',
  'set.cell.wished': 'Desejado',
  'set.cell.quantity': 'Quantidade',
  'set.mark': 'Marcar tocando',
  'set.mark.done': 'Concluir',
  'set.mark.hint': 'Toque no que você tem ou pressione a barra de espaço.',
  'set.empty': 'Esta série ainda não contém nada.',
  'set.marked': 'Você tem. {owned} de {total}',
  'set.unmarked': 'Você não tem. {owned} de {total}',
  'set.none-owned': 'Você ainda não tem nada desta série.',
  'set.none-missing': 'Não falta nada nesta série.',
  'set.none-spare': 'Nada desta série está marcado como repetido.',
  'set.sign-in': 'Entrar para marcar o que você tem',

  // The sheet of an item
  'item.own': 'Tenho',
  'item.mark': '{mark}: {name}',
  'item.want': 'Quero',
  'item.spare': 'Repetido',
  'item.number-in': 'N.º {number} de {set}',
  'item.part-of': 'Parte de {set}',
  'item.discovered': 'Descoberto em {year}',
  'item.discovered.caption': '{formula} · descoberto em {year}',
  'item.variants': 'Variantes',
  'item.variant.standard': 'Padrão',
  'item.variant.owned': 'Você tem {count}',
  'item.other-version': 'Você tem outra versão: {variant}',
  'item.other-version.grade': 'Você tem outra versão: {variant}, {grade}',
  'item.yours': 'O que você tem',
  'item.copies': '{count, plural, =0 {# peças} one {# peça} many {# de peças} other {# peças}}',
  'item.facts': 'Dados',
  'item.source': 'Fonte: {source}, {licence}.',
  'item.drawing': 'A imagem é um desenho, não a arte real.',
  'item.wrong': 'Há um erro aqui',
  'item.wished': '{name} está nos seus desejos.',
  'item.unwished': '{name} não está mais nos seus desejos.',
  'item.spared': '{name} está marcado como repetido.',
  'item.unspared': '{name} não está mais marcado como repetido.',
  'item.more-to-lose': 'Você tem vários, ou um com dados. Nada foi removido.',

  // Values of facts
  'fact.yes': 'Sim',
  'fact.no': 'Não',

  // Undo
  'undo.do': 'Desfazer',
  'undo.done':
    '{count, plural, =0 {# alterações desfeitas.} one {# alteração desfeita.} many {# de alterações desfeitas.} other {# alterações desfeitas.}}',
  'undo.partly': 'Desfeitas: {undone}. Mudaram desde então e ficaram como estão: {kept}.',
} satisfies Translation<typeof english>
