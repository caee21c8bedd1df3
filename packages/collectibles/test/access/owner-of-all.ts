import { expect } from 'vitest'

import { createActs } from '../../src/acts/act.ts'
import { makeCopy } from '../../src/copies/copy-acts.ts'
import { newId } from '@collect/storage'
import { queueJob } from '../../src/jobs/job-store.ts'
import type { CollectiblesTables } from '../../src/store/tables.ts'
import { jpegOf } from '../photos/pictures.ts'
import type { TestService } from '../test-service.ts'

/** Stands in every text that the owner wrote. */
export const canary = 'CANARY'
export const barcode = '04006381333931'
export const owner = { id: 'owner-of-all', locale: 'en', currency: 'EUR' }

/** Gives an account one thing of each kind; answers their ids by kind. */
export async function layOutOwner(service: TestService) {
  const db = service.database.tables<CollectiblesTables>()
  const now = service.clock.now
  const as = { 'X-Person': owner.id, 'If-Match': '"1"' }
  await service.call('PATCH', '/collector', as, {
    handle: 'canary-handle',
    display_name: `${canary} name`,
    about: `${canary} about`,
  })
  const [secretItem, secretSet] = [newId(now), newId(now)]
  const send = async (method: string, path: string, body: object) =>
    expect((await service.call(method, path, as, body)).status).toBeLessThan(300)
  await send('PUT', `/sets/${secretSet}`, { category: 'coins', name: `${canary} set`, description: canary })
  await send('PUT', `/items/${secretItem}`, {
    category: 'coins',
    name: `${canary} item`,
    set: secretSet,
    facts: { ruler: `${canary} ruler` },
    variants: [{ name: `${canary} variant` }],
    barcodes: [barcode],
  })
  await send('PUT', `/items/${secretItem}/mine/wished`, {})
  const kept = { wishes: newId(now), folders: newId(now), places: newId(now), tags: newId(now), fields: newId(now) }
  await send('PUT', `/wishes/${kept.wishes}`, { item: 'pyrite', note: canary })
  await send('PUT', `/folders/${kept.folders}`, { name: `${canary} folder` })
  await send('PUT', `/places/${kept.places}`, { name: `${canary} place`, notes: canary })
  await send('PUT', `/tags/${kept.tags}`, { name: `${canary} tag` })
  await send('PUT', `/fields/${kept.fields}`, { key: 'canary', label: `${canary} field`, type: 'text' })
  const { batch, result: copy } = await createActs(service.database, () => now).run(owner, (act) =>
    makeCopy(act, {
      category_id: 'coins',
      item_id: 'heron-penny',
      variant_id: 'heron-penny',
      own_name: `${canary} own name`,
      quantity: 3,
      notes: `${canary} notes`,
      serial: `${canary} serial`,
      acquired_from: `${canary} seller`,
      own_value_note: `${canary} value`,
      left_to: `${canary} buyer`,
      paid_amount: 987_654_321,
      paid_currency: 'EUR',
    }),
  )
  const { result: binned } = await createActs(service.database, () => now).run(owner, async (act) => {
    const { id } = await makeCopy(act, { category_id: 'coins', own_name: `${canary} binned` })
    await act.db.updateTable('copies').set({ deleted_at: now }).where('id', '=', id).execute()
    return id
  })
  const photo = newId(now)
  const picture = await jpegOf({ width: 40, height: 30 })
  await service.send('PUT', `/photos/${photo}/content?copy=${copy.id}`, as, picture)
  await send('PATCH', `/photos/${photo}`, { alt: `${canary} alt` })
  const input = { person: owner, batch: `${canary} batch`, own: canary }
  const job = await queueJob(db, { owner: owner.id, kind: 'undo', input, total: 1 }, now)
  const ids: Readonly<Record<string, string>> = {
    ...kept,
    sets: secretSet,
    items: 'heron-penny',
    collection: 'heron-penny',
    barcodes: barcode,
    copies: copy.id,
    bin: binned,
    photos: photo,
    batches: batch,
    jobs: job,
  }
  return { ids, secretItem, secretSet, picture }
}
