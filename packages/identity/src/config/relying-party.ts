import type { IdentityConfig } from './identity-config.ts'
import type { WebauthnMethod } from '../records/webauthn-credential.ts'

/** The site that keys are registered with (WebAuthn 3 §4, Relying Party). */
export interface RelyingParty {
  readonly id: string
  readonly name: string
  /** Origins of the pages that may use the keys. */
  readonly origins: readonly string[]
}

/** Settings that are missing in the configuration come from the login page's address. */
export function relyingPartyOf({ selfservice }: IdentityConfig, method: WebauthnMethod): RelyingParty {
  const { rp } = selfservice.methods[method].config
  const page = new URL(selfservice.flows.login.ui_url)
  const id = rp.id ?? page.hostname
  return { id, name: rp.display_name ?? id, origins: rp.origins ?? [page.origin] }
}
