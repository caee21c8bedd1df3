import { quietEntity } from '../acts/quiet-entity.ts'
import { changeCopies, noTags } from '../copies/copy-acts.ts'
import { tagList, tagListsOf, tagsIn } from '../copies/copy-tags.ts'
import { foldedName } from '../wire/index.ts'
import { countWhere, type RowKind } from './own-row.ts'

export const tagKind: RowKind = {
  entity: 'tag',
  table: 'tags',
  blank: { name: '' },
  following: async (_act, _id, { name }) => ({ folded: foldedName(String(name)) }),
  async fitting({ db, owner }, id, written) {
    const names = await db.selectFrom('tags').select(['id', 'folded']).where('owner_id', '=', owner).execute()
    const taken = new Set(names.filter((tag) => tag.id !== id).map(({ folded }) => folded))
    let name = String(written['name'])
    for (let number = 2; taken.has(foldedName(name)); number++) name = `${String(written['name'])} (${number})`
    return { ...written, name }
  },
  countUses: (act, { id }) => countWhere(act, 'copy_tags', 'tag_id', id),
}

/** A tag that a change of copies made along the way. A copy that the same undo put into the bin gives it back. */
export const newTagKind: RowKind = {
  ...tagKind,
  entity: quietEntity,
  async countUses({ db }, { id }, now) {
    const { count } = await db
      .selectFrom('copy_tags')
      .innerJoin('copies', 'copies.id', 'copy_tags.copy_id')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('copy_tags.tag_id', '=', id)
      .where(({ or, eb }) => or([eb('copies.deleted_at', 'is', null), eb('copies.deleted_at', '<>', now)]))
      .executeTakeFirstOrThrow()
    return Number(count)
  },
  async loosen(act, { id }) {
    const binned = await act.db
      .selectFrom('copies')
      .innerJoin('copy_tags', 'copy_tags.copy_id', 'copies.id')
      .selectAll('copies')
      .where('copy_tags.tag_id', '=', id)
      .execute()
    const lists = await tagListsOf(
      act.db,
      binned.map((copy) => copy.id),
    )
    await changeCopies(
      act,
      binned.map((before) => {
        const kept = tagsIn(lists.get(before.id) ?? noTags).filter((tag) => tag !== id)
        return { before, set: { tags: tagList(kept) }, verb: 'changed' }
      }),
    )
  },
}
