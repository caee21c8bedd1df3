import type { TraitIdentifiers } from '../schema/identity-schema.ts'
import type { CredentialRecord } from '../records/identity.ts'

type Content = Pick<CredentialRecord, 'type' | 'config'>

/** How the credentials of an account count. The list of methods decides it (`methods/create-methods.ts`). */
export interface Factors {
  /** Methods that sign in alone, as the configuration has them (docs/contract/http.md §4.2). */
  readonly first: readonly string[]
  /** Those of them that an account has. */
  firstOf(credentials: readonly CredentialRecord[]): readonly string[]
  /** How many ways lead into an account; each key is one (docs/contract/http.md §7.5). */
  waysIn(credentials: readonly CredentialRecord[]): number
  /** Whether a credential stands among the ways in; codes do only where they sign in alone. */
  isOffered(type: string): boolean
  /** Methods whose credential can be a second factor. */
  isSecond(method: string): boolean
  /** Whether an account has a second factor; keys that sign in alone are none (docs/contract/http.md §4.2). */
  hasSecond(credentials: readonly Content[]): boolean
  /** Whether a proof by this method is a second factor, as the configuration has it. */
  comesSecond(method: string): boolean
  /** Methods whose account is found by a name that a user types. */
  readonly named: readonly string[]
  /** The names that a credential is found by, where they follow the traits. */
  namesOf(type: string, identifiers: TraitIdentifiers): readonly string[] | undefined
}
