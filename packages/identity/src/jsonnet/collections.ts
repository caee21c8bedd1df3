import { Fault } from './fault.ts'
import { jsonnetLimits } from './limits.ts'
import { expected, isArray, isObject, isSame, isText, lazyArray, type Spend, type JsonnetValue } from './values.ts'

/** `std.member`: an item of an array, or a part of a text. */
export function isAmong(all: JsonnetValue, one: JsonnetValue, spend: Spend): boolean {
  if (isText(all)) return all.includes(expected(one, isText, 'a text'))
  return expected(all, isArray, 'an array or a text').items.some((item) => isSame(item(), one, spend))
}

/** `std.prune`: without null, empty arrays and empty objects, at every level. */
export function pruned(value: JsonnetValue, spend: Spend, level = 1): JsonnetValue {
  if (level > jsonnetLimits.depth) throw new Fault('nested too deeply')
  spend(1)
  if (isArray(value)) {
    const items = value.items.map((item) => pruned(item(), spend, level + 1)).filter(isFilled)
    return lazyArray(items.map((item) => () => item))
  }
  if (isObject(value)) {
    const fields = [...value.fields].map(([name, field]) => [name, pruned(field(), spend, level + 1)] as const)
    return {
      kind: 'object',
      fields: new Map(fields.filter(([, field]) => isFilled(field)).map(([name, field]) => [name, () => field])),
    }
  }
  return value
}

const isFilled = (value: JsonnetValue): boolean => {
  if (isArray(value)) return value.items.length > 0
  return isObject(value) ? value.fields.size > 0 : value !== null
}
