import type { EventEmitter } from 'node:events'
import type { Fetch, OAuth2Client } from '@collect/contract'
import type { Hono } from 'hono'
import type Provider from 'oidc-provider'
import type { KoaContextWithOIDC } from 'oidc-provider'
import { findAccount } from './accounts/find-account.ts'
import { findIdentityAt } from './accounts/identities.ts'
import { authorizationRoutes } from './admin/authorization-routes.ts'
import { guardReturns, type DrawEnded } from './challenges/guard-returns.ts'
import { interactionPage } from './challenges/interaction.ts'
import { createInteractionPolicy, type HasSecondFactor } from './challenges/interaction-policy.ts'
import { createLogout } from './challenges/logout.ts'
import { createLogoutRequests } from './challenges/logout-requests.ts'
import { createVerifiers } from './challenges/verifiers.ts'
import { claimsByScope } from './grants/claims-by-scope.ts'
import { createGrants, type AppEvent, type Grants } from './grants/grants.ts'
import type { OAuth2Log } from './oauth2-log.ts'
import type { Hooks } from './provider/provider-settings.ts'
import { createAppSessions } from './session/app-sessions.ts'
import { followAppSessions } from './session/shadow-session.ts'
import type { ConsentStore } from './store/consent-store.ts'
import type { PayloadStore } from './store/payload-store.ts'

interface AuthorizationsOptions {
  readonly origin: string
  /** The provider of this moment; it changes with the keys. */
  readonly provider: () => Provider
  readonly findClient: (id: string) => Promise<OAuth2Client | undefined>
  readonly payloads: PayloadStore
  readonly consents: ConsentStore
  readonly identity: Fetch
  readonly identityAdmin: Fetch
  readonly hasSecondFactor: HasSecondFactor
  readonly drawEnded: DrawEnded
  readonly tell: (event: AppEvent) => Promise<void>
  readonly clock: () => number
  readonly log: OAuth2Log
}

/** Who is signed in, who must answer what, and what was granted. */
export interface Authorizations {
  readonly hooks: Hooks
  readonly grants: Grants
  /** `/admin/oauth2/auth`. */
  readonly routes: Hono
  /** Prepares a new provider. */
  attach(provider: Provider): void
}

export function createAuthorizations(options: AuthorizationsOptions): Authorizations {
  const {
    origin,
    provider,
    findClient,
    payloads,
    consents,
    identityAdmin,
    hasSecondFactor,
    drawEnded,
    tell,
    clock,
    log,
  } = options
  const findIdentity = findIdentityAt(identityAdmin)
  const appSessions = createAppSessions(options)
  const grants = createGrants({ provider, findClient, consents, clock, claims: claimsByScope, tell })
  const verifiers = createVerifiers(payloads, clock)
  const logoutRequests = createLogoutRequests(payloads, clock)
  const logout = createLogout({ origin, requests: logoutRequests, appSessions })
  const routes = {
    origin,
    provider,
    findClient,
    payloads,
    verifiers,
    logoutRequests,
    grants,
    appSessions,
    findIdentity,
    clock,
  }

  return {
    grants,
    routes: authorizationRoutes(routes),
    hooks: {
      findAccount: findAccount(findIdentity, grants),
      policy: createInteractionPolicy(hasSecondFactor),
      pageOf: (_context, interaction) => interactionPage(origin, interaction),
      loadExistingGrant: (context) => grants.load(context),
      async mayIntrospect(_context, client, { accountId, clientId }) {
        return (
          clientId === client.clientId && (accountId === undefined || (await findIdentity(accountId)) !== undefined)
        )
      },
      askLogout: logout.ask,
      afterLogout: logout.goHome,
    },
    attach(made) {
      followAppSessions(made, appSessions)
      made.use(guardReturns({ provider, verifiers, appSessions, drawEnded }))
      made.use(logout.skipWithoutSession)
      const events: EventEmitter = made
      events.on('grant.revoked', ({ oidc }: KoaContextWithOIDC, grantId: string) => {
        const owner = { accountId: oidc.account?.accountId, clientId: oidc.client?.clientId }
        const isRefresh = oidc.params?.['grant_type'] === 'refresh_token'
        grants
          .reused({ ...owner, grantId, isRefresh })
          .catch((error: unknown) =>
            log.error({ event: 'request.failed', err: error, component: 'oauth2' }, 'Unhandled error.'),
          )
      })
    },
  }
}
