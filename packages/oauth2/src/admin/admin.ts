import { Hono } from 'hono'
import type { Fetch } from '@collect/contract'
import { HydraError } from './hydra-error.ts'

interface AdminRoutes {
  readonly authorizations: Hono
  readonly clients: Hono
  readonly tokens: Hono
}

/** Hydra's admin API (docs/contract/providers-and-oauth2.md §D1), without authentication. */
export function createAdmin({ authorizations, clients, tokens }: AdminRoutes): Fetch {
  const app = new Hono().basePath('/admin')
  app.use(async (c, next) => {
    await next()
    c.header('Cache-Control', 'no-store')
  })
  app.route('/oauth2/auth', authorizations)
  app.route('/clients', clients)
  app.route('/oauth2', tokens)
  app.notFound((c) => c.json(new HydraError(404, 'Unable to locate the resource').toJSON(), 404))
  app.onError((error, c) => {
    if (error instanceof HydraError) return c.json(error.toJSON(), error.status)
    throw error
  })
  return async (request) => app.fetch(request)
}
