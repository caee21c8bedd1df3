import { isJson, type Json, type TraitField } from './trait-field.ts'

/** Keys that reach JavaScript's prototypes. */
const forbidden = new Set(['__proto__', 'constructor', 'prototype'])
/** Maximum depth: deeper data could overflow the stack of recursive code. */
const maxDepth = 16

/**
 * Marks a body whose traits came nested in JSON, with types of their own. A Kratos converts texts only of forms and of
 * dotted keys: in nested JSON the text "30" is no number (docs/contract/http.md §1.2).
 */
export const withOwnTypes = Symbol('the traits have types of their own')

const truths: ReadonlyMap<string, boolean> = new Map([
  ...['true', 'True', 'TRUE', 't', 'T', '1', 'on'].map((text) => [text, true] as const),
  ...['false', 'False', 'FALSE', 'f', 'F', '0', 'off'].map((text) => [text, false] as const),
])
const decimal = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d{1,3})?$/
const zoneless = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?$/

/**
 * The traits of a body, nested (`{traits: {email}}`) or dotted (`traits.email`). Texts of forms are converted to the
 * schema's types (docs/contract/http.md §1.2); those of a body `withOwnTypes` become no numbers and no booleans. Other
 * values stay as they are, so that validation can name them.
 * Never throws. Keys that could reach a prototype are left out; data that is nested too deep becomes `null`.
 */
export function traitsFrom(fields: readonly TraitField[], payload: unknown): unknown {
  if (!isJson(payload)) return {}
  const nested = Object.hasOwn(payload, 'traits') ? payload['traits'] : {}
  if (!isJson(nested)) return nested === '' ? {} : scalarOrNull(nested)
  if (isDeeper(nested, maxDepth)) return null

  const entries = [...Object.entries(nested), ...dottedEntries(payload)]
  const traits: Record<string, unknown> = {}
  for (const [name, value] of entries) place(traits, name.split('.'), value)
  const isTyped = withOwnTypes in payload
  for (const field of fields) coerceAt(traits, field, isTyped)
  return withoutBlanks(traits)
}

const scalarOrNull = (value: unknown) => (typeof value === 'object' ? null : value)

const dottedEntries = (payload: Json): [string, unknown][] =>
  Object.entries(payload).flatMap(([key, value]): [string, unknown][] =>
    key.startsWith('traits.') ? [[key.slice('traits.'.length), dottedValue(value)]] : [],
  )

/** A number counts as its text, as in a Kratos: 1 is true for a boolean. */
function dottedValue(value: unknown): unknown {
  if (typeof value === 'number') return String(value)
  return isDeeper(value, maxDepth) ? null : value
}

/** Whether data nests deeper than `levels`; deeper levels are not visited. */
function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1))
}

/** Puts a value at a dotted path. Existing groups are extended, not replaced. */
function place(into: Record<string, unknown>, path: readonly string[], value: unknown): void {
  const [key = '', ...rest] = path
  if (path.length > maxDepth || path.some((step) => forbidden.has(step))) return
  if (rest.length > 0) return place(groupAt(into, key), rest, value)
  if (!isJson(value)) {
    into[key] = value
    return
  }
  const group = groupAt(into, key)
  for (const [inner, innerValue] of Object.entries(value)) place(group, [inner], innerValue)
}

function groupAt(into: Record<string, unknown>, key: string): Record<string, unknown> {
  const standing = Object.hasOwn(into, key) ? into[key] : undefined
  if (isJson(standing)) return standing as Record<string, unknown> // made by this function
  const made: Record<string, unknown> = {}
  into[key] = made
  return made
}

function coerceAt(traits: Record<string, unknown>, { path, ...field }: TraitField, isTyped: boolean): void {
  if (isTyped && !field.isList && field.type !== 'string') return
  const last = path.at(-1) ?? ''
  let at: unknown = traits
  for (const key of path.slice(0, -1)) at = isJson(at) && Object.hasOwn(at, key) ? at[key] : undefined
  if (!isJson(at) || !Object.hasOwn(at, last)) return
  const group = at as Record<string, unknown> // a group made by `groupAt`
  group[last] = field.isList ? listOf(field, group[last]) : scalarOf(field, lastOf(group[last]))
}

/** The last of repeated form keys counts, as with a hidden `false` before a checkbox (docs/contract/http.md §1.2). */
const lastOf = (value: unknown) =>
  Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string') ? value.at(-1) : value

function scalarOf({ type, inputType }: Pick<TraitField, 'type' | 'inputType'>, value: unknown): unknown {
  if (typeof value !== 'string' || value === '') return value
  if (type === 'boolean') return truths.get(value) ?? value
  if (type === 'number' || type === 'integer') return decimal.test(value.trim()) ? Number(value) : value
  return inputType === 'datetime-local' && zoneless.test(value) ? withZone(value) : value
}

const withZone = (value: string) => `${value.length === 'YYYY-MM-DDThh:mm'.length ? `${value}:00` : value}Z`

function listOf(field: Pick<TraitField, 'type' | 'inputType'>, value: unknown): unknown {
  const items = typeof value === 'string' && value !== '' ? written(value) : value
  if (!Array.isArray(items)) return items
  return items.filter((item) => item !== '').map((item) => scalarOf(field, item))
}

/** Parses a list from the text in its input. */
function written(text: string): unknown {
  if (text.startsWith('[')) {
    try {
      return JSON.parse(text) as unknown
    } catch {
      // Not JSON: parsed below as comma-separated text.
    }
  }
  return text.split(',').map((item) => item.trim())
}

/** Removes empty texts (docs/contract/http.md §1.2), and groups that held nothing else. */
function withoutBlanks(group: Json): Json {
  return Object.fromEntries(
    Object.entries(group).flatMap(([key, value]) => {
      if (value === '') return []
      if (!isJson(value)) return [[key, value]]
      const inner = withoutBlanks(value)
      return Object.keys(inner).length === 0 && Object.keys(value).length > 0 ? [] : [[key, inner]]
    }),
  )
}
