import type { IncomingMessage } from 'node:http'

/**
 * What pages of other sites may do (docs/contract/providers-and-oauth2.md §E3): `link` lead the user there, `script`
 * send requests whose origin the library checks against the client, `anything`, or nothing.
 */
type OtherSites = 'link' | 'script' | 'anything' | 'nothing'

interface Route {
  readonly path: RegExp
  readonly methods: readonly string[]
  readonly otherSites: OtherSites
}

const exactly = (path: string): RegExp => new RegExp(`^${path.replaceAll('.', String.raw`\.`)}$`)
const document = (path: string): Route => ({ path: exactly(path), methods: ['GET', 'OPTIONS'], otherSites: 'anything' })

/**
 * What is offered (docs/contract/providers-and-oauth2.md §E1). The library's own router takes any case and a slash at
 * the end.
 */
const routes: readonly Route[] = [
  { path: exactly('/oauth2/auth'), methods: ['GET'], otherSites: 'link' },
  { path: /^\/oauth2\/auth\/[\w-]{16,64}$/, methods: ['GET'], otherSites: 'link' },
  { path: exactly('/oauth2/token'), methods: ['POST', 'OPTIONS'], otherSites: 'script' },
  { path: exactly('/oauth2/revoke'), methods: ['POST', 'OPTIONS'], otherSites: 'script' },
  { path: exactly('/oauth2/introspect'), methods: ['POST'], otherSites: 'nothing' },
  { path: exactly('/userinfo'), methods: ['GET', 'POST', 'OPTIONS'], otherSites: 'script' },
  { path: exactly('/oauth2/sessions/logout'), methods: ['GET', 'POST'], otherSites: 'link' },
  { path: exactly('/oauth2/sessions/logout/confirm'), methods: ['POST'], otherSites: 'nothing' },
  { path: exactly('/oauth2/sessions/logout/success'), methods: ['GET'], otherSites: 'link' },
  document('/.well-known/openid-configuration'),
  document('/.well-known/oauth-authorization-server'),
  document('/.well-known/jwks.json'),
]

/** What other sites may do there; undefined if the provider does not offer it. */
export const otherSitesAt = (method: string, path: string): OtherSites | undefined =>
  routes.find((route) => route.methods.includes(method) && route.path.test(path))?.otherSites

const ownPaths =
  /^\/(oauth2(\/.*)?|userinfo\/?|\.well-known\/(openid-configuration|oauth-authorization-server|jwks\.json)\/?)$/i

/** Whether a path belongs to OAuth2, offered or not. */
export const isOAuth2Path = (path: string): boolean => ownPaths.test(path)

/** Where clients present secrets, codes and tokens. */
export const isTokenPath = (path: string): boolean =>
  path === '/userinfo' || path === '/oauth2/token' || path === '/oauth2/revoke' || path === '/oauth2/introspect'

/** Documents that every site may read and keep. */
export const isPublicDocument = (path: string): boolean => path.startsWith('/.well-known/')

/** The path of a request whose target may be an address. */
export const pathOf = ({ url = '/' }: IncomingMessage): string => new URL(url, 'http://localhost').pathname
