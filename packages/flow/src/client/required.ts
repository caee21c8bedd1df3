import { RequiredError } from './call-error.ts'

/**
 * Holds the parameters of a call against those that it needs (CALL-PARAMETER-1). The types say so too; not every caller
 * has them.
 * @throws RequiredError naming the first field that is missing.
 */
export function required<Given extends object>(call: string, given: Given, fields: readonly (keyof Given & string)[]) {
  for (const field of fields) {
    const value: unknown = given[field]
    if (value === undefined || value === null || value === '') throw new RequiredError(field, call)
  }
}
