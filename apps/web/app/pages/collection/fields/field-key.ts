import { foldedName } from '@collect/collectibles/wire'

/** Of a key (docs/contract/collectibles.md §2.3). */
const longest = 30

/** A free key for a new field, from its label. Letters of other scripts make no key, so such a field is counted. */
export function fieldKeyOf(label: string, taken: ReadonlySet<string>): string {
  const word = foldedName(label)
    .normalize('NFD')
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replace(/^[_0-9]+/, '')
    .slice(0, longest)
    .replace(/_+$/, '')
  const key = word === '' ? 'field' : word
  if (!taken.has(key)) return key
  for (let number = 2; ; number++) {
    const ending = `_${number}`
    const counted = key.slice(0, longest - ending.length) + ending
    if (!taken.has(counted)) return counted
  }
}
