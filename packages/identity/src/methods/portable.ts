import { z } from 'zod'
import type { CredentialRecord, IdentityRecord } from '../records/identity.ts'
import type { StrategyContext } from './strategy.ts'

type Keeping = Pick<StrategyContext, 'vault' | 'config'>

/** What is kept of a credential, and the names that it is found by. */
export interface Imported {
  readonly config: CredentialRecord['config']
  readonly identifiers: readonly string[]
}

/**
 * Seals what an operator brought along as the service seals its own.
 * @param names that security keys find the account by
 */
type Keep = (tools: Keeping, names: readonly string[]) => Imported

/** A credential as a Kratos writes it down, its secrets in the clear (docs/contract/http.md §7.5). */
export interface Portable {
  readonly payload: z.ZodType<Keep>
  /** Unset, it is exported as it is kept. */
  show?(tools: Keeping, credential: CredentialRecord, owner: IdentityRecord): object
}

interface PortableParts<Config> extends Pick<Portable, 'show'> {
  readonly config: z.ZodType<Config>
  keep(tools: Keeping, config: Config, names: readonly string[]): Imported
}

/** Joins the schema of an import to what becomes of it. */
export const definePortable = <Config>({ config, keep, show }: PortableParts<Config>): Portable => ({
  payload: z.strictObject({ config }).transform(
    (given): Keep =>
      (tools, names) =>
        keep(tools, given.config, names),
  ),
  ...(show && { show }),
})
