import type { Act, Change, Reader, Verb } from '../acts/act.ts'
import type { StoredActivity } from '../acts/list-batches.ts'
import { quietEntity } from '../acts/quiet-entity.ts'
import type { Undoable, UndoableRow, UndoEdit } from './undoable.ts'

/** A row that was left alone. */
export interface ChangedSince {
  readonly entity: string
  readonly id: string
}

export interface UndoResult {
  /** The number of rows that are as they were. */
  readonly undone: number
  /** At most a thousand of them. */
  readonly changed_since: readonly ChangedSince[]
  readonly changed_since_count: number
}

/** Rows that an answer names as left alone. */
const mostNamed = 1_000

export const nothingUndone: UndoResult = { undone: 0, changed_since: [], changed_since_count: 0 }

export const bothUndone = (one: UndoResult, other: UndoResult): UndoResult => ({
  undone: one.undone + other.undone,
  changed_since: [...one.changed_since, ...other.changed_since].slice(0, mostNamed),
  changed_since_count: one.changed_since_count + other.changed_since_count,
})

type Fields = Change['fields']

/** Rows of a batch that one transaction brings back. */
export const undoStep = 200

/** Activity of a batch, the latest first. */
export const activityOf = (act: Act, batch: string, before: string | undefined): Promise<StoredActivity[]> => {
  const query = act.db
    .selectFrom('activity')
    .selectAll()
    .where('batch_id', '=', batch)
    .where('owner_id', '=', act.owner)
    .orderBy('id', 'desc')
    .limit(undoStep)
  return (before === undefined ? query : query.where('id', '<', before)).execute()
}

/**
 * Brings each row back, unless one of its fields has another value than this activity gave it. A row that was made goes
 * into the bin. The undo is an act itself, so it can be undone too.
 */
export async function undoActivity(
  act: Act,
  kinds: Readonly<Record<string, Undoable>>,
  activity: readonly StoredActivity[],
): Promise<UndoResult> {
  const changed: ChangedSince[] = []
  let undone = 0
  for (const [entity, entries] of grouped(kinds, activity)) {
    const kind = kinds[entity]
    const edits = kind ? (await editsOf(act, kind, entries, act.now)).flatMap(({ edit }) => edit ?? []) : []
    const back = new Set(edits.map(({ id }) => id))
    if (entity !== quietEntity) {
      changed.push(...entries.flatMap(({ entity_id: id }) => (back.has(id) ? [] : [{ entity, id }])))
      undone += edits.length
    }
    if (edits.length > 0) await kind?.write(act, edits)
  }
  return { undone, changed_since: changed, changed_since_count: changed.length }
}

/** How the rows of activity come back; without an edit for a row that stays as it is. */
export async function editsOf<Entry extends Pick<StoredActivity, 'entity_id' | 'verb' | 'changes'>>(
  reader: Reader,
  kind: Undoable,
  entries: readonly Entry[],
  now: number,
): Promise<readonly { readonly entry: Entry; readonly edit: UndoEdit | undefined }[]> {
  const ids = [...new Set(entries.map(({ entity_id }) => entity_id))]
  const rows = await kind.load(reader, ids, now)
  const found = entries.map((entry) => {
    const { entity_id: id, verb } = entry
    const row = rows.get(id)
    // Nothing brings back what was deleted for good.
    const isKept = !row || verb === 'erased' || !isAsLeft(row, leftBy(kind, entry))
    return { entry, edit: isKept ? undefined : { id, before: row, ...wayBack(verb, fieldsOf(entry), now) } }
  })
  const unfit = await kind.unfit?.(
    reader,
    found.flatMap(({ edit }) => edit ?? []),
  )
  return found.map(({ entry, edit }) => ({ entry, edit: edit && unfit?.has(edit.id) ? undefined : edit }))
}

const fieldsOf = ({ changes }: Pick<StoredActivity, 'changes'>): Fields => JSON.parse(changes) as Fields // the act wrote it

/** The columns of a row as an activity left them. */
const leftBy = (
  { blank, unused }: Undoable,
  { verb, changes }: Pick<StoredActivity, 'verb' | 'changes'>,
): UndoableRow => ({
  ...(verb === 'made' && blank),
  ...(verb === 'restored' && unused),
  ...Object.fromEntries(Object.entries(fieldsOf({ changes })).map(([name, [, after]]) => [name, after])),
})

const isAsLeft = (row: UndoableRow, left: UndoableRow): boolean =>
  Object.entries(left).every(([name, value]) => row[name] === value)

function wayBack(verb: string, fields: Fields, now: number): { readonly set: UndoableRow; readonly verb: Verb } {
  if (verb === 'made') return { set: { deleted_at: now }, verb: 'deleted' }
  const set = Object.fromEntries(Object.entries(fields).map(([name, [before]]) => [name, before]))
  // What goes into the bin again lies there for its whole time.
  if (typeof set['deleted_at'] === 'number') set['deleted_at'] = now
  return { set, verb: verb === 'deleted' ? 'restored' : verb === 'restored' ? 'deleted' : 'changed' }
}

/** By entity. A row that a batch changed twice is in two groups, so that the later change is undone first. */
function grouped(
  kinds: Readonly<Record<string, Undoable>>,
  activity: readonly StoredActivity[],
): readonly (readonly [string, readonly StoredActivity[]])[] {
  const groups: (readonly [string, StoredActivity[]])[] = []
  for (const entry of activity) {
    const last = groups.at(-1)
    const isApart = kinds[entry.entity]?.isNested || last?.[1].some(({ entity_id }) => entity_id === entry.entity_id)
    const isNew = last?.[0] !== entry.entity || isApart
    if (isNew || !last) groups.push([entry.entity, [entry]])
    else last[1].push(entry)
  }
  return groups
}
