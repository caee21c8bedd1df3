import type { CappedCount } from '@collect/collectibles/wire'
import type { Formatter } from '@collect/messages'

/** The number of results; beyond 3,000 they are not counted. */
export const countText = ({ text }: Formatter, { value, capped }: CappedCount): string =>
  capped ? text('search.capped', { count: value }) : text('set.items', { count: value })
