import type { AuthenticationMethodName, Fetch, Identity } from '@collect/contract'

/** An account as Kratos' import takes it: what follows from the traits, and what each service numbers itself, stays behind. */
export type PortableIdentity = Readonly<Record<string, unknown>>

/** Whether an export carries this credential, by its name in both services. Codes follow from the addresses. */
const isCarried: Readonly<Record<AuthenticationMethodName, boolean>> = {
  password: true,
  oidc: true,
  saml: false,
  totp: true,
  lookup_secret: true,
  webauthn: true,
  passkey: true,
  code: false,
  link_recovery: false,
  code_recovery: false,
  deviceauthn: false,
}
const carried = Object.entries(isCarried).flatMap(([type, carries]) => (carries ? [type] : []))
const pageSize = 250
/** Of these at most 200 may come with a password in the clear; ours come with hashes. */
const batchSize = 200

/** All accounts that an admin API knows, a page at a time. @throws when it does not answer as it should */
export async function* exportIdentities(admin: Fetch, base: string): AsyncGenerator<PortableIdentity> {
  const query = new URLSearchParams({ page_size: String(pageSize) })
  for (const type of carried) query.append('include_credential', type)
  let next: string | undefined = new URL(`/admin/identities?${query}`, base).href
  while (next !== undefined) {
    const response = await admin(new Request(next, { headers: { accept: 'application/json' } }))
    if (!response.ok) throw new Error(`the accounts cannot be read: ${response.status} ${await response.text()}`)
    for (const identity of (await response.json()) as readonly Identity[]) yield portableOf(identity) // by contract
    next = nextPage(response.headers.get('link') ?? '', next)
  }
}

export interface ImportCount {
  readonly made: number
  /** What was not made, with the service's reason. */
  readonly refused: readonly { readonly index: number; readonly reason: string }[]
}

/** Makes the accounts elsewhere; one that is refused keeps no other out. */
export async function importIdentities(
  admin: Fetch,
  base: string,
  identities: readonly PortableIdentity[],
): Promise<ImportCount> {
  let made = 0
  const refused: { index: number; reason: string }[] = []
  for (let at = 0; at < identities.length; at += batchSize) {
    const batch = identities.slice(at, at + batchSize)
    const response = await admin(
      new Request(new URL('/admin/identities', base), {
        method: 'PATCH',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ identities: batch.map((create) => ({ create })) }),
      }),
    )
    if (!response.ok) throw new Error(`the accounts cannot be written: ${response.status} ${await response.text()}`)
    const answer = (await response.json()) as { readonly identities: readonly Result[] } // by contract
    for (const [index, { action, error }] of answer.identities.entries()) {
      if (action === 'create') made += 1
      else refused.push({ index: at + index, reason: reasonOf(error) })
    }
  }
  return { made, refused }
}

interface Result {
  readonly action: string
  readonly error?: unknown
}

const reasonOf = (error: unknown): string => {
  const { reason, message } = (error ?? {}) as { readonly reason?: string; readonly message?: string } // an envelope's inside
  return reason ?? message ?? JSON.stringify(error)
}

function portableOf(identity: Identity): PortableIdentity {
  const { schema_id, traits, state, metadata_public, external_id, organization_id } = identity
  const { metadata_admin, credentials = {} } = identity as Identity & { readonly metadata_admin?: unknown } // on the admin side only
  const whole = {
    schema_id,
    traits,
    state,
    metadata_public,
    metadata_admin,
    external_id,
    organization_id,
    verifiable_addresses: identity.verifiable_addresses?.map(({ via, value, verified }) => ({
      via,
      value,
      verified,
      // A code that is on its way is worth nothing over there.
      status: verified ? 'completed' : 'pending',
    })),
    recovery_addresses: identity.recovery_addresses?.map(({ via, value }) => ({ via, value })),
    credentials: Object.fromEntries(
      carried.flatMap((type) => {
        const { config } = credentials[type] ?? {}
        return config ? [[type, { config }]] : []
      }),
    ),
  }
  return Object.fromEntries(Object.entries(whole).filter(([, value]) => value !== undefined && value !== null))
}

function nextPage(link: string, here: string): string | undefined {
  const target = /<([^>]+)>;\s*rel="?next"?/.exec(link)?.[1]
  return target === undefined ? undefined : new URL(target, here).href
}
