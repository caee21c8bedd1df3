import { localeOfRequest } from '@collect/messages'
import type { Caller } from '../flows/caller.ts'
import type { Service } from '../flows/service.ts'
import type { LiveSession } from '../sessions/sessions.ts'
import type { Jar } from './wire/cookies.ts'
import type { Sources } from './sources.ts'
import { placeOf } from './place.ts'
import { acceptsJson, isJsonRequest, prefersHtml } from './wire/negotiate.ts'

/** Reads from a request what flows need to know about its sender. */
export function callerOf(service: Service, request: Request, jar: Jar, { isCrossSite }: Sources): Caller {
  const { headers } = request
  let url: URL | undefined
  let wants: Caller['wants'] | undefined
  let live: Promise<LiveSession | undefined> | undefined
  const find = async () => {
    const token = sessionTokenOf(headers, jar)
    return token === undefined ? undefined : service.sessions.findLive(token)
  }
  return {
    // The public address, which a reverse proxy may have changed.
    get url() {
      return (url ??= new URL(targetOf(request.url), service.config.serve.public.base_url))
    },
    requestId: headers.get('x-request-id') ?? undefined,
    ipAddress: headers.get('x-forwarded-for')?.split(',')[0]?.trim() ?? '',
    userAgent: headers.get('user-agent') ?? '',
    get locale() {
      return localeOfRequest(headers, service.languages)
    },
    get actor() {
      const { ipAddress, locale } = this
      return { locale, device: { ipAddress, userAgent: this.userAgent.slice(0, maxAgent), location: placeOf(headers) } }
    },
    session: () => (live ??= find()),
    csrf: jar.csrf,
    cookies: jar.session,
    continuity: jar.continuity,
    device: jar.device,
    lastWay: jar.lastWay,
    get wants() {
      return (wants ??= {
        json: isJsonRequest(headers),
        acceptsJson: acceptsJson(headers),
        prefersHtml: prefersHtml(headers),
      })
    },
    get isCrossSite() {
      return isCrossSite(headers)
    },
    hasOrigin: headers.has('origin'),
    hasCookies: jar.hasCookies,
  }
}

/** Maximum length of a client's name in events and sessions, in characters. */
const maxAgent = 512

/** Path and query of an absolute address. */
const targetOf = (address: string): string => address.slice(address.indexOf('/', address.indexOf('://') + 3))

/** The session token: from `X-Session-Token`, else the cookie, else the bearer token (docs/contract/http.md §2.2). */
function sessionTokenOf(headers: Headers, jar: Jar): string | undefined {
  const header = headers.get('x-session-token')
  if (header) return header
  if (jar.sessionToken !== undefined) return jar.sessionToken
  return /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '')?.[1]
}
