import type { Variant } from '@collect/collectibles/wire'
import type { Formatter } from '@collect/messages'

/** The default variant has a name of its own only where the catalogue gives it one. */
export const variantName = ({ text }: Pick<Formatter, 'text'>, { name, isDefault }: Variant): string =>
  isDefault && (name === '' || name === 'Standard') ? text('item.variant.standard') : name
