import { mkdtempSync, rmSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '@collect/storage'
import { openPhotoFolder, type PhotoFolder } from '../../packages/collectibles/src/index.ts'
import { table } from '../table.ts'
import { openInProcess } from './in-process.ts'
import { idleSince, percent, processorTimes } from './spread.ts'

const photos = 10_000
/** docs/contract/collectibles.md §10.5, in seconds. */
const bar = 120

interface Tables {
  readonly copies: { readonly id: string; readonly owner_id: string }
  readonly photos: Readonly<Record<string, string | number>>
}

/** Deletes an account's whole collection, with as many photos as the contract names. */
export async function measureForget(url: string, account: string): Promise<boolean> {
  const path = mkdtempSync(join(tmpdir(), 'collect-bench-photos-'))
  const folder = openPhotoFolder(path)
  const service = await openInProcess(url, folder)
  try {
    const copies = await plantPhotos(service.database, folder, account, path)
    const processors = processorTimes()
    const begun = performance.now()
    await service.forget(account)
    const seconds = (performance.now() - begun) / 1_000
    const left = []
    for await (const one of folder.list()) left.push(one)
    if (left.length > 0) throw new Error(`${left.length} photos are left`)
    const isKept = seconds <= bar
    table('The end of an account', [
      ['what', 'took', 'idle', ''],
      [
        `${copies.toLocaleString('en')} copies, ${photos.toLocaleString('en')} photos`,
        `${seconds.toFixed(1)} s`,
        percent(idleSince(processors)),
        isKept ? 'kept' : `MISSED, at most ${bar} s`,
      ],
    ])
    return isKept
  } finally {
    await service.close()
    rmSync(path, { recursive: true, force: true })
  }
}

/** Hangs a photo with its four files on each of many copies; answers the number of all copies. */
async function plantPhotos(database: Database, folder: PhotoFolder, account: string, path: string): Promise<number> {
  const db = database.tables<Tables>()
  const copies = await db.selectFrom('copies').select('id').where('owner_id', '=', account).execute()
  const file = join(path, 'one')
  const chosen = copies.slice(0, photos)
  for (let from = 0; from < chosen.length; from += 500) {
    const rows = chosen.slice(from, from + 500).map(({ id }) => ({
      id: photoOf(id),
      owner_id: account,
      copy_id: id,
      position: 1,
      kind: 'front',
      sha256: id,
      state: 'ready',
      created_at: 0,
      updated_at: 0,
    }))
    await db.insertInto('photos').values(rows).execute()
    for (const { id } of rows)
      for (const size of ['160', '480', '1600', 'full'] as const) {
        await writeFile(file, 'a picture')
        await folder.write(id, size, file)
      }
  }
  await mkdir(folder.scratch, { recursive: true })
  return copies.length
}

/** An id of its own, as even in its last signs as that of the copy. */
const photoOf = (copy: string): string => `0190a1b2${copy.slice(8)}`
