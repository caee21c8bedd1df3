import { createHash } from 'node:crypto'
import { parse } from 'hono/utils/cookie'
import { serialize, type CookieOptions } from 'hono/utils/cookie'
import { randomToken } from '../../secrets/tokens.ts'
import type { Clock } from '../../clock.ts'
import type { IdentityConfig } from '../../config/identity-config.ts'
import type { ContinuityJar, CsrfJar, DeviceJar, LastWayJar, SessionJar } from '../../flows/caller.ts'
import type { Sealer } from '../../secrets/sealer.ts'
import { isDeviceMark, knowsAccount, markWith, type DeviceMark } from './device-mark.ts'
import { boundName, openedCookie, plainName, type CookieName } from './cookie-name.ts'
import { hasMark, isCsrfToken, maskCsrfToken, matchesCsrfToken, newCsrfToken } from './csrf-token.ts'

const yearInSeconds = 365 * 24 * 60 * 60
/** Maximum lifetime of a cookie in browsers, in seconds. */
const maxCookieAge = 400 * 24 * 60 * 60
const postSeconds = 15 * 60
const tripSeconds = 30 * 60
/** Size of the cache of opened session cookies; a browser sends the same cookie with every request. */
const keptOpen = 1_000

export interface Jar {
  readonly csrf: CsrfJar
  readonly session: SessionJar
  readonly continuity: ContinuityJar
  readonly device: DeviceJar
  readonly lastWay: LastWayJar
  /** The token in the session cookie, if the cookie is genuine and has not expired. */
  readonly sessionToken: string | undefined
  readonly hasCookies: boolean
  /** The cookies that the response sets, in order; the last cookie set under a name wins. */
  setCookies(): readonly string[]
}

/** The cookies that the service reads and sets (docs/contract/http.md §2.1). */
export type JarOf = (request: Request) => Jar

export function createJars(config: IdentityConfig, sealer: Sealer, clock: Clock): JarOf {
  const base = config.serve.public.base_url
  const secure = base.startsWith('https:')
  const { name: configuredName, persistent } = config.session.cookie
  const wide = optionsOf(config.cookies.path, config.cookies.domain, secure ? config.cookies.same_site : 'Lax', secure)
  const session = optionsOf(
    config.session.cookie.path ?? config.cookies.path,
    config.session.cookie.domain ?? config.cookies.domain,
    config.session.cookie.same_site ?? config.cookies.same_site,
    secure,
  )

  const csrfCookie = boundName(`csrf_token_${createHash('sha256').update(base).digest('hex')}`, 'csrf', wide)
  const sessionCookie =
    configuredName === undefined
      ? boundName('ory_kratos_session', 'session-cookie', session)
      : plainName(configuredName, 'session-cookie')
  const continuityCookie = boundName('ory_kratos_continuity', 'continuity', wide)
  const deviceCookie = boundName('ory_kratos_device', 'device', wide)
  const lastCookie = boundName('ory_kratos_last', 'last', wide)
  const lastSecondCookie = boundName('ory_kratos_last_second', 'last-second', wide)

  const opened = new Map<string, SessionCookie>()
  const openSession = (sent: Readonly<Record<string, string>>): SessionCookie | undefined => {
    const { name, old } = sessionCookie
    const sealed = sent[name] ?? (old === undefined ? undefined : sent[old])
    if (sealed === undefined) return undefined
    const key = `${sent[name] === undefined ? 'old' : 'new'} ${sealed}`
    const known = opened.get(key)
    if (known) return known
    const value = openedCookie(sent, sessionCookie, 'session-cookie', sealer)
    if (!isSessionCookie(value)) return undefined
    if (opened.size >= keptOpen) opened.clear()
    opened.set(key, value)
    return value
  }

  return (request) => {
    const sent = parse(request.headers.get('cookie') ?? '')
    const set = new Map<string, string>()
    const put = ({ name, old }: CookieName, value: string, options: CookieOptions) => {
      set.set(name, serialize(name, value, options))
      if (old !== undefined && sent[old] !== undefined) set.set(old, serialize(old, '', { ...options, maxAge: 0 }))
    }
    const drop = (cookie: CookieName, options: CookieOptions) => put(cookie, '', { ...options, maxAge: 0 })

    let csrfToken = isCsrfToken(sent[csrfCookie.name]) ? sent[csrfCookie.name] : undefined
    const sentCsrf = csrfToken ?? oldCsrfToken(sent, csrfCookie, sealer)
    const csrf: CsrfJar = {
      sent: sentCsrf,
      ensure() {
        return csrfToken ?? this.rotate()
      },
      rotate() {
        csrfToken = newCsrfToken(sealer)
        put(csrfCookie, csrfToken, { ...wide, maxAge: yearInSeconds })
        return csrfToken
      },
      mask: (token) => (token === csrfToken || token === sentCsrf ? maskCsrfToken(token) : ''),
      matches: (submitted) => sentCsrf !== undefined && matchesCsrfToken(sentCsrf, submitted),
      isToken: matchesCsrfToken,
    }

    const cookie = openSession(sent)
    let mark: DeviceMark | undefined
    let isRead = false
    /** Opened lazily, because most requests need only their session. */
    const device = (): DeviceMark | undefined => {
      if (!isRead) {
        const read = openedCookie(sent, deviceCookie, 'device', sealer)
        mark = isDeviceMark(read) ? read : undefined
      }
      isRead = true
      return mark
    }
    const signIn: SessionJar['signIn'] = ({ token, session: { endsAt }, identity }, isWhole) => {
      const isMarked = isWhole || knowsAccount(device(), identity)
      const next = isMarked ? markWith(device(), identity, clock()) : undefined
      if (next)
        put(deviceCookie, sealer.seal(deviceCookie.purpose, next), { ...wide, sameSite: 'Lax', maxAge: maxCookieAge })
      const sealed = sealer.seal(sessionCookie.purpose, { token, expires_at: endsAt, nonce: randomToken('', 8) })
      const seconds = Math.max(0, Math.floor((endsAt - clock()) / 1000))
      put(sessionCookie, sealed, persistent ? { ...session, maxAge: Math.min(seconds, maxCookieAge) } : session)
    }
    return {
      csrf,
      session: {
        signIn,
        renew(live) {
          if (cookie && cookie.token === live.token && cookie.expires_at < live.session.endsAt) signIn(live, false)
        },
        signOut: () => drop(sessionCookie, session),
      },
      continuity: continuityIn(openedCookie(sent, continuityCookie, 'continuity', sealer), (value) => {
        if (value) {
          const options = {
            ...wide,
            sameSite: 'Lax',
            maxAge: value.trips === undefined ? postSeconds : tripSeconds,
          } as const
          put(continuityCookie, sealer.seal(continuityCookie.purpose, value), options)
        } else drop(continuityCookie, { ...wide, sameSite: 'Lax' })
      }),
      device: {
        get id() {
          return device()?.id
        },
        knows: (identity) => knowsAccount(device(), identity),
      },
      // Not sealed: a forged one only marks a button, or opens a method that is offered.
      lastWay: {
        sent: sent[lastCookie.name],
        sentSecond: sent[lastSecondCookie.name],
        keep: (way) => put(lastCookie, way, { ...wide, sameSite: 'Lax', maxAge: yearInSeconds }),
        keepSecond: (method) => put(lastSecondCookie, method, { ...wide, sameSite: 'Lax', maxAge: yearInSeconds }),
        drop: () => {
          for (const last of [lastCookie, lastSecondCookie])
            if (sent[last.name] !== undefined) drop(last, { ...wide, sameSite: 'Lax' })
        },
      },
      sessionToken: cookie?.token,
      // A content network in front adds cookies of its own to native clients' requests.
      hasCookies: Object.keys(sent).some((name) => !/^(__cf|_cf|cf_)/.test(name)),
      setCookies: () => [...set.values()],
    }
  }
}

const optionsOf = (
  path: string,
  domain: string | undefined,
  sameSite: 'Strict' | 'Lax' | 'None',
  secure: boolean,
): CookieOptions => ({ path, ...(domain !== undefined && { domain }), sameSite, secure, httpOnly: true })

/**
 * A form that was open when the name changed stays valid. The service never set a marked token under the old name: a
 * neighbouring site has planted such a token, to sign the user in to another account.
 */
function oldCsrfToken(sent: Readonly<Record<string, string>>, { old }: CookieName, sealer: Sealer): string | undefined {
  const token = old === undefined ? undefined : sent[old]
  return isCsrfToken(token) && !hasMark(token, sealer) ? token : undefined
}

interface SessionCookie {
  readonly token: string
  readonly expires_at: number
}

const isSessionCookie = (value: unknown): value is SessionCookie =>
  typeof value === 'object' && value !== null && 'token' in value && typeof value.token === 'string'

interface ContinuityCookie {
  readonly post?: string
  readonly trips?: string
}

/** The cookie's jar. An older release kept the id of a post alone. */
function continuityIn(opened: unknown, set: (value: ContinuityCookie | undefined) => void): ContinuityJar {
  const known = typeof opened === 'object' && opened !== null ? opened : { post: opened }
  let { post, trips } = {
    post: 'post' in known ? textIn(known.post) : undefined,
    trips: 'trips' in known ? textIn(known.trips) : undefined,
  }
  const write = () =>
    set((post ?? trips) ? { ...(post !== undefined && { post }), ...(trips !== undefined && { trips }) } : undefined)
  return {
    sent: post,
    tripWord: trips,
    keep(id) {
      post = id
      write()
    },
    drop() {
      post = undefined
      write()
    },
    ensureTripWord() {
      trips ??= randomToken('', 24)
      write()
      return trips
    },
    endTrips() {
      if (trips === undefined) return
      trips = undefined
      write()
    },
  }
}

const textIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)
