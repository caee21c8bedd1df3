import type { Traits } from '@collect/contract'
import { isJson } from './trait-field.ts'

/** The value at a path; only own properties count. */
export function valueAt(traits: unknown, path: readonly string[]): unknown {
  let at = traits
  for (const key of path) {
    if (!isJson(at) || !Object.hasOwn(at, key)) return undefined
    at = at[key]
  }
  return at
}

/** A copy with another value at an existing path; a missing path stays missing. */
export function withValueAt<Traits>(traits: Traits, path: readonly string[], value: unknown): Traits {
  const [key, ...rest] = path
  if (key === undefined || !isJson(traits) || !Object.hasOwn(traits, key)) return traits
  const inner = rest.length === 0 ? value : withValueAt(traits[key], rest, value)
  return { ...traits, [key]: inner }
}

/** A copy with a value at a path, or without it if the value is undefined. Missing groups are made. */
export function withTrait(traits: Traits, path: readonly string[], value: unknown): Traits {
  const [key, ...rest] = path
  if (key === undefined) return traits
  const { [key]: before, ...others } = traits
  if (rest.length === 0) return value === undefined ? others : { ...traits, [key]: value }
  if (value === undefined && !isJson(before)) return traits
  return { ...traits, [key]: withTrait(isJson(before) ? before : {}, rest, value) }
}

/** The texts at a path: one, or those of a list, without blank ones. */
export function textsAt(traits: unknown, path: readonly string[]): readonly string[] {
  const value = valueAt(traits, path)
  return (Array.isArray(value) ? value : [value]).filter(
    (one): one is string => typeof one === 'string' && one.trim() !== '',
  )
}
