import type { z } from 'zod'
import { badRequest } from '../flows/flow-error.ts'
import { readBytes } from '../http/wire/body.ts'

/** Maximum size of a body in bytes (docs/contract/http.md §1.2); an import contains many accounts. */
const largest = 5 * 1024 * 1024
/** Maximum nesting: deeper data would exhaust the stack when the service serialises it. */
const maxDepth = 64
/** Maximum number of problems in one error. */
const maxReported = 5

/** Reads a JSON body of the given schema. @throws 400 with the problems, 413 */
export async function readJson<Schema extends z.ZodType>(request: Request, schema: Schema): Promise<z.output<Schema>> {
  const bytes = await readBytes(request, largest)
  let value: unknown
  try {
    value = JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    throw badRequest('The request has to be JSON.')
  }
  if (isDeeper(value, maxDepth)) throw badRequest('The request is nested too deep.')
  return parsed(schema, value)
}

/** @throws 400 that names each invalid value */
export function parsed<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const problems = result.error.issues
    .slice(0, maxReported)
    .map(({ path, message }) => `${path.join('.') || 'body'}: ${message}`)
  throw badRequest(problems.join('; '))
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1))
}
