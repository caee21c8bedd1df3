import childProcess from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'

import { testDatabases } from '../../../storage/test/databases.ts'
import { createActs } from '../../src/acts/act.ts'
import { checkCollectibles } from '../../src/check/check-collectibles.ts'
import { newId } from '@collect/storage'
import { openPhotoDesk } from '../../src/photos/photo-desk.ts'
import { openPhotoWorkshop } from '../../src/photos/photo-workshop.ts'
import { receivePicture } from '../../src/photos/receive-picture.ts'
import { withPatience } from '../../src/photos/with-patience.ts'
import { resumePhotos } from '../../src/photos/sweep-photos.ts'
import type { KeptPhoto } from '../../src/wire/index.ts'
import { createTestService, type TestService } from '../test-service.ts'
import { hostilePictures } from './hostile-pictures.ts'
import { bytesOf, drawn, jpegOf } from './pictures.ts'

// The database has no part in this, so one is enough.
const [{ create }] = testDatabases as [(typeof testDatabases)[number]]

let url: string
let drop: () => Promise<void>
let service: TestService
beforeAll(async () => {
  ;({ url, drop } = await create())
  service = await createTestService(url)
})
afterAll(async () => {
  await service.close()
  await drop()
})

const send = (to: TestService, picture: Uint8Array<ArrayBuffer>, person = 'ada') =>
  to.send('PUT', `/photos/${newId(Date.now())}/content`, { 'X-Person': person }, picture)
const reasonOf = async (answer: Response) => ((await answer.json()) as { error: { reason: string } }).error.reason
const filesOf = async ({ photoPath }: TestService) =>
  (await readdir(photoPath, { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

describe('a hostile picture', () => {
  test('there are at least 40 of them', () => {
    expect(hostilePictures.length).toBeGreaterThanOrEqual(40)
  })

  const kept = hostilePictures.filter(({ status }) => status === 201)
  test.each(kept)('$title is made anew, without what hangs on it', async ({ bytes }) => {
    const before = await filesOf(service)
    expect((await send(service, await bytes())).status).toBe(201)
    const made = (await filesOf(service)).filter((file) => !before.includes(file))
    expect(made).toHaveLength(4)
    for (const file of made) {
      const picture = await readFile(file)
      expect(picture.includes('CANARY') || picture.includes('script')).toBe(false)
      const { space, exif, icc, xmp, iptc, pages } = await sharp(picture).metadata()
      expect({ space, exif, icc, xmp, iptc, pages }).toEqual({ space: 'srgb' })
    }
    expect(await readdir(service.photos.scratch)).toEqual([])
  })

  const refused = hostilePictures.filter(({ status }) => status !== 201)
  test.each(refused)('$title is refused: $status', async ({ bytes, status, reason }) => {
    const before = await filesOf(service)
    const answer = await send(service, await bytes())
    expect([answer.status, await reasonOf(answer)]).toEqual([status, expect.stringContaining(reason ?? '')])
    expect(await filesOf(service)).toEqual(before)
    expect(service.faults).toEqual([])
  })
})

test('no size of a picture holds its place, its camera or its embedded preview', async () => {
  const exif = {
    IFD0: { Make: 'CANARY-make', Model: 'CANARY-model', Copyright: 'CANARY-owner' },
    IFD2: { UserComment: 'CANARY-comment', BodySerialNumber: 'CANARY-serial' },
    IFD3: {
      GPSLatitudeRef: 'N',
      GPSLatitude: '59/1 20/1 21/1',
      GPSLongitudeRef: 'E',
      GPSLongitude: '18/1 4/1 7/1',
      GPSAreaInformation: 'CANARY-place',
    },
  }
  const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><CANARY-xmp/></x:xmpmeta>'
  const formats = ['jpeg', 'png', 'webp', 'avif'] as const
  for (const format of formats) {
    const picture = await drawn({ width: 900, height: 600 })
      .withExif(exif)
      .withXmp(xmp)
      .withIccProfile('p3')
      .toFormat(format)
      .toBuffer()
    expect(picture.includes('CANARY-model')).toBe(true)
    const { photo } = (await (await send(service, bytesOf(picture))).json()) as KeptPhoto
    const files = (await filesOf(service)).filter((file) => file.includes(photo.id))
    expect(files).toHaveLength(4)
    for (const file of files) {
      const bytes = await readFile(file)
      for (const trace of ['CANARY', 'GPS', 'Exif', 'EXIF', 'xmp', 'ICC_PROFILE', 'ICCP', 'http:'])
        expect([file, trace, bytes.includes(trace)]).toEqual([file, trace, false])
    }
  }
})

const sendStream = (to: TestService, body: ReadableStream<Uint8Array>) =>
  to.fetch(
    new Request(`http://localhost:4800/api/collectibles/photos/${newId(Date.now())}/content`, {
      method: 'PUT',
      headers: { 'X-Person': 'ada' },
      body,
      duplex: 'half',
    } as RequestInit),
  )

test('a sender who stops is not waited for, and one who breaks off leaves no file', async () => {
  const path = join(service.photos.scratch, 'slow')
  const start = await jpegOf({ width: 40, height: 30 })
  const never = Promise.withResolvers<undefined>()
  async function* slow() {
    yield start.subarray(0, 100)
    await never.promise
  }
  expect(await receivePicture(withPatience(slow(), 50), path)).toEqual({ outcome: 'refused', why: 'too_slow' })
  const broken = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(start.subarray(0, 100))
      controller.error(new Error('the connection was lost'))
    },
  })
  const answer = await sendStream(service, broken)
  expect([answer.status, await reasonOf(answer)]).toEqual([400, 'The picture broke off on its way.'])
  expect(await readdir(service.photos.scratch)).toEqual(['slow'])
})

describe('a decoder', () => {
  const program = new URL('./moody-worker.ts', import.meta.url)
  const opened: (() => Promise<void>)[] = []
  afterAll(async () => {
    for (const close of opened) await close()
  })
  async function withWorkshop({ patience = 20_000, photoPatience = 30_000, photoQuota = 1e9 }) {
    const database = await create()
    const moody = await createTestService(database.url, {
      photoPatience,
      photoQuota,
      workshop: openPhotoWorkshop({ program, patience }),
    })
    opened.push(async () => {
      await moody.close()
      await database.drop()
    })
    return { ...moody, url: database.url }
  }
  function spyOnFork() {
    const fork = vi.spyOn(childProcess, 'fork')
    syncBuiltinESMExports()
    onTestFinished(() => {
      fork.mockRestore()
      syncBuiltinESMExports()
    })
    return fork
  }
  /** The worker of this test does what the comment of a picture says. */
  const moodyPicture = async (mood: 'hang' | 'die' | 'wait') =>
    bytesOf(Buffer.concat([Buffer.from(await jpegOf({ width: 40, height: 30 })), Buffer.from(`MOOD-${mood}`)]))

  test.each(['hang', 'die'] as const)('that would %s costs one photo', async (mood) => {
    const moody = await withWorkshop({ patience: 8000 })
    const good = await jpegOf({ width: 41, height: 30 })
    const [first, bad, last] = await Promise.all([
      send(moody, good),
      send(moody, await moodyPicture(mood)),
      send(moody, good, 'ben'),
    ])
    expect([first.status, bad.status, last.status]).toEqual([201, 422, 201])
    expect(await reasonOf(bad)).toContain('20 seconds')
    expect(await readdir(moody.photos.scratch)).toEqual([])
    expect(moody.faults).toEqual([])
  })

  test('whose process cannot be started costs one photo', async () => {
    const moody = await withWorkshop({})
    const fault = Object.assign(new Error('spawn EAGAIN'), { code: 'EAGAIN' })
    const fail = () => {
      throw fault
    }
    // When the picture begins to arrive, and when it is there.
    spyOnFork().mockImplementationOnce(fail).mockImplementationOnce(fail)
    const good = await jpegOf({ width: 42, height: 30 })
    const statuses = []
    for (const person of ['ada', 'ben', 'ada']) statuses.push((await send(moody, good, person)).status)
    expect(statuses).toEqual([500, 201, 201])
    expect(await readdir(moody.photos.scratch)).toEqual([])
    expect(moody.faults).toEqual([fault])
  })

  test('has its process while the picture still arrives', async () => {
    const moody = await withWorkshop({})
    const fork = spyOnFork()
    const picture = await jpegOf({ width: 43, height: 30 })
    const body = new ReadableStream<Uint8Array>({
      async start(controller) {
        controller.enqueue(picture.subarray(0, 100))
        // The rest comes once the process is started.
        await expect.poll(() => fork.mock.calls.length, { timeout: 10_000 }).toBe(1)
        controller.enqueue(picture.subarray(100))
        controller.close()
      },
    })
    expect((await sendStream(moody, body)).status).toBe(201)
    expect(fork).toHaveBeenCalledTimes(1)
  })

  test('that needs longer than a request waits is waited for in the background', async () => {
    const moody = await withWorkshop({ photoPatience: 100 })
    const answer = await send(moody, await moodyPicture('wait'))
    const { copy, photo } = (await answer.json()) as KeptPhoto
    expect([answer.status, photo.state]).toEqual([202, 'waiting'])
    const head = { 'X-Person': 'ada' }
    expect((await moody.call('GET', `/photos/${photo.id}/160`, head)).status).toBe(404)
    await expect
      .poll(async () => (await moody.read<{ photos: readonly { state: string }[] }>(`/copies/${copy}`, head)).photos, {
        timeout: 40_000,
      })
      .toMatchObject([{ state: 'ready' }])
    expect((await moody.call('GET', `/photos/${photo.id}/160`, head)).status).toBe(200)
    await expect.poll(() => readdir(moody.photos.scratch), { timeout: 10_000 }).toEqual([])
    expect(await checkCollectibles(moody.database, moody.photos)).toEqual([])
  })

  test('whose sizes need more room than the account has left is heard, and the photo says so', async () => {
    const picture = await moodyPicture('wait')
    const moody = await withWorkshop({ photoPatience: 100, photoQuota: picture.length + 10 })
    const { copy, photo } = (await (await send(moody, picture)).json()) as KeptPhoto
    expect(photo.state).toBe('waiting')
    const photos = async () =>
      (await moody.read<{ photos: readonly object[] }>(`/copies/${copy}`, { 'X-Person': 'ada' })).photos
    await expect.poll(photos, { timeout: 40_000 }).toMatchObject([{ state: 'failed', failure: 'no_room' }])
    await expect.poll(() => readdir(moody.photos.scratch), { timeout: 10_000 }).toEqual([])
    expect(await checkCollectibles(moody.database, moody.photos)).toEqual([])
  })

  test('whose service ends is asked again by the next one, and a lost picture says so', async () => {
    const moody = await withWorkshop({ photoPatience: 100 })
    const picture = await moodyPicture('wait')
    const answers = await Promise.all([send(moody, picture), send(moody, picture, 'ben')])
    const [kept, lost] = (await Promise.all(answers.map((answer) => answer.json()))) as [KeptPhoto, KeptPhoto]
    await moody.stop()
    const waiting = await readdir(moody.photos.scratch)
    expect(waiting).toHaveLength(2)
    await moody.photos.remove(lost.photo.id)
    const workshop = openPhotoWorkshop({ program })
    const { database, photos: folder } = moody
    const desk = openPhotoDesk({
      database,
      acts: createActs(database, Date.now),
      folder,
      workshop,
      quota: 1e9,
      now: Date.now,
    })
    await resumePhotos(database, folder, desk, moody.clock.now)
    expect(await readdir(folder.scratch)).toEqual([
      `${kept.photo.id}.${waiting.find((name) => name.startsWith(kept.photo.id))?.slice(37)}`,
    ])
    await resumePhotos(database, folder, desk, moody.clock.now + 11 * 60_000)
    workshop.stop()
    const stateOf = async (person: string, { copy }: KeptPhoto) =>
      (
        await moody.read<{ photos: readonly { state: string; failure?: string }[] }>(`/copies/${copy}`, {
          'X-Person': person,
        })
      ).photos[0]
    expect(await stateOf('ada', kept)).toMatchObject({ state: 'ready' })
    expect(await stateOf('ben', lost)).toMatchObject({ state: 'failed', failure: 'lost' })
    expect(await readdir(folder.scratch)).toEqual([])
    expect(await checkCollectibles(database, folder)).toEqual([])
    // Its owner sends it again: it becomes a photo of its own, or the answer says what was wrong.
    const again = await createTestService(moody.url)
    const body = new Uint8Array(picture)
    const repeat = (id: string) =>
      again.send(
        'PUT',
        `/photos/${id}/content?copy=${lost.copy}`,
        { 'X-Person': 'ben', 'Content-Type': 'image/jpeg' },
        body,
      )
    expect((await repeat(lost.photo.id)).status).toBe(422)
    const anew = await repeat(newId(again.clock.now))
    expect([anew.status, await anew.json()]).toMatchObject([201, { photo: { state: 'ready' } }])
    await again.close()
  })
})

test('an account keeps no more than its quota', async () => {
  const database = await create()
  const picture = await jpegOf({ width: 600, height: 400 })
  const full = await createTestService(database.url, { photoQuota: picture.length + 20_000 })
  expect((await send(full, picture)).status).toBe(201)
  const answer = await send(full, await jpegOf({ width: 601, height: 400 }))
  expect([answer.status, await reasonOf(answer)]).toEqual([422, expect.stringContaining('all the room')])
  expect((await send(full, picture, 'ben')).status).toBe(201)
  expect(await checkCollectibles(full.database, full.photos)).toEqual([])
  await full.close()
  await database.drop()
})
