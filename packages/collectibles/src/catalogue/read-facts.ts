import type { CategoryField, FieldProblem, FieldType } from '../wire/index.ts'
import { isAmount, isCountry, isCurrency, isDay, readPlainText, type textLengths } from '../wire/index.ts'

export interface FactsReading {
  /** Values by key; null takes one away. */
  readonly values: Readonly<Record<string, unknown>>
  readonly problems: readonly FieldProblem[]
}

/** Checks values against the fields of a category (docs/contract/collectibles.md §2.5). @param path Of the field `facts`. */
export function readFacts(
  fields: readonly CategoryField[],
  of: CategoryField['of'],
  given: Readonly<Record<string, unknown>>,
  path = 'facts',
): FactsReading {
  const values: Record<string, unknown> = {}
  const problems: FieldProblem[] = []
  for (const [key, value] of Object.entries(given)) {
    const field = fields.find((known) => known.key === key && known.of === of)
    const read = field && value !== null ? readers[field.type](value) : undefined
    if (!field) problems.push({ path: `${path}.${key}`, id: 'unknown', message: 'The category has no such field.' })
    else if (value === null) values[key] = null
    else if (read === undefined)
      problems.push({ path: `${path}.${key}`, id: 'invalid_type', message: `It must be of the type ${field.type}.` })
    else values[key] = read
  }
  return { values, problems }
}

/** The value as it is stored; undefined for one of another type. */
type ReadValue = (value: unknown) => unknown

const textOf =
  (kind: keyof typeof textLengths): ReadValue =>
  (value) => {
    if (typeof value !== 'string') return undefined
    const reading = readPlainText(value, kind)
    return 'text' in reading && reading.text !== '' ? reading.text : undefined
  }

const when =
  (isValid: (value: unknown) => boolean): ReadValue =>
  (value) =>
    isValid(value) ? value : undefined

const matches = (shape: RegExp) => (value: unknown) => typeof value === 'string' && shape.test(value)
const isWhole = (value: unknown): value is number => Number.isSafeInteger(value)

/** Values of one field. */
const mostChoices = 50

const readers: Readonly<Record<FieldType, ReadValue>> = {
  text: textOf('line'),
  long_text: textOf('notes'),
  choice: textOf('line'),
  number: when(matches(/^-?\d{1,15}(?:\.\d{1,6})?$/)),
  integer: when(isWhole),
  rating: when((value) => isWhole(value) && value >= 0 && value <= 10),
  yes_no: when((value) => typeof value === 'boolean'),
  country: when((value) => typeof value === 'string' && isCountry(value)),
  date: when((value) => typeof value === 'string' && value !== '' && isDay(value)),
  money: when(isMoney),
  link(value) {
    const text = textOf('link')(value)
    // A lone surrogate would be replaced, and the link would lead elsewhere.
    return typeof value === 'string' && value.isWellFormed() && isLink(text) ? text : undefined
  },
  choices(value) {
    if (!Array.isArray(value) || value.length === 0 || value.length > mostChoices) return undefined
    const read = value.map(textOf('line'))
    // Forms part the values by commas.
    return read.every((one) => typeof one === 'string' && !one.includes(',')) ? read : undefined
  },
}

function isMoney(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { amount, currency, ...rest } = value as Readonly<Record<string, unknown>>
  return isAmount(amount) && typeof currency === 'string' && isCurrency(currency) && Object.keys(rest).length === 0
}

function isLink(value: unknown): boolean {
  if (typeof value !== 'string' || !URL.canParse(value)) return false
  return ['https:', 'http:'].includes(new URL(value).protocol)
}
