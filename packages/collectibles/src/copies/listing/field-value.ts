import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Dialect } from '@collect/storage'

import type { CategoryField } from '../../wire/index.ts'

const numberTypes: ReadonlySet<string> = new Set(['number', 'integer', 'rating'])

export const isNumberField = (field: CategoryField): boolean => numberTypes.has(field.type)

/** A field's value as text, '' without one. The key is one of a field that is known. */
export const fieldText = (dialect: Dialect, key: string): RawBuilder<string> =>
  dialect === 'sqlite'
    ? sql<string>`coalesce(cast(copy.attrs ->> ${sql.lit(`$."${key}"`)} as text), '')`
    : sql<string>`coalesce(copy.attrs::jsonb ->> ${sql.lit(key)}, '')`

/**
 * A field's value as a number that both engines order alike; null without one, and for what an earlier field of the key
 * left that is no number. Decimals are stored as text, so the shape of the text tells: up to 24 characters.
 */
export const fieldNumber = (dialect: Dialect, key: string): RawBuilder<number | null> =>
  dialect === 'sqlite'
    ? // `->` answers JSON, in which true is no 1. With a limit, SQLite reads the value once and not for each condition.
      sql<number | null>`(
        select case when text glob '*[0-9]' and (text glob '[0-9]*' or text glob '-[0-9]*') and length(text) <= 24
          and text not glob '*[^-.0-9]*' and text not glob '?*-*' and text not glob '*.*.*' then cast(text as real) end
        from (select trim(copy.attrs -> ${sql.lit(`$."${key}"`)}, '"') as text limit 1))`
    : sql<number | null>`cast(substring(
        copy.attrs::jsonb ->> ${sql.lit(key)} from '^(?=.{1,24}$)-?[0-9]+(?:[.][0-9]+)?$') as double precision)`

/** Beyond every number of a field. */
const [least, most] = [-1e300, 1e300]

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
    const bounds = (isRange ? [from ?? '', to] : [wanted, wanted]).map((text) =>
      text === '' ? undefined : Number(text),
    )
    const [lower = least, upper = most] = bounds
    if (![lower, upper].every(Number.isFinite)) return sql<SqlBool>`1 = 0`
    return sql<SqlBool>`(${fieldNumber(dialect, key)} between ${sql.lit(lower)} and ${sql.lit(upper)})`
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
