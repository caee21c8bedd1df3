import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import files from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { newId } from '@collect/storage'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'

import { testDatabases } from '../../../storage/test/databases.ts'
import type { CopyPage, KeptPhotos } from '../../src/wire/index.ts'
import { createTestService, origin, type TestService } from '../test-service.ts'
import { photoClient } from './photo-client.ts'
import { jpegOf } from './pictures.ts'

// The database has no part in this, so one is enough.
const [{ create }] = testDatabases as [(typeof testDatabases)[number]]

let service: TestService
let drop: () => Promise<void>
beforeAll(async () => {
  const database = await create()
  drop = database.drop
  service = await createTestService(database.url)
  // The folder for what arrives comes with the first picture.
  await sent('ada', '')
})
afterAll(async () => {
  await service.close()
  await drop()
})
beforeEach(() => void service.faults.splice(0))

const { as, form, newCopy, post, read, send, sent } = photoClient(() => service)
const incoming = () => files.readdir(service.photos.scratch)

/** Linux has a device that is a full disk. */
const hasFullDisk = existsSync('/dev/full')

/** What is written into new files goes to a full disk, from now on until the returned function is called. */
function fillDisk(): () => void {
  const { open } = files
  const opened = vi.spyOn(files, 'open').mockImplementation(async (path, flags, mode) => {
    const file = await open(path, flags, mode)
    await file.close()
    return open('/dev/full', 'w')
  })
  const free = () => {
    opened.mockRestore()
    syncBuiltinESMExports()
  }
  syncBuiltinESMExports()
  onTestFinished(free)
  return free
}

const full = {
  status: 503,
  retry: '2',
  body: { error: { id: 'unavailable', code: 503, reason: 'The disk is full.' } },
}
const said = async (answer: Response) => ({
  status: answer.status,
  retry: answer.headers.get('Retry-After'),
  body: (await answer.json()) as unknown,
})

/** A body of several chunks, and how much of it was read. */
function inChunks(picture: Uint8Array<ArrayBuffer>) {
  let at = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(picture.subarray(at, at + 1000))
      at += 1000
      if (at >= picture.length) controller.close()
    },
  })
  return { body, isRead: () => at >= picture.length }
}

test.skipIf(!hasFullDisk)(
  'a picture that a full disk does not take is read to its end, answered 503, and leaves no file',
  async () => {
    const picture = await jpegOf({ width: 300, height: 200 })
    const { body, isRead } = inChunks(picture)
    const request = { method: 'PUT', headers: as('ben'), body, duplex: 'half' } as RequestInit
    const free = fillDisk()
    const answer = await service.fetch(
      new Request(`${origin}/api/collectibles/photos/${newId(Date.now())}/content`, request),
    )
    expect(await said(answer)).toMatchObject(full)
    expect(isRead()).toBe(true)
    expect(await incoming()).toEqual([])
    expect(service.faults).toMatchObject([{ code: 'ENOSPC' }])
    expect(await service.read<CopyPage>('/copies', as('ben'))).toMatchObject({ copies: [] })
    free()
    expect((await send('ben', '', picture)).status).toBe(201)
  },
)

test.skipIf(!hasFullDisk)(
  'a form whose pictures a full disk does not take is answered 503, and may be sent again',
  async () => {
    const copy = await newCopy('cleo')
    const pictures = form([
      ['front.jpg', await jpegOf({ width: 310, height: 200 })],
      ['back.jpg', await jpegOf({ width: 320, height: 200 })],
    ])
    const free = fillDisk()
    expect(await said(await post('cleo', copy, pictures))).toMatchObject(full)
    expect(await incoming()).toEqual([])
    expect(service.faults).toMatchObject([{ code: 'ENOSPC' }])
    expect((await read('cleo', copy)).photos).toEqual([])
    // Without a script, the form leads back to its page.
    const back = await post('cleo', copy, pictures, '?return_to=%2Fcollection')
    const to = '/collection?told=photos-refused&refused=unavailable%3A'
    expect([back.status, back.headers.get('Location')]).toEqual([303, to])
    expect(service.faults).toMatchObject([{ code: 'ENOSPC' }, { code: 'ENOSPC' }])
    free()
    const again = await post('cleo', copy, pictures)
    expect(again.status).toBe(201)
    expect(((await again.json()) as KeptPhotos).photos).toHaveLength(2)
  },
)

/** Puts a disk of so many bytes in the place of what arrives, for the test; false if this account may not. */
function makeSmallDisk(bytes: number): boolean {
  const folder = service.photos.scratch
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${bytes}`, 'tmpfs', folder]).status !== 0) return false
  onTestFinished(() => void spawnSync('umount', ['-l', folder]))
  return true
}

test('a disk that takes only the beginning of a picture is a full one', async (context) => {
  if (!makeSmallDisk(64 * 1024)) return context.skip('this account may not mount a small disk')
  const picture = await jpegOf({ width: 1600, height: 1200 })
  expect(picture.length).toBeGreaterThan(64 * 1024)
  expect(await said(await send('dora', '', picture))).toMatchObject(full)
  expect(await incoming()).toEqual([])
  return undefined
})

test('a disk that takes a picture and not its sizes is a full one, and the picture is not called damaged', async (context) => {
  const picture = await jpegOf({ width: 1600, height: 1200 })
  if (!makeSmallDisk(picture.length + 64 * 1024)) return context.skip('this account may not mount a small disk')
  expect(await said(await send('emil', '', picture))).toMatchObject(full)
  expect(await incoming()).toEqual([])
  return undefined
})
