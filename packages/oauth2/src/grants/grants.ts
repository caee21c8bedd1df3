import type { ConsentSession, OAuth2Client } from '@collect/contract'
import type Provider from 'oidc-provider'
import type { KoaContextWithOIDC } from 'oidc-provider'
import type { AccountConsent, ConsentStore } from '../store/consent-store.ts'
import { consentSessionOf } from './consent-session.ts'

type Client = InstanceType<Provider['Client']>
type Grant = InstanceType<Provider['Grant']>

/** What the identity service lists and mails. */
export interface AppEvent {
  readonly kind: 'app_connected' | 'app_withdrawn' | 'app_tokens_stolen'
  readonly identityId: string
  readonly clientId: string
  readonly clientName: string
}

interface GrantsOptions {
  /** The provider of this moment; it changes with the keys. */
  readonly provider: () => Provider
  readonly findClient: (id: string) => Promise<OAuth2Client | undefined>
  readonly consents: ConsentStore
  readonly clock: () => number
  /** The claims of each scope. */
  readonly claims: Readonly<Record<string, readonly string[]>>
  readonly tell: (event: AppEvent) => Promise<void>
}

export interface Decision {
  readonly accountId: string
  readonly client: Client
  readonly requested: readonly string[]
  readonly granted: readonly string[]
  readonly remembered: boolean
  readonly requestId?: string
}

/** Consents and the library's grants that belong to them (docs/contract/providers-and-oauth2.md §E7). */
export interface Grants {
  /** Stores the user's decision. Returns the ID of the library's grant. */
  decide(decision: Decision): Promise<string>
  /** The grant that answers an authorization request; undefined when the user must be asked. */
  load(context: KoaContextWithOIDC): Promise<Grant | undefined>
  sessions(accountId: string): Promise<readonly ConsentSession[]>
  /** Notes that a client used a token of an account. */
  touch(accountId: string, clientId: string): Promise<void>
  /** Ends the consent for one client or for all. Their tokens are dead when it resolves. */
  withdraw(accountId: string, clientId: string | 'all'): Promise<void>
  /** Ends the consent that answered a request. */
  withdrawRequest(requestId: string): Promise<void>
  /** A code or token was used twice, and its grant has ended. */
  reused(grant: { readonly grantId: string; readonly isRefresh: boolean } & Partial<Owner>): Promise<void>
  forget(accountId: string): Promise<void>
}

interface Owner {
  readonly accountId: string | undefined
  readonly clientId: string | undefined
}

const day = 24 * 60 * 60

/** Of the library's grant, in seconds. It outlives the tokens. */
const lifespanOf = ({ remembered, own }: AccountConsent): number => (remembered || own ? 3650 * day : 30 * day + 3600)

export function createGrants({ provider, findClient, consents, clock, claims, tell }: GrantsOptions): Grants {
  async function announce(kind: AppEvent['kind'], accountId: string, clientId: string): Promise<void> {
    const client = await findClient(clientId)
    await tell({ kind, identityId: accountId, clientId, clientName: client?.client_name || clientId })
  }

  async function decide(decision: Decision): Promise<string> {
    const { accountId, client, requested, granted, remembered, requestId } = decision
    const { clientId } = client
    const { consent, isFirst } = await consents.decide({
      accountId,
      clientId,
      granted,
      refused: requested.filter((scope) => !granted.includes(scope)),
      remembered,
      own: isOwn(client),
      requestId,
      now: clock(),
    })
    await saveGrant(consent)
    if (isFirst) await announce('app_connected', accountId, clientId)
    return consent.grantId
  }

  /** The library asks for consent as long as one scope or claim is unanswered, so all are granted or refused. */
  async function saveGrant(consent: AccountConsent): Promise<void> {
    const { accountId, clientId, grantId, granted, refused } = consent
    const properties = { accountId, clientId, expiresIn: lifespanOf(consent) }
    const { Grant } = provider()
    const grant = new Grant(properties)
    grant.jti = grantId
    grant.addOIDCScope([...granted])
    if (refused.length > 0) grant.rejectOIDCScope([...refused])
    const given = new Set(granted.flatMap((scope) => claims[scope] ?? []))
    const all = Object.values(claims).flat()
    grant.addOIDCClaims(given)
    grant.rejectOIDCClaims(all.filter((claim) => !given.has(claim)))
    await grant.save()
  }

  async function withdraw(accountId: string, clientId: string | 'all'): Promise<void> {
    for (const consent of await consents.withdraw(accountId, clientId)) {
      await announce('app_withdrawn', accountId, consent.clientId)
    }
  }

  return {
    decide,
    withdraw,
    touch: (accountId, clientId) => consents.touch(accountId, clientId, clock()),
    forget: (accountId) => consents.forget(accountId),

    async load({ oidc }) {
      const { account, client, result } = oidc
      const { Grant } = provider()
      if (!account || !client) return undefined
      const { accountId } = account
      const consent = await consents.find(accountId, client.clientId)
      const requested = [...oidc.requestParamOIDCScopes]
      const answered = new Set([...(consent?.granted ?? []), ...(consent?.refused ?? [])])
      const isNew = requested.some((scope) => !answered.has(scope))
      const isSignedIn = !signInPrompts.some((prompt) => oidc.promptPending(prompt))
      if (isOwn(client) && isSignedIn && isNew) {
        return Grant.find(await decide({ accountId, client, requested, granted: requested, remembered: false }))
      }
      if (!consent || !(consent.remembered || isOwn(client) || result?.consent)) return undefined
      const grant = await Grant.find(consent.grantId)
      // The grant expired, or ended while another request ran.
      if (!grant) await consents.dropGrant(consent.grantId)
      return grant
    },

    async sessions(accountId) {
      const isAlive = (consent: AccountConsent) => consent.decidedAt + lifespanOf(consent) * 1000 > clock()
      const alive = (await consents.list(accountId)).filter(isAlive)
      return Promise.all(alive.map(async (consent) => consentSessionOf(consent, await findClient(consent.clientId))))
    },

    async withdrawRequest(requestId) {
      const consent = await consents.findRequest(requestId)
      if (consent) await withdraw(consent.accountId, consent.clientId)
    },

    async reused({ grantId, isRefresh, accountId, clientId }) {
      await consents.dropGrant(grantId)
      // A code is used twice by an application that repeats its request; a refresh token by a thief or its victim.
      if (isRefresh && accountId !== undefined && clientId !== undefined) {
        await announce('app_tokens_stolen', accountId, clientId)
      }
    },
  }
}

const signInPrompts = ['login', 'create', 'registration', 'select_account'] as const

const isOwn = (client: Client): boolean => client['skip_consent'] === true
