import type { DrawnItem } from '../drawn-item.ts'
import { seedOf } from '../pen/pick.ts'
import { hueNamed, hueOfFormula } from './colour-of-formula.ts'
import { crystalSystems } from './habit.ts'
import { anyMineral, type Mineral, type MineralDesign } from './mineral.ts'

/** Minerals of the starter catalogue that have a drawing of their own. */
const known: Readonly<Record<string, Mineral>> = {
  'mineral-pyrite': 'pyrite',
  'mineral-malachite': 'malachite',
  'mineral-beryl': 'aqua',
  'mohs-fluorite': 'fluorite',
  'mohs-quartz': 'quartz',
}

/** A mineral as its crystal system and its color have it; without a color, as its formula suggests. */
export function mineralOfFacts({ id, seed, attrs }: DrawnItem): MineralDesign {
  const drawn = known[id]
  if (drawn) return { mineral: drawn }
  const system = crystalSystems.find((name) => name === attrs['crystal_system'])
  if (!system) return anyMineral(seed)
  const { formula = '', colour } = attrs
  return { system, hues: hueNamed(colour) ?? hueOfFormula(formula, seedOf(id) >>> 3), seed: seed >>> 6 }
}
