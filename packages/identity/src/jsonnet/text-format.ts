import { Fault } from './fault.ts'
import { jsonnetLimits } from './limits.ts'
import {
  expected,
  isArray,
  isNumber,
  isObject,
  isText,
  madeText,
  stringOf,
  type Lazy,
  type Spend,
  type JsonnetValue,
} from './values.ts'

const directive = /%(?:\((?<name>[^)]*)\))?(?<flags>[-0+ ]*)(?<width>\d*)(?:\.(?<precision>\d+))?(?<kind>[\s\S]?)/g

/** `std.format`, and `%` after a text: the directives `%s %d %i %u %f %x %X %o %c %%`, with width and precision. */
export function textFormat(template: string, given: JsonnetValue, spend: Spend): string {
  const values: readonly Lazy[] = isArray(given) ? given.items : [() => given]
  let used = 0
  const made = template.replace(directive, (...found: readonly unknown[]) => {
    const groups = found.at(-1) as Readonly<Record<string, string | undefined>>
    const { name, flags = '', kind = '' } = groups
    if (kind === '%') return '%'
    const value = name === undefined ? values[used++] : named(given, name)
    if (!value) throw new Fault(name === undefined ? 'the format needs more values' : `there is no field ${name}`)
    const shape = { flags, width: length(groups['width']), precision: length(groups['precision']) }
    return padded(converted(kind, value(), shape.precision, spend), kind, shape)
  })
  if (!isObject(given) && used < values.length) throw new Fault('the format takes fewer values')
  return madeText(made)
}

const named = (given: JsonnetValue, name: string): Lazy | undefined =>
  expected(given, isObject, 'an object').fields.get(name)

const length = (digits: string | undefined): number | undefined => {
  if (!digits) return undefined
  if (Number(digits) > jsonnetLimits.depth) throw new Fault(`${digits} in the format is too large`)
  return Number(digits)
}

function converted(kind: string, value: JsonnetValue, precision: number | undefined, spend: Spend): string {
  const number = (): number => expected(value, isNumber, 'a number for the format')
  switch (kind) {
    case 's':
      return stringOf(value, spend)
    case 'c':
      return isText(value) ? value : String.fromCodePoint(number())
    case 'd':
    case 'i':
    case 'u':
      return BigInt(Math.trunc(number())).toString()
    case 'f':
      return number().toFixed(precision ?? 6)
    case 'x':
    case 'X':
    case 'o': {
      const digits = BigInt(Math.trunc(number())).toString(kind === 'o' ? 8 : 16)
      return kind === 'X' ? digits.toUpperCase() : digits
    }
    default:
      throw new Fault(`%${kind} in the format is not supported`)
  }
}

function padded(
  text: string,
  kind: string,
  { flags, width = 0 }: { readonly flags: string; readonly width: number | undefined },
): string {
  if (kind === 's' || kind === 'c') return flags.includes('-') ? text.padEnd(width) : text.padStart(width)
  const sign = text.startsWith('-') ? '-' : (/[+ ]/.exec(flags)?.[0] ?? '')
  const digits = text.replace(/^-/, '')
  if (flags.includes('-')) return (sign + digits).padEnd(width)
  return flags.includes('0') ? sign + digits.padStart(width - sign.length, '0') : (sign + digits).padStart(width)
}
