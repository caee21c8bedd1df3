import type { Kysely } from 'kysely'

import { idWithTail } from '@collect/storage'
import { insertRows } from '../store/insert-rows.ts'
import type { CollectiblesTables } from '../store/tables.ts'
import type { CataloguePlan } from './catalogue-plan.ts'
import { drawsOf } from './draws.ts'
import { priceOf } from './generated-copy.ts'
import { generatedItemId, type World } from './generated-item.ts'

const dayLength = 86_400_000
/** Observations of one transaction. */
const atOnce = 5_000

/** Prices that were paid, spread over the items and the last two years. */
export async function generateObservations(
  db: Kysely<CollectiblesTables>,
  world: World,
  plan: CataloguePlan,
  count: number,
): Promise<void> {
  for (let from = 0; from < count; from += atOnce)
    await db.transaction().execute((trx) =>
      insertRows(
        trx,
        'price_observations',
        Array.from({ length: Math.min(atOnce, count - from) }, (_, at) => observation(world, plan, from + at)),
      ),
    )
}

function observation(world: World, plan: CataloguePlan, number: number) {
  const draws = drawsOf(world.seed, 'observation', number)
  const index = number % plan.items
  const { set, number: inSet } = plan.place(index)
  const at = world.asOf - Math.floor(draws.share('age') * 730) * dayLength
  return {
    id: idWithTail(at, draws.tail('id')),
    variant_id: generatedItemId(world, set, inSet),
    band: String(draws.between('band', 1, 5)),
    day: Math.floor(at / dayLength),
    amount: priceOf(draws, 'price'),
    currency: draws.happens('euro', 0.8) ? 'EUR' : draws.pick('currency', ['USD', 'GBP']),
    source: 'import' as const,
    source_ref: `generated/${world.seed}/${number}`,
    at,
  }
}
