import { namesOf, rowsOf } from '../names.ts'
import type { StarterItem } from '../starter-set.ts'
import { printedFormula } from './formula.ts'

/** `PbS cubic 2.5 galena | …`: formula, system, hardness after Mohs (the middle where it has a range), names. */
export const mineralsOf = (system: 'mineral' | 'mohs', table: string): readonly StarterItem[] =>
  rowsOf(table).map((row) => {
    const [formula = '', crystalSystem = '', hardness = '', ...words] = row.split(' ')
    const names = namesOf(words.join(' '))
    return {
      id: `${system}-${names.en.toLowerCase().replaceAll(' ', '-')}`,
      names,
      attrs: { formula: printedFormula(formula), crystal_system: crystalSystem, hardness },
    }
  })
