import { MessageId, type UiMessage } from '@collect/contract'
import type { ErrorObject } from 'ajv'
import { reasons } from '../nodes/reasons.ts'
import { message } from '../nodes/message.ts'

export interface SchemaIssue {
  /** Dotted name of the trait (`traits.email`); empty for an issue of the whole form. */
  readonly path: string
  readonly message: UiMessage
}

type Ajv = Pick<ErrorObject, 'instancePath' | 'schemaPath' | 'keyword' | 'params' | 'data' | 'schema'>
type Say = (error: Ajv) => UiMessage

const lengthOf = (value: unknown): number =>
  typeof value === 'string' ? [...value].length : Array.isArray(value) ? value.length : 0

const jsonType = (value: unknown): string => {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return Number.isInteger(value) ? 'integer' : typeof value
}

const missing: Say = ({ params }) => message(MessageId.required, { property: String(params['missingProperty']) })

/** A message repeats only the start of a typed value. */
const excerptOf = (data: unknown): string => String(data).slice(0, 100)

const formats: Readonly<Record<string, Say>> = {
  email: ({ data }) => message(MessageId.emailInvalid, { value: excerptOf(data) }),
  tel: ({ data }) => message(MessageId.phoneInvalid, { value: excerptOf(data) }),
}

/** The message for each keyword of the schema (docs/contract/messages.md §2). */
const sayByKeyword: Readonly<Record<string, Say>> = {
  required: missing,
  dependentRequired: missing,
  dependencies: missing,
  minLength: ({ params, data }) =>
    message(MessageId.tooShort, { min_length: params['limit'], actual_length: lengthOf(data) }),
  maxLength: ({ params, data }) =>
    message(MessageId.tooLong, { max_length: params['limit'], actual_length: lengthOf(data) }),
  pattern: ({ params }) => message(MessageId.pattern, { pattern: params['pattern'] }),
  minimum: ({ params, data }) => message(MessageId.minimum, { minimum: params['limit'], actual: data }),
  exclusiveMinimum: ({ params, data }) =>
    message(MessageId.exclusiveMinimum, { minimum: params['limit'], actual: data }),
  maximum: ({ params, data }) => message(MessageId.maximum, { maximum: params['limit'], actual: data }),
  exclusiveMaximum: ({ params, data }) =>
    message(MessageId.exclusiveMaximum, { maximum: params['limit'], actual: data }),
  multipleOf: ({ params, data }) => message(MessageId.multipleOf, { base: params['multipleOf'], actual: data }),
  maxItems: ({ params, data }) =>
    message(MessageId.maxItems, { max_items: params['limit'], actual_items: lengthOf(data) }),
  minItems: ({ params, data }) =>
    message(MessageId.minItems, { min_items: params['limit'], actual_items: lengthOf(data) }),
  uniqueItems: ({ params }) => message(MessageId.uniqueItems, { index_a: params['j'], index_b: params['i'] }),
  type: ({ params, data }) =>
    message(MessageId.wrongType, { allowed_types: [params['type']].flat(), actual_type: jsonType(data) }),
  const: ({ params: { allowedValue } }) =>
    typeof allowedValue === 'object'
      ? message(MessageId.constantGeneric)
      : message(MessageId.constant, { expected: allowedValue }),
  enum: ({ params }) => reasons.choice([params['allowedValues']].flat()),
  format: (error) => formats[String(error.params['format'])]?.(error) ?? reasons.format(String(error.params['format'])),
  additionalProperties: ({ params }) => reasons.unknownTrait(String(params['additionalProperty'])),
}

const sayOf = (error: Ajv): UiMessage => (sayByKeyword[error.keyword] ?? reasons.rule)(error)

/** `/traits/name/first` → `traits.name.first`; a missing trait has its own path. */
function pathOf({ instancePath, keyword, params }: Ajv): string {
  const steps = instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
  if (sayByKeyword[keyword] === missing) steps.push(String(params['missingProperty']))
  // The items of a list share the list's field.
  const name = steps.filter((step) => !/^\d+$/.test(step)).join('.')
  return name === 'traits' ? '' : name
}

/** Errors inside branches of `anyOf` and the like are noise: the choice itself failed. */
const isBranch = ({ schemaPath }: Ajv) => /\/(?:anyOf|oneOf|not|if)\//.test(schemaPath)

/** One issue per trait: its first broken rule. */
export function issuesOf(errors: readonly Ajv[]): readonly SchemaIssue[] {
  const byPath = new Map<string, SchemaIssue>()
  for (const error of errors) {
    if (isBranch(error)) continue
    const path = pathOf(error)
    if (!byPath.has(path)) byPath.set(path, { path, message: sayOf(error) })
  }
  return [...byPath.values()]
}
