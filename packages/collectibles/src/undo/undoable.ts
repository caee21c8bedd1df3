import type { Act, Reader, Verb } from '../acts/act.ts'

/** A stored row, as undo compares it. */
export type UndoableRow = Readonly<Record<string, unknown>>

/** How a row comes back. */
export interface UndoEdit {
  readonly id: string
  readonly before: UndoableRow
  readonly set: UndoableRow
  readonly verb: Verb
}

/** How the rows of one kind are brought back. */
export interface Undoable {
  /** A row in which nothing is written. A row that was made has these values where its activity names none. */
  readonly blank: UndoableRow
  /** The same of a row that was brought back, such as no things that refer to it. */
  readonly unused?: UndoableRow
  /** Whether rows of this kind lie inside each other, so that each goes after those inside it. */
  readonly isNested?: boolean
  /** The rows of the owner by id. @param now The time of the undo. */
  load(reader: Reader, ids: readonly string[], now: number): Promise<ReadonlyMap<string, UndoableRow>>
  /** The ids of rows that must not come back so, because of what has changed beside the columns of the edit. */
  unfit?(reader: Reader, edits: readonly UndoEdit[]): Promise<ReadonlySet<string>>
  write(act: Act, edits: readonly UndoEdit[]): Promise<void>
}
