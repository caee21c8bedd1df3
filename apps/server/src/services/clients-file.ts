import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { ClientMetadataError, readClient, type ReadClient } from '@collect/oauth2'
import { parse } from 'yaml'
import { z } from 'zod'
import { EnvironmentError } from '../environment/environment-error.ts'

const fileSchema = z
  .array(z.looseObject({ client_id: z.string(), client_secret_file: z.string().optional() }))
  .nullable()

/**
 * The clients of `OAUTH2_CLIENTS`: a list in Hydra's names. `client_secret_file` names a file with the secret.
 * @throws EnvironmentError with the names of the file, the client and the field
 */
export function readClientsFile(file: string | undefined): readonly ReadClient[] {
  if (file === undefined) return []
  const read = fileSchema.safeParse(contentOf(file))
  if (!read.success) throw refused(file, 'must be a list of clients, each with a client_id')
  const clients = (read.data ?? []).map(({ client_secret_file: secretFile, ...client }) => {
    try {
      const secret =
        secretFile === undefined ? undefined : readFileSync(resolve(dirname(file), secretFile), 'utf8').trim()
      return readClient({ ...client, ...(secret !== undefined && { client_secret: secret }) })
    } catch (error) {
      if (error instanceof ClientMetadataError) throw refused(file, `${client.client_id}: ${error.message}`)
      throw refused(file, `${client.client_id}: client_secret_file cannot be read`)
    }
  })
  for (const { id, secret, metadata } of clients) {
    const needsSecret = metadata.token_endpoint_auth_method.startsWith('client_secret')
    if (needsSecret && secret === undefined) throw refused(file, `${id}: client_secret must be set`)
    if (clients.filter((client) => client.id === id).length > 1) throw refused(file, `${id}: client_id occurs twice`)
  }
  return clients
}

function contentOf(file: string): unknown {
  try {
    return parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw refused(file, error instanceof Error ? error.message : String(error))
  }
}

const refused = (file: string, reason: string) =>
  new EnvironmentError('OAUTH2_CLIENTS', `cannot be used: ${file}: ${reason}`)
