import type { Context, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'

import { HttpFailure } from './failure.ts'

/**
 * Names of parameters, or the schema of parameters that are sent once. A name that ends in `.*` stands for all with this
 * beginning.
 */
type Parameters = readonly string[] | { readonly shape: Readonly<Record<string, unknown>> }

interface Taken {
  readonly names: readonly string[]
  readonly areSentOnce: boolean
}

const takenBy = new WeakMap<object, Taken>()

/** Declares the parameters of a route, before its handler. A route without a declaration takes none. */
export function takes(parameters: Parameters): MiddlewareHandler {
  const declaration: MiddlewareHandler = (_c, next) => next()
  const areSentOnce = 'shape' in parameters
  takenBy.set(declaration, { names: areSentOnce ? Object.keys(parameters.shape) : parameters, areSentOnce })
  return declaration
}

/**
 * Refuses a parameter that the route of a request does not take, or takes once and gets twice, because a typo must not be
 * a silent mistake (docs/contract/collectibles.md §4.1).
 * @throws Failure 400 with the name of the parameter
 */
export function requireKnownParameters(c: Context): void {
  const matched = matchedRoutes(c).filter(({ method }) => method !== 'ALL')
  // The first one answers; an id may be any word, so others may match too.
  const [route] = matched
  if (!route) return
  const declared = matched.flatMap(({ path, handler }) => (path === route.path ? (takenBy.get(handler) ?? []) : []))
  const areSentOnce = declared.some((taken) => taken.areSentOnce)
  const isTaken = (name: string) =>
    declared.some(({ names }) =>
      names.some((known) => (known.endsWith('.*') ? name.startsWith(known.slice(0, -1)) : name === known)),
    )
  for (const [name, values] of Object.entries(c.req.queries())) {
    if (!isTaken(name)) throw refusal(c, `${name}: there is no such parameter`)
    if (areSentOnce && values.length > 1) throw refusal(c, `${name}: sent more than once`)
  }
}

function refusal(c: Context, reason: string): HttpFailure {
  // The body stays unread, so the connection takes no other request.
  const hasBody = Number(c.req.header('Content-Length') ?? 0) > 0
  return new HttpFailure(400, reason, { ...(hasBody && { headers: { Connection: 'close' } }) })
}
