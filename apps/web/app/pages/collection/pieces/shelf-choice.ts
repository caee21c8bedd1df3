import type { Folder } from '@collect/collectibles/wire'

import type { Choice } from './open-pieces.ts'

/** A folder or a place in a select, as deep as it lies inside others. */
export const shelfChoice = ({ id, name, path }: Pick<Folder, 'id' | 'name' | 'path'>): Choice => ({
  id,
  name,
  depth: path.split(' / ').length - 1,
})
