import type { MessageContext, UiMessage } from '@collect/contract'
import type { Language } from './icu/language.ts'
import type { Value, Values } from './icu/say.ts'

const minute = 60_000

export interface FormatContext {
  readonly language: Language
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** The translation of a name from the wire; `undefined` if the catalogue lacks it. */
  readonly word: (kind: WordKind, name: string, values?: Values) => string | undefined
}

/** Kinds of names from the wire that are translated: `property.email`, `credential.passkey`. */
export type WordKind = 'property' | 'credential' | 'value-type' | 'reason'

/** Context entries that hold such names, in messages 4000002, 4000026 and 4000028. */
const kindOf: Readonly<Partial<Record<string, WordKind>>> = {
  property: 'property',
  allowed_types: 'value-type',
  actual_type: 'value-type',
  available_credential_types: 'credential',
}

/** The values of a message's context, formatted for its text (docs/contract/messages.md §1). */
export function valuesOf(context: MessageContext, formatContext: FormatContext): Record<string, Value> {
  const values: Record<string, Value> = {}
  for (const [key, value] of Object.entries(context)) Object.assign(values, entriesOf(key, value, formatContext))
  const property = propertyOf(context, formatContext)
  if (property !== undefined) values['property'] = property
  // This project's service sends a key for the reason of 4000001 beside the English text.
  const reason = formatContext.word('reason', String(context['reason_key']), values)
  return reason === undefined ? values : { ...values, reason }
}

/**
 * The name of a missing value as its field says it (FIELD-LABEL-2). An identifier is named by its title, for example
 * "Email"; other names that the catalogue lacks are too.
 */
function propertyOf({ property, property_title: title }: MessageContext, { word }: FormatContext): string | undefined {
  if (typeof property !== 'string' || typeof title !== 'string') return undefined
  return (
    (property === 'identifier' ? undefined : word('property', property)) ??
    word('property', title.toLowerCase()) ??
    title
  )
}

function entriesOf(key: string, value: unknown, { language, now, word }: FormatContext): Record<string, Value> {
  const kind = Object.hasOwn(kindOf, key) ? kindOf[key] : undefined
  const said = (name: string) => (kind && word(kind, name)) ?? (key === providersKey ? brandOf(name) : name)
  if (Array.isArray(value)) {
    // An empty list would leave a gap: a text that needs it is not used (docs/contract/messages.md §1).
    if (value.length === 0) return { [`${key}_count`]: 0 }
    const words = value.map((name) => said(String(name)))
    return { [key]: words.join(', '), [`${key}_list`]: language.list(words), [`${key}_count`]: words.length }
  }
  if (typeof value === 'number' && key.endsWith('_unix')) {
    const instant = value * 1000
    const date = language.date(new Date(instant))
    return {
      [key]: date,
      // A service may send the time as a number alone, as text alone, or both (`used_at`).
      [key.slice(0, -'_unix'.length)]: date,
      [`${key}_since`]: date,
      [`${key}_until`]: date,
      [`${key}_since_minutes`]: minutes(now() - instant),
      [`${key}_until_minutes`]: minutes(instant - now()),
    }
  }
  if (typeof value === 'string' && key.endsWith('_at') && !Number.isNaN(Date.parse(value)))
    return { [key]: language.date(new Date(value)) }
  if (typeof value === 'string') return { [key]: said(value) }
  if (typeof value === 'number') return { [key]: value }
  return { [key]: typeof value === 'object' ? JSON.stringify(value) : String(value) }
}

const providersKey = 'available_oidc_providers'

/** Provider ids are lower case. Brand names are the same in all languages. */
const brands: Readonly<Record<string, string>> = { github: 'GitHub', gitlab: 'GitLab', linkedin: 'LinkedIn' }
const brandOf = (id: string): string =>
  (Object.hasOwn(brands, id) && brands[id]) || id.slice(0, 1).toUpperCase() + id.slice(1)

/** Minutes, rounded up and never negative (docs/contract/messages.md §1). */
const minutes = (milliseconds: number) => Math.max(0, Math.ceil(milliseconds / minute))

/** The messages inside 1050015, one per backup code (docs/contract/messages.md §1). */
export function secretsOf({ context }: UiMessage): readonly UiMessage[] {
  const secrets = context?.['secrets']
  return Array.isArray(secrets) ? secrets.filter(isMessage) : []
}

const isMessage = (value: unknown): value is UiMessage =>
  typeof value === 'object' && value !== null && 'id' in value && 'text' in value
