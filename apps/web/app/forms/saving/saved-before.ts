import type { Typed } from '../rules.ts'

/** The name of the hidden field with what a field held before; a form may send several. */
export const savedBefore = (name: string): string => `was.${name}`

/** The field of a form that was sent by itself. */
export const selfField = 'self'

/** The answer to such a form. */
export interface SelfSaved {
  readonly isSaved: true
  /** The page that tells it, for a user who had to sign in first. */
  readonly page: string
}

/** Fields of a form that know what they replace. */
interface Merging {
  /** Fields that the user changed. */
  readonly changed: Typed
  /** Of these, some were changed elsewhere too, to something else. */
  readonly isClash: boolean
}

/** Merges a form with what is saved now, field by field; undefined for a form that does not say what it replaces. */
export function mergedForm(form: FormData, typed: Typed, now: Typed): Merging | undefined {
  const names = Object.keys(typed).filter((name) => form.has(savedBefore(name)))
  if (names.length === 0) return undefined
  const before = (name: string) => form.getAll(savedBefore(name))
  const changed = names.filter((name) => before(name)[0] !== typed[name])
  return {
    changed: Object.fromEntries(changed.map((name) => [name, typed[name] ?? ''])),
    isClash: changed.some(
      (name) => now[name] !== typed[name] && !before(name).some((text) => text === (now[name] ?? '')),
    ),
  }
}
