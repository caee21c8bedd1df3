import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

import { newId } from '@collect/storage'
import type { CollectiblesTables } from '../../src/store/tables.ts'
import type { Copy, KeptPhoto, Photo } from '../../src/wire/index.ts'
import { expect } from 'vitest'
import type { TestService } from '../test-service.ts'
import { jpegOf } from './pictures.ts'

/** A picture that is quick to make. */
export const small = await jpegOf({ width: 60, height: 40 })

/** Requests about photos, each of an account. */
export function photoClient(service: () => TestService) {
  const as = (person: string, headers: Record<string, string> = {}) => ({ 'X-Person': person, ...headers })
  const bytesOfAccount = async (person: string) =>
    Number(
      (
        await service()
          .database.tables<CollectiblesTables>()
          .selectFrom('collectors')
          .select('photo_bytes')
          .where('owner_id', '=', person)
          .executeTakeFirstOrThrow()
      ).photo_bytes,
    )
  const newCopy = async (person: string, name = 'Heron penny') => {
    const id = newId(service().clock.now)
    expect((await service().call('PUT', `/copies/${id}`, as(person), { category: 'coins', name })).status).toBe(201)
    return id
  }
  const send = (person: string, query: string, picture: Uint8Array<ArrayBuffer>, id = newId(service().clock.now)) =>
    service().send('PUT', `/photos/${id}/content${query}`, as(person), picture)
  const sent = async (person: string, query: string, picture = small) => {
    const answer = await send(person, query, picture)
    expect(answer.status).toBe(201)
    return ((await answer.json()) as KeptPhoto).photo
  }
  const read = (person: string, copy: string) => service().read<Copy>(`/copies/${copy}`, as(person))
  const shown = (person: string, { urls }: Photo, size: keyof Photo['urls']) =>
    service().call('GET', urls[size].replace('/api/collectibles', ''), as(person))
  const change = (person: string, { id, rev }: Photo, body?: object) =>
    service().call(body ? 'PATCH' : 'DELETE', `/photos/${id}`, as(person, { 'If-Match': `"${rev}"` }), body)
  const undo = (person: string, answer: Response) =>
    service().call('POST', `/batches/${answer.headers.get('Batch-Id')}/undo`, as(person))
  const form = (pictures: readonly (readonly [name: string, bytes: Uint8Array<ArrayBuffer>])[], field = 'photos') => {
    const data = new FormData()
    for (const [name, bytes] of pictures) data.append(field, new Blob([bytes], { type: 'image/jpeg' }), name)
    return data
  }
  const post = (person: string, copy: string, body: FormData, query = '') =>
    service().fetch(
      new Request(`http://localhost:4800/api/collectibles/copies/${copy}/photos${query}`, {
        method: 'POST',
        headers: as(person),
        body,
      }),
    )
  /** The files of all accounts. */
  const files = async () =>
    (await readdir(service().photoPath, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))

  return { as, bytesOfAccount, change, files, form, newCopy, post, read, send, sent, shown, undo }
}
