import type { Grade } from '../wire/index.ts'

interface Scale {
  readonly grades: readonly Grade[]
  /** Companies that grade professionally, as suggestions. */
  readonly companies: readonly string[]
}

const scale = (words: string, companies: readonly string[] = []): Scale => ({
  grades: words.split(' ').map((word) => {
    const [id = '', rank, band] = word.split(':')
    return { id, rank: Number(rank), band: Number(band) }
  }),
  companies,
})

const coinGrades = 'unc:80:5 au:70:4 xf:60:4 vf:50:3 f:40:2 vg:30:2 g:20:1 poor:10:1'

/** docs/contract/collectibles.md §2.6: `grade:rank:band`. */
export const conditionScales = {
  generic: scale('mint:60:5 near_mint:50:5 excellent:40:4 good:30:3 fair:20:2 poor:10:1'),
  card: scale('mint:70:5 near_mint:60:5 excellent:50:4 good:40:3 light_played:30:3 played:20:2 poor:10:1', [
    'PSA',
    'BGS',
    'CGC',
    'SGC',
  ]),
  record: scale('m:80:5 nm:70:5 vg_plus:60:4 vg:50:3 g_plus:40:2 g:30:2 f:20:1 p:10:1'),
  coin: scale(coinGrades, ['PCGS', 'NGC', 'ANACS', 'ICG']),
  paper: scale(coinGrades, ['PMG', 'PCGS']),
  stamp: scale('mint_never_hinged:70:5 mint_hinged:60:4 no_gum:50:3 used_fine:40:3 used:30:2 damaged:10:1', [
    'PSE',
    'PSAG',
  ]),
  comic: scale('gem:100:5 nm:90:5 vf:80:4 fn:60:3 vg:40:2 g:20:1 poor:5:1', ['CGC', 'CBCS', 'PGX']),
  boxed: scale('sealed:60:5 complete:50:4 box_worn:40:3 loose_complete:30:2 loose:20:2 incomplete:10:1', [
    'AFA',
    'VGA',
    'WATA',
  ]),
} as const satisfies Record<string, Scale>

export type ScaleId = keyof typeof conditionScales

/** The grades of a scale by its id; none for an unknown one. */
export function gradesOf(scale: string | undefined): readonly Grade[] {
  const known: Readonly<Record<string, { readonly grades: readonly Grade[] }>> = conditionScales
  return known[scale ?? '']?.grades ?? []
}
