import { newId, type Database } from '@collect/storage'
import type { Kysely, Transaction } from 'kysely'

import { insertRows } from '../store/insert-rows.ts'
import type { CollectiblesTables } from '../store/tables.ts'

/** The account that acts on its own collection, and what a new collector begins with. */
export interface Person {
  readonly id: string
  readonly locale: string
  /** ISO 4217. */
  readonly currency: string
}

export type Verb = 'made' | 'changed' | 'deleted' | 'restored' | 'erased'

export interface Change {
  readonly entity: string
  readonly id: string
  readonly verb: Verb
  /** Column → [before, after]. */
  readonly fields: Readonly<Record<string, readonly [before: unknown, after: unknown]>>
}

/** Who reads their own rows, inside a transaction or outside. */
export interface Reader {
  readonly db: Kysely<CollectiblesTables>
  readonly owner: string
}

/** One act of a person, inside its transaction. */
export interface Act extends Reader {
  readonly db: Transaction<CollectiblesTables>
  /** The activity of an act shares its batch, so that the act can be undone as a whole. */
  readonly batch: string
  readonly now: number
  note(change: Change): void
}

export interface Acts {
  /** Runs an act in a transaction of its own. */
  run<Result>(
    person: Person,
    work: (act: Act) => Promise<Result>,
  ): Promise<{ readonly batch: string; readonly result: Result }>
  /** Runs a part of an act in a transaction that exists. */
  within<Result>(
    db: Transaction<CollectiblesTables>,
    person: Person,
    batch: string,
    work: (act: Act) => Promise<Result>,
  ): Promise<Result>
}

export function createActs(database: Database, now: () => number): Acts {
  const acts: Acts = {
    async run(person, work) {
      const batch = newId(now())
      const result = await database
        .tables<CollectiblesTables>()
        .transaction()
        .execute((db) => acts.within(db, person, batch, work))
      return { batch, result }
    },

    async within(db, person, batch, work) {
      const at = now()
      const changes = noted()
      await lockCollector(db, person, at)
      const result = await work({ db, owner: person.id, batch, now: at, note: changes.note })
      const list = changes.list()
      // In the order of the changes: an undo goes through them backwards.
      const ids = list.map(() => newId(at)).toSorted()
      await insertRows(
        db,
        'activity',
        list.map(({ entity, id, verb, fields }, index) => ({
          id: ids[index] ?? '',
          owner_id: person.id,
          actor_id: person.id,
          batch_id: batch,
          entity,
          entity_id: id,
          verb,
          changes: JSON.stringify(fields),
          at,
        })),
      )
      return result
    },
  }
  return acts
}

/** Collects the changes of an act. A row that an act deletes and changes after that has one entry, with all that it lost. */
function noted() {
  const changes: Change[] = []
  const deleted = new Map<string, number>()
  return {
    list: (): readonly Change[] => changes,
    note(change: Change): void {
      const key = `${change.entity} ${change.id}`
      const at = deleted.get(key)
      const before = at === undefined ? undefined : changes[at]
      if (at !== undefined && before && change.verb === 'changed') {
        const later = Object.entries(change.fields).map(
          ([name, [first, last]]) => [name, [name in before.fields ? before.fields[name]?.[0] : first, last]] as const,
        )
        changes[at] = { ...before, fields: { ...before.fields, ...Object.fromEntries(later) } }
        return
      }
      if (change.verb === 'deleted') deleted.set(key, changes.length)
      else deleted.delete(key)
      changes.push(change)
    },
  }
}

/** Makes the collector at the first act. Acts of one collector take turns, so that their counts stay exact. */
async function lockCollector(
  db: Transaction<CollectiblesTables>,
  { id, locale, currency }: Person,
  now: number,
): Promise<void> {
  await db
    .insertInto('collectors')
    .values({ owner_id: id, locale, currency, created_at: now, updated_at: now })
    .onConflict((conflict) =>
      conflict.column('owner_id').doUpdateSet(({ ref, eb }) => ({ acts: eb(ref('collectors.acts'), '+', 1) })),
    )
    .execute()
}

/** Waits for other acts of a collector, and counts this one, so that no process answers from its cache of matches. */
export async function takeTurn(db: Transaction<CollectiblesTables>, owner: string): Promise<void> {
  await db
    .updateTable('collectors')
    .set(({ eb }) => ({ acts: eb('acts', '+', 1) }))
    .where('owner_id', '=', owner)
    .execute()
}
