import type { InputType, InputValue } from '@collect/contract'
import { keywordOf, SchemaError, type KratosKeyword } from './kratos-keyword.ts'

export type Json = Readonly<Record<string, unknown>>
export type ScalarType = 'string' | 'number' | 'integer' | 'boolean'

/** One trait that a form can hold: a leaf of the schema with a dotted name. */
export interface TraitField {
  /** As on the wire: `traits.address.city`. */
  readonly name: string
  /** Below the traits: `['address', 'city']`. */
  readonly path: readonly string[]
  readonly title?: string
  readonly type: ScalarType
  /** A list of values in one input. */
  readonly isList: boolean
  readonly format?: string
  readonly inputType: InputType
  readonly autocomplete?: string
  readonly required: boolean
  readonly disabled: boolean
  readonly pattern?: string
  readonly options?: readonly { readonly value: InputValue }[]
  readonly keyword: KratosKeyword
}

/** Maximum number of options of a node (docs/contract/http.md §7.1). */
const maxOptions = 500
/** Maximum length of a chain of references, so that a loop ends. */
const maxReferences = 16
const maxDepth = 8

interface Input {
  readonly inputType: InputType
  readonly autocomplete?: string
}

const inputByFormat: Readonly<Record<string, Input>> = {
  email: { inputType: 'email', autocomplete: 'email' },
  tel: { inputType: 'tel', autocomplete: 'tel' },
  uri: { inputType: 'url', autocomplete: 'url' },
  date: { inputType: 'date' },
  'date-time': { inputType: 'datetime-local' },
}

const inputByType: Readonly<Record<ScalarType, Input>> = {
  string: { inputType: 'text' },
  number: { inputType: 'number' },
  integer: { inputType: 'number' },
  boolean: { inputType: 'checkbox' },
}

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The fields of a schema, in the order of its properties (docs/contract/nodes.md §1.5). */
export function traitFieldsOf(root: Json): readonly TraitField[] {
  const traits = resolved(root, isJson(root['properties']) ? root['properties']['traits'] : undefined)
  if (!traits || !isJson(traits['properties'])) throw new SchemaError('properties.traits.properties is missing')
  return fieldsBelow(root, traits, [], true)
}

function fieldsBelow(
  root: Json,
  parent: Json,
  path: readonly string[],
  isParentRequired: boolean,
): readonly TraitField[] {
  if (!isJson(parent['properties']) || path.length >= maxDepth) return []
  const required = Array.isArray(parent['required']) ? parent['required'] : []
  return Object.entries(parent['properties']).flatMap(([key, property]) => {
    const schema = resolved(root, property)
    if (!schema) return []
    const isRequired = isParentRequired && required.includes(key)
    if (isJson(schema['properties'])) return fieldsBelow(root, schema, [...path, key], isRequired)
    const field = fieldOf(root, schema, [...path, key], isRequired)
    return field ? [field] : []
  })
}

/** The field of a property; only scalars and lists of scalars have one. */
function fieldOf(root: Json, schema: Json, path: readonly string[], required: boolean): TraitField | undefined {
  const item = typeOf(schema) === 'array' ? resolved(root, schema['items']) : undefined
  const type = scalarTypeOf(item ?? schema)
  if (!type) return undefined
  const name = ['traits', ...path].join('.')
  const { title, pattern } = schema
  const format = textOr(schema['format'])
  const options = optionsOf(schema)
  return {
    name,
    path,
    type,
    required,
    isList: item !== undefined,
    disabled: schema['disableFormField'] === true,
    keyword: keywordOf(schema, name),
    ...(item ? inputByType.string : inputOf(path.at(-1), type, format)),
    ...(typeof title === 'string' && title !== '' ? { title } : {}),
    ...(format !== undefined ? { format } : {}),
    ...(typeof pattern === 'string' ? { pattern } : {}),
    ...(options ? { options } : {}),
  }
}

function inputOf(key: string | undefined, type: ScalarType, format: string | undefined): Input {
  if (type !== 'string') return inputByType[type]
  if (key === 'password') return { inputType: 'password' }
  return (format === undefined ? undefined : inputByFormat[format]) ?? inputByType.string
}

function optionsOf(schema: Json): TraitField['options'] {
  if (!Array.isArray(schema['enum'])) return undefined
  return schema['enum']
    .filter((value): value is InputValue => ['string', 'number', 'boolean'].includes(typeof value))
    .slice(0, maxOptions)
    .map((value) => ({ value }))
}

const textOr = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** The one type that isn't null; derived from `enum` or `const` when no type is named. */
function typeOf(schema: Json): unknown {
  const named = schema['type']
  if (Array.isArray(named)) return named.find((type) => type !== 'null')
  if (named !== undefined) return named
  const [choice] = Array.isArray(schema['enum']) ? schema['enum'] : [schema['const']]
  return choice === undefined ? undefined : typeof choice
}

function scalarTypeOf(schema: Json): ScalarType | undefined {
  const type = typeOf(schema)
  return type === 'string' || type === 'number' || type === 'integer' || type === 'boolean' ? type : undefined
}

/** Follows `$ref` inside the document. */
function resolved(root: Json, schema: unknown, followed = 0): Json | undefined {
  if (!isJson(schema)) return undefined
  const reference = schema['$ref']
  if (typeof reference !== 'string') return schema
  if (!reference.startsWith('#') || followed > maxReferences)
    throw new SchemaError(`$ref ${reference} does not lead inside the schema`)
  const steps = decodeURIComponent(reference.slice(1)).split('/').filter(Boolean)
  const target = steps.reduce<unknown>((at, step) => {
    const key = step.replaceAll('~1', '/').replaceAll('~0', '~')
    return isJson(at) && Object.hasOwn(at, key) ? at[key] : undefined
  }, root)
  if (!isJson(target)) throw new SchemaError(`$ref ${reference} does not lead anywhere`)
  const { $ref: _, ...beside } = schema
  return { ...resolved(root, target, followed + 1), ...beside }
}
