import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'

import { testDatabases } from '../../../storage/test/databases.ts'
import { checkCollectibles } from '../../src/check/check-collectibles.ts'
import { newId } from '@collect/storage'
import { sweepPhotos } from '../../src/photos/sweep-photos.ts'
import { deleteExpired } from '../../src/upkeep/upkeep.ts'
import type { CollectiblesTables } from '../../src/store/tables.ts'
import type { Copy, CopyPage, KeptPhoto, KeptPhotos, Photo } from '../../src/wire/index.ts'
import { openForGroup, type TestService } from '../test-service.ts'
import { drawn, jpegOf } from './pictures.ts'

const day = 24 * 60 * 60_000

describe.each(testDatabases)('photos on $name', ({ create }) => {
  let service: TestService
  let small: Uint8Array<ArrayBuffer>
  openForGroup(create, (opened) => void (service = opened))
  beforeAll(async () => {
    small = await jpegOf({ width: 60, height: 40 })
  })

  const as = (person: string, headers: Record<string, string> = {}) => ({ 'X-Person': person, ...headers })
  const bytesOfAccount = async (person: string) =>
    Number(
      (
        await service.database
          .tables<CollectiblesTables>()
          .selectFrom('collectors')
          .select('photo_bytes')
          .where('owner_id', '=', person)
          .executeTakeFirstOrThrow()
      ).photo_bytes,
    )
  const newCopy = async (person: string, name = 'Heron penny') => {
    const id = newId(service.clock.now)
    expect((await service.call('PUT', `/copies/${id}`, as(person), { category: 'coins', name })).status).toBe(201)
    return id
  }
  const send = (person: string, query: string, picture: Uint8Array<ArrayBuffer>, id = newId(service.clock.now)) =>
    service.send('PUT', `/photos/${id}/content${query}`, as(person), picture)
  const sent = async (person: string, query: string, picture = small) => {
    const answer = await send(person, query, picture)
    expect(answer.status).toBe(201)
    return ((await answer.json()) as KeptPhoto).photo
  }
  const read = (person: string, copy: string) => service.read<Copy>(`/copies/${copy}`, as(person))
  const shown = (person: string, { urls }: Photo, size: keyof Photo['urls']) =>
    service.call('GET', urls[size].replace('/api/collectibles', ''), as(person))
  const change = (person: string, { id, rev }: Photo, body?: object) =>
    service.call(body ? 'PATCH' : 'DELETE', `/photos/${id}`, as(person, { 'If-Match': `"${rev}"` }), body)
  const undo = (person: string, answer: Response) =>
    service.call('POST', `/batches/${answer.headers.get('Batch-Id')}/undo`, as(person))
  const form = (pictures: readonly (readonly [name: string, bytes: Uint8Array<ArrayBuffer>])[], field = 'photos') => {
    const data = new FormData()
    for (const [name, bytes] of pictures) data.append(field, new Blob([bytes], { type: 'image/jpeg' }), name)
    return data
  }
  const post = (person: string, copy: string, body: FormData, query = '') =>
    service.fetch(
      new Request(`http://localhost:4800/api/collectibles/copies/${copy}/photos${query}`, {
        method: 'POST',
        headers: as(person),
        body,
      }),
    )
  /** The files of all accounts. */
  const files = async () =>
    (await readdir(service.photoPath, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))

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

  test('a form without a copy makes a draft of its id and leads there; without a photo it leads back', async () => {
    const id = newId(service.clock.now)
    const query = `?${new URLSearchParams({ return_to: '/collection?new=1', draft_to: `/collection?edit=${id}` })}`
    const refused = await post('eve', id, form([['list.jpg', new Uint8Array(64)]]), query)
    expect(refused.headers.get('location')).toMatch(/^\/collection\?new=1&told=photos-refused/)
    expect((await service.call('GET', `/copies/${id}`, as('eve'))).status).toBe(404)

    const other = await jpegOf({ width: 30, height: 20 })
    const two = await post(
      'eve',
      id,
      form([
        ['front.jpg', small],
        ['back.jpg', other],
      ]),
      query,
    )
    expect(two.headers.get('location')).toMatch(new RegExp(`^/collection\\?edit=${id}&told=photos-added`))
    expect(await read('eve', id)).toMatchObject({ status: 'draft', photos: [{ position: 1 }, { position: 2 }] })
    // Another account's id is no draft, and does not tell that it is there.
    expect((await post('fay', id, form([['front.jpg', small]]), '?draft_to=/collection')).status).toBe(404)
    const elsewhere = await post('eve', id, form([['front.jpg', small]]), '?draft_to=https://other.example/')
    expect(elsewhere.status).toBe(400)
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

  test('a form takes up to six pictures, keeps the good ones and names the others', async () => {
    const copy = await newCopy('gus')
    const other = await jpegOf({ width: 70, height: 40 })
    const answer = await post(
      'gus',
      copy,
      form([
        ['one.jpg', small],
        ['a.svg', new TextEncoder().encode('<svg onload="x()"/>')],
        ['two.jpg', other],
      ]),
    )
    expect(answer.status).toBe(201)
    const kept = (await answer.json()) as KeptPhotos
    expect(kept.photos).toHaveLength(2)
    expect(kept.refused).toEqual([
      { name: 'a.svg', id: 'media_type', reason: expect.stringContaining('JPEG, PNG, WebP, AVIF') },
    ])
    expect(await (await undo('gus', answer)).json()).toMatchObject({ undone: 2 })

    const seven = await Promise.all(
      [81, 82, 83, 84, 85, 86, 87].map(async (width) => [`${width}.jpg`, await jpegOf({ width, height: 40 })] as const),
    )
    const many = (await (await post('gus', copy, form(seven))).json()) as KeptPhotos
    expect([many.photos.length, many.refused.map(({ reason }) => reason)]).toEqual([
      6,
      ['A form has at most 6 pictures.'],
    ])

    const refusals: readonly (readonly [FormData, string])[] = [
      [form([['', new Uint8Array()]]), 'No picture was chosen.'],
      [form([['one.jpg', small]], 'files'), 'There is no such field.'],
    ]
    for (const [body, reason] of refusals) {
      const refused = await post('gus', copy, body)
      expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining(reason)])
    }
  })

  test('a form of a page goes back to the page, with what became of each picture', async () => {
    const copy = await newCopy('hal')
    const back = `?return_to=${encodeURIComponent(`/collection?copy=${copy}&told=kept`)}`
    const whereTo = async (answer: Response) => {
      expect(answer.status).toBe(303)
      return new URL(answer.headers.get('Location') ?? '', 'http://localhost:4800')
    }
    const good = await whereTo(await post('hal', copy, form([['one.jpg', small]]), back))
    expect([good.pathname, good.searchParams.get('copy')]).toEqual(['/collection', copy])
    expect(good.searchParams.getAll('told')).toEqual(['photos-added'])
    expect([good.searchParams.get('count'), good.searchParams.get('batch')]).toEqual([
      '1',
      expect.stringMatching(/^[0-9a-f-]{36}$/),
    ])
    const bad = await whereTo(await post('hal', copy, form([['nö.heic', new Uint8Array(40)]]), back))
    expect([bad.searchParams.get('told'), bad.searchParams.getAll('refused')]).toEqual([
      'photos-refused',
      ['media_type:nö.heic'],
    ])
    const none = await whereTo(await post('', copy, form([['one.jpg', small]]), back))
    expect(none.searchParams.getAll('refused')).toEqual(['no_session:'])
    for (const path of [
      'https://evil.example/',
      '//evil.example/',
      '/.//evil.example/',
      String.raw`/\evil.example`,
      'collection',
    ]) {
      const answer = await post('hal', copy, form([['one.jpg', small]]), `?return_to=${encodeURIComponent(path)}`)
      expect(answer.status).toBe(400)
    }
    const foreign = await service.fetch(
      new Request(`http://localhost:4800/api/collectibles/copies/${copy}/photos${back}`, {
        method: 'POST',
        headers: as('hal', { 'Sec-Fetch-Site': 'cross-site' }),
        body: form([['one.jpg', small]]),
      }),
    )
    expect(foreign.status).toBe(403)
    expect((await read('hal', copy)).photos).toHaveLength(1)
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
    expect((await read('ida', copy)).photos).toHaveLength(24)
  })

  test('what an account keeps is counted, and files go 30 days after their photo or their copy', async () => {
    const [kept, gone] = [await newCopy('jon'), await newCopy('jon')]
    const other = await jpegOf({ width: 90, height: 40 })
    const photos = [
      await sent('jon', `?copy=${kept}`),
      await sent('jon', `?copy=${kept}`, other),
      await sent('jon', `?copy=${gone}`),
    ] as const
    await change('jon', photos[1])
    await service.call('DELETE', `/copies/${gone}`, as('jon', { 'If-Match': '"1"' }))
    const before = await bytesOfAccount('jon')
    const filesOf = async () => {
      const all = await files()
      return photos.map(({ id }) => all.filter((file) => file.includes(id)).length)
    }
    await deleteExpired(service.database, service.photos, service.clock.now + 29 * day)
    expect(await filesOf()).toEqual([4, 4, 4])
    await deleteExpired(service.database, service.photos, service.clock.now + 31 * day)
    expect(await filesOf()).toEqual([4, 0, 0])
    const left = (await read('jon', kept)).photos
    expect(left).toHaveLength(1)
    expect(await bytesOfAccount('jon')).toBeLessThan(before)
    expect(await bytesOfAccount('jon')).toBeGreaterThan(0)
    expect(await checkCollectibles(service.database, service.photos)).toEqual([])
  })

  test('a sweep takes files without a row after a day; a photo without its files is a broken rule', async () => {
    const copy = await newCopy('kim')
    const [orphan, torn] = [
      await sent('kim', `?copy=${copy}`),
      await sent('kim', `?copy=${copy}`, await jpegOf({ width: 33, height: 40 })),
    ]
    const db = service.database.tables<CollectiblesTables>()
    const before = (await files()).length
    await db.updateTable('collectors').set({ photo_bytes: 0 }).where('owner_id', '=', 'kim').execute()
    await db.deleteFrom('photos').where('id', '=', orphan.id).execute()
    await sweepPhotos(service.database, service.photos, Date.now() + day - 60_000)
    expect((await files()).length).toBe(before)
    await sweepPhotos(service.database, service.photos, Date.now() + day + 60_000)
    expect((await files()).length).toBe(before - 4)
    await service.photos.remove(torn.id)
    const broken = await checkCollectibles(service.database, service.photos)
    expect(broken.filter(({ invariant }) => invariant === '9-files')).toMatchObject([{ id: torn.id }])
    await service.deleteCollection('kim')
  })

  test('a forgotten account leaves no file', async () => {
    const copy = await newCopy('leo')
    const photos = [await sent('leo', `?copy=${copy}`), await sent('leo', '', small)]
    const before = (await files()).length
    await service.deleteCollection('leo')
    expect((await files()).length).toBe(before - 8)
    for (const photo of photos) expect((await shown('leo', photo, 'full')).status).toBe(404)
    expect(await checkCollectibles(service.database, service.photos)).toEqual([])
  })
})
