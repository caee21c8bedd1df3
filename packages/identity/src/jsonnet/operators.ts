import { Fault } from './fault.ts'
import { textFormat } from './text-format.ts'
import {
  compared,
  expected,
  isArray,
  isBoolean,
  isNumber,
  isObject,
  isSame,
  isText,
  lazyArray,
  madeText,
  stringOf,
  typeOf,
  type Lazy,
  type Spend,
  type JsonnetValue,
} from './values.ts'

type Operator = (left: JsonnetValue, right: Lazy, spend: Spend) => JsonnetValue

const boolean = (value: JsonnetValue): boolean => expected(value, isBoolean, 'true or false')

const order =
  (fits: (order: number) => boolean): Operator =>
  (left, right) => {
    const other = right()
    if ((isText(left) && isText(other)) || (isNumber(left) && isNumber(other))) return fits(compared(left, other))
    throw new Fault(`expected two numbers or two texts, got ${typeOf(left)} and ${typeOf(other)}`)
  }

const number = (value: number): number => {
  if (Number.isFinite(value)) return value
  throw new Fault('this number is too large')
}

const arithmetic =
  (apply: (left: number, right: number) => number): Operator =>
  (left, right) => {
    const other = right()
    if (isNumber(left) && isNumber(other)) return number(apply(left, other))
    throw new Fault(`expected two numbers, got ${typeOf(left)} and ${typeOf(other)}`)
  }

const divided =
  (apply: (left: number, right: number) => number) =>
  (left: number, right: number): number => {
    if (right === 0) throw new Fault('division by zero')
    return apply(left, right)
  }

const sum: Operator = (left, right, spend) => {
  const other = right()
  if (isNumber(left) && isNumber(other)) return number(left + other)
  if (isArray(left) && isArray(other)) {
    spend(left.items.length + other.items.length)
    return lazyArray([...left.items, ...other.items])
  }
  if (isObject(left) && isObject(other)) {
    spend(left.fields.size + other.fields.size)
    return { kind: 'object', fields: new Map([...left.fields, ...other.fields]) }
  }
  if (isText(left) || isText(other)) return madeText(stringOf(left, spend) + stringOf(other, spend))
  throw new Fault(`${typeOf(left)} and ${typeOf(other)} cannot be added`)
}

/** Binary operators. The right operand is evaluated only if needed. */
export const operators: Readonly<Record<string, Operator>> = {
  '||': (left, right) => boolean(left) || boolean(right()),
  '&&': (left, right) => boolean(left) && boolean(right()),
  '==': (left, right, spend) => isSame(left, right(), spend),
  '!=': (left, right, spend) => !isSame(left, right(), spend),
  '<': order((sign) => sign < 0),
  '>': order((sign) => sign > 0),
  '<=': order((sign) => sign <= 0),
  '>=': order((sign) => sign >= 0),
  in: (left, right) => expected(right(), isObject, 'an object').fields.has(expected(left, isText, 'a text')),
  '+': sum,
  '-': arithmetic((left, right) => left - right),
  '*': arithmetic((left, right) => left * right),
  '/': arithmetic(divided((left, right) => left / right)),
  '%': (left, right, spend) =>
    isText(left) ? textFormat(left, right(), spend) : arithmetic(divided((a, b) => a % b))(left, right, spend),
}

export const unaryOperators: Readonly<Record<string, (value: JsonnetValue) => JsonnetValue>> = {
  '!': (value) => !boolean(value),
  '-': (value) => -expected(value, isNumber, 'a number'),
  '+': (value) => expected(value, isNumber, 'a number'),
}

/** A field of an object, an item of an array, a character of a text. @throws Fault */
export function memberOf(from: JsonnetValue, key: JsonnetValue): JsonnetValue {
  if (isObject(from)) {
    const field = from.fields.get(expected(key, isText, 'the name of a field'))
    if (!field) throw new Fault(`there is no field ${String(key)}`)
    return field()
  }
  if (!isArray(from) && !isText(from))
    throw new Fault(`there is no field ${isText(key) || isNumber(key) ? String(key) : typeOf(key)} in ${typeOf(from)}`)
  const items = isText(from) ? [...from].map((character) => () => character) : from.items
  const item = items[expected(key, isNumber, 'a number')]
  if (!item) throw new Fault(`there is no item ${String(key)}`)
  return item()
}
