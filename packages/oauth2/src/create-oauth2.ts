import type { IncomingMessage } from 'node:http'
import type { Fetch } from '@collect/contract'
import { createNetworkLimits, createSealer } from '@collect/identity'
import type { Database } from '@collect/storage'
import type Provider from 'oidc-provider'
import { findIdentityAt } from './accounts/identities.ts'
import { createAdmin } from './admin/admin.ts'
import { clientRoutes } from './admin/client-routes.ts'
import { tokenRoutes } from './admin/token-routes.ts'
import type { ReadClient } from './clients/client-metadata.ts'
import { clientStore } from './clients/client-store.ts'
import { createClients } from './clients/clients.ts'
import { libraryClient } from './clients/library-client.ts'
import { wireClient } from './clients/wire-client.ts'
import { createAuthorizations } from './create-authorizations.ts'
import type { AppEvent } from './grants/grants.ts'
import { keyStore } from './keys/key-store.ts'
import { createSigningKeys } from './keys/signing-keys.ts'
import { createListener, type NodeListener } from './listener/listener.ts'
import type { HasSecondFactor } from './challenges/interaction-policy.ts'
import { createRequestLimits } from './listener/request-limits.ts'
import type { OAuth2Log } from './oauth2-log.ts'
import { openProvider } from './provider/open-provider.ts'
import { drawFault, type FaultPage } from './provider/render-fault.ts'
import { createAdapter } from './store/adapter.ts'
import { consentStore } from './store/consent-store.ts'
import { oauth2Migrations } from './store/migrations.ts'
import { payloadStore } from './store/payload-store.ts'

export interface OAuth2Options {
  /** The issuer: base address of the app, without a slash at the end. */
  readonly origin: string
  readonly database: Database
  /** The first secret signs and seals, all verify and open. */
  readonly secrets: readonly string[]
  readonly log: OAuth2Log
  /** Public API of the identity service. */
  readonly identity: Fetch
  /** Admin API of the identity service. */
  readonly identityAdmin: Fetch
  /** Whether an account can reach aal2. */
  readonly hasSecondFactor: HasSecondFactor
  /** Clients of the operator's file. */
  readonly clients: readonly ReadClient[]
  /** Lifespan of a session of the app, in seconds. */
  readonly sessionLifespan: number
  /** Addresses of the operator's pages. */
  readonly policyUrl?: string | undefined
  readonly termsUrl?: string | undefined
  readonly faultPage: FaultPage
  /** Hears what the identity service lists and mails. */
  readonly tell?: (event: AppEvent) => Promise<void>
  /** Milliseconds since 1970. */
  readonly clock?: () => number
  /** How often keys are read and expired rows are deleted, in milliseconds. */
  readonly upkeepInterval?: number
}

export interface OAuth2 {
  /** The wait before a request may be answered, in milliseconds; 0 for most. */
  waitOf(incoming: IncomingMessage): Promise<number>
  /** Answers the public paths that `otherSitesAt` knows. */
  readonly listener: NodeListener
  /** Hydra's admin API. It does not authenticate its callers. */
  readonly admin: Fetch
  /** Ends all that an account granted to clients. Their tokens are dead when it resolves. */
  endGrants(identityId: string): Promise<void>
  /** Deletes everything about an account. */
  forget(identityId: string): Promise<void>
  /** Deletes expired rows. Answers how many. */
  purgeExpired(): Promise<number>
  close(): Promise<void>
}

const minute = 60_000
const batch = 500

/** The OAuth2 and OpenID provider on the app's database. @throws when its keys cannot be opened */
export async function createOAuth2(options: OAuth2Options): Promise<OAuth2> {
  const { origin, database, secrets, log, identity, identityAdmin, clock = Date.now, upkeepInterval = minute } = options
  await database.migrate('oauth2', oauth2Migrations)
  const sealer = createSealer(secrets)
  const payloads = payloadStore(database, sealer)
  const clients = createClients(clientStore(database), options.clients, clock)
  const [secret = ''] = secrets
  const limits = createRequestLimits(createNetworkLimits({ database, secret, clock, origin }), clock)
  const keys = createSigningKeys(keyStore(database, secrets), clock)
  const findIdentity = findIdentityAt(identityAdmin)
  const consents = consentStore(database)
  const adapter = createAdapter({
    payloads,
    findClient: async (id) => {
      const client = await clients.find(id)
      return client && libraryClient(client)
    },
    clock,
    onReuse: (model, { grantId = '', accountId, clientId }) =>
      authorizations.grants.reused({ grantId, accountId, clientId, isRefresh: model === 'RefreshToken' }),
  })
  const authorizations = createAuthorizations({
    origin,
    provider: () => provider,
    async findClient(id) {
      const client = await clients.find(id)
      return client && wireClient(client)
    },
    payloads,
    consents,
    identity,
    identityAdmin,
    hasSecondFactor: options.hasSecondFactor,
    drawEnded: (context, error_description) =>
      drawFault(options.faultPage, context, {
        error: 'invalid_request',
        error_description,
        hasEnded: true,
        client: undefined,
      }),
    tell: options.tell ?? (async () => {}),
    clock,
    log,
  })

  let provider: Provider
  let seen = ''
  /** The library reads keys only when it is constructed. */
  async function readKeys(): Promise<void> {
    const current = await keys.current()
    const names = current.map(({ kid }) => kid).join()
    if (names === seen) return
    provider = openProvider({ ...options, keys: current, adapter, hooks: authorizations.hooks }, log)
    authorizations.attach(provider)
    seen = names
  }
  await readKeys()

  async function purgeExpired(): Promise<number> {
    let gone = 0
    for (let count = batch; count === batch; gone += count) count = await payloads.deleteExpired(clock(), batch)
    if (gone > 0) log.info({ event: 'oauth2.rows_deleted', rows: gone }, 'Expired rows of the OAuth2 provider deleted.')
    return gone
  }

  async function forgetClient(id: string): Promise<void> {
    await payloads.forgetClient(id)
    await consents.forgetClient(id)
  }

  let upkeep: Promise<void> | undefined
  const timer = setInterval(() => {
    upkeep ??= readKeys()
      .then(purgeExpired)
      .then(
        () => {},
        (error: unknown) =>
          log.error({ event: 'oauth2.upkeep_failed', err: error }, 'Upkeep of the OAuth2 provider failed.'),
      )
      .finally(() => (upkeep = undefined))
  }, upkeepInterval).unref()

  return {
    listener: createListener({ origin, current: () => provider, limits, log }),
    waitOf: limits.before,
    admin: createAdmin({
      authorizations: authorizations.routes,
      clients: clientRoutes({ clients, forgetClient, clock }),
      tokens: tokenRoutes({
        provider: () => provider,
        findIdentity,
        revokeTokensOfClient: payloads.revokeTokensOfClient,
      }),
    }),
    endGrants: (identityId) => authorizations.grants.withdraw(identityId, 'all'),
    async forget(identityId) {
      await payloads.forgetAccount(identityId)
      await authorizations.grants.forget(identityId)
    },
    purgeExpired,
    async close() {
      clearInterval(timer)
      await upkeep
    },
  }
}
