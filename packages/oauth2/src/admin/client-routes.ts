import { randomBytes, randomUUID } from 'node:crypto'
import { applyPatch, PatchError, patchOperations } from '@collect/identity'
import { Hono, type Context } from 'hono'
import { z } from 'zod'
import { ClientMetadataError, readClient, type ReadClient } from '../clients/client-metadata.ts'
import type { RegisteredClient } from '../clients/client-store.ts'
import type { Clients } from '../clients/clients.ts'
import { lifespanNames } from '../clients/lifespans.ts'
import { wireClient } from '../clients/wire-client.ts'
import { sha256 } from '../digest.ts'
import { listClients } from './list-clients.ts'
import { HydraError } from './hydra-error.ts'
import { readAdminBody } from './read-admin-body.ts'

interface ClientRoutes {
  readonly clients: Clients
  /** Deletes the grants, codes and tokens of a client. */
  readonly forgetClient: (id: string) => Promise<void>
  readonly clock: () => number
}

/** `/admin/clients` (docs/contract/providers-and-oauth2.md §D1 and §E8). */
export function clientRoutes({ clients, forgetClient, clock }: ClientRoutes): Hono {
  const app = new Hono()

  async function known(id: string): Promise<RegisteredClient> {
    const client = await clients.find(id)
    if (client === undefined) throw new HydraError(404, 'There is no client with this id.')
    return client
  }
  /** @throws 404, and 409 for a client of the file */
  async function changeable(id: string): Promise<RegisteredClient> {
    const client = await known(id)
    if (clients.isOfFile(id))
      throw new HydraError(409, 'This client is in the file of OAUTH2_CLIENTS; change it there.')
    return client
  }
  /** Stores a client under the id of its former state and shows it, with its secret if that changed. */
  async function change(c: Context, before: RegisteredClient, { metadata, secret }: ReadClient): Promise<Response> {
    const needsSecret = metadata.token_endpoint_auth_method.startsWith('client_secret')
    const made = secret ?? (needsSecret && before.secretDigest === undefined ? newSecret() : undefined)
    const kept = needsSecret ? before.secretDigest : undefined
    const client = {
      ...before,
      metadata,
      secretDigest: made === undefined ? kept : sha256(made),
      updatedAt: clock(),
    }
    if (!(await clients.stored.update(client))) throw new HydraError(404, 'There is no client with this id.')
    return c.json(wireClient(client, made))
  }

  app.get('/', (c) => listClients(c, clients))
  app.post('/', async (c) => {
    const { id = randomUUID(), secret, metadata } = read(await readAdminBody(c.req.raw, z.unknown()))
    const needsSecret = metadata.token_endpoint_auth_method.startsWith('client_secret')
    const made = needsSecret ? (secret ?? newSecret()) : undefined
    const now = clock()
    const client = {
      id,
      metadata,
      secretDigest: made === undefined ? undefined : sha256(made),
      createdAt: now,
      updatedAt: now,
    }
    if (clients.isOfFile(id) || !(await clients.stored.insert(client))) {
      throw new HydraError(409, 'Another client has this client_id.')
    }
    return c.json(wireClient(client, made), 201, { Location: `/admin/clients/${encodeURIComponent(id)}` })
  })
  app.get('/:id', async (c) => c.json(wireClient(await known(c.req.param('id')))))
  app.put('/:id', async (c) => {
    const before = await changeable(c.req.param('id'))
    return change(c, before, read(await readAdminBody(c.req.raw, z.unknown())))
  })
  app.patch('/:id', async (c) => {
    const before = await changeable(c.req.param('id'))
    const operations = await readAdminBody(c.req.raw, patchOperations)
    if (operations.some(({ path }) => path === '/client_id')) throw new HydraError(400, 'client_id cannot be changed')
    return change(c, before, read(patched(before, operations)))
  })
  app.put('/:id/lifespans', async (c) => {
    const before = await changeable(c.req.param('id'))
    const given = await readAdminBody(c.req.raw, z.record(z.string(), z.unknown()))
    const lifespans = Object.fromEntries(lifespanNames.map((name) => [name, given[name] ?? null]))
    return change(c, before, read({ ...before.metadata, ...lifespans }))
  })
  app.delete('/:id', async (c) => {
    const { id } = await changeable(c.req.param('id'))
    await clients.stored.delete(id)
    await forgetClient(id)
    return c.body(null, 204)
  })
  return app
}

const newSecret = (): string => randomBytes(32).toString('base64url')

function read(input: unknown): ReadClient {
  try {
    return readClient(input)
  } catch (error) {
    if (error instanceof ClientMetadataError) throw new HydraError(400, error.message)
    throw error
  }
}

function patched({ metadata }: RegisteredClient, operations: Parameters<typeof applyPatch>[1]): unknown {
  try {
    return applyPatch(metadata, operations)
  } catch (error) {
    if (error instanceof PatchError) throw new HydraError(400, error.message)
    throw error
  }
}
