import type { ProvidedUser } from '../../records/provided-user.ts'
import type { Proof } from '../../sessions/assurance.ts'
import type { Service } from '../service.ts'

/** The proof that a session keeps of a provider's user. */
export const proofOf = ({ method, link, aal, acr, amr }: ProvidedUser): Proof => ({
  method,
  aal,
  provider: link.provider,
  ...(link.organization !== undefined && { organization: link.organization }),
  ...(acr !== undefined && { upstream_acr: acr }),
  ...(amr !== undefined && { upstream_amr: amr }),
})

/** Whether the user may learn that an identifier has an account (docs/contract/providers-and-oauth2.md §A9). */
export const mayKnow = ({ config }: Service, { vouched }: ProvidedUser, identifier: string): boolean =>
  !config.security.account_enumeration.mitigate || vouched.some(({ value }) => value === identifier)
