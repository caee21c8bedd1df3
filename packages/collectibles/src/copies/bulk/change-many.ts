import type { Act } from '../../acts/act.ts'
import { listOfTexts } from '../../store/list-of-texts.ts'
import type { BulkResult, CopyPatch, SkippedCopy } from '../../wire/index.ts'
import { changeCopies, changedCopyFields, noTags, type CopyEdit, type WrittenCopy } from '../copy-acts.ts'
import { tagList, tagListsOf } from '../copy-tags.ts'
import type { StoredCopy } from '../stored-copy.ts'
import { copyWith } from '../writing/copy-with.ts'
import { knownRows } from '../writing/known-rows.ts'

/** What becomes of each copy. */
export type ManyChange =
  | { readonly kind: 'delete' }
  | ({ readonly kind: 'edit'; readonly patch: CopyPatch } & TagChange)
  /** A folder, a place or a tag is gone, for copies in the bin too: the rest of the copy is not looked at. */
  | ({ readonly kind: 'reshelve'; readonly set: Pick<WrittenCopy, 'folder_id' | 'place_id'> } & TagChange)

/** Ids of tags. */
interface TagChange {
  readonly addTags: readonly string[]
  readonly removeTags: readonly string[]
}

/** Copies that an answer names as skipped. */
const mostSkipped = 1_000

export const nothingDone: BulkResult = { changed: 0, same: 0, skipped: [], skipped_count: 0 }

export const bothResults = (one: BulkResult, other: BulkResult): BulkResult => ({
  changed: one.changed + other.changed,
  same: one.same + other.same,
  skipped: [...one.skipped, ...other.skipped].slice(0, mostSkipped),
  skipped_count: one.skipped_count + other.skipped_count,
})

/** Changes at most `idsAtOnce` copies alike. One that cannot be changed is left alone, with the reason. */
export async function changeMany(act: Act, ids: readonly string[], change: ManyChange): Promise<BulkResult> {
  if (ids.length === 0) return nothingDone
  const rows = await act.db
    .selectFrom('copies')
    .selectAll()
    .where('owner_id', '=', act.owner)
    .where('id', 'in', listOfTexts(act.db, ids))
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  const editOf =
    change.kind === 'delete' ? async (copy: StoredCopy) => deletion(act, copy) : await changesOf(act, ids, change)
  const edits: CopyEdit[] = []
  const skipped: SkippedCopy[] = []
  for (const id of ids) {
    const copy = byId.get(id)
    if (!copy) skipped.push({ id, reason: 'not_found' })
    else if (copy.deleted_at !== null && change.kind !== 'reshelve') skipped.push({ id, reason: 'in_bin' })
    else {
      const edit = await editOf(copy)
      if (edit && 'reason' in edit) skipped.push(edit)
      else if (edit) edits.push(edit)
    }
  }
  await changeCopies(act, edits)
  return {
    changed: edits.length,
    same: ids.length - edits.length - skipped.length,
    skipped,
    skipped_count: skipped.length,
  }
}

const deletion = (act: Act, before: StoredCopy): CopyEdit | SkippedCopy =>
  before.listed + before.reserved > 0
    ? { id: before.id, reason: 'promised' }
    : { before, set: { deleted_at: act.now }, verb: 'deleted' }

async function changesOf(
  act: Act,
  ids: readonly string[],
  change: Exclude<ManyChange, { kind: 'delete' }>,
): Promise<(copy: StoredCopy) => Promise<CopyEdit | SkippedCopy | undefined>> {
  const { addTags, removeTags } = change
  const rows = knownRows(act)
  const isTagged = addTags.length + removeTags.length > 0
  const lists = isTagged ? await tagListsOf(act.db, ids) : new Map<string, string>()
  // A change of tags alone looks at nothing else.
  const readingOf = async (before: StoredCopy, patch: CopyPatch) =>
    Object.keys(patch).length === 0 ? { written: {} } : copyWith(act, before, patch, rows)
  return async (before) => {
    const reading = change.kind === 'edit' ? await readingOf(before, change.patch) : { written: change.set }
    if ('problems' in reading) {
      const [problem] = reading.problems
      return { id: before.id, reason: 'invalid', ...(problem && { problem }) }
    }
    const hadTags = lists.get(before.id) ?? noTags
    const had = JSON.parse(hadTags) as readonly string[] // our own writing
    const tags = tagList([...had, ...addTags].filter((tag) => !removeTags.includes(tag)))
    const isSame =
      (!isTagged || tags === hadTags) &&
      Object.keys(changedCopyFields(before, { ...before, ...reading.written })).length === 0
    return isSame ? undefined : { before, set: { ...reading.written, ...(isTagged && { tags }) }, verb: 'changed' }
  }
}
