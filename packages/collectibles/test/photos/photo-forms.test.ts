import { describe, expect, test } from 'vitest'

import { testDatabases } from '../../../storage/test/databases.ts'
import { newId } from '@collect/storage'
import type { KeptPhotos } from '../../src/wire/index.ts'
import { openForGroup, type TestService } from '../test-service.ts'
import { photoClient, small } from './photo-client.ts'
import { jpegOf } from './pictures.ts'

describe.each(testDatabases)('forms of photos on $name', ({ createLike }) => {
  let service: TestService
  openForGroup({ createLike }, (opened) => void (service = opened))
  const { as, form, newCopy, post, read, undo } = photoClient(() => service)

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
})
