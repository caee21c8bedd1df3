import { describe, expect, test } from 'vitest'

import { testDatabases } from '../../../storage/test/databases.ts'
import { checkCollectibles } from '../../src/check/check-collectibles.ts'
import { sweepPhotos } from '../../src/photos/sweep-photos.ts'
import { deleteExpired } from '../../src/upkeep/upkeep.ts'
import type { CollectiblesTables } from '../../src/store/tables.ts'
import { openForGroup, type TestService } from '../test-service.ts'
import { photoClient, small } from './photo-client.ts'
import { jpegOf } from './pictures.ts'

const day = 24 * 60 * 60_000

describe.each(testDatabases)('files of photos on $name', ({ createLike }) => {
  let service: TestService
  openForGroup({ createLike }, (opened) => void (service = opened))
  const { as, bytesOfAccount, change, files, newCopy, read, sent, shown } = photoClient(() => service)

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
