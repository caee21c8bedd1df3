import type { Context } from 'hono'

import { HttpFailure } from './failure.ts'

const read = new Set(['application/json', 'application/merge-patch+json'])

/** The body of a request. @throws Failure 400 or 415 */
export async function jsonBodyOf(c: Context): Promise<unknown> {
  const [type = ''] = (c.req.header('Content-Type') ?? '').split(';')
  if (!read.has(type.trim().toLowerCase()))
    throw new HttpFailure(415, `Content-Type must be one of ${[...read].join(', ')}.`)
  try {
    return await c.req.json()
  } catch {
    throw new HttpFailure(400, 'The body is no JSON.')
  }
}
