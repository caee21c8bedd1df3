import type { Act } from '../acts/act.ts'
import { loadOwnItems } from './own-item.ts'
import { saveItem } from './save-item.ts'

/**
 * Brings own items back whose owner deleted them while a copy lay in the bin or a wish stood: a copy of an item that is
 * gone would have no picture, and no search would find it. They come back into no set.
 */
export async function bringBackItems(act: Act, ids: readonly (string | null)[]): Promise<void> {
  const wanted = [...new Set(ids)].filter((id) => id !== null)
  for (const item of (await loadOwnItems(act.db, act.owner, wanted)).values()) {
    if (item.status !== 'withdrawn') continue
    const { id: _id, rev: _rev, uses: _uses, ...written } = item
    await saveItem(act, item, { ...written, status: 'private' }, 'restored')
  }
}
