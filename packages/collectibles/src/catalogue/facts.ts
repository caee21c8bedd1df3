import { factNames, type CategoryField, type Fact, type FieldValue } from '../wire/index.ts'

type Attributes = Readonly<Record<string, unknown>>

/** The values of a category's fields, in the order of the fields. */
export const factsIn = (fields: readonly CategoryField[], of: CategoryField['of'], attributes: Attributes): Fact[] =>
  fields.flatMap(({ key, label, type, unit, of: owner }) => {
    const value = attributes[key]
    if (owner !== of || !isValue(value)) return []
    return [{ key, ...(label !== undefined && { label }), type, value, ...(unit !== undefined && { unit }) }]
  })

/** Facts of samples that their category has no field for. */
export const sampleFactsOf = (fields: readonly CategoryField[], attributes: Attributes): Fact[] =>
  factNames.flatMap((key) => {
    const value = attributes[key]
    const isField = fields.some((field) => field.key === key && field.of === 'item')
    return isField || typeof value !== 'string' ? [] : [{ key, type: 'text' as const, value }]
  })

/** Values are checked when they are written. */
const isValue = (value: unknown): value is FieldValue => value !== undefined && value !== null && value !== ''
