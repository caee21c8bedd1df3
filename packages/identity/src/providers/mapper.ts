import type { Traits } from '@collect/contract'
import { z } from 'zod'
import type { Clock } from '../clock.ts'
import { ConfigError } from '../config/config-error.ts'
import { documentAt } from '../config/document.ts'
import { parseJsonnet, type JsonnetProgram } from '../jsonnet/jsonnet.ts'
import { normaliseAddress } from '../schema/normalise.ts'
import { MappingFault, type Connection, type Mapped } from './connection.ts'
import type { ProvedUser } from './provider.ts'

interface MapperOptions {
  /** The key of the configuration, for errors. */
  readonly path: string
  readonly fetch: (address: string) => Promise<Response>
  readonly clock: Clock
}

/** How long a mapper from the network is kept, in milliseconds. */
const kept = 60 * 60_000

const result = z.object({
  identity: z.object({
    traits: z.record(z.string(), z.unknown()),
    metadata_public: z.unknown().optional(),
    metadata_admin: z.unknown().optional(),
    verified_addresses: z
      .array(z.object({ via: z.enum(['email', 'sms']), value: z.string().max(320) }))
      .max(100)
      .optional(),
  }),
})

/**
 * Reads the mapper of a provider, which makes traits of claims (docs/contract/providers-and-oauth2.md §A8).
 * @throws ConfigError when a local mapper cannot be read or is no mapper
 */
export async function openMapper(address: string, { path, fetch, clock }: MapperOptions): Promise<Connection['map']> {
  const isRemote = /^https?:/.test(address)
  const local = isRemote ? undefined : localMapper(address, path)
  let remote: { readonly map: JsonnetProgram; readonly until: number } | undefined

  const current = async (): Promise<JsonnetProgram> => {
    if (local) return local
    if (remote && remote.until > clock()) return remote.map
    const response = await fetch(address)
    if (!response.ok) throw new Error(`the mapper's address answered with ${response.status}`)
    remote = { map: parsed(await response.text()), until: clock() + kept }
    return remote.map
  }

  return async (user, identity) => {
    try {
      const { claims } = user
      const known = identity && {
        identity: {
          traits: identity.traits,
          metadata_public: identity.metadataPublic,
          metadata_admin: identity.metadataAdmin,
        },
      }
      const made = (await current())({ claims, ...known })
      return mappedOf(made, user)
    } catch (cause) {
      throw new MappingFault(cause instanceof Error ? cause.message : String(cause), { cause })
    }
  }
}

const parsed = (text: string): JsonnetProgram => parseJsonnet(text, 'mapper')

function localMapper(address: string, path: string): JsonnetProgram {
  try {
    return parsed(documentAt(address))
  } catch (cause) {
    throw new ConfigError([`${path}: ${cause instanceof Error ? cause.message : String(cause)}`])
  }
}

function mappedOf(made: unknown, user: ProvedUser): Mapped {
  const { success, data } = result.safeParse(made)
  if (!success) throw new Error('expected { identity: { traits: { … } } }')
  const { traits, metadata_public, metadata_admin, verified_addresses = [] } = data.identity
  return {
    traits: traits as Traits, // of JSON; the schema checks it later
    ...(metadata_public !== undefined && { metadataPublic: metadata_public }),
    ...(metadata_admin !== undefined && { metadataAdmin: metadata_admin }),
    verified: verified_addresses
      .map(({ via, value }) => ({ via, value: normaliseAddress(via, value) }))
      .filter(({ value }) => !isContradicted(value, user)),
  }
}

/** The mapper declares the very e-mail proved that the provider speaks of and, by its kind's rule, does not vouch for. */
const isContradicted = (value: string, { claims, vouches }: ProvedUser): boolean =>
  claims.email !== undefined &&
  normaliseAddress('email', claims.email) === value &&
  !vouches &&
  'email_verified' in claims.raw_claims
