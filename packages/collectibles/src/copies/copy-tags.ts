import type { Kysely } from 'kysely'

import type { Act } from '../acts/act.ts'
import { quietEntity } from '../acts/quiet-entity.ts'
import { newId } from '@collect/storage'
import { insertRows } from '../store/insert-rows.ts'
import { listOfTexts } from '../store/list-of-texts.ts'
import type { CollectiblesTables } from '../store/tables.ts'
import { foldedName } from '../wire/folded-name.ts'

/** Tags of an account (docs/contract/collectibles.md §4.6). */
export const mostTags = 2_000

/** Ids of tags as activity and undo compare them; `tagsIn` reads them. */
export const tagList = (ids: readonly string[]): string => JSON.stringify([...new Set(ids)].toSorted())

export const tagsIn = (list: string): readonly string[] => JSON.parse(list) as readonly string[] // our own writing

/** The tags of some copies, each as `tagList` writes them; a copy without tags has none here. */
export async function tagListsOf(
  db: Kysely<CollectiblesTables>,
  copies: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (copies.length === 0) return new Map()
  const rows = await db.selectFrom('copy_tags').selectAll().where('copy_id', 'in', listOfTexts(db, copies)).execute()
  const ids = Map.groupBy(rows, ({ copy_id }) => copy_id)
  return new Map([...ids].map(([copy, tags]) => [copy, tagList(tags.map(({ tag_id }) => tag_id))]))
}

/** Gives copies these tags, and no others; answers those that each has then. A tag that is gone is left out. */
export async function writeTags(
  { db, owner }: Act,
  lists: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (lists.size === 0) return new Map()
  await db
    .deleteFrom('copy_tags')
    .where('copy_id', 'in', listOfTexts(db, [...lists.keys()]))
    .execute()
  const wanted = new Map([...lists].map(([copy, list]) => [copy, tagsIn(list)]))
  const ids = [...new Set([...wanted.values()].flat())]
  if (ids.length === 0) return wanted
  const tags = await db.selectFrom('tags').select('id').where('owner_id', '=', owner).where('id', 'in', ids).execute()
  const known = new Set(tags.map(({ id }) => id))
  const kept = [...wanted].map(([copy, list]) => [copy, list.filter((id) => known.has(id))] as const)
  await insertRows(
    db,
    'copy_tags',
    kept.flatMap(([copy_id, list]) => list.map((tag_id) => ({ copy_id, tag_id }))),
  )
  return new Map(kept)
}

/** The ids of tags by name; a name that no tag has makes one. Answers nothing if there would be too many. */
export async function tagsNamed(act: Act, names: readonly string[]): Promise<readonly string[] | undefined> {
  if (names.length === 0) return []
  const byFolded = new Map(names.map((name) => [foldedName(name), name]))
  const found = await act.db
    .selectFrom('tags')
    .select(['id', 'folded'])
    .where('owner_id', '=', act.owner)
    .where('folded', 'in', [...byFolded.keys()])
    .execute()
  const known = new Set(found.map(({ folded }) => folded))
  const missing = [...byFolded].filter(([folded]) => !known.has(folded))
  if (missing.length > 0 && (await countTags(act)) + missing.length > mostTags) return undefined
  const made = missing.map(([folded, name]) => ({
    id: newId(act.now),
    owner_id: act.owner,
    name,
    folded,
    created_at: act.now,
    updated_at: act.now,
  }))
  if (made.length > 0) await act.db.insertInto('tags').values(made).execute()
  // The undo of the change takes them away again.
  for (const { id, name } of made) act.note({ entity: quietEntity, id, verb: 'made', fields: { name: [null, name] } })
  return [...found, ...made].map(({ id }) => id)
}

/** The ids of the tags that have these names. */
export async function tagIdsOf({ db, owner }: Act, names: readonly string[]): Promise<readonly string[]> {
  if (names.length === 0) return []
  const rows = await db
    .selectFrom('tags')
    .select('id')
    .where('owner_id', '=', owner)
    .where('folded', 'in', names.map(foldedName))
    .execute()
  return rows.map(({ id }) => id)
}

const countTags = async ({ db, owner }: Act): Promise<number> =>
  Number(
    (
      await db
        .selectFrom('tags')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('owner_id', '=', owner)
        .executeTakeFirstOrThrow()
    ).count,
  )
