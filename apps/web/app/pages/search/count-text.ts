import type { CappedCount } from '@collect/collectibles/wire'
import { tagOf, type Formatter } from '@collect/messages'

/** The number of results; beyond 3,000 they are not counted. */
export const countText = ({ text }: Formatter, { value, capped }: CappedCount): string =>
  capped ? text('search.capped', { count: value }) : text('set.items', { count: value })

/**
 * The number of results that a value of a facet has. Only the first 3,000 results are counted, so a value that all of
 * these have may have more (docs/contract/collectibles.md §7.2).
 */
export function facetCountText({ locale }: Pick<Formatter, 'locale'>, count: number, counted: CappedCount): string {
  const number = new Intl.NumberFormat(tagOf(locale)).format(count)
  return counted.capped && count >= counted.value ? `${number}+` : number
}
