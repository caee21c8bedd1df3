import type { Item } from '@collect/collectibles/wire'
import type { Formatter } from '@collect/messages'

import { variantName } from './variant-name.ts'

/** Says that the user owns another variant than the one in sight, and in which condition; undefined where it is not so. */
export function otherVersion(
  { text, find }: Pick<Formatter, 'text' | 'find'>,
  { mine, variants }: Pick<Item, 'mine' | 'variants'>,
  shown: string | undefined,
): string | undefined {
  const [first] = mine?.copies ?? []
  if (!first || shown === undefined || mine?.copies.some((copy) => copy.variant === shown)) return undefined
  const owned = variants.length > 1 ? variants.find(({ id }) => id === first.variant) : undefined
  if (!owned) return undefined
  const variant = variantName({ text }, owned)
  const grade = first.condition && find(`scale.${first.condition.scale}.${first.condition.grade}`)
  return grade === undefined
    ? text('item.other-version', { variant })
    : text('item.other-version.grade', { variant, grade })
}
