import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Dialect } from '@collect/storage'

import type { CategoryField } from '../../wire/index.ts'

const numberTypes: ReadonlySet<string> = new Set(['number', 'integer', 'rating'])

export const isNumberField = (field: CategoryField): boolean => numberTypes.has(field.type)

/** A field's value as text, '' without one. The key is one of a field that is known. */
export const fieldText = (dialect: Dialect, key: string): RawBuilder<string> =>
  dialect === 'sqlite'
    ? sql<string>`coalesce(copy.attrs ->> ${sql.lit(`$."${key}"`)}, '')`
    : sql<string>`coalesce(copy.attrs::jsonb ->> ${sql.lit(key)}, '')`

/** A field's value as a number that both engines order alike; null without one. */
export const fieldNumber = (dialect: Dialect, key: string): RawBuilder<number | null> =>
  dialect === 'sqlite'
    ? sql<number | null>`cast(copy.attrs ->> ${sql.lit(`$."${key}"`)} as real)`
    : sql<number | null>`cast(copy.attrs::jsonb ->> ${sql.lit(key)} as double precision)`

/** What a field must be: equal, `~` contains, `a..b` between. An unknown field equals nothing. */
export function fieldCondition(
  dialect: Dialect,
  field: CategoryField | undefined,
  key: string,
  wanted: string,
): RawBuilder<SqlBool> {
  if (!field) return sql<SqlBool>`1 = 0`
  if (wanted.startsWith('~')) return contains(dialect, fieldText(dialect, key), wanted.slice(1))
  const [from, to, ...rest] = wanted.split('..')
  const isRange = to !== undefined && rest.length === 0
  if (isNumberField(field)) {
    const value = fieldNumber(dialect, key)
    const bounds = isRange ? [from ?? '', to] : [wanted, wanted]
    const [least, most] = bounds.map((text) => (text === '' ? undefined : Number(text)))
    if (Number.isNaN(least) || Number.isNaN(most)) return sql<SqlBool>`1 = 0`
    const atLeast = least === undefined ? sql`${value} is not null` : sql`${value} >= ${sql.lit(least)}`
    return most === undefined ? sql<SqlBool>`(${atLeast})` : sql<SqlBool>`(${atLeast} and ${value} <= ${sql.lit(most)})`
  }
  const text = bytes(dialect, fieldText(dialect, key))
  if (!isRange) return sql<SqlBool>`${text} = ${storedText(dialect, field, wanted)}`
  return sql<SqlBool>`(${text} >= ${from === '' ? ' ' : from} and ${text} < ${`${to === '' ? '\u{10ffff}' : to}~`})`
}

/** Text that both engines compare byte by byte. */
export const bytes = (dialect: Dialect, text: RawBuilder<string>): RawBuilder<string> =>
  dialect === 'sqlite' ? text : sql<string>`(${text}) collate "C"`

const contains = (dialect: Dialect, text: RawBuilder<string>, part: string) =>
  dialect === 'sqlite' ? sql<SqlBool>`instr(${text}, ${part}) > 0` : sql<SqlBool>`strpos(${text}, ${part}) > 0`

/** SQLite reads the booleans of JSON as numbers. */
function storedText(dialect: Dialect, { type }: CategoryField, wanted: string): string {
  if (type !== 'yes_no') return wanted
  const isYes = ['yes', 'true', '1'].includes(wanted)
  return dialect === 'sqlite' ? (isYes ? '1' : '0') : String(isYes)
}
