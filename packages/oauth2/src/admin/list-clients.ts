import type { Context } from 'hono'
import type { RegisteredClient } from '../clients/client-store.ts'
import type { Clients } from '../clients/clients.ts'
import { wireClient } from '../clients/wire-client.ts'
import { HydraError } from './hydra-error.ts'

const standardSize = 250
const maxSize = 500

/** A page of all clients, ordered by id, and the address of the next one. */
export async function listClients(c: Context, { ofFile, stored, isOfFile }: Clients): Promise<Response> {
  const name = c.req.query('client_name')
  const owner = c.req.query('owner')
  const size = sizeOf(c.req.query('page_size'))
  const token = c.req.query('page_token')
  const after = token ? Buffer.from(token, 'base64url').toString('utf8') : undefined

  const isWanted = ({ id, metadata }: RegisteredClient) =>
    (name === undefined || metadata.client_name === name) &&
    (owner === undefined || metadata.owner === owner) &&
    (after === undefined || id > after)
  const rows = await stored.list({ name, owner, after, size: size + 1 })
  const found = [...ofFile.filter(isWanted), ...rows.filter(({ id }) => !isOfFile(id))].toSorted((a, b) =>
    a.id < b.id ? -1 : 1,
  )
  const page = found.slice(0, size)

  const link = (rel: string, to: string | undefined) => {
    const query = new URLSearchParams(c.req.query())
    query.set('page_size', String(size))
    query.delete('page_token')
    if (to !== undefined) query.set('page_token', Buffer.from(to).toString('base64url'))
    return `</admin/clients?${query}>; rel="${rel}"`
  }
  const links = [link('first', undefined), ...(found.length > size ? [link('next', page.at(-1)?.id)] : [])]
  return c.json(
    page.map((client) => wireClient(client)),
    200,
    { Link: links.join(',') },
  )
}

function sizeOf(text: string | undefined): number {
  if (text === undefined || text === '') return standardSize
  if (!/^\d{1,9}$/.test(text)) throw new HydraError(400, 'page_size must be a whole number')
  return Math.min(Math.max(Number(text), 1), maxSize)
}
