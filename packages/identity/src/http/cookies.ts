import { createHash } from 'node:crypto'
import { parse } from 'hono/utils/cookie'
import { serialize, type CookieOptions } from 'hono/utils/cookie'
import { randomToken } from '../secrets/tokens.ts'
import type { Clock } from '../clock.ts'
import type { IdentityConfig } from '../config/identity-config.ts'
import type { ContinuityJar, CsrfJar, DeviceJar, SessionJar } from '../flows/caller.ts'
import type { Sealer } from '../secrets/sealer.ts'
import { isDeviceMark, knowsAccount, markWith, type DeviceMark } from './device-mark.ts'
import { isCsrfToken, maskCsrfToken, matchesCsrfToken, newCsrfToken } from './csrf-token.ts'

const yearInSeconds = 365 * 24 * 60 * 60
/** The longest that browsers keep a cookie. */
const longestAge = 400 * 24 * 60 * 60
const continuityName = 'ory_kratos_continuity'
const continuitySeconds = 15 * 60
const deviceName = 'ory_kratos_device'
/** A browser shows the same session cookie with every request: so many are kept as they were opened. */
const keptOpen = 1_000

export interface Jar {
  readonly csrf: CsrfJar
  readonly session: SessionJar
  readonly continuity: ContinuityJar
  readonly device: DeviceJar
  /** The token in the session cookie, when the cookie is ours and not late. */
  readonly sessionToken: string | undefined
  readonly hasCookies: boolean
  /** What the answer sets, in the order it was decided; a later word on a name replaces an earlier one. */
  setCookies(): readonly string[]
}

/** The cookies that the service reads and sets (contract/http.md §2.1). */
export type JarOf = (request: Request) => Jar

export function createJars(config: IdentityConfig, sealer: Sealer, clock: Clock): JarOf {
  const base = config.serve.public.base_url
  const csrfName = `csrf_token_${createHash('sha256').update(base).digest('hex')}`
  const secure = base.startsWith('https:')
  const { name: sessionName, persistent } = config.session.cookie
  const wide = optionsOf(config.cookies.path, config.cookies.domain, secure ? config.cookies.same_site : 'Lax', secure)
  const session = optionsOf(
    config.session.cookie.path ?? config.cookies.path,
    config.session.cookie.domain ?? config.cookies.domain,
    config.session.cookie.same_site ?? config.cookies.same_site,
    secure,
  )

  const opened = new Map<string, SessionCookie>()
  const openSession = (sealed: string): SessionCookie | undefined => {
    const known = opened.get(sealed)
    if (known) return known
    const value = sealer.open('session-cookie', sealed)
    if (!isSessionCookie(value)) return undefined
    if (opened.size >= keptOpen) opened.clear()
    opened.set(sealed, value)
    return value
  }

  return (request) => {
    const sent = parse(request.headers.get('cookie') ?? '')
    const set = new Map<string, string>()
    const put = (name: string, value: string, options: CookieOptions) => set.set(name, serialize(name, value, options))
    const drop = (name: string, options: CookieOptions) => put(name, '', { ...options, maxAge: 0 })

    const sentCsrf = isCsrfToken(sent[csrfName]) ? sent[csrfName] : undefined
    let csrfToken = sentCsrf
    const csrf: CsrfJar = {
      sent: sentCsrf,
      ensure() {
        return csrfToken ?? this.rotate()
      },
      rotate() {
        csrfToken = newCsrfToken()
        put(csrfName, csrfToken, { ...wide, maxAge: yearInSeconds })
        return csrfToken
      },
      mask: (token) => (token === csrfToken ? maskCsrfToken(token) : ''),
      matches: (submitted) => sentCsrf !== undefined && matchesCsrfToken(sentCsrf, submitted),
    }

    const cookie = sent[sessionName] === undefined ? undefined : openSession(sent[sessionName])
    let mark: DeviceMark | undefined
    let isRead = false
    /** Opened when it is asked for: most requests need only their session. */
    const device = (): DeviceMark | undefined => {
      if (!isRead && sent[deviceName] !== undefined) {
        const read = sealer.open('device', sent[deviceName])
        mark = isDeviceMark(read) ? read : undefined
      }
      isRead = true
      return mark
    }
    const signIn: SessionJar['signIn'] = ({ token, session: { endsAt }, identity }) => {
      const next = markWith(device(), identity.id, clock())
      if (next) put(deviceName, sealer.seal('device', next), { ...wide, sameSite: 'Lax', maxAge: longestAge })
      const sealed = sealer.seal('session-cookie', { token, expires_at: endsAt, nonce: randomToken('', 8) })
      const seconds = Math.max(0, Math.floor((endsAt - clock()) / 1000))
      put(sessionName, sealed, persistent ? { ...session, maxAge: Math.min(seconds, longestAge) } : session)
    }
    return {
      csrf,
      session: {
        signIn,
        renew(live) {
          if (cookie && cookie.token === live.token && cookie.expires_at < live.session.endsAt) signIn(live)
        },
        signOut: () => drop(sessionName, session),
      },
      continuity: {
        sent: sent[continuityName] === undefined ? undefined : textIn(sealer.open('continuity', sent[continuityName])),
        keep: (id) =>
          put(continuityName, sealer.seal('continuity', id), { ...wide, sameSite: 'Lax', maxAge: continuitySeconds }),
        drop: () => drop(continuityName, { ...wide, sameSite: 'Lax' }),
      },
      device: {
        get id() {
          return device()?.id
        },
        knows: (identityId) => knowsAccount(device(), identityId),
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

interface SessionCookie {
  readonly token: string
  readonly expires_at: number
}

const isSessionCookie = (value: unknown): value is SessionCookie =>
  typeof value === 'object' && value !== null && 'token' in value && typeof value.token === 'string'

const textIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)
