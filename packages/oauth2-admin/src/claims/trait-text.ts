import type { Traits } from '@collect/contract'

/** The text of a trait, by its path; undefined when it is absent, blank or no text. */
export function traitText(traits: Traits, path: string): string | undefined {
  let value: unknown = traits
  for (const name of path.split('.')) {
    value = isTraitGroup(value) && Object.hasOwn(value, name) ? value[name] : undefined
  }
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}

export const firstTrait = (traits: Traits, paths: readonly string[]): string | undefined =>
  paths.map((path) => traitText(traits, path)).find((text) => text !== undefined)

/** An object with one field, or none without a value. */
export const claim = <Name extends string, Value>(name: Name, value: Value | undefined) =>
  value === undefined ? {} : ({ [name]: value } as Record<Name, Value>)

export const isTraitGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
