import { describe, expect, test } from 'vitest'

import { testDatabases } from '../../../storage/test/databases.ts'
import { createActs } from '../../src/acts/act.ts'
import { checkCollectibles } from '../../src/check/check-collectibles.ts'
import { binCopies, makeCopy } from '../../src/copies/copy-acts.ts'
import type { CollectiblesTables } from '../../src/store/tables.ts'
import type { Job } from '../../src/wire/index.ts'
import { openForGroup, type TestService } from '../test-service.ts'
import { undoClient } from '../undo/undo-client.ts'

const kinds = [
  { entity: 'folder', table: 'folders', valueOf: (id: string) => id },
  { entity: 'place', table: 'places', valueOf: (id: string) => id },
  { entity: 'tag', table: 'tags', valueOf: (_id: string, name: string) => [name] },
] as const

describe.each(testDatabases)('copies in the bin on $name', ({ createLike }) => {
  let service: TestService
  openForGroup({ createLike }, (opened) => void (service = opened))
  const check = async () => expect(await checkCollectibles(service.database)).toEqual([])

  describe.each(kinds)('of a $entity', ({ entity, table, valueOf }) => {
    /** A row with a copy in sight and one in the bin, and another row. */
    async function layOut(person: string) {
      const client = undoClient(service, `${person}-${entity}`)
      const [old, other] = [await client.made(table, { name: 'Old' }), await client.made(table, { name: 'Other' })]
      const field = entity === 'tag' ? 'tags' : entity
      const shown = await client.copy({ [field]: valueOf(old, 'Old') })
      const binned = await client.copy({ [field]: valueOf(old, 'Old') })
      await client.done('DELETE', `/copies/${binned}`)
      /** The names of the rows that a copy refers to. */
      const namesOf = async (id: string) => {
        const { folder, place, tags } = await client.read(`/copies/${id}`)
        return entity === 'tag' ? tags : [folder?.name ?? place?.path].filter(Boolean)
      }
      return { ...client, old, other, shown, binned, namesOf }
    }

    test('go along where its copies move, and come back with the undo', async () => {
      const { old, other, shown, binned, namesOf, done, undo } = await layOut('moved')
      const moved = await done('DELETE', `/${table}/${old}?move_to=${other}`)
      for (const id of [shown, binned]) expect(await namesOf(id)).toEqual(['Other'])
      expect((await undo(moved)).body).toMatchObject({ undone: 3, changed_since: [] })
      await done('POST', `/copies/${binned}/restore`)
      for (const id of [shown, binned]) expect(await namesOf(id)).toEqual(['Old'])
      await check()
    })

    test('come back with the undo where its copies lie in none', async () => {
      const { old, shown, binned, namesOf, done, undo } = await layOut('dropped')
      const dropped = await done('DELETE', `/${table}/${old}?keep=none`)
      for (const id of [shown, binned]) expect(await namesOf(id)).toEqual([])
      expect((await undo(dropped)).body).toMatchObject({ undone: 3, changed_since: [] })
      for (const id of [shown, binned]) expect(await namesOf(id)).toEqual(['Old'])
      await check()
    })

    test('need no word about them, and come back with the undo too', async () => {
      const { old, shown, binned, namesOf, done, undo, send } = await layOut('alone')
      expect((await send('DELETE', `/${table}/${old}`)).body).toMatchObject({ error: { id: 'not_empty' }, copies: 1 })
      await done('DELETE', `/copies/${shown}`)
      const deleted = await done('DELETE', `/${table}/${old}`)
      expect(await namesOf(binned)).toEqual([])
      expect((await undo(deleted)).body).toMatchObject({ undone: 3, changed_since: [] })
      expect(await namesOf(binned)).toEqual(['Old'])
      await check()
    })
  })

  test('go along in the steps of a job', async () => {
    const client = undoClient(service, 'many')
    const [old, other] = [
      await client.made('folders', { name: 'Old' }),
      await client.made('folders', { name: 'Other' }),
    ]
    const person = { id: 'many', locale: 'en', currency: 'EUR' }
    await createActs(service.database, () => service.clock.now).run(person, async (act) => {
      const binned = []
      for (let number = 0; number < 250; number++) {
        const copy = await makeCopy(act, { category_id: 'coins', own_name: `Piece ${number}`, folder_id: old })
        if (number % 10 > 0) binned.push(copy)
      }
      await binCopies(act, binned)
    })
    const idle = async (job: string) => {
      await expect.poll(() => client.read<Job>(`/jobs/${job}`), { timeout: 30_000 }).toMatchObject({ state: 'done' })
    }
    const inFolder = async (id: string) => {
      const rows = service.database.tables<CollectiblesTables>().selectFrom('copies').select('id')
      return (await rows.where('folder_id', '=', id).execute()).length
    }
    const moved = await client.send('DELETE', `/folders/${old}?move_to=${other}`)
    expect(moved.status).toBe(202)
    await idle((moved.body as { job: string }).job)
    expect([await inFolder(old), await inFolder(other)]).toEqual([0, 250])
    const undone = await client.undo(moved.batch)
    expect(undone.status).toBe(202)
    await idle((undone.body as { job: string }).job)
    expect([await inFolder(old), await inFolder(other)]).toEqual([250, 0])
    await check()
  })
})
