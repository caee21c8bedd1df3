import { sizeOfSet, type World } from './generated-item.ts'

/** Where an item of the whole catalogue stands. */
export interface ItemPlace {
  readonly set: number
  /** Its place in the set, from 0. */
  readonly number: number
}

export interface CataloguePlan {
  readonly items: number
  /** The number of sets; the last one may be cut off. */
  readonly sets: number
  place(index: number): ItemPlace
  sizeOf(set: number): number
}

/** Sets follow each other until there are enough items, so that a smaller catalogue is the beginning of a larger one. */
export function planCatalogue(world: World, items: number): CataloguePlan {
  const starts: number[] = []
  for (let begun = 0; begun < items; begun += sizeOfSet(world, starts.length - 1)) starts.push(begun)
  return {
    items,
    sets: starts.length,
    sizeOf: (set) => sizeOfSet(world, set),
    place(index) {
      let [low, high] = [0, starts.length - 1]
      while (low < high) {
        const middle = Math.ceil((low + high) / 2)
        if ((starts[middle] ?? 0) <= index) low = middle
        else high = middle - 1
      }
      return { set: low, number: index - (starts[low] ?? 0) }
    },
  }
}
