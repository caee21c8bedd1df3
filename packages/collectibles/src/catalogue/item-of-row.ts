import { artPathOf } from '../art/art-path.ts'
import { categories, type Category, type Fact, type Item, type ItemSummary } from '../wire/index.ts'
import type { ItemRow } from '../store/tables.ts'

export function summaryOf(row: ItemRow): ItemSummary {
  return {
    id: row.id,
    category: categoryOf(row.category),
    name: row.name,
    caption: row.caption,
    sample: row.sample === 1,
    art: artPathOf(row.id),
    ...(row.price_amount !== null && { price: { amount: row.price_amount, currency: row.price_currency ?? 'USD' } }),
  }
}

export function itemOf(row: ItemRow): Item {
  // `lay-out-samples.ts` writes a list of facts.
  return { ...summaryOf(row), story: row.story, facts: JSON.parse(row.facts) as Fact[] }
}

function categoryOf(word: string): Category {
  const category = categories.find((known) => known === word)
  if (!category) throw new Error(`an item has an unknown category: ${word}`)
  return category
}
