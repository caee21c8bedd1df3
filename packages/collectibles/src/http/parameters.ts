import type { Context, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'

import { HttpFailure } from './failure.ts'

/** Names of parameters, or their schema. A name that ends in `.*` stands for all with this beginning. */
type Parameters = readonly string[] | { readonly shape: Readonly<Record<string, unknown>> }

const namesOf = new WeakMap<object, readonly string[]>()

/** Declares the parameters of a route, before its handler. A route without a declaration takes none. */
export function takes(parameters: Parameters): MiddlewareHandler {
  const declaration: MiddlewareHandler = (_c, next) => next()
  namesOf.set(declaration, 'shape' in parameters ? Object.keys(parameters.shape) : parameters)
  return declaration
}

/**
 * Refuses a parameter that the route of a request does not take, because a typo must not be a silent mistake
 * (docs/contract/collectibles.md §4.1).
 * @throws Failure 400 with the name of the parameter
 */
export function requireKnownParameters(c: Context): void {
  const matched = matchedRoutes(c).filter(({ method }) => method !== 'ALL')
  // The first one answers; an id may be any word, so others may match too.
  const [route] = matched
  if (!route) return
  const taken = matched.flatMap(({ path, handler }) => (path === route.path ? (namesOf.get(handler) ?? []) : []))
  const isTaken = (name: string) =>
    taken.some((known) => (known.endsWith('.*') ? name.startsWith(known.slice(0, -1)) : name === known))
  const unknown = Object.keys(c.req.query()).find((name) => !isTaken(name))
  if (unknown === undefined) return
  // The body stays unread, so the connection takes no other request.
  const hasBody = Number(c.req.header('Content-Length') ?? 0) > 0
  throw new HttpFailure(400, `${unknown}: there is no such parameter`, {
    ...(hasBody && { headers: { Connection: 'close' } }),
  })
}
