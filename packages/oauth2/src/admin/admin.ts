import { Hono } from 'hono'
import type { Fetch } from '@collect/contract'

/** Hydra's admin API (docs/contract/providers-and-oauth2.md §D1), without authentication. */
export function createAdmin(): Fetch {
  const app = new Hono().basePath('/admin')
  app.notFound((c) =>
    c.json({ error: 'not_found', error_description: 'Unable to locate the resource', status_code: 404 }, 404),
  )
  return async (request) => app.fetch(request)
}
