import type { ConsentSession } from '@collect/contract'
import { consentSessionOf } from './consent-session.ts'
import type Provider from 'oidc-provider'
import type { KoaContextWithOIDC } from 'oidc-provider'
import type { Consent, ConsentStore } from '../store/consent-store.ts'

type Client = InstanceType<Provider['Client']>
type Grant = InstanceType<Provider['Grant']>

/** What the identity service lists and mails. */
export interface AppEvent {
  readonly kind: 'app_connected' | 'app_withdrawn' | 'app_tokens_stolen'
  readonly identityId: string
  readonly clientId: string
  readonly clientName: string
}

export interface GrantsOptions {
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
  decide(provider: Provider, decision: Decision): Promise<string>
  /** The grant that answers an authorization request; undefined when the user must be asked. */
  load(ctx: KoaContextWithOIDC): Promise<Grant | undefined>
  sessions(provider: Provider, accountId: string): Promise<readonly ConsentSession[]>
  /** Ends the consent for one client or for all. Their tokens are dead when it resolves. */
  withdraw(provider: Provider, accountId: string, clientId: string | 'all'): Promise<void>
  /** Ends the consent that answered a request. */
  withdrawRequest(provider: Provider, requestId: string): Promise<void>
  /** The library ended a grant, because a code or token was used twice. */
  revoked(ctx: KoaContextWithOIDC, grantId: string): Promise<void>
}

const day = 24 * 60 * 60

/** Of the library's grant, in seconds. It outlives the tokens. */
const lifespanOf = ({ remembered, own }: Consent): number => (remembered || own ? 3650 : 30) * day

export function createGrants({ consents, clock, claims, tell }: GrantsOptions): Grants {
  const announce = (kind: AppEvent['kind'], accountId: string, clientId: string, clientName: string | undefined) =>
    tell({ kind, identityId: accountId, clientId, clientName: clientName ?? clientId })

  async function decide(provider: Provider, decision: Decision): Promise<string> {
    const { accountId, client, requested, granted, remembered, requestId } = decision
    const { consent, isFirst } = await consents.decide({
      accountId,
      clientId: client.clientId,
      granted,
      refused: requested.filter((scope) => !granted.includes(scope)),
      remembered,
      own: isOwn(client),
      requestId,
      now: clock(),
    })
    await saveGrant(provider, consent)
    if (isFirst) await announce('app_connected', accountId, client.clientId, client.clientName)
    return consent.grantId
  }

  /** The library asks for consent as long as one scope or claim is unanswered, so all are granted or refused. */
  async function saveGrant(provider: Provider, consent: Consent): Promise<void> {
    const { accountId, clientId, grantId, granted, refused } = consent
    const properties = { accountId, clientId, expiresIn: lifespanOf(consent) }
    const grant = new provider.Grant(properties)
    grant.jti = grantId
    grant.addOIDCScope([...granted])
    if (refused.length > 0) grant.rejectOIDCScope([...refused])
    const given = new Set(granted.flatMap((scope) => claims[scope] ?? []))
    grant.addOIDCClaims(given)
    grant.rejectOIDCClaims(
      Object.values(claims)
        .flat()
        .filter((claim) => !given.has(claim)),
    )
    await grant.save()
  }

  async function withdraw(provider: Provider, accountId: string, clientId: string | 'all'): Promise<void> {
    for (const { clientId: id } of await consents.withdraw(accountId, clientId)) {
      const client = await provider.Client.find(id)
      await announce('app_withdrawn', accountId, id, client?.clientName)
    }
  }

  return {
    decide,

    async load({ oidc }) {
      const { provider, account, client, result } = oidc
      if (!account || !client) return undefined
      const consent = await consents.find(account.accountId, client.clientId)
      const requested = [...oidc.requestParamOIDCScopes]
      const isAnswered = requested.every((scope) => consent?.granted.includes(scope) || consent?.refused.includes(scope))
      const isSignedIn = !signInPrompts.some((prompt) => oidc.promptPending(prompt))
      if (isOwn(client) && isSignedIn && !isAnswered) {
        const decision = { accountId: account.accountId, client, requested, granted: requested, remembered: false }
        return provider.Grant.find(await decide(provider, decision))
      }
      if (!consent || !(consent.remembered || isOwn(client) || result?.consent)) return undefined
      const grant = await provider.Grant.find(consent.grantId)
      // The grant expired, or was revoked while another request ran.
      if (!grant) await consents.dropGrant(consent.grantId)
      return grant
    },

    async sessions(provider, accountId) {
      const isAlive = (consent: Consent) => consent.decidedAt + lifespanOf(consent) * 1000 > clock()
      const all = (await consents.list(accountId)).filter(isAlive)
      return Promise.all(
        all.map(async (consent) => consentSessionOf(consent, await provider.Client.find(consent.clientId))),
      )
    },

    withdraw,

    async withdrawRequest(provider, requestId) {
      const consent = await consents.findRequest(requestId)
      if (consent) await withdraw(provider, consent.accountId, consent.clientId)
    },

    async revoked({ oidc }, grantId) {
      await consents.dropGrant(grantId)
      const { account, client, params } = oidc
      if (params?.['grant_type'] !== 'refresh_token' || !account || !client) return
      await announce('app_tokens_stolen', account.accountId, client.clientId, client.clientName)
    },
  }
}

const signInPrompts = ['login', 'create', 'registration', 'select_account'] as const

const isOwn = (client: Client): boolean => client['skip_consent'] === true
