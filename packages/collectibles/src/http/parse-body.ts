import type { Context } from 'hono'
import type * as z from 'zod/mini'

import type { FieldProblem } from '../wire/index.ts'
import { HttpFailure } from './failure.ts'
import { jsonBodyOf } from './json-body.ts'

/** A schema of the wire that reads a body. */
export type BodySchema<Body> = z.ZodMiniType<Body>

/** The body of a request, as a schema of the wire says. @throws Failure 400, 415 or 422 with each invalid field */
export async function parseBody<Schema extends z.ZodMiniType>(c: Context, schema: Schema): Promise<z.output<Schema>> {
  const parsed = schema.safeParse(await jsonBodyOf(c))
  if (parsed.success) return parsed.data
  throw invalid(
    parsed.error.issues.flatMap((issue) => {
      const path = issue.path.map(String)
      // Each unknown field is named by its own path.
      if (issue.code === 'unrecognized_keys')
        return issue.keys.map((key) => ({
          path: [...path, key].join('.'),
          id: 'unknown',
          message: 'There is no such field.',
        }))
      return [{ path: path.join('.'), id: idOf(issue), message: issue.message }]
    }),
  )
}

/** A custom rule names its problem itself. */
const idOf = (issue: z.core.$ZodIssue): string =>
  issue.code === 'custom' && typeof issue.params?.['id'] === 'string' ? issue.params['id'] : issue.code

export const invalid = (details: readonly FieldProblem[]) =>
  new HttpFailure(422, 'Some fields are invalid.', { details })
