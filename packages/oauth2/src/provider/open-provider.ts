import type { EventEmitter } from 'node:events'
import { isUnavailable } from '@collect/storage'
import { Provider, type KoaContextWithOIDC } from 'oidc-provider'
import { isSameDigest, sha256 } from '../digest.ts'
import type { OAuth2Log } from '../oauth2-log.ts'
import { IdentityUnavailableError } from '../session/app-sessions.ts'
import { providerSettings, type ProviderParts } from './provider-settings.ts'

/** Events of refused requests: faults of clients, not of ours. */
const refusals = [
  'authorization.error',
  'grant.error',
  'introspection.error',
  'revocation.error',
  'userinfo.error',
  'end_session.error',
  'end_session_confirm.error',
] as const

/** The library's provider with these keys. */
export function openProvider(parts: ProviderParts, log: OAuth2Log): Provider {
  const provider = new Provider(parts.origin, providerSettings(parts))
  // Behind the edge, which alone sets the headers of a proxy.
  provider.proxy = true
  // Clients are kept with the digest of their secret.
  provider.Client.prototype.compareClientSecret = function (this: { clientSecret?: string }, actual: string) {
    return isSameDigest(this.clientSecret ?? '', sha256(actual))
  }
  // The library answers every fault of ours with 500.
  const withoutDatabase = new WeakSet<object>()
  provider.use(async (context, next) => {
    await next()
    if (context.status !== 500 || !withoutDatabase.has(context)) return
    context.status = 503
    context.set('Retry-After', '2')
  })
  const events: EventEmitter = provider
  for (const event of refusals) {
    events.on(event, ({ req, oidc }: KoaContextWithOIDC, error: Error) =>
      log.info(
        {
          event: 'oauth2.refused',
          request: req.headers['x-request-id'],
          route: oidc.route,
          client: oidc.client?.clientId,
          error: error.message,
        },
        'OAuth2 request refused.',
      ),
    )
  }
  events.on('server_error', (context: KoaContextWithOIDC, error: unknown) => {
    logFault(error, context.req.headers['x-request-id'])
    if (isUnavailable(error) || error instanceof IdentityUnavailableError) withoutDatabase.add(context)
  })
  // A connection that broke while it was answered.
  events.on('error', (error: unknown) => logFault(error, undefined))
  return provider

  function logFault(error: unknown, request: unknown): void {
    log.error({ event: 'request.failed', err: error, request, component: 'oauth2' }, 'Unhandled error.')
  }
}
