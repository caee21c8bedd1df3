import type { wishTexts as english } from '../en/wishes.ts'
import type { Translation } from '../translation.ts'

export const wishTexts: Translation<typeof english> = {
  // Wishes
  'wishes.title': 'Deseos',
  'wishes.lead':
    '{count, plural, one {# deseo, primero lo más buscado.} many {# de deseos, primero lo más buscado.} other {# deseos, primero lo más buscado.}}',
  'wishes.whole-set': 'Serie entera',
  'wishes.priority': 'Prioridad',
  'wishes.priority.1': 'Imprescindible',
  'wishes.priority.2': 'Muy buscado',
  'wishes.priority.3': 'Buscado',
  'wishes.priority.4': 'Si se presenta',
  'wishes.priority.5': 'Algún día',
  'wishes.grade': 'Estado mínimo',
  'wishes.any-grade': 'Cualquier estado',
  'wishes.or-better': '{grade} o mejor',
  'wishes.max': 'Precio máximo',
  'wishes.up-to': 'hasta {price}',
  'wishes.currency': 'Moneda',
  'wishes.quantity': 'Cantidad',
  'wishes.pieces': 'se buscan {count}',
  'wishes.note': 'Nota',
  'wishes.have': 'Ya lo tengo',
  'wishes.change': 'Cambiar',
  'wishes.remove': 'Quitar',
  'wishes.empty.title': 'Aún no hay deseos',
  'wishes.empty.text': 'Abre un objeto que te falte y elige Lo quiero. Esperará aquí hasta que lo tengas.',
  'wishes.not-amount': 'Escribe un importe, como 12,50.',
  'wishes.ambiguous': 'Se puede leer de dos maneras. Escribe 1250 o 1250,00.',
  'wishes.not-quantity': 'Escribe un número entero, 1 o más.',
  'wishes.saved': 'El deseo se ha guardado.',
  'wishes.removed': 'El deseo se ha quitado.',
  'wishes.fulfilled': 'Ya está en tu colección.',
  'wishes.gone': 'Este deseo ya no existe.',
  'wishes.overtaken': 'Esto se cambió en otro lugar. Míralo de nuevo primero.',

  // Sets that the user has something of
  'my-sets.title': 'Mis series',
  'my-sets.lead':
    '{count, plural, one {# serie empezada} many {# de series empezadas} other {# series empezadas}}, {complete} de ellas completas.',
  'my-sets.show.building': 'Todas',
  'my-sets.show.unfinished': 'Sin completar',
  'my-sets.show.complete': 'Completas',
  'my-sets.none-unfinished': 'Todas las series que empezaste están completas.',
  'my-sets.none-complete': 'Aún no hay ninguna serie completa.',
  'my-sets.empty.title': 'Aún no has empezado ninguna serie',
  'my-sets.empty.text': 'Marca un objeto de una serie como tuyo. La serie aparecerá aquí con lo que tienes de ella.',
}
