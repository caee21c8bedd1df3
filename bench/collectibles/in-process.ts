import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase, type Database } from '@collect/storage'
import { createCollectibles, openPhotoFolder } from '../../packages/collectibles/src/index.ts'
import { sessionOfHeader } from '../../packages/collectibles/test/session-of-header.ts'

const origin = 'http://localhost'
/** Milliseconds between two requests, so that no pace refuses one. */
const pause = 1_000

export interface InProcess {
  readonly database: Database
  /** Sends a request and reads the whole answer. @throws for an answer that is no success */
  ask(path: string, options?: Ask): Promise<Response>
  /** The body of an answer. */
  read<Body>(path: string, options?: Ask): Promise<Body>
  /** Deletes all that an account has. */
  forget(person: string): Promise<void>
  close(): Promise<void>
}

interface Ask {
  readonly method?: string
  /** The signed-in account; a visitor without one. */
  readonly person?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: object
}

/** The collectibles service in this process, on a database that is filled. */
export async function openInProcess(
  url: string,
  // Requests measure nothing with photos, so the folder is made for `forget` alone.
  photos = openPhotoFolder(join(tmpdir(), 'collect-bench-photos')),
): Promise<InProcess> {
  const database = openDatabase(url)
  let now = Date.now()
  const service = await createCollectibles({
    database,
    photos,
    secrets: ['a secret of this bench'],
    now: () => now,
    sessionOf: async (request) => sessionOfHeader(request, origin),
    onFault: (error) => console.error(error),
  })

  async function ask(path: string, { method = 'GET', person, headers, body }: Ask = {}): Promise<Response> {
    now += pause
    const sent = {
      ...headers,
      ...(person !== undefined && { 'X-Person': person }),
      ...(body && { 'Content-Type': 'application/json' }),
    }
    const request = new Request(`${origin}/api/collectibles${path}`, {
      method,
      headers: sent,
      ...(body && { body: JSON.stringify(body) }),
    })
    const answer = await service.fetch(request)
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
    return new Response(text, { headers: answer.headers })
  }

  return {
    database,
    ask,
    read: async <Body>(path: string, options?: Ask) => (await (await ask(path, options)).json()) as Body, // the caller knows it
    forget: service.deleteCollection,
    async close() {
      await service.stop()
      await database.close()
    },
  }
}
