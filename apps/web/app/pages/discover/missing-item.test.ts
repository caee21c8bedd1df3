import { describe, expect, test } from 'vitest'

import { inTurn, type MissingItem } from './missing-item.ts'

/** Missing items of a set. */
const list = (set: string, ...ids: readonly string[]): readonly MissingItem[] =>
  ids.map((id) => ({
    item: { id, name: id, caption: '', category: 'coins', art: '', sample: false },
    isWished: false,
    set: { id: set, name: set },
  }))
const ids = (missing: readonly MissingItem[]) => missing.map(({ item, set }) => `${set.id} ${item.id}`)

describe(inTurn, () => {
  test('takes one item of each set before the next of any', () => {
    const lists = [list('euro', 'e1', 'e2', 'e3', 'e4', 'e5', 'e6'), list('mohs', 'm1'), list('deck', 'd1', 'd2')]
    expect(ids(inTurn(lists, 6))).toEqual(['euro e1', 'mohs m1', 'deck d1', 'euro e2', 'deck d2', 'euro e3'])
  })

  test('fills its places from one set', () => {
    expect(ids(inTurn([list('mohs', 'm1', 'm2', 'm3')], 2))).toEqual(['mohs m1', 'mohs m2'])
  })

  test('shows an item of two sets once, in the set that comes first', () => {
    expect(ids(inTurn([list('mohs', 'm1', 'm2'), list('own', 'm1', 'o2')], 6))).toEqual([
      'mohs m1',
      'mohs m2',
      'own o2',
    ])
  })

  test('has nothing to show without sets', () => {
    expect(inTurn([], 6)).toEqual([])
  })
})
