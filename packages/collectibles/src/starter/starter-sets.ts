import { euroNoteSets } from './banknotes/euro-notes.ts'
import { frenchDeck } from './cards/french-deck.ts'
import { frenchTarot } from './cards/french-tarot.ts'
import { italianTarot } from './cards/italian-tarot.ts'
import { euroCoinSets } from './coins/euro-coins.ts'
import { stateQuarters, territoryQuarters } from './coins/quarters.ts'
import { elementSet } from './minerals/elements.ts'
import { mohsSet } from './minerals/mohs.ts'
import { oreMinerals } from './minerals/ores.ts'
import { saltMinerals } from './minerals/salts.ts'
import { silicateMinerals } from './minerals/silicates.ts'
import type { StarterSet } from './starter-set.ts'

/** The starter catalogue (docs/contract/collectibles.md §17.2). A set stands behind the one that it continues. */
export const starterSets: readonly StarterSet[] = [
  ...euroCoinSets,
  stateQuarters,
  territoryQuarters,
  ...euroNoteSets,
  mohsSet,
  elementSet,
  oreMinerals,
  saltMinerals,
  silicateMinerals,
  frenchDeck,
  italianTarot,
  frenchTarot,
]
