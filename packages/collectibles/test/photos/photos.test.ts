import { stat } from 'node:fs/promises'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'

import { testDatabases } from '../../../storage/test/databases.ts'
import { newId } from '@collect/storage'
import type { CopyPage, KeptPhoto, Photo } from '../../src/wire/index.ts'
import { openForGroup, type TestService } from '../test-service.ts'
import { photoClient, small } from './photo-client.ts'
import { drawn, jpegOf } from './pictures.ts'

describe.each(testDatabases)('photos on $name', ({ createLike }) => {
  let service: TestService
  openForGroup({ createLike }, (opened) => void (service = opened))
  const { as, change, files, form, newCopy, post, read, send, sent, shown, undo } = photoClient(() => service)

  test('a picture is shown in four sizes, upright, with the headers of what is private and never changes', async () => {
    const copy = await newCopy('ada')
    const picture = await drawn({ width: 3000, height: 2000 }).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    const answer = await send('ada', `?copy=${copy}&kind=front`, new Uint8Array(picture))
    expect(answer.status).toBe(201)
    expect(answer.headers.get('Batch-Id')).toBeTruthy()
    const { photo } = (await answer.json()) as KeptPhoto
    expect(photo).toMatchObject({
      rev: 1,
      position: 1,
      kind: 'front',
      alt: '',
      width: 2000,
      height: 3000,
      state: 'ready',
    })
    expect(Buffer.from(photo.thumb, 'base64').length).toBeGreaterThan(15)
    const expected = {
      '160': [160, 160, 'webp'],
      '480': [320, 480, 'webp'],
      '1600': [1067, 1600, 'jpeg'],
      full: [2000, 3000, 'jpeg'],
    }
    for (const [size, [width, height, format]] of Object.entries(expected)) {
      const shot = await shown('ada', photo, size as keyof Photo['urls'])
      expect(Object.fromEntries(shot.headers)).toMatchObject({
        'cache-control': 'private, max-age=31536000, immutable',
        'content-type': `image/${format}`,
        'content-disposition': expect.stringMatching(/^inline; filename="photo-/),
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
      })
      const bytes = Buffer.from(await shot.arrayBuffer())
      expect(shot.headers.get('content-length')).toBe(String(bytes.length))
      expect(await sharp(bytes).metadata()).toMatchObject({ width, height, format })
    }
    expect((await service.call('HEAD', `/photos/${photo.id}/full`, as('ada'))).status).toBe(200)
    expect((await read('ada', copy)).photos).toEqual([photo])
    // Other accounts of this machine cannot read the files.
    for (const file of await files()) expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect((await stat(service.photos.scratch)).mode & 0o777).toBe(0o700)
  })

  test('the day on which a picture was taken stays only for an owner who wants it, and nothing else of the camera', async () => {
    const copy = await newCopy('dot')
    const taken = { IFD0: { Model: 'Box camera' }, IFD2: { DateTimeOriginal: '2021:07:04 23:59:59' } }
    const shot = async (seed: number) => {
      const picture = await drawn({ width: 60, height: 40, seed }).jpeg().withExif(taken).toBuffer()
      return sent('dot', `?copy=${copy}`, new Uint8Array(picture))
    }
    expect(await shot(1)).not.toHaveProperty('taken_on')
    const wish = { defaults: { photo_days: true } }
    expect((await service.call('PATCH', '/collector', as('dot', { 'If-Match': '"1"' }), wish)).status).toBe(200)
    const photo = await shot(2)
    expect(photo).toMatchObject({ taken_on: '2021-07-04' })
    const full = await sharp(Buffer.from(await (await shown('dot', photo, 'full')).arrayBuffer())).metadata()
    expect(full.exif).toBeUndefined()
  })

  test('a list shows the first own photo of a copy, and is filtered by photos', async () => {
    const [bare, copy] = [await newCopy('bea', 'Bare'), await newCopy('bea', 'Shown')]
    await sent('bea', `?copy=${copy}`)
    const first = await sent('bea', `?copy=${copy}&position=1`, await jpegOf({ width: 40, height: 40 }))
    const page = async (query: string) => (await service.read<CopyPage>(`/copies${query}`, as('bea'))).copies
    const [found] = await page('?photo=yes')
    expect(found).toMatchObject({ id: copy, art: first.urls['160'], thumb: first.thumb })
    expect((await page('?photo=no')).map(({ id }) => id)).toEqual([bare])
    await change('bea', first)
    expect((await page('?photo=yes'))[0]?.art).not.toBe(first.urls['160'])
  })

  test('the same request twice is one photo, and so are the same bytes twice on one copy', async () => {
    const copy = await newCopy('cid')
    const id = newId(service.clock.now)
    const [first, second] = [
      await send('cid', `?copy=${copy}`, small, id),
      await send('cid', `?copy=${copy}`, small, id),
    ]
    expect([first.status, second.status]).toEqual([201, 200])
    const { photo } = (await second.json()) as KeptPhoto
    const twin = await send('cid', `?copy=${copy}`, small)
    expect([twin.status, ((await twin.json()) as KeptPhoto).photo.id]).toEqual([200, photo.id])
    const other = await send('cid', `?copy=${copy}`, await jpegOf({ width: 50, height: 40 }), id)
    expect(other.status).toBe(409)
    expect((await send('dan', '', small, id)).status).toBe(404)
    expect((await read('cid', copy)).photos).toHaveLength(1)
  })

  test('a photo without a copy makes a draft, and undo takes both back', async () => {
    const answer = await send('eve', '', small)
    const { copy, photo } = (await answer.json()) as KeptPhoto
    expect(await read('eve', copy)).toMatchObject({ status: 'draft', name: '', photos: [{ id: photo.id }] })
    expect(await (await undo('eve', answer)).json()).toMatchObject({ undone: 2, changed_since: [] })
    expect((await read('eve', copy)).deleted_at).toBeTruthy()
  })

  test('photos are put into another order, named and deleted, and each of it is undone', async () => {
    const copy = await newCopy('fay')
    const photos: Photo[] = []
    for (const width of [41, 42, 43])
      photos.push(await sent('fay', `?copy=${copy}`, await jpegOf({ width, height: 40 })))
    const [one, two, three] = photos as [Photo, Photo, Photo]
    const order = async () =>
      (await read('fay', copy)).photos.map(({ id }) => photos.findIndex((photo) => photo.id === id) + 1)
    expect(await order()).toEqual([1, 2, 3])
    const moved = await change('fay', three, { position: 1 })
    expect([moved.status, await moved.json()]).toMatchObject([200, { position: 1, rev: 2 }])
    expect(await order()).toEqual([3, 1, 2])
    expect((await change('fay', two, { alt: 'The back' })).status).toBe(412)
    expect((await service.call('PATCH', `/photos/${two.id}`, as('fay'), {})).status).toBe(428)
    await undo('fay', moved)
    expect(await order()).toEqual([1, 2, 3])
    const now = async (at: number) => (await read('fay', copy)).photos[at] as Photo
    const named = await change('fay', await now(1), { alt: ' The back ', kind: 'back' })
    expect(await named.json()).toMatchObject({ alt: 'The back', kind: 'back' })
    expect((await change('fay', await now(1), { alt: 'x'.repeat(201) })).status).toBe(422)
    expect((await change('fay', await now(1), { kind: 'top' })).status).toBe(422)
    const gone = await change('fay', await now(0))
    expect(gone.status).toBe(204)
    expect(await order()).toEqual([2, 3])
    expect((await shown('fay', one, 'full')).status).toBe(404)
    expect(await (await undo('fay', gone)).json()).toMatchObject({ undone: 1 })
    expect(await order()).toEqual([1, 2, 3])
    expect((await shown('fay', one, 'full')).status).toBe(200)
  })

  test('a copy has at most 24 photos', async () => {
    const copy = await newCopy('ida')
    for (let width = 1; width <= 24; width++) await sent('ida', `?copy=${copy}`, await jpegOf({ width, height: 20 }))
    const one = await send('ida', `?copy=${copy}`, await jpegOf({ width: 30, height: 20 }))
    expect([one.status, await one.json()]).toMatchObject([
      422,
      { error: { id: 'quota', reason: 'A copy has at most 24 photos.' } },
    ])
    const formed = await post('ida', copy, form([['one.jpg', small]]))
    expect(formed.status).toBe(422)
    const [first] = (await read('ida', copy)).photos
    const gone = await change('ida', first as Photo)
    expect((await sent('ida', `?copy=${copy}`, await jpegOf({ width: 30, height: 20 }))).state).toBe('ready')
    expect(await (await undo('ida', gone)).json()).toMatchObject({ undone: 0, changed_since: [{ entity: 'photo' }] })
    expect((await read('ida', copy)).photos).toHaveLength(24)
  })
})
