import type { Session } from '@collect/contract'
import { defaultLocale, localeOfRequest, tagOf, type Locale } from '@collect/messages'
import type { Context } from 'hono'

import type { Person } from '../acts/act.ts'
import { currencyOfAcceptLanguage } from '../collectors/currency-of-region.ts'
import type { PaceName, TakePace } from '../paces/pace.ts'
import { HttpFailure } from './failure.ts'
import { visitorPlaceOf } from '../paces/visitor-place.ts'

/** A session. A frozen account (its owner reported misuse) cannot change anything until a recovery. */
export type OwnSession = Session & { readonly isFrozen?: boolean }

interface CallersOptions {
  /** @throws SessionUnknownError */
  readonly sessionOf: (request: Request) => Promise<OwnSession | undefined>
  readonly takePace: TakePace
  readonly now: () => number
}

/** Who sends a request. */
export interface Callers {
  /** The signed-in account. @throws Failure 401 */
  owner(c: Context): Promise<string>
  /** The signed-in account, and what a new collector begins with. @throws Failure 401 */
  person(c: Context): Promise<Person>
  /** The signed-in account, if there is one; a visitor's answer may be kept by caches for a minute. */
  reader(c: Context): Promise<string | undefined>
  /** As `reader`, for a search, which is counted for the account or for a visitor's place. @throws Failure 429 */
  searcher(c: Context): Promise<string | undefined>
  /** The account that changes its collection. @throws Failure 401, 403 or 429 */
  writer(c: Context, pace?: PaceName): Promise<Person>
}

export function createCallers({ sessionOf, takePace, now }: CallersOptions): Callers {
  async function sessionIn(c: Context) {
    const session = await sessionOf(c.req.raw)
    if (!session?.active || !session.identity) return undefined
    // Proxies must not cache an account's data.
    c.header('Cache-Control', 'no-store')
    return { id: session.identity.id, isFrozen: session.isFrozen === true }
  }

  async function signedIn(c: Context) {
    const session = await sessionIn(c)
    if (!session) throw new HttpFailure(401, 'Sign in first.')
    return session
  }

  const personOf = (c: Context, id: string): Person => ({
    id,
    locale: acceptedLocale(c),
    currency: currencyOfAcceptLanguage(c.req.header('Accept-Language') ?? ''),
  })

  async function count(pace: PaceName, subject: string, reason: string): Promise<void> {
    const wait = await takePace(pace, subject, now())
    if (wait > 0)
      throw new HttpFailure(429, reason, {
        headers: { 'Retry-After': String(Math.ceil(wait / 1000)), 'Cache-Control': 'no-store' },
      })
  }

  async function reader(c: Context): Promise<string | undefined> {
    const session = await sessionIn(c)
    if (!session) cacheForEverybody(c)
    c.header('Vary', 'Cookie, Authorization, X-Session-Token', { append: true })
    return session?.id
  }

  return {
    owner: async (c) => (await signedIn(c)).id,

    person: async (c) => personOf(c, (await signedIn(c)).id),

    reader,

    async searcher(c) {
      const id = await reader(c)
      const place = id === undefined ? visitorPlaceOf(c.req.header('X-Forwarded-For')) : undefined
      if (id !== undefined) await count('search', id, tooMany('account'))
      else if (place !== undefined) await count('visits', place, tooMany('network'))
      return id
    },

    async writer(c, pace = 'writes') {
      const { id, isFrozen } = await signedIn(c)
      if (isFrozen)
        throw new HttpFailure(403, 'A misuse of this account was reported. Recover the account before you change it.', {
          id: 'blocked',
        })
      await count(pace, id, tooMany('account'))
      return personOf(c, id)
    },
  }
}

const tooMany = (sender: string) => `This ${sender} has sent too many requests of this kind.`

/** The public catalogue is the same for all clients of a language. */
export const cacheForEverybody = (c: Context): void => c.header('Cache-Control', 'public, max-age=60')

/** The language of `Accept-Language`, which pages set to their own. */
export const acceptedLocale = (c: Context): Locale =>
  localeOfRequest(new Headers({ 'Accept-Language': c.req.header('Accept-Language') ?? '' }), {
    default_locale: defaultLocale,
    locale_behavior: 'browser',
  })

/** Names the language of an answer that holds words. */
export function nameLanguage(c: Context, locale: Locale): void {
  c.header('Content-Language', tagOf(locale))
  c.header('Vary', 'Accept-Language', { append: true })
}
