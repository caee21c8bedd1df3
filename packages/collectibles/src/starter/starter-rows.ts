import { foldedName } from '../wire/folded-name.ts'
import { numberOrder } from '../wire/order.ts'
import type { NamesByLocale } from './names.ts'
import type { StarterSet } from './starter-set.ts'

/** What the starter says of a set; a release may change all of it. */
export type StarterSetFacts = ReturnType<typeof setFacts>
/** What the starter says of an item; a release may change all of it but the set. */
export type StarterItemFacts = ReturnType<typeof itemFacts>[number]

interface StarterRows {
  readonly sets: readonly StarterSetFacts[]
  readonly items: readonly StarterItemFacts[]
}

/** Facts belong to all; what we wrote of them we give away. */
const licence = 'CC0-1.0'

export const starterRowsOf = (sets: readonly StarterSet[]): StarterRows => ({
  sets: sets.map(setFacts),
  items: sets.flatMap(itemFacts),
})

const setFacts = ({ id, category, parent, names, yearFrom, yearTo, items }: StarterSet) => ({
  id,
  category_id: category,
  parent_id: parent ?? null,
  ...namesAsStored(names),
  year_from: yearFrom ?? null,
  year_to: yearTo ?? null,
  declared_total: items.length,
  art_seed: id,
  status: 'published' as const,
  licence,
})

const namesAsStored = ({ en: name, ...others }: NamesByLocale) => ({
  name,
  sort_name: foldedName(name),
  names: JSON.stringify(others),
})

const itemFacts = ({ id: set, category, items }: StarterSet) =>
  items.map((item, index) => {
    // Where things have no number of their own, ours is the place in the set. A later release only adds to the end.
    const number = item.number === undefined ? `CE-${index + 1}` : String(item.number)
    return {
      id: item.id,
      category_id: category,
      set_id: set,
      number,
      number_sort: numberOrder(number),
      ...namesAsStored(item.names),
      year_from: item.yearFrom ?? null,
      country: item.country ?? null,
      attrs: JSON.stringify(item.attrs),
      art_seed: item.id,
      status: 'published' as const,
      licence,
    }
  })
