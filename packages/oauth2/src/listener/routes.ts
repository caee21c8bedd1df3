interface Route {
  readonly path: RegExp
  readonly methods: readonly string[]
}

const exactly = (path: string): RegExp => new RegExp(`^${path.replaceAll('.', String.raw`\.`)}$`)

/** What is offered (docs/contract/providers-and-oauth2.md §E1). The library's own router takes any case and a slash at the end. */
const routes: readonly Route[] = [
  { path: exactly('/oauth2/auth'), methods: ['GET'] },
  { path: /^\/oauth2\/auth\/[\w-]{16,64}$/, methods: ['GET'] },
  { path: exactly('/oauth2/token'), methods: ['POST', 'OPTIONS'] },
  { path: exactly('/oauth2/revoke'), methods: ['POST', 'OPTIONS'] },
  { path: exactly('/oauth2/introspect'), methods: ['POST', 'OPTIONS'] },
  { path: exactly('/userinfo'), methods: ['GET', 'POST', 'OPTIONS'] },
  { path: exactly('/oauth2/sessions/logout'), methods: ['GET', 'POST'] },
  { path: exactly('/oauth2/sessions/logout/confirm'), methods: ['POST'] },
  { path: exactly('/oauth2/sessions/logout/success'), methods: ['GET'] },
  ...['/.well-known/openid-configuration', '/.well-known/oauth-authorization-server', '/.well-known/jwks.json'].map(
    (path) => ({ path: exactly(path), methods: ['GET', 'OPTIONS'] }),
  ),
]

/** Whether the provider answers this request. */
export const isOffered = (method: string, path: string): boolean =>
  routes.some((route) => route.methods.includes(method) && route.path.test(path))

/** Whether a path belongs to OAuth2, offered or not. */
export const isOAuth2Path = (path: string): boolean =>
  /^\/oauth2(\/|$)/i.test(path) ||
  /^\/userinfo\/?$/i.test(path) ||
  /^\/\.well-known\/(openid-configuration|oauth-authorization-server|jwks\.json)\/?$/i.test(path)

/** Documents that every site may read and keep. */
export const isPublicDocument = (path: string): boolean => path.startsWith('/.well-known/')
