import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase, type Database } from '@collect/storage'
import { beforeAll } from 'vitest'

import type { TestDatabases } from '../../storage/test/databases.ts'
import { generate } from '../src/generator/generate.ts'
import { createCollectibles, openPhotoFolder } from '../src/index.ts'
import { sessionOfHeader } from './session-of-header.ts'

export const origin = 'http://localhost:4800'

interface TestServiceOptions {
  /** Whether the starter catalogue is there, beside the samples; false unless given. */
  readonly starter?: boolean
  /** Whether reads run in this process, where a test sees their statements. */
  readonly isObserved?: boolean
  readonly photoQuota?: number
  readonly photoPatience?: number
  readonly workshop?: Parameters<typeof createCollectibles>[0]['workshop']
}

/** The service on a database. The header `X-Person` names the signed-in user. */
export async function createTestService(
  url: string,
  { starter = false, isObserved = false, ...options }: TestServiceOptions = {},
) {
  const opened = openDatabase(url)
  const here: Database['read'] = (reads) => reads(opened.tables() as unknown as Parameters<typeof reads>[0]) // as `opened.read`
  const database: Database = isObserved ? { ...opened, read: here, readLatest: here } : opened
  const clock = { now: Date.UTC(2026, 2, 4) }
  const faults: unknown[] = []
  const photoPath = await mkdtemp(join(tmpdir(), 'collect-photos-'))
  const photos = openPhotoFolder(photoPath)
  const { fetch, deleteCollection, start, stop } = await createCollectibles({
    database,
    secrets: ['a secret of this test alone'],
    now: () => clock.now,
    starter,
    photos,
    // The machine has other work beside the tests.
    photoPatience: 30_000,
    ...options,
    onFault: (error) => faults.push(error),
    sessionOf: async (request) => sessionOfHeader(request, origin),
  })
  const send = (
    method: string,
    path: string,
    headers: Record<string, string> = {},
    body?: string | Uint8Array<ArrayBuffer>,
  ) => fetch(new Request(`${origin}/api/collectibles${path}`, { method, headers, ...(body !== undefined && { body }) }))
  /** Sends JSON, if anything. */
  const call = (method: string, path: string, headers: Record<string, string> = {}, body?: object) =>
    body
      ? send(method, path, { 'Content-Type': 'application/json', ...headers }, JSON.stringify(body))
      : send(method, path, headers)
  return {
    database,
    photos,
    photoPath,
    clock,
    faults,
    call,
    send,
    /** The body of a `GET`, typed by the test. */
    read: async <Body>(path: string, headers?: Record<string, string>): Promise<Body> =>
      (await (await call('GET', path, headers)).json()) as Body, // the test names the type, then checks it
    deleteCollection,
    fetch,
    start,
    stop,
    async close() {
      await stop()
      await database.close()
      await rm(photoPath, { recursive: true, force: true })
    },
  }
}

export type TestService = Awaited<ReturnType<typeof createTestService>>

/** Opens the service on a database of its own before the tests of a group, and closes both after them. */
export function openForGroup(
  { createLike }: Pick<TestDatabases, 'createLike'>,
  onOpen: (service: TestService) => void | Promise<void>,
  options: TestServiceOptions = {},
): void {
  beforeAll(async () => {
    const { starter = false } = options
    const { url, drop } = await createLike(`collectibles ${starter}`, async (empty) =>
      (await createTestService(empty, { starter })).close(),
    )
    const service = await createTestService(url, options)
    await onOpen(service)
    return async () => {
      await service.close()
      await drop()
    }
  })
}

/** Opens a database with the demo tier for a group of tests, without the starter catalogue. */
export function openDemo(
  { createLike }: Pick<TestDatabases, 'createLike'>,
  account: string,
  onOpen: (database: Database, url: string) => void,
): void {
  beforeAll(async () => {
    const { url, drop } = await createLike(`demo ${account}`, async (empty) => {
      const filled = openDatabase(empty)
      await generate(filled, { tier: 'demo', seed: 1, asOf: Date.UTC(2026, 0, 1), starter: false, account })
      await filled.close()
    })
    const database = openDatabase(url)
    onOpen(database, url)
    return async () => {
      await database.close()
      await drop()
    }
  })
}
