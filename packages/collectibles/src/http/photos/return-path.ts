import type { Context } from 'hono'

import { HttpFailure } from '../failure.ts'

/** What the page that a form came from is told, as parameters of its address. */
export type PageNewsParts = readonly (readonly [name: string, value: string])[]

/** The path of the page to which a form without a script goes back. @throws Failure 400 for another site */
export function returnPathIn(c: Context, name: 'return_to' | 'draft_to' = 'return_to'): string | undefined {
  const path = c.req.query(name)
  if (path === undefined) return undefined
  const base = 'http://own.example'
  const url = URL.parse(path, base)
  // A path that begins with two slashes names another site to a browser: `/.//site` becomes one.
  if (!path.startsWith('/') || !url || url.origin !== base || url.pathname.startsWith('//'))
    throw new HttpFailure(400, `${name}: it must be a path of this site`)
  return url.pathname + url.search
}

/** Leads the browser back. */
export function leadBack(c: Context, path: string, news: PageNewsParts): Response {
  const url = new URL(path, 'http://own.example')
  for (const name of ['told', 'count', 'batch', 'left', 'about', 'refused']) url.searchParams.delete(name)
  for (const [name, value] of news) url.searchParams.append(name, value)
  return c.redirect(url.pathname + url.search, 303)
}
