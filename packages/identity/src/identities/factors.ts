import type { TraitIdentifiers } from '../schema/identity-schema.ts'
import type { CredentialRecord } from '../records/identity.ts'

type Content = Pick<CredentialRecord, 'type' | 'config'>

/** How the credentials of an account count. The list of methods decides it (`methods/create-methods.ts`). */
export interface Factors {
  /** Methods that the configuration makes first factors (docs/contract/http.md §4.2). */
  readonly first: readonly string[]
  /** First factors that an account has. */
  firstOf(credentials: readonly CredentialRecord[]): readonly string[]
  /** Number of first-factor credentials of an account; each key counts (docs/contract/http.md §7.5). */
  waysIn(credentials: readonly CredentialRecord[]): number
  /** Whether the list of ways in shows a credential; codes appear only as a first factor. */
  isOffered(type: string): boolean
  /** Whether the method's credential can be a second factor. */
  isSecond(method: string): boolean
  /** Whether an account has a second factor; passwordless keys are none (docs/contract/http.md §4.2). */
  hasSecond(credentials: readonly Content[]): boolean
  /** Whether the configuration makes this method a second factor. */
  comesSecond(method: string): boolean
  /** Methods that find the account by a name that the user types. */
  readonly named: readonly string[]
  /** The identifiers of a credential, for methods that take them from the traits. */
  namesOf(type: string, identifiers: TraitIdentifiers): readonly string[] | undefined
}
