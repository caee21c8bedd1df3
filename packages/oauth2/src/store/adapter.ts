import { errors, type AdapterFactory, type AdapterPayload } from 'oidc-provider'
import type { PayloadStore } from './payload-store.ts'

interface AdapterOptions {
  readonly payloads: PayloadStore
  readonly findClient: (id: string) => Promise<AdapterPayload | undefined>
  readonly clock: () => number
  /** A code or token was used twice at the same time, and its grant has ended. */
  readonly onReuse?: (model: string, payload: AdapterPayload) => Promise<void>
}

/** The library's storage on our tables. Clients are only read here. */
export function createAdapter({ payloads, findClient, clock, onReuse }: AdapterOptions): AdapterFactory {
  return (model) => ({
    async upsert(id, payload, expiresIn = 0) {
      await payloads.upsert(model, id, payload, clock() + expiresIn * 1_000)
    },
    find: (id) => (model === 'Client' ? findClient(id) : payloads.find(model, id)),
    findByUid: (uid) => payloads.findByUid(model, uid),
    // Only the device flow asks this, and it is off.
    findByUserCode: async () => undefined,
    async consume(id) {
      if (await payloads.consume(model, id, clock())) return
      // Two requests had the same code or token. An attacker may be one of them, so that neither keeps anything.
      const payload = await payloads.find(model, id)
      if (payload?.grantId !== undefined) {
        await payloads.revokeGrant(payload.grantId)
        await onReuse?.(model, payload)
      }
      throw new errors.InvalidGrant('the code or token was used already')
    },
    destroy: (id) => payloads.destroy(model, id),
    revokeByGrantId: (grantId) => payloads.revokeTokens(grantId),
  })
}
