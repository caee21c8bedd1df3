import type { AuthenticationMethodName, Fetch, Identity } from '@collect/contract'

/** An account in the format of Kratos' import, without ids and fields derived from traits. */
export type PortableIdentity = Readonly<Record<string, unknown>>

/** Whether an export contains a credential, by its name in both services. Codes follow from the addresses. */
const isCarried: Readonly<Record<AuthenticationMethodName, boolean>> = {
  password: true,
  oidc: true,
  saml: true,
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
/** Kratos accepts at most 200 accounts with a plaintext password at once; exports contain hashes. */
const batchSize = 200

/** All accounts of an admin API, fetched page by page. @throws on an error response */
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
  /** The accounts that the service refused, with its reason. */
  readonly refused: readonly { readonly index: number; readonly reason: string }[]
}

/** Creates the accounts in another service; a refused account does not stop the others. */
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
  const { reason, message } = (error ?? {}) as { readonly reason?: string; readonly message?: string } // the content of the error envelope
  return reason ?? message ?? JSON.stringify(error)
}

function portableOf(identity: Identity): PortableIdentity {
  const { schema_id, traits, state, metadata_public, external_id, organization_id } = identity
  const { metadata_admin, credentials = {} } = identity as Identity & { readonly metadata_admin?: unknown } // only in the admin API
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
      // A code that was sent already is not valid in the other service.
      status: verified ? 'completed' : 'pending',
    })),
    recovery_addresses: identity.recovery_addresses?.map(({ via, value }) => ({ via, value })),
    credentials: Object.fromEntries(
      carried.flatMap((type) => {
        const { config } = credentials[type] ?? {}
        return config ? [[type, { config: withoutTokens(config) }]] : []
      }),
    ),
  }
  return Object.fromEntries(Object.entries(whole).filter(([, value]) => value !== undefined && value !== null))
}

/** Links with providers without the tokens of their first sign-in; any other credential as it is. */
function withoutTokens(config: Readonly<Record<string, unknown>>): object {
  const { providers } = config
  if (!Array.isArray(providers)) return config
  const links = (providers as readonly Readonly<Record<string, unknown>>[]).map((link) =>
    Object.fromEntries(Object.entries(link).filter(([key]) => !key.startsWith('initial_'))),
  )
  return { ...config, providers: links }
}

function nextPage(link: string, here: string): string | undefined {
  const target = /<([^>]+)>;\s*rel="?next"?/.exec(link)?.[1]
  return target === undefined ? undefined : new URL(target, here).href
}
