import type { z } from 'zod'
import { badRequest } from '../flows/flow-error.ts'
import { readBytes } from '../http/wire/body.ts'

/** Bytes (docs/contract/http.md §1.2); an import brings many accounts at once. */
const largest = 5 * 1024 * 1024
/** Deeper data has no place here, and would exhaust whoever writes it out again. */
const maxDepth = 64
/** Problems that are told at once. */
const maxReported = 5

/** A JSON body of the wanted shape. @throws 400 that tells what is wrong with it, 413. */
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

/** @throws 400 that names each value which is not as it should be. */
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
