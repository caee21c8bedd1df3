import type { DrawnItem } from './drawn-item.ts'
import { anyCoin, coinFields, type CoinDesign } from './coin.ts'
import { motifs } from './pen/motif.ts'
import { pick, seedOf } from './pen/pick.ts'

type Metals = Pick<CoinDesign, 'metal' | 'core'>

const byMetal: Readonly<Record<string, Metals>> = {
  copper: { metal: 'copper' },
  copper_plated_steel: { metal: 'copper' },
  bronze: { metal: 'bronze' },
  nordic_gold: { metal: 'brass' },
  brass: { metal: 'brass' },
  gold: { metal: 'brass' },
  silver: { metal: 'silver' },
  nickel: { metal: 'silver' },
  steel: { metal: 'silver' },
  cupronickel: { metal: 'silver' },
  cupronickel_clad_copper: { metal: 'silver' },
}

/** The ring of a 1-euro coin is brass, that of a 2-euro coin is of the white metal. */
const twoMetals = (value: string): Metals =>
  value === '1' ? { metal: 'brass', core: 'silver' } : { metal: 'silver', core: 'brass' }

/** A coin as its facts have it: its metal, its size and its value. Coins of one country share a figure. */
export function coinOfFacts({ seed, look, country, attrs }: DrawnItem): CoinDesign {
  const plain = anyCoin(seed, look)
  const { metal, denomination, diameter_mm: diameter } = attrs
  const [, value] = /^(\d{1,3}) (?:cents?|euros?)$/.exec(denomination ?? '') ?? []
  const metals = metal === 'bimetallic' ? twoMetals(value ?? '') : byMetal[metal ?? '']
  if (!metals) return plain
  const width = Number(diameter)
  return {
    ...plain,
    core: undefined,
    ...metals,
    size: width > 0 ? Math.round(Math.min(1, Math.max(0.7, width / 25)) * 100) / 100 : 1,
    ...(country === 'US'
      ? { field: pick(coinFields, seed >>> 7) }
      : value !== undefined && { value, motif: pick(motifs, seedOf(country ?? '')) }),
  }
}
