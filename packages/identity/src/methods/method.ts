import type { FlowKind } from '@collect/contract'
import type { IdentityConfig } from '../config/identity-config.ts'
import type { Factors } from '../identities/factors.ts'
import type { CredentialChange } from '../identities/credential-changes.ts'
import type { Connections } from '../providers/connection.ts'
import type { CredentialRecord } from '../records/identity.ts'
import type { TraitIdentifiers } from '../schema/identity-schema.ts'
import type { Body, Strategy, StrategyContext } from './strategy.ts'
import type { Portable } from './portable.ts'
import type { CredentialWay } from '../identities/ways-in.ts'

/** The complete description of a method. Flows, accounts and the admin API know methods by it alone. */
export interface Method {
  /** Also the group of its nodes and the type of its credential. */
  readonly name: string
  isEnabled(config: IdentityConfig): boolean
  /** The method's behaviour in each kind of flow that offers it. */
  readonly strategies: Readonly<Partial<Record<FlowKind, Strategy>>>
  /** The rank of its nodes among those of other groups (docs/contract/nodes.md §1.4). */
  readonly rank?: Readonly<Partial<Record<FlowKind, number>>>
  /** While the form has a node of this name, the method's nodes come last (docs/contract/nodes.md §7). */
  readonly lastWith?: string

  /** Whether a body means this method, even if it names another: its button appears in forms of other methods. */
  readonly claims?: Readonly<Partial<Record<FlowKind, (body: Body) => boolean>>>
  /** Fields that mean this method in a body that names none (docs/contract/http.md §5.1). */
  readonly fields?: Readonly<Partial<Record<FlowKind, readonly string[]>>>
  /** Fields that mean this method in a body where nothing else means a method. */
  readonly lastFields?: Readonly<Partial<Record<FlowKind, readonly string[]>>>
  /** Its buttons stand on each step of a form with steps, and need no CSRF token there. */
  readonly isOnEveryStep?: true
  /** The method leads to a credential and has none itself. */
  readonly isStep?: true
  /** Kinds of flow in which its response takes the same time for every account. */
  readonly hidesTimingIn?: readonly FlowKind[]
  /** The identifier for which a body tries a secret; the rate limits count it. */
  triedName?(body: Body): unknown
  /** Login: fields that an attacker could guess; the rate limits count them. */
  readonly guessed?: readonly string[]
  /** The method makes the browser's keys sign a challenge. */
  readonly usesWebauthn?: true
  /** What a new flow offers to set up, kept so that a reload shows the same. */
  readonly offers?: Readonly<Partial<Record<FlowKind, (tools: Pick<StrategyContext, 'vault'>) => unknown>>>
  /** The message for a proof that no longer counts, the same as for a wrong one. */
  readonly wrong?: number
  /** Names of the site in this method; passwords must not contain them. */
  siteNames?(config: IdentityConfig): readonly (string | undefined)[]
  readonly credential?: CredentialRules
}

/** The credential of a method, and how it counts. */
export interface CredentialRules {
  /** Whether the configuration makes it a first factor. */
  isPasswordlessFor?(config: IdentityConfig): boolean
  /** Whether the configuration makes it a second factor. */
  comesSecond?(config: IdentityConfig): boolean
  /** Whether this credential is a first factor; unset, each one is. */
  isFirst?(credential: CredentialRecord, config: IdentityConfig): boolean
  /** Whether this credential is a second factor; unset, none is. */
  isSecond?(credential: Pick<CredentialRecord, 'config'>): boolean
  /** The number of ways into the account; unset, one. */
  count?(credential: CredentialRecord, config: IdentityConfig): number
  /** It is a way into the account only as a first factor. */
  readonly onlyFirst?: true
  /** The user types an identifier that finds the account. */
  readonly isNamed?: true
  /** The identifiers that find it, if they derive from the traits. */
  names?(identifiers: TraitIdentifiers): readonly string[]
  /** The field of the settings flow that removes it. */
  readonly removal?: CredentialWay['remove']
  /** The ways in that the owner reviews after a recovery; unset, one that `removal` removes. */
  ways?(
    credential: CredentialRecord,
    credentials: readonly CredentialRecord[],
    tools: { readonly factors: Factors; readonly connections: Connections },
  ): readonly CredentialWay[]
  /** Each proof uses up a part of it, so no browser opens it by itself. */
  readonly isSpent?: true
  /** Operators can delete it. */
  readonly isDeletable?: true
  /** Operators delete a part of it, by its identifier. Undefined: the credential has no such part. */
  without?(credential: CredentialRecord, identifier: string): CredentialChange | undefined
  /** Its import by operators and its export; unset, it cannot be imported and is exported as stored. */
  readonly portable?: Portable
  /** The suffix of its example among the mail previews; the method with the empty one is the unmarked example. */
  readonly preview?: string
}

export const defineMethod = (method: Method): Method => method
