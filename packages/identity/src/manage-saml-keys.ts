import type { Database } from '@collect/storage'
import type { Clock } from './clock.ts'
import type { IdentityConfig } from './config/identity-config.ts'
import { addSigningKey } from './providers/saml/signing-keys.ts'
import { sealer } from './secrets/sealer.ts'
import { openStores } from './store/stores.ts'

interface ManagementOptions {
  readonly config: IdentityConfig
  readonly database: Database
  readonly secrets: readonly string[]
  readonly clock?: Clock
}

/** Rotates the key that signs requests to SAML providers (docs/contract/providers-and-oauth2.md §B2). */
export interface SamlKeyManagement {
  /** Adds a key, which the metadata has beside the old one. False when there are two already, or none yet. */
  add(): Promise<boolean>
  /** Deletes the old key, so that the new one signs. False when there is only one. */
  drop(): Promise<boolean>
}

export async function manageSamlKeys(options: ManagementOptions): Promise<SamlKeyManagement> {
  const { config, database, clock = Date.now } = options
  const own = [...(config.secrets.default ?? []), ...options.secrets]
  const { samlKeys } = await openStores(database, sealer(own))
  return {
    async add() {
      if ((await samlKeys.list()).length !== 1) return false
      await addSigningKey(samlKeys, sealer([...(config.secrets.cipher ?? []), ...own]), clock)
      return true
    },
    async drop() {
      const [oldest, ...others] = await samlKeys.list()
      if (!oldest || others.length === 0) return false
      await samlKeys.delete(oldest.id)
      return true
    },
  }
}
