import type { Database } from '@collect/storage'

interface Tables {
  readonly items: {
    readonly id: string
    readonly name: string
    readonly number: string
    readonly year_from: number | null
    readonly source: string
  }
  readonly barcodes: { readonly code: string }
  readonly search_terms: { readonly term: string; readonly uses: number }
}

/** Items whose words the queries are made of. */
const items = 2_000

/** What users search for, kind after kind (docs/contract/collectibles.md §19). */
export async function searchMix(database: Database, count: number): Promise<readonly string[]> {
  const db = database.tables<Tables>()
  // Ids are digests, so their order is none of the catalogue.
  const rows = await db
    .selectFrom('items')
    .select(['name', 'number', 'year_from'])
    .where('source', '=', 'generated')
    .orderBy('id')
    .limit(items)
    .execute()
  const codes = await db.selectFrom('barcodes').select('code').orderBy('code').limit(items).execute()
  const common = await db.selectFrom('search_terms').select('term').orderBy('uses', 'desc').limit(100).execute()
  const rare = await db
    .selectFrom('search_terms')
    .select('term')
    .where('uses', '<=', 3)
    .orderBy('term')
    .limit(items)
    .execute()
  const named = rows.map((row) => ({
    ...row,
    words: row.name.split(/[^\p{L}\p{N}]+/u).filter(({ length }) => length > 1),
  }))
  const at = <Row>(list: readonly Row[], number: number): Row => {
    const row = list[number % list.length]
    if (row === undefined) throw new Error('the catalogue is too small for this mix')
    return row
  }
  const long = named.flatMap(({ words }) => words.filter(({ length }) => length > 4))
  const dated = named.filter(({ year_from: year, words }) => year !== null && words.length > 0)
  const withWords = (least: number) => named.filter(({ words }) => words.length >= least)
  const [two, three] = [withWords(2), withWords(3)]
  const numbered = named.filter(({ number }) => number !== '')
  const kinds: readonly ((number: number) => string)[] = [
    (number) => at(common, number).term,
    (number) => at(two, number).words.slice(0, 2).join(' '),
    (number) => at(three, number).words.slice(0, 3).join(' '),
    (number) => `${at(dated, number).words[0]} ${at(dated, number).year_from}`,
    (number) => at(rare, number).term,
    (number) => at(long, number).slice(0, 2),
    (number) => at(long, number).slice(0, 3),
    (number) => at(numbered, number).number,
    (number) => at(codes, number).code,
    (number) => slipIn(at(long, number)),
    (number) => `qzx${number}vkj`,
  ]
  return Array.from({ length: count }, (_, number) => at(kinds, number)(Math.floor(number / kinds.length)))
}

/** Two letters change their places. */
const slipIn = (word: string): string => {
  const [first = '', second = '', third = '', ...rest] = word
  return [first, third, second, ...rest].join('')
}
