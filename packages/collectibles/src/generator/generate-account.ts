import type { Kysely } from 'kysely'

import { idWithTail } from '@collect/storage'
import { insertRows } from '../store/insert-rows.ts'
import type { CollectiblesTables } from '../store/tables.ts'
import { foldedName } from '../wire/folded-name.ts'
import { keepCopyWords } from '../words/copy-words.ts'
import type { CataloguePlan } from './catalogue-plan.ts'
import { drawsOf } from './draws.ts'
import { generatedCopy, type Shelves } from './generated-copy.ts'
import { generatedItemId, type World } from './generated-item.ts'
import { folderNames, placeNames, tagNames } from './words.ts'

/** Copies of one transaction: the writer serves others in between. */
const copiesAtOnce = 1_000
/** Letters and digits that are told apart on a printed label. */
const labelSigns = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Whether an account has copies, folders, places or tags, which a generated collection would stand beside. */
export async function hasCollection(db: Kysely<CollectiblesTables>, owner: string): Promise<boolean> {
  for (const table of ['copies', 'folders', 'places', 'tags'] as const)
    if (await db.selectFrom(table).select('id').where('owner_id', '=', owner).limit(1).executeTakeFirst()) return true
  return false
}

/** The collection of one account: shelves, tags, copies and wishes. The caller counts them. */
export async function generateAccount(
  db: Kysely<CollectiblesTables>,
  world: World,
  plan: CataloguePlan,
  { owner, count }: { readonly owner: string; readonly count: number },
): Promise<void> {
  const row = { owner_id: owner, created_at: world.asOf, updated_at: world.asOf }
  const idOf = (kind: string, name: string) => idWithTail(world.asOf, drawsOf(world.seed, owner, kind).tail(name))
  const folders = folderNames.map((name) => ({ ...row, id: idOf('folder', name), name }))
  const places = placeNames.map((name) => ({ ...row, id: idOf('place', name), name }))
  const tags = tagNames.map((name) => ({ ...row, id: idOf('tag', name), name, folded: foldedName(name) }))
  await db.transaction().execute(async (trx) => {
    // A user who has only looked around may have a row. The amounts below are in euros.
    await trx
      .insertInto('collectors')
      .values({ ...row, currency: 'EUR', locale: 'en' })
      .onConflict((conflict) => conflict.column('owner_id').doUpdateSet({ currency: 'EUR' }))
      .execute()
    await insertRows(
      trx,
      'folders',
      folders.map((folder, position) => ({ ...folder, path: `/${folder.id}/`, position })),
    )
    await insertRows(
      trx,
      'places',
      places.map((place, position) => ({ ...place, path: `/${place.id}/`, position, label: labelOf(position) })),
    )
    await insertRows(trx, 'tags', tags)
  })
  const shelves: Shelves = { owner, folders: folders.map(({ id }) => id), places: places.map(({ id }) => id) }
  for (let from = 0; from < count; from += copiesAtOnce)
    await db.transaction().execute(async (trx) => {
      const copies = Array.from({ length: Math.min(copiesAtOnce, count - from) }, (_, at) =>
        generatedCopy(world, plan, shelves, from + at),
      )
      await insertRows(trx, 'copies', copies)
      await keepCopyWords(
        trx,
        copies.map((copy) => ({ certificate: '', notes: '', serial: '', attrs: '{}', own_name: null, ...copy })),
      )
      await insertRows(
        trx,
        'copy_tags',
        copies.flatMap(({ id }) => {
          const draws = drawsOf(world.seed, 'tags', id)
          return draws.happens('tagged', 0.2) ? [{ copy_id: id, tag_id: draws.pick('tag', tags).id }] : []
        }),
      )
    })
  await generateWishes(db, world, plan, owner, Math.min(Math.floor(count / 4), 2_000))
}

const labelOf = (number: number): string =>
  [0, 1, 2, 3].map((at) => labelSigns[Math.floor(number / labelSigns.length ** (3 - at)) % labelSigns.length]).join('')

async function generateWishes(
  db: Kysely<CollectiblesTables>,
  world: World,
  plan: CataloguePlan,
  owner: string,
  count: number,
): Promise<void> {
  const indexes = Array.from({ length: count }, (_, number) =>
    drawsOf(world.seed, 'wish', owner, number).between('item', 0, plan.items - 1),
  )
  // An item is wished once.
  const wishes = [...new Set(indexes)].map((index, number) => {
    const draws = drawsOf(world.seed, 'wish', owner, number)
    const { set, number: inSet } = plan.place(index)
    return {
      id: idWithTail(world.asOf, draws.tail('id')),
      owner_id: owner,
      item_id: generatedItemId(world, set, inSet),
      priority: draws.between('priority', 1, 5),
      created_at: world.asOf,
      updated_at: world.asOf,
    }
  })
  await db.transaction().execute((trx) => insertRows(trx, 'wishes', wishes))
}
