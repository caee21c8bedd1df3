import { RequiredError } from './call-error.ts'

/**
 * Checks the required parameters of a call (CALL-PARAMETER-1), for callers without TypeScript.
 * @throws RequiredError naming the first field that is missing.
 */
export function requireFields<Given extends object>(
  call: string,
  given: Given,
  fields: readonly (keyof Given & string)[],
) {
  for (const field of fields) {
    const value: unknown = given[field]
    if (value === undefined || value === null || value === '') throw new RequiredError(field, call)
  }
}
