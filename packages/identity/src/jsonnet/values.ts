import { Fault } from './fault.ts'
import { jsonnetLimits } from './limits.ts'

/** A value that is computed at its first use, and once. */
export type Lazy = () => JsonnetValue

export interface ArrayValue {
  readonly kind: 'array'
  readonly items: readonly Lazy[]
}
export interface ObjectValue {
  readonly kind: 'object'
  readonly fields: ReadonlyMap<string, Lazy>
}
export interface FunctionValue {
  readonly kind: 'function'
  /** How many arguments it takes. */
  readonly length: number
  call(given: readonly Lazy[], named: ReadonlyMap<string, Lazy>): JsonnetValue
}
export type JsonnetValue = null | boolean | number | string | ArrayValue | ObjectValue | FunctionValue

/** Counts the steps of one evaluation. @throws Fault */
export type Spend = (steps: number) => void

/** The name of a type, as `std.type` says it. */
export const typeOf = (value: JsonnetValue): string => {
  if (value === null) return 'null'
  return typeof value === 'object' ? value.kind : typeof value
}

/** Asks for a type. @throws Fault */
export function expected<Type extends JsonnetValue>(
  value: JsonnetValue,
  is: (value: JsonnetValue) => value is Type,
  what: string,
): Type {
  if (is(value)) return value
  throw new Fault(`expected ${what}, got ${typeOf(value)}`)
}
export const isText = (value: JsonnetValue): value is string => typeof value === 'string'
export const isNumber = (value: JsonnetValue): value is number => typeof value === 'number'
export const isBoolean = (value: JsonnetValue): value is boolean => typeof value === 'boolean'
export const isArray = (value: JsonnetValue): value is ArrayValue => typeOf(value) === 'array'
export const isObject = (value: JsonnetValue): value is ObjectValue => typeOf(value) === 'object'
export const isFunction = (value: JsonnetValue): value is FunctionValue => typeOf(value) === 'function'

export const lazyArray = (items: readonly Lazy[]): ArrayValue => {
  if (items.length > jsonnetLimits.output) throw new Fault('this array is too long')
  return { kind: 'array', items }
}

/** A text that an evaluation made. @throws Fault when it is too long */
export const madeText = (text: string): string => {
  if (text.length > jsonnetLimits.output) throw new Fault('this text is too long')
  return text
}

/** Joins texts. @throws Fault when the result is too long, before it is made */
export const joinedText = (parts: readonly string[], between: string): string => {
  const length = parts.reduce((sum, part) => sum + part.length, between.length * Math.max(0, parts.length - 1))
  if (length > jsonnetLimits.output) throw new Fault('this text is too long')
  return parts.join(between)
}

/** Computes at the first use, and once. @throws Fault for a value that needs itself */
export function lazily(make: Lazy): Lazy {
  let state: 'new' | 'busy' | { readonly value: JsonnetValue } = 'new'
  return () => {
    if (state === 'busy') throw new Fault('this value needs itself')
    if (state === 'new') {
      state = 'busy'
      state = { value: make() }
    }
    return state.value
  }
}

/** A value of JSON. Only what is used of it is converted. */
export function valueOfJson(json: unknown): JsonnetValue {
  if (typeof json === 'string' || typeof json === 'boolean') return json
  if (typeof json === 'number' && Number.isFinite(json)) return json
  if (Array.isArray(json)) return { kind: 'array', items: json.map((item) => () => valueOfJson(item)) }
  if (typeof json !== 'object' || json === null) return null
  const fields = Object.entries(json).filter(([, value]) => value !== undefined)
  return { kind: 'object', fields: new Map(fields.map(([name, value]) => [name, () => valueOfJson(value)])) }
}

/** The value as JSON knows it, of at most `jsonnetLimits.output`. @throws Fault */
export function jsonOf(value: JsonnetValue, spend: Spend): unknown {
  let length = 0
  const count = (more: number): void => {
    length += more
    if (length > jsonnetLimits.output) throw new Fault('the output is larger than 64 kB')
  }
  const convert = (part: JsonnetValue, level: number): unknown => {
    if (level > jsonnetLimits.depth) throw new Fault('the output is nested too deeply')
    spend(1)
    if (isArray(part)) {
      count(2 + part.items.length)
      return part.items.map((item) => convert(item(), level + 1))
    }
    if (isObject(part)) {
      count(2)
      return Object.fromEntries(
        [...part.fields].map(([name, field]) => {
          count(Buffer.byteLength(name) + 4)
          return [name, convert(field(), level + 1)] as const
        }),
      )
    }
    if (isFunction(part)) throw new Fault('a function cannot be a part of the output')
    count(isText(part) ? Buffer.byteLength(part) + 2 : 8)
    return part
  }
  return convert(value, 1)
}

/** What `std.toString` makes of a value: fields sorted by name, a blank after each colon and comma. */
export const stringOf = (value: JsonnetValue, spend: Spend): string =>
  isText(value) ? value : madeText(manifested(jsonOf(value, spend)))

function manifested(json: unknown): string {
  if (Array.isArray(json)) return json.length === 0 ? '[ ]' : `[${json.map(manifested).join(', ')}]`
  if (typeof json === 'number') return Number.isInteger(json) ? BigInt(json).toString() : String(json)
  if (typeof json !== 'object' || json === null) return JSON.stringify(json)
  const fields = Object.entries(json).toSorted(([a], [b]) => compared(a, b))
  if (fields.length === 0) return '{ }'
  return `{${fields.map(([name, value]) => `${JSON.stringify(name)}: ${manifested(value)}`).join(', ')}}`
}

/** Orders texts by code points, numbers by size. */
export const compared = (a: string | number, b: string | number): number => {
  if (a === b) return 0
  return typeof a === 'string' && typeof b === 'string'
    ? Buffer.compare(Buffer.from(a), Buffer.from(b))
    : a < b
      ? -1
      : 1
}

/** Deep equality. @throws Fault for functions */
export function isSame(a: JsonnetValue, b: JsonnetValue, spend: Spend, level = 1): boolean {
  if (level > jsonnetLimits.depth) throw new Fault('nested too deeply')
  spend(1)
  if (isFunction(a) || isFunction(b)) throw new Fault('functions cannot be compared')
  if (isArray(a) && isArray(b))
    return (
      a.items.length === b.items.length &&
      a.items.every((item, index) => isSame(item(), b.items[index]?.() ?? null, spend, level + 1))
    )
  if (isObject(a) && isObject(b))
    return (
      a.fields.size === b.fields.size &&
      [...a.fields].every(([name, field]) => {
        const other = b.fields.get(name)
        return other !== undefined && isSame(field(), other(), spend, level + 1)
      })
    )
  return a === b
}
