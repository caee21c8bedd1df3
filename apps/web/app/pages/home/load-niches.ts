import type { Drawers, Item } from '@collect/collectibles/wire'

import { askCollectibles, readCollectibles } from '../../server/ask-collectibles.ts'
import type { Visit } from '../../server/visit.ts'

/** The objects in the open places of the home page's cabinet, in their order. */
const shownItems = ['heron-penny', 'north-light', 'tin-robot', 'amethyst', 'ember-fox', 'slow-harbour']

export interface Niche {
  readonly id: string
  readonly name: string
  /** Path of its picture. */
  readonly art: string
}

/** Without samples, the first items of the drawers stand there. */
export async function loadNiches(visit: Visit): Promise<readonly Niche[]> {
  const answers = await Promise.all(shownItems.map((item) => askCollectibles(visit, `/items/${item}`)))
  if (answers.every(({ ok }) => ok)) return Promise.all(answers.map(nicheOf))
  const { drawers } = await readCollectibles<Drawers>(visit, '/drawers?size=2')
  return drawers
    .flatMap(({ items }) => items)
    .slice(0, shownItems.length)
    .map(({ id, name, art }) => ({ id, name, art }))
}

async function nicheOf(answer: Response): Promise<Niche> {
  const { id, name, art } = (await answer.json()) as Item // the app's own service answers an item
  return { id, name, art }
}
