import { fileURLToPath } from 'node:url'
import type { Identity, Session, UiContainer, WireError } from '@collect/contract'
import { openDatabase } from '@collect/storage'
import { parseConfig } from '../../src/config/load-config.ts'
import { createIdentity } from '../../src/index.ts'
import { emptyTables, type TestDatabases } from '../../../storage/test/databases.ts'

const origin = 'http://localhost:5000'
const directory = fileURLToPath(new URL('../../../../config', import.meta.url))

/** Cheap hashes, codes that live ten minutes, and otherwise the defaults. */
const settings = `
selfservice:
  default_browser_return_url: /
  flows:
    recovery: { enabled: true }
    verification: { enabled: true }
  methods:
    code: { config: { lifespan: 10m } }
hashers: { argon2: { memory: 64KB, iterations: 1, parallelism: 1 } }
identity: { schemas: [{ id: default, url: "file://./identity.schema.json" }] }
feature_flags: { use_continue_with_transitions: true }
`

/** The fields of answers that the tests read. */
export interface AnswerFields extends Identity {
  readonly error: WireError
  readonly session: Session
  readonly session_token: string
  readonly expires_at: string
  readonly ui: UiContainer
  readonly recovery_link: string
  readonly recovery_code: string
  readonly title: string
  readonly identities: readonly object[]
}

export interface Answer<Body> {
  readonly status: number
  readonly headers: Headers
  readonly body: Body
}

export type OpenAdmin = Awaited<ReturnType<typeof openAdmin>>

const begun = Date.parse('2026-11-20T10:00:00Z')

/** A service on a fresh database, with its admin API and a clock that the test sets. */
export async function openAdmin({ create }: TestDatabases, changed: (settings: string) => string = (same) => same) {
  const place = await create()
  const database = openDatabase(place.url)
  const errors: unknown[] = []
  const time = { now: begun }
  const service = await createIdentity({
    config: parseConfig(changed(settings), { origin, directory }),
    database,
    secrets: ['a secret of thirty-two characters'],
    log: { info() {}, warn() {}, error: (fields) => void errors.push(fields) },
    clock: () => time.now,
    version: 'test',
    quantizeResponseTime: (work) => work(),
  })
  const to =
    (fetch: (request: Request) => Promise<Response>, base: string) =>
    async <Body = AnswerFields>(
      method: string,
      path: string,
      body?: unknown,
      headers: Record<string, string> = {},
    ): Promise<Answer<Body>> => {
      const isText = typeof body === 'string'
      const response = await fetch(
        new Request(`${base}${path}`, {
          method,
          headers: {
            accept: 'application/json',
            ...(body !== undefined && { 'content-type': 'application/json' }),
            ...headers,
          },
          ...(body !== undefined && { body: isText ? body : JSON.stringify(body) }),
        }),
      )
      const text = await response.text()
      // The caller names the type; its assertions check it.
      return {
        status: response.status,
        headers: response.headers,
        body: (text === '' ? undefined : JSON.parse(text)) as Body,
      }
    }
  return {
    admin: to(service.admin, 'http://127.0.0.1:4434'),
    public: to(service.fetch, origin),
    service,
    database,
    time,
    /** Empties the database, which is faster than creating one for each test. */
    async clear() {
      await emptyTables(database)
      time.now = begun
    },
    /** @throws if the service logged an error: no request may cause one. */
    async close() {
      await service.close()
      await database.close()
      await place.drop()
      if (errors.length > 0) throw new Error('the service logged an error', { cause: errors })
    },
  }
}
