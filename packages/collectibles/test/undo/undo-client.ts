import { newId } from '@collect/storage'
import { expect } from 'vitest'

import type { Copy, Wish } from '../../src/wire/index.ts'
import type { TestService } from '../test-service.ts'

interface Sent {
  readonly status: number
  readonly batch: string
  readonly body: unknown
}

interface Overtaken {
  readonly current: { readonly rev: number }
}

/** Requests of one account. One that names no revision is sent again with that of the row. */
export function undoClient(service: TestService, person: string) {
  const headers = { 'X-Person': person }
  const send = async (method: string, path: string, body?: object, match?: string): Promise<Sent> => {
    service.clock.now += 1000
    const answer = await service.call(method, path, { ...headers, 'If-Match': match ?? '"1"' }, body)
    const text = await answer.text()
    const read: unknown = text === '' ? undefined : JSON.parse(text)
    if (answer.status === 412 && match === undefined)
      return send(method, path, body, `"${(read as Overtaken).current.rev}"`) // the body of a 412
    return { status: answer.status, batch: answer.headers.get('Batch-Id') ?? '', body: read }
  }
  const done = async (method: string, path: string, body?: object) => {
    const answer = await send(method, path, body)
    expect([path, answer.status, answer.status < 300 ? '' : answer.body]).toEqual([path, answer.status, ''])
    return answer.batch
  }
  const put = async (table: string, body: object) => {
    const id = newId(service.clock.now)
    return { id, batch: await done('PUT', `/${table}/${id}`, body) }
  }
  return {
    send,
    done,
    undo: async (batch: string) => send('POST', `/batches/${batch}/undo`, {}),
    put,
    /** Makes a row, and answers its id. */
    made: async (table: string, body: object) => (await put(table, body)).id,
    copy: async (fields: object) => {
      const id = newId(service.clock.now)
      expect((await send('PUT', `/copies/${id}`, { category: 'minerals', item: 'pyrite', ...fields })).status).toBe(201)
      return id
    },
    read: <Body = Copy>(path: string) => service.read<Body>(path, headers),
    wish: async (id: string) =>
      (await service.read<{ wishes: readonly Wish[] }>('/wishes', headers)).wishes.find((wish) => wish.id === id),
  }
}

/** The answer to an undo that left one row alone. */
export const leftAlone = (entity: string, id: string) => ({
  undone: 0,
  changed_since: [{ entity, id }],
  changed_since_count: 1,
})
