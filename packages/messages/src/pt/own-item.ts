import type { ownItemTexts as english } from '../en/own-item.ts'
import type { Translation } from '../translation.ts'

export const ownItemTexts: Translation<typeof english> = {
  // The form of an own item
  'own.add': 'Adicionar um objeto que falta',
  'own.change': 'Alterar este objeto',
  'own.drawer': 'A que gaveta pertence?',
  'own.name': 'Nome',
  'own.maker': 'Fabricante',
  'own.year-from': 'Primeiro ano',
  'own.year-to': 'Último ano',
  'own.year-discovered': 'Ano da descoberta',
  'own.unit': '{label} ({unit})',
  'own.submit': 'Adicionar objeto',
  'own.save': 'Salvar alterações',
  'own.empty': 'Digite um nome.',
  'own.too-long': 'É longo demais.',
  'own.not-number': 'Digite um número, como 3,5.',
  'own.not-year': 'Digite um ano, como 1911.',
  'own.before-first': 'O último ano é anterior ao primeiro.',
  'own.wrong': 'Este valor não serve aqui.',
  'own.problems': 'Confira {count, plural, one {# campo} many {# de campos} other {# campos}}.',

  // On its sheet and its card
  'own.title': 'Seu próprio objeto',
  'own.private': 'Só você vê isto.',
  'own.pending': 'Oferecido a todos. Só você vê até a revisão.',
  'own.edit': 'Alterar',
  'own.offer': 'Oferecer a todos',
  'own.offer.text': 'Só você vê até a revisão.',
  'own.take-back': 'Retirar a oferta',
  'own.delete': 'Excluir',
  'own.mark.private': 'Privado',
  'own.mark.pending': 'Em revisão',

  // What was done
  'own.added': '{name} foi adicionado. Só você vê.',
  'own.offered': '{name} foi oferecido a todos.',
  'own.changed': '{name} foi salvo.',
  'own.taken-back': '{name} não é mais oferecido.',
  'own.deleted': 'O objeto foi excluído.',
  'own.still-used': 'Este objeto está na sua coleção. Retire-o de lá primeiro.',
  'own.enough-offers': 'Você ofereceu muitos objetos hoje. Tente novamente mais tarde.',

  // Both versions of what two tabs changed
  'conflict.title': 'Isto foi alterado em outro lugar',
  'conflict.both': 'Escolha a versão a manter e salve.',
  'conflict.yours': 'A sua',
  'conflict.saved': 'Salva nesse meio-tempo',
  'conflict.empty': 'Nada',
  'conflict.discard': 'Descartar a minha',
  'conflict.save': 'Salvar minha escolha',
}
