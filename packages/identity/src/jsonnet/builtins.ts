import { Fault } from './fault.ts'
import { isAmong, pruned } from './collections.ts'
import { textFormat } from './text-format.ts'
import {
  compared,
  expected,
  isArray,
  isBoolean,
  isFunction,
  isNumber,
  isObject,
  isText,
  joinedText,
  lazily,
  lazyArray,
  stringOf,
  typeOf,
  valueOfJson,
  type ArrayValue,
  type FunctionValue,
  type Lazy,
  type ObjectValue,
  type Spend,
  type JsonnetValue,
} from './values.ts'

/** What the functions of `std` may use of an evaluation. */
export interface BuiltinWork {
  readonly spend: Spend
  variable(name: string): JsonnetValue
}

interface Builtin {
  readonly parameters: readonly string[]
  /** The last parameters may be left out. */
  readonly optional?: number
  work(given: readonly Lazy[], work: BuiltinWork): JsonnetValue
}

const missing: Lazy = () => null
const at = (given: readonly Lazy[], index: number): Lazy => given[index] ?? missing
const text = (given: readonly Lazy[], index: number): string => expected(at(given, index)(), isText, 'a text')
const number = (given: readonly Lazy[], index: number): number => expected(at(given, index)(), isNumber, 'a number')
const array = (given: readonly Lazy[], index: number): ArrayValue => expected(at(given, index)(), isArray, 'an array')
const object = (given: readonly Lazy[], index: number): ObjectValue =>
  expected(at(given, index)(), isObject, 'an object')
const called = (given: readonly Lazy[], index: number): FunctionValue =>
  expected(at(given, index)(), isFunction, 'a function')
const none: ReadonlyMap<string, Lazy> = new Map()

const builtins: Readonly<Record<string, Builtin>> = {
  extVar: { parameters: ['x'], work: (given, { variable }) => variable(text(given, 0)) },
  get: {
    parameters: ['o', 'f', 'default', 'inc_hidden'],
    optional: 2,
    work: (given) => (object(given, 0).fields.get(text(given, 1)) ?? at(given, 2))(),
  },
  objectHas: { parameters: ['o', 'f'], work: (given) => object(given, 0).fields.has(text(given, 1)) },
  objectFields: {
    parameters: ['o'],
    work(given, { spend }) {
      const names = [...object(given, 0).fields.keys()].toSorted(compared)
      spend(names.length)
      return lazyArray(names.map((name) => () => name))
    },
  },
  length: {
    parameters: ['x'],
    work(given) {
      const value = at(given, 0)()
      if (isText(value)) return [...value].length
      if (isArray(value)) return value.items.length
      if (isObject(value)) return value.fields.size
      if (isFunction(value)) return value.length
      throw new Fault(`${typeOf(value)} has no length`)
    },
  },
  toString: {
    parameters: ['a'],
    work: (given: readonly Lazy[], { spend }: BuiltinWork) => stringOf(at(given, 0)(), spend),
  },
  type: { parameters: ['x'], work: (given) => typeOf(at(given, 0)()) },
  split: {
    parameters: ['str', 'c'],
    work(given, { spend }) {
      const [from, separator] = [text(given, 0), text(given, 1)]
      if (separator === '') throw new Fault('expected a separator that is not empty')
      const parts = from.split(separator)
      spend(parts.length)
      return lazyArray(parts.map((part) => () => part))
    },
  },
  join: {
    parameters: ['sep', 'arr'],
    work(given, { spend }) {
      const separator = at(given, 0)()
      const parts = array(given, 1)
        .items.map((item) => item())
        .filter((part) => part !== null)
      spend(parts.length)
      if (!isArray(separator)) {
        const between = expected(separator, isText, 'a text or an array')
        return joinedText(
          parts.map((part) => expected(part, isText, 'a text')),
          between,
        )
      }
      const joined: Lazy[] = []
      for (const [index, part] of parts.entries()) {
        const { items } = expected(part, isArray, 'an array')
        spend(items.length + separator.items.length)
        joined.push(...(index > 0 ? separator.items : []), ...items)
      }
      return lazyArray(joined)
    },
  },
  startsWith: { parameters: ['a', 'b'], work: (given) => text(given, 0).startsWith(text(given, 1)) },
  endsWith: { parameters: ['a', 'b'], work: (given) => text(given, 0).endsWith(text(given, 1)) },
  asciiLower: {
    parameters: ['str'],
    work: (given) => text(given, 0).replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase()),
  },
  asciiUpper: {
    parameters: ['str'],
    work: (given) => text(given, 0).replaceAll(/[a-z]/g, (letter) => letter.toUpperCase()),
  },
  strReplace: {
    parameters: ['str', 'from', 'to'],
    work(given, { spend }) {
      const [from, to] = [text(given, 1), text(given, 2)]
      if (from === '') throw new Fault('expected a text that is not empty')
      const parts = text(given, 0).split(from)
      spend(parts.length)
      return joinedText(parts, to)
    },
  },
  substr: {
    parameters: ['str', 'from', 'len'],
    work(given) {
      const [from, length] = [number(given, 1), number(given, 2)]
      if (![from, length].every((one) => Number.isInteger(one) && one >= 0))
        throw new Fault('expected whole numbers that are not negative')
      return [...text(given, 0)].slice(from, from + length).join('')
    },
  },
  member: { parameters: ['arr', 'x'], work: (given, { spend }) => isAmong(at(given, 0)(), at(given, 1)(), spend) },
  prune: { parameters: ['a'], work: (given, { spend }) => pruned(at(given, 0)(), spend) },
  format: {
    parameters: ['str', 'vals'],
    work: (given, { spend }) => textFormat(text(given, 0), at(given, 1)(), spend),
  },
  filter: {
    parameters: ['func', 'arr'],
    work(given, { spend }) {
      const [keeps, { items }] = [called(given, 0), array(given, 1)]
      spend(items.length)
      return lazyArray(items.filter((item) => expected(keeps.call([item], none), isBoolean, 'true or false')))
    },
  },
  map: {
    parameters: ['func', 'arr'],
    work(given, { spend }) {
      const [made, { items }] = [called(given, 0), array(given, 1)]
      spend(items.length)
      return lazyArray(items.map((item) => lazily(() => made.call([item], none))))
    },
  },
  parseJson: {
    parameters: ['str'],
    work(given) {
      try {
        return valueOfJson(JSON.parse(text(given, 0)))
      } catch (cause) {
        throw cause instanceof Fault ? cause : new Fault('this text is no JSON')
      }
    },
  },
  // A mapper has no effect, so the message is dropped.
  trace: { parameters: ['str', 'rest'], work: (given) => at(given, 1)() },
}

export const builtinNames: ReadonlySet<string> = new Set(Object.keys(builtins))

/** The function `std.name`. */
export function builtin(name: string, work: BuiltinWork): FunctionValue {
  const found = builtins[name]
  if (!found) throw new Fault(`std.${name} is not supported`)
  const { parameters, optional = 0 } = found
  const least = parameters.length - optional
  return {
    kind: 'function',
    length: parameters.length,
    call(given, named) {
      const unknown = [...named.keys()].find((one) => parameters.indexOf(one) < given.length)
      if (unknown !== undefined) throw new Fault(`std.${name} takes no argument ${unknown}`)
      const all = parameters.map((parameter, index) => given[index] ?? named.get(parameter))
      if (given.length > parameters.length || all.slice(0, least).includes(undefined))
        throw new Fault(`std.${name} takes ${optional > 0 ? `at least ${least}` : least} arguments`)
      return found.work(
        all.map((one) => one ?? missing),
        work,
      )
    },
  }
}
