import type { AssuranceLevel, AuthenticationMethod, AuthenticationMethodName } from '@collect/contract'
import type { AddressId } from '../records/ids.ts'
import type { Factors } from '../identities/factors.ts'

/**
 * A session is aal2 with a first and a second factor, whatever their order; second factors alone stay aal1
 * (docs/contract/http.md §4.2).
 */
export function assuranceOf(methods: readonly AuthenticationMethod[]): AssuranceLevel {
  if (methods.length === 0) return 'aal0'
  const has = (aal: AssuranceLevel) => methods.some((method) => method.aal === aal)
  const isBoth = methods.some(({ method, aal }) => aal === 'aal2' && isOfProvider(method))
  return isBoth || (has('aal1') && has('aal2')) ? 'aal2' : 'aal1'
}

/** A provider's sign-in with two factors counts as both (docs/contract/providers-and-oauth2.md §A14). */
export const isOfProvider = (method: AuthenticationMethodName): boolean => method === 'oidc' || method === 'saml'

/** A proved method, and its level if that does not depend on the configuration. */
export interface Proof {
  readonly method: AuthenticationMethodName
  readonly aal?: AssuranceLevel
  /** The recovery address that proved it. */
  readonly addressId?: AddressId | undefined
  /** The provider that proved it, and what it said of the sign-in. */
  readonly provider?: string
  readonly organization?: string
  readonly upstream_acr?: string
  readonly upstream_amr?: readonly string[]
}

/** The level that one method proves; for codes and security keys the configuration decides. */
export const levelOf = (factors: Factors, { method, aal }: Proof): AssuranceLevel =>
  aal ?? (factors.comesSecond(method) ? 'aal2' : 'aal1')
