import type { z } from 'zod'
import type { CredentialRecord, IdentityRecord } from '../../records/identity.ts'
import type { StrategyContext } from '../../methods/strategy.ts'
import type { Methods } from '../../methods/create-methods.ts'
import type { Imported, Portable } from '../../methods/portable.ts'

type Keeping = Pick<StrategyContext, 'vault' | 'config' | 'clock'> & { readonly methods: Methods }

/** Imported credentials by type; the methods' own schemas parse the values. */
export type PortableCredentials = Readonly<Record<string, z.output<Portable['payload']> | undefined>>

/**
 * Credentials other than passwords as Kratos exports them, with secrets in clear text (docs/contract/http.md §7.5).
 */
export const portableShape = ({ all }: Pick<Methods, 'all'>) =>
  Object.fromEntries(
    all.flatMap(({ name, credential }) =>
      credential?.portable ? [[name, credential.portable.payload.optional()] as const] : [],
    ),
  )

interface ImportedCredential {
  readonly type: string
  /** Its content, with what the account has of the type already. Undefined: there is nothing to store. */
  readonly contentBeside: (known: CredentialRecord | undefined) => Imported | undefined
}

/**
 * Imported credentials, sealed like those created here.
 * @param names identifiers by which security keys find the account
 */
export const importedOf = (
  tools: Keeping,
  brought: PortableCredentials,
  names: readonly string[],
): readonly ImportedCredential[] =>
  Object.entries(brought).flatMap(([type, keep]) =>
    keep ? [{ type, contentBeside: (known) => keep(tools, names, known) }] : [],
  )

/** The credential's config in a form that another service can import. */
export const portableConfig = (tools: Keeping, credential: CredentialRecord, owner: IdentityRecord): object =>
  tools.methods.named(credential.type)?.credential?.portable?.show?.(tools, credential, owner) ?? credential.config
