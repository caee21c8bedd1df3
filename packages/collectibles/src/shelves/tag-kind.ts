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
