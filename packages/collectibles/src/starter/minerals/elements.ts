import { namesOf, rowsOf } from '../names.ts'
import type { StarterItem, StarterSet } from '../starter-set.ts'
import { elementTable } from './element-table.ts'

/** `H 1766 hydrogen | …`: in the order of the atomic number; `-` where the element was known of old. */
const elements: readonly StarterItem[] = rowsOf(elementTable).map((row, index) => {
  const [symbol = '', year = '', ...words] = row.split(' ')
  const names = namesOf(words.join(' '))
  return {
    id: `element-${names.en.toLowerCase()}`,
    number: index + 1,
    names,
    ...(year !== '-' && { yearFrom: Number(year) }),
    attrs: { formula: symbol },
  }
})

export const elementSet: StarterSet = {
  id: 'chemical-elements',
  category: 'minerals',
  names: namesOf(
    'Chemical elements | Chemische Elemente | Elementos químicos | Éléments chimiques | Chemische elementen | Grunnstoffer | Pierwiastki chemiczne | Elementos químicos | Grundämnen',
  ),
  items: elements,
}
