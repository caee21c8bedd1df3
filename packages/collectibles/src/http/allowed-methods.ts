import type { Hono } from 'hono'

/** The methods that an address answers, for `Allow`; empty if there is no such address. */
export function allowedMethods(app: Hono): (path: string) => readonly string[] {
  const routes = app.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => ({
      methods: method === 'GET' ? ['GET', 'HEAD'] : [method],
      shape: new RegExp(`^${path.replaceAll('.', String.raw`\.`).replaceAll(/:\w+/g, '[^/]+')}$`),
    }))
  // A route may have several handlers.
  return (path) => [...new Set(routes.filter(({ shape }) => shape.test(path)).flatMap(({ methods }) => methods))]
}
