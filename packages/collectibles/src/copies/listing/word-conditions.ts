import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely'

import { listOfTexts } from '../../store/list-of-texts.ts'
import type { CollectiblesTables } from '../../store/tables.ts'
import { readBarcode } from '../../wire/index.ts'
import { isWord, matchesWord } from '../../words/is-word.ts'
import { knownWords } from '../../words/known-words.ts'
import { queryWordsOf, searchWordsOf, type KnownWord } from '../../words/search-words.ts'
import { areWorded, hasWords, isOnPostgres, ordColumn } from '../../words/word-index.ts'
import { countCopies } from '../reading/count-copies.ts'
import { allOf, anyOf, type Condition } from '../../store/conditions.ts'

type Db = Kysely<CollectiblesTables>

/**
 * A copy is found by what its owner wrote about it, by its tags, by its place with those around it, and by the words of
 * its item (docs/contract/collectibles.md §7.1). Each word of the search must be among these, or all are a barcode.
 */
export async function wordConditions(db: Db, owner: string, typed: string): Promise<readonly Condition[]> {
  const words = await knownWords(db, queryWordsOf(typed))
  if (words.length === 0) return []
  const own = await ownWaysOf(db, owner, words)
  const ofItem = words.filter((word) => !own.has(word))
  // Words that the owner used nowhere must all be those of the item: one question to the index.
  const found = ofItem.length > 0 ? [await isOfItem(db, owner, ofItem)] : []
  for (const [word, ways] of own) found.push(anyOf([...foundBy(ways), await isOfItem(db, owner, [word])]))
  const code = readBarcode(typed)
  if (code === undefined) return found
  const isCoded = sql<SqlBool>`copy.variant_id in (
    select variant_id from barcodes where code = ${code} and (owner_id is null or owner_id = ${owner}))`
  return [anyOf([isCoded, sql<SqlBool>`(${allOf(found)})`])]
}

/** A way to copies that have a word of their owner, with an index of its own. */
export interface OwnWay {
  /** Of rows of the table `copy`. */
  readonly isFound: Condition
  /** A statement with a row for each copy, also for those that are gone. */
  readonly rows: RawBuilder<unknown>
}

/** For each word that an owner used. */
export type OwnWays = ReadonlyMap<KnownWord, readonly OwnWay[]>

export const foundBy = (ways: readonly OwnWay[] = []): readonly Condition[] => ways.map(({ isFound }) => isFound)

export async function ownWaysOf(db: Db, owner: string, words: readonly KnownWord[]): Promise<OwnWays> {
  const [tags, places] = await Promise.all([tagWords(db, owner), placeWords(db, owner)])
  const found = new Map<KnownWord, readonly OwnWay[]>()
  for (const word of words) {
    const isHad = (entry: WordedEntry) => entry.words.some((known) => matchesWord(word, known))
    const inTags = tags.filter(isHad).map(({ id }) => id)
    const inPlaces = places.filter(isHad).map(({ id }) => id)
    const isWritten = await db
      .selectFrom('copy_words')
      .select('word')
      .where('owner_id', '=', owner)
      .where(isWord(word))
      .limit(1)
      .executeTakeFirst()
    const ways = [
      ...(isWritten ? [byId(sql`select copy_id from copy_words where owner_id = ${owner} and ${isWord(word)}`)] : []),
      ...(inTags.length > 0
        ? [byId(sql`select copy_id from copy_tags where tag_id in ${listOfTexts(db, inTags)}`)]
        : []),
      ...(inPlaces.length > 0 ? [byPlace(db, owner, inPlaces)] : []),
    ]
    if (ways.length > 0) found.set(word, ways)
  }
  return found
}

const byId = (rows: RawBuilder<unknown>): OwnWay => ({ isFound: sql<SqlBool>`copy.id in (${rows})`, rows })

function byPlace(db: Db, owner: string, places: readonly string[]): OwnWay {
  const isThere = sql<SqlBool>`copy.place_id in ${placeList(db, places)}`
  return { isFound: isThere, rows: sql`select 1 from copies as copy where copy.owner_id = ${owner} and ${isThere}` }
}

/** SQLite takes a list that is a parameter for a long one, and reads all copies instead of those of the places. */
const placeList = (db: Db, ids: readonly string[]) =>
  ids.length > mostNamed ? listOfTexts(db, ids) : sql`(${sql.join(ids)})`
const mostNamed = 8

interface WordedEntry {
  readonly id: string
  readonly words: readonly string[]
}

async function tagWords(db: Db, owner: string): Promise<readonly WordedEntry[]> {
  const rows = await db.selectFrom('tags').select(['id', 'name']).where('owner_id', '=', owner).execute()
  return rows.map(({ id, name }) => ({ id, words: searchWordsOf(name) }))
}

/** A place has the words of those around it too. */
async function placeWords(db: Db, owner: string): Promise<readonly WordedEntry[]> {
  const rows = await db
    .selectFrom('places')
    .select(['id', 'name', 'path', 'label'])
    .where('owner_id', '=', owner)
    .execute()
  const names = new Map(rows.map(({ id, name }) => [id, searchWordsOf(name)]))
  return rows.map(({ id, path, label }) => ({
    id,
    words: [...searchWordsOf(label), ...path.split('/').flatMap((around) => names.get(around) ?? [])],
  }))
}

/** Whether the item of a copy has all these words: a published one in the shared index, a private one in its owner's. */
async function isOfItem(db: Db, owner: string, words: readonly KnownWord[]): Promise<Condition> {
  const having = words.map(
    (word) => sql`select item_id from own_item_words where owner_id = ${owner} and ${isWord(word)}`,
  )
  const own = sql`select item_id from (${sql.join(having, sql` intersect `)}) as own`
  if (await areCommon(db, owner, words))
    // SQLite takes the index of the key unless the statement names this one, and then reads the row of each item.
    return sql<SqlBool>`(
      exists (
        select 1 from items as item indexed by items_by_id
        where item.id = copy.item_id and item.status = 'published' and ${areWorded(db, words, sql.ref('item.search_ord'))}
      ) or copy.item_id in (${own})
    )`
  // SQLite goes through a cross join in the order of its tables.
  return sql<SqlBool>`copy.item_id in (
    select item.id from catalogue_words cross join items as item
    where ${hasWords(db, 'catalogue_words', words)} and item.search_ord = ${ordColumn(db, 'catalogue_words')}
    and item.status = 'published'
    union all ${own}
  )`
}

/** Copies whose items cost as much to be looked up as it costs to list one item with a word and to look for its copies. */
const copiesOfItem = 3

/** Whether so many items have the words that SQLite looks up the item of each copy sooner than it lists these. */
async function areCommon(db: Db, owner: string, words: readonly KnownWord[]): Promise<boolean> {
  if (isOnPostgres(db)) return false
  const limit = Math.ceil((await countCopies(db, owner)) / copiesOfItem) + 1
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select 1 from catalogue_words where ${hasWords(db, 'catalogue_words', words)} limit ${sql.lit(limit)}
    ) as found`.execute(db)
  return Number(rows[0]?.count) === limit
}
