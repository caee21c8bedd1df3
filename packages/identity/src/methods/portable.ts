import { z } from 'zod'
import type { CredentialRecord, IdentityRecord } from '../records/identity.ts'
import type { StrategyContext } from './strategy.ts'

type Keeping = Pick<StrategyContext, 'vault' | 'config' | 'clock'>

/** The stored config of a credential, and the identifiers that find it. */
export interface Imported {
  readonly config: CredentialRecord['config']
  readonly identifiers: readonly string[]
}

/**
 * Seals imported secrets as the service seals its own. Undefined: there is nothing to store.
 * @param names identifiers by which security keys find the account
 * @param known the account's credential of the type, if it has one
 */
type Keep = (tools: Keeping, names: readonly string[], known?: CredentialRecord) => Imported | undefined

/** A credential as Kratos exports it, with its secrets in clear text (docs/contract/http.md §7.5). */
export interface Portable {
  readonly payload: z.ZodType<Keep>
  /** Unset, the credential is exported as stored. */
  show?(tools: Keeping, credential: CredentialRecord, owner: IdentityRecord): object
}

interface PortableParts<Config> extends Pick<Portable, 'show'> {
  readonly config: z.ZodType<Config>
  keep(tools: Keeping, config: Config, names: readonly string[], known?: CredentialRecord): Imported | undefined
}

/** Connects the schema of an import to the function that stores it. */
export const definePortable = <Config>({ config, keep, show }: PortableParts<Config>): Portable => ({
  payload: z.strictObject({ config }).transform(
    (given): Keep =>
      (tools, names, known) =>
        keep(tools, given.config, names, known),
  ),
  ...(show && { show }),
})
