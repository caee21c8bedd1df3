import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { RegistrationSuccess } from '@collect/contract'
import { createCollectibles, openPhotoFolder } from '@collect/collectibles'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openIdentity } from '../src/services/identity-service.ts'
import { createLog } from '../src/process/log.ts'
import { openOwnDatabase } from '../src/services/open-own-database.ts'
import { openServices } from '../src/services/open-services.ts'
import { sessionOf } from '../src/services/session-of.ts'
import { readEnvironment } from '../src/environment/read-environment.ts'
import { pixel } from './black-box/collectibles/pixel.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const quiet = createLog('silent')
const origin = 'http://localhost:5300'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'collect-deleted-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const settingsIn = (name: string) =>
  readEnvironment({ ORIGIN: origin, DATA_DIR: join(folder, name), IDENTITY_CONFIG: join(root, 'config/kratos.yml') })

type Fetch = (request: Request) => Promise<Response>
const ask = (fetch: Fetch, method: string, path: string, token?: string, body?: object) =>
  fetch(
    new Request(`${origin}${path}`, {
      method,
      headers: {
        accept: 'application/json',
        ...(token !== undefined && { 'x-session-token': token }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    }),
  )

/** Registers a user and adds one item to the collection. */
async function collector(identity: Fetch, collectibles: Fetch, email: string) {
  const { id } = (await (await ask(identity, 'GET', '/self-service/registration/api')).json()) as {
    readonly id: string
  }
  const payload = { method: 'password', traits: { email }, password: 'a long sentence about cabinets' }
  const done = await ask(identity, 'POST', `/self-service/registration?flow=${id}`, undefined, payload)
  const { identity: made, session_token: token = '' } = (await done.json()) as RegistrationSuccess // by contract
  const { items } = (await (await ask(collectibles, 'GET', '/api/collectibles/items')).json()) as {
    readonly items: readonly { readonly id: string }[]
  }
  const kept = await ask(collectibles, 'PUT', `/api/collectibles/collection/${items[0]?.id}`, token)
  expect(kept.status).toBe(201)
  return { id: made.id, token }
}

test('when an administrator deletes an account, its collection is deleted; other collections stay', async () => {
  const environment = settingsIn('admin')
  const { identity, identityAdmin, collectibles, close } = await openServices(environment, quiet)
  const gone = await collector(identity, collectibles, 'gone@example.org')
  const stays = await collector(identity, collectibles, 'stays@example.org')
  const admin: Fetch = identityAdmin ?? (() => Promise.reject(new Error('there is no admin API')))
  expect((await ask(admin, 'DELETE', `/admin/identities/${gone.id}`)).status).toBe(204)
  const rows = await ownersOf(environment)
  await close()
  expect(rows).toEqual([stays.id])
})

test('when an account is deleted at its owner’s request, its collection is deleted, after the waiting time', async () => {
  const environment = settingsIn('due')
  const database = await openOwnDatabase(environment, quiet)
  const onDelete = (id: string) => collectibles.deleteCollection(id)
  const identity = await openIdentity(environment, database, quiet, { onDelete })
  const collectibles = await createCollectibles({
    database,
    sessionOf: sessionOf(identity.fetch, origin),
    photos: openPhotoFolder(environment.photoDir),
    secrets: ['a secret of this test alone'],
    onFault: (error) => expect.unreachable(String(error)),
  })
  const [gone, stays] = [
    await collector(identity.fetch, collectibles.fetch, 'gone@example.org'),
    await collector(identity.fetch, collectibles.fetch, 'stays@example.org'),
  ]
  for (const { token } of [gone, stays]) {
    expect((await ask(identity.fetch, 'PUT', '/account/deletion', token)).status).toBe(200)
  }
  await identity.retention.purgeExpired()
  expect((await ownersOf(environment)).toSorted()).toEqual([gone.id, stays.id].toSorted())
  const tables = database.tables<{ deletions: { identity_id: string; due_at: number } }>()
  await tables
    .updateTable('deletions')
    .set({ due_at: Date.now() - 1 })
    .where('identity_id', '=', gone.id)
    .execute()
  await identity.retention.purgeExpired()
  expect(await ownersOf(environment)).toEqual([stays.id])
  expect((await ask(identity.fetch, 'GET', '/sessions/whoami', gone.token)).status).toBe(401)
  await identity.close()
  await database.close()
})

test('a picture that is still on its way when its account is deleted leaves nothing behind', async () => {
  const environment = settingsIn('late')
  const { identity, identityAdmin, collectibles, close } = await openServices(environment, quiet)
  const gone = await collector(identity, collectibles, 'gone@example.org')
  const deleted = Promise.withResolvers<void>()
  const body = new ReadableStream<Uint8Array>({
    async pull(stream) {
      await deleted.promise
      stream.enqueue(pixel)
      stream.close()
    },
  })
  const headers = { 'x-session-token': gone.token, 'content-type': 'image/png' }
  // TypeScript does not know the field that a streamed body needs.
  const upload = { method: 'PUT', headers, body, duplex: 'half' } as RequestInit
  const path = '/api/collectibles/photos/01a21fd3-ba7c-73d8-8aae-9b4070209e7b/content'
  const sent = collectibles(new Request(`${origin}${path}`, upload))
  const admin: Fetch = identityAdmin ?? (() => Promise.reject(new Error('there is no admin API')))
  expect((await ask(admin, 'DELETE', `/admin/identities/${gone.id}`)).status).toBe(204)
  deleted.resolve()
  expect((await sent).status).toBe(401)
  expect(await ownersOf(environment)).toEqual([])
  await close()
})

/** The accounts that have items in the database. */
async function ownersOf(environment: ReturnType<typeof settingsIn>): Promise<readonly string[]> {
  const database = await openOwnDatabase(environment, quiet)
  const rows = await database
    .tables<{ copies: { owner_id: string } }>()
    .selectFrom('copies')
    .select('owner_id')
    .execute()
  await database.close()
  return rows.map(({ owner_id }) => owner_id)
}
