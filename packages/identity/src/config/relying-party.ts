import type { IdentityConfig } from './identity-config.ts'
import type { WebauthnMethod } from '../records/webauthn-credential.ts'

/** Whose keys they are (WebAuthn 3 §4, Relying Party). */
export interface RelyingParty {
  readonly id: string
  readonly name: string
  /** Pages that may ask for them. */
  readonly origins: readonly string[]
}

/** What the configuration leaves out is taken from the sign-in page. */
export function relyingPartyOf({ selfservice }: IdentityConfig, method: WebauthnMethod): RelyingParty {
  const { rp } = selfservice.methods[method].config
  const page = new URL(selfservice.flows.login.ui_url)
  const id = rp.id ?? page.hostname
  return { id, name: rp.display_name ?? id, origins: rp.origins ?? [page.origin] }
}
