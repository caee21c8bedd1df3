import type { AssuranceLevel, AuthenticationMethod, AuthenticationMethodName } from '@collect/contract'
import type { IdentityConfig } from '../config/identity-config.ts'
import { isSecondFactor } from '../identities/identities.ts'

/** A session is aal2 with a first and a second factor, whatever their order; second factors alone stay aal1 (contract/http.md §4.2). */
export function assuranceOf(methods: readonly AuthenticationMethod[]): AssuranceLevel {
  if (methods.length === 0) return 'aal0'
  const has = (aal: AssuranceLevel) => methods.some((method) => method.aal === aal)
  return has('aal1') && has('aal2') ? 'aal2' : 'aal1'
}

/** The level that one method proves; codes are what the settings make of them. */
export const levelOf = ({ selfservice }: IdentityConfig, method: AuthenticationMethodName): AssuranceLevel =>
  isSecondFactor(method) || (method === 'code' && selfservice.methods.code.mfa_enabled) ? 'aal2' : 'aal1'
