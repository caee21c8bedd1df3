import type { Fact } from '@collect/collectibles/wire'
import type { Formatter } from '@collect/messages'

/** The name of a field: its own, else the catalogue's, else the key. */
export const factLabel = ({ find }: Formatter, { key, label }: Pick<Fact, 'key' | 'label'>): string =>
  label ?? find(`field.${key}`) ?? key
