import type { z } from 'zod'
import type { NewCredential } from '../../identities/new-identity.ts'
import type { CredentialRecord, IdentityRecord } from '../../records/identity.ts'
import type { StrategyContext } from '../../methods/strategy.ts'
import type { Methods } from '../../methods/create-methods.ts'
import type { Portable } from '../../methods/portable.ts'

type Keeping = Pick<StrategyContext, 'vault' | 'config'> & { readonly methods: Methods }

/** What was brought along, by its type; the values come out of the methods' own schemas. */
export type PortableCredentials = Readonly<Record<string, z.output<Portable['payload']> | undefined>>

/**
 * Credentials other than passwords as a Kratos writes them down, the secrets in the clear (docs/contract/http.md §7.5).
 */
export const portableShape = ({ all }: Pick<Methods, 'all'>) =>
  Object.fromEntries(
    all.flatMap(({ name, credential }) =>
      credential?.portable ? [[name, credential.portable.payload.optional()] as const] : [],
    ),
  )

/**
 * What was brought along, sealed as what is made here.
 * @param names by which the account is found that signs in with a security key
 */
export const importedOf = (
  tools: Keeping,
  brought: PortableCredentials,
  names: readonly string[],
): readonly Required<NewCredential>[] =>
  Object.entries(brought).flatMap(([type, keep]) => (keep ? [{ type, ...keep(tools, names) }] : []))

/** The config that another service can read. */
export const portableConfig = (tools: Keeping, credential: CredentialRecord, owner: IdentityRecord): object =>
  tools.methods.named(credential.type)?.credential?.portable?.show?.(tools, credential, owner) ?? credential.config
