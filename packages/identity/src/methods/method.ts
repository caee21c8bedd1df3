import type { FlowKind } from '@collect/contract'
import type { IdentityConfig } from '../config/identity-config.ts'
import type { Factors } from '../identities/factors.ts'
import type { CredentialRecord } from '../records/identity.ts'
import type { TraitIdentifiers } from '../schema/identity-schema.ts'
import type { Body, Strategy, StrategyContext } from './strategy.ts'
import type { Portable } from './portable.ts'
import type { CredentialWay } from '../identities/ways-in.ts'

/** A method, all of it. The flows, the accounts and the admin API know methods by this alone. */
export interface Method {
  /** Also the group of its nodes and the type of its credential. */
  readonly name: string
  isEnabled(config: IdentityConfig): boolean
  /** What it does in each kind of flow where it exists. */
  readonly strategies: Readonly<Partial<Record<FlowKind, Strategy>>>
  /** Where its nodes stand among those of other groups, as the wire promises (docs/contract/nodes.md §1.4). */
  readonly rank?: Readonly<Partial<Record<FlowKind, number>>>
  /** While a node of this name is shown, the method's nodes stand at the end (docs/contract/nodes.md §7). */
  readonly lastWith?: string

  /** Whether a body means this method whatever else it says: its button stands beside those of others. */
  readonly claims?: Readonly<Partial<Record<FlowKind, (body: Body) => boolean>>>
  /** Fields that mean this method in a body that names none (docs/contract/http.md §5.1). */
  readonly fields?: Readonly<Partial<Record<FlowKind, readonly string[]>>>
  /** Fields that mean this method in a body where nothing else means a method. */
  readonly lastFields?: Readonly<Partial<Record<FlowKind, readonly string[]>>>
  /** It leads to a credential and is none itself. */
  readonly isStep?: true
  /** Kinds of flow in which its answer takes the same time for every account. */
  readonly hidesTimingIn?: readonly FlowKind[]
  /** The name that a body tries a secret under; the limits count it. */
  triedName?(body: Body): unknown
  /** Login: fields whose content can be guessed; the limits count them. */
  readonly guessed?: readonly string[]
  /** It asks keys of the browser to sign a challenge. */
  readonly usesWebauthn?: true
  /** What a new flow offers to set up, kept so that a reload shows the same. */
  readonly offers?: Readonly<Partial<Record<FlowKind, (tools: Pick<StrategyContext, 'vault'>) => unknown>>>
  /** What is said of a proof that no longer counts: the same as of a wrong one. */
  readonly wrong?: number
  /** What it calls the site: no password may be made of it. */
  siteNames?(config: IdentityConfig): readonly (string | undefined)[]
  readonly credential?: CredentialRules
}

/** What a method keeps of an account, and how that counts. */
export interface CredentialRules {
  /** Whether it signs in alone, as the configuration has it. */
  isPasswordlessFor?(config: IdentityConfig): boolean
  /** Whether its proof is a second factor, as the configuration has it. */
  comesSecond?(config: IdentityConfig): boolean
  /** Whether this credential signs in alone; unset, each does. */
  isFirst?(credential: CredentialRecord): boolean
  /** Whether this credential is a second factor; unset, none is. */
  isSecond?(credential: Pick<CredentialRecord, 'config'>): boolean
  /** How many ways into the account it is; unset, one. */
  count?(credential: CredentialRecord): number
  /** Nothing but its signing in alone makes it a way in. */
  readonly onlyFirst?: true
  /** A user types the name that finds its account. */
  readonly isNamed?: true
  /** The names that it is found by, where they follow the traits. */
  names?(identifiers: TraitIdentifiers): readonly string[]
  /** The field of the settings flow that removes it. */
  readonly removal?: CredentialWay['remove']
  /** What its owner sees of it after a recovery; unset, one way that `removal` removes. */
  ways?(
    credential: CredentialRecord,
    credentials: readonly CredentialRecord[],
    factors: Factors,
  ): readonly CredentialWay[]
  /** Operators can delete it. */
  readonly isDeletable?: true
  /** How operators import it, and how it is exported; unset, it isn't imported and is exported as it is kept. */
  readonly portable?: Portable
  /** The example of the mails about it, among the previews; '' stands for all. */
  readonly preview?: string
}

export const defineMethod = (method: Method): Method => method
