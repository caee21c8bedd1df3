import type { Fetch, Identity } from '@collect/contract'

/** Reads an identity from the identity service; undefined when it is inactive or deleted. */
export type FindIdentity = (id: string) => Promise<Identity | undefined>

export function findIdentityAt(admin: Fetch): FindIdentity {
  return async (id) => {
    const response = await admin(new Request(`http://localhost/admin/identities/${encodeURIComponent(id)}`))
    if (response.status === 404) return undefined
    if (!response.ok) throw new Error(`The identity service answered ${response.status}.`)
    const identity = (await response.json()) as Identity // the contract of the service
    return identity.state === 'active' ? identity : undefined
  }
}
