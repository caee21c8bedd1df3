import type { UiMessage } from '@collect/contract'
import { rows } from './group-facts.ts'

/**
 * Whether a message still has its place once the user has chosen a method, or the list of methods (FORM-STEP-9).
 * @param choice the chosen method, `''` for the list, `undefined` before a choice
 */
export function isAbout({ id }: UiMessage, choice: string | null | undefined): boolean {
  if (choice === undefined || choice === null) return true
  const groups = rows().flatMap(([group, { errors }]) => (errors?.includes(id) ? [group as string] : []))
  return groups.length === 0 || groups.includes(choice)
}
