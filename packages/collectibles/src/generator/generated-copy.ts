import type { Insertable } from 'kysely'

import type { CopyRow } from '../store/rows/copy-rows.ts'
import type { CopyStatus } from '../wire/index.ts'
import { idWithTail } from '@collect/storage'
import { yearsOfCopy } from '../copies/following-columns.ts'
import { earliestDay } from '../wire/day.ts'
import { foldedName } from '../wire/folded-name.ts'
import type { CataloguePlan } from './catalogue-plan.ts'
import { drawsOf, type Draws } from './draws.ts'
import { generatedItem, gradeFor, type World } from './generated-item.ts'
import { shops } from './words.ts'

const year = 365 * 24 * 60 * 60_000
const currency = 'EUR'

/** What an account has besides its copies. */
export interface Shelves {
  readonly owner: string
  readonly folders: readonly string[]
  readonly places: readonly string[]
}

type NewCopy = Omit<Insertable<CopyRow>, 'n'>

/** The `number`th copy of an account. One in eight is of the same item as the copy before it. */
export function generatedCopy(world: World, plan: CataloguePlan, shelves: Shelves, number: number): NewCopy {
  const { owner, folders, places } = shelves
  const draws = drawsOf(world.seed, 'copy', owner, number)
  const item = itemOf(world, plan, shelves, number)
  const status = statusOf(draws)
  const quantity = draws.happens('several', 0.1) ? draws.between('quantity', 2, 5) : 1
  const added = world.asOf - Math.floor(draws.share('added') * 3 * year)
  const ownName = draws.happens('own', 0.03) ? `Unknown piece ${number}` : undefined
  const { category_id: category } = item.item
  const acquiredOn = dayOf(draws, added)
  const ownValue = draws.happens('valued', 0.15) ? priceOf(draws, 'own value') : null
  return {
    id: idWithTail(added, draws.tail('id')),
    owner_id: owner,
    category_id: category,
    ...(ownName === undefined
      ? {
          item_id: item.item.id,
          variant_id: draws.pick('variant', item.variants).id,
          set_id: item.item.set_id ?? null,
          own_name: null,
          sort_name: item.item.sort_name,
          number_sort: item.item.number_sort,
          ...yearsOfCopy(item.item),
        }
      : {
          item_id: null,
          variant_id: null,
          set_id: null,
          own_name: ownName,
          sort_name: foldedName(ownName),
          number_sort: '',
          ...yearsOfCopy(undefined),
        }),
    status,
    quantity,
    spare: quantity > 1 && draws.happens('spare', 0.5) ? quantity - 1 : 0,
    ...gradedAs(draws, category),
    ...paidFor(draws),
    acquired_on: acquiredOn,
    acquired_order: earliestDay(acquiredOn),
    acquired_from: draws.happens('from known', 0.4) ? draws.pick('from', shops) : '',
    acquired_how: draws.pick('how', ['bought', 'bought', 'gift', 'trade', 'found', 'inherited', '']),
    own_value_amount: ownValue,
    own_value_currency: ownValue === null ? null : currency,
    value_amount: ownValue,
    value_order: ownValue ?? -1,
    value_basis: ownValue === null ? 'none' : 'own',
    folder_id: draws.happens('in folder', 0.3) ? draws.pick('folder', folders) : null,
    place_id: draws.happens('in place', 0.7) ? draws.pick('place', places) : null,
    serial: draws.happens('serial', 0.03) ? `S-${draws.bits('serial number')}` : '',
    notes: draws.happens('noted', 0.1) ? `Bought on a rainy day, number ${number}.` : '',
    source: 'import',
    source_ref: `generated/${number}`,
    added_at: added,
    deleted_at: draws.happens('deleted', 0.01) ? world.asOf - draws.between('deleted at', 1, 1_000_000) : null,
    created_at: added,
    updated_at: added,
  }
}

function itemOf(world: World, plan: CataloguePlan, shelves: Shelves, number: number) {
  let at = number
  while (at > 0 && drawsOf(world.seed, 'copy', shelves.owner, at).happens('double', 0.12)) at -= 1
  const index = drawsOf(world.seed, 'copy', shelves.owner, at).between('item', 0, plan.items - 1)
  const { set, number: inSet } = plan.place(index)
  return generatedItem(world, set, inSet, index)
}

function statusOf(draws: Draws): CopyStatus {
  const rare = ['lent', 'lent', 'ordered', 'ordered', 'draft', 'sold', 'sold', 'given'] as const
  return draws.happens('is special', 0.08) ? draws.pick('status', rare) : 'owned'
}

function gradedAs(draws: Draws, category: Parameters<typeof gradeFor>[1]) {
  if (!draws.happens('graded', 0.85))
    return { grade: '', rank: -1, band: 0, company: '', company_grade: '', certificate: '' }
  const { id, rank, band } = gradeFor(draws, category)
  const isProfessional = draws.happens('professional', 0.05)
  return {
    grade: id,
    rank,
    band,
    company: isProfessional ? 'CE' : '',
    company_grade: isProfessional ? String(draws.between('company grade', 1, 10)) : '',
    certificate: isProfessional ? `CE-${draws.bits('certificate')}` : '',
  }
}

function paidFor(draws: Draws) {
  if (!draws.happens('paid', 0.7))
    return { paid_amount: null, paid_currency: null, fees_amount: null, cost_amount: null }
  const amount = priceOf(draws, 'price')
  const isOwn = draws.happens('own currency', 0.85)
  const fees = draws.happens('fees', 0.1) ? draws.between('fees', 1, 999) : null
  return {
    paid_amount: amount,
    paid_currency: isOwn ? currency : draws.pick('currency', ['USD', 'GBP', 'JPY', 'KWD']),
    fees_amount: fees,
    // Amounts of other currencies wait for a rate.
    cost_amount: isOwn ? amount + (fees ?? 0) : null,
  }
}

/** Prices as in life: most are low, some are high, a few are nothing or a fortune. */
export function priceOf(draws: Draws, field: string): number {
  if (draws.happens(`${field} nothing`, 0.01)) return 0
  if (draws.happens(`${field} fortune`, 0.001)) return 90_000_000_00 + draws.between(field, 0, 9_999)
  // The sum of four even draws is close to a normal one.
  const normal = [1, 2, 3, 4].reduce((sum, part) => sum + draws.share(`${field} ${part}`), -2)
  // A power of two, straight between whole exponents: engines may round other powers differently.
  const whole = Math.floor(normal * 4)
  return 1 + Math.floor(1_500 * 2 ** whole * (1 + normal * 4 - whole))
}

/** Days are whole, partial or unknown. */
function dayOf(draws: Draws, added: number): string {
  const day = new Date(added - Math.floor(draws.share('acquired') * 5 * year)).toISOString().slice(0, 10)
  return draws.pick('precision', [day, day, day, day.slice(0, 7), day.slice(0, 4), ''])
}
