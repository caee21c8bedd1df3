import type { MessageContext, UiMessage } from '@collect/contract'
import type { Language } from './icu/language.ts'
import type { Value } from './icu/say.ts'

const minute = 60_000

export interface Surroundings {
  readonly language: Language
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** The word for a property name of 4000002, `undefined` when there is none. */
  readonly property: (name: string) => string | undefined
}

/** Values of a message's context, made ready for its text (contract/messages.md §1). */
export function valuesOf(context: MessageContext, surroundings: Surroundings): Record<string, Value> {
  const values: Record<string, Value> = {}
  for (const [key, value] of Object.entries(context)) Object.assign(values, entriesOf(key, value, surroundings))
  return values
}

function entriesOf(key: string, value: unknown, { language, now, property }: Surroundings): Record<string, Value> {
  if (Array.isArray(value)) {
    const words = value.map(String)
    return { [key]: words.join(', '), [`${key}_list`]: language.list(words) }
  }
  if (typeof value === 'number' && key.endsWith('_unix')) {
    const instant = value * 1000
    const date = language.date(new Date(instant))
    return {
      [key]: date,
      [`${key}_since`]: date,
      [`${key}_until`]: date,
      [`${key}_since_minutes`]: minutes(now() - instant),
      [`${key}_until_minutes`]: minutes(instant - now()),
    }
  }
  if (key === 'property') return { [key]: property(String(value)) ?? String(value) }
  if (typeof value === 'string' || typeof value === 'number') return { [key]: value }
  return { [key]: typeof value === 'object' ? JSON.stringify(value) : String(value) }
}

/** Rounded up and never negative (contract/messages.md §1). */
const minutes = (milliseconds: number) => Math.max(0, Math.ceil(milliseconds / minute))

/** A list placeholder would come out blank, so the server's own text is the better one (contract/messages.md §1). */
export const hasEmptyList = (context: MessageContext) =>
  Object.values(context).some((value) => Array.isArray(value) && value.length === 0)

/** The messages inside 1050015: one per backup code (contract/messages.md §1). */
export function secretsOf({ context }: UiMessage): readonly UiMessage[] {
  const secrets = context?.['secrets']
  return Array.isArray(secrets) ? secrets.filter(isMessage) : []
}

const isMessage = (value: unknown): value is UiMessage =>
  typeof value === 'object' && value !== null && 'id' in value && 'text' in value
