import type { Item } from '@collect/collectibles/wire'

import { readCollectibles } from '../../server/ask-collectibles.ts'
import type { Visit } from '../../server/visit.ts'

/** The objects in the open places of the home page's cabinet, in their order. */
const shownItems = ['heron-penny', 'north-light', 'tin-robot', 'amethyst', 'ember-fox', 'slow-harbour']

export interface Niche {
  readonly id: string
  readonly name: string
  /** Path of its picture. */
  readonly art: string
}

export function loadNiches(visit: Visit): Promise<readonly Niche[]> {
  return Promise.all(
    shownItems.map(async (item) => {
      const { id, name, art } = await readCollectibles<Item>(visit, `/items/${item}`)
      return { id, name, art }
    }),
  )
}
