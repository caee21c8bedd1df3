import { describe, expect, test } from 'vitest'

import { euroNoteSets } from './euro-notes.ts'

describe('euro banknotes', () => {
  test('the first series has seven notes, the second one has no 500', () => {
    const values = euroNoteSets.map(({ items }) => items.map(({ attrs }) => attrs['denomination']))
    const six = ['5 euro', '10 euro', '20 euro', '50 euro', '100 euro', '200 euro']
    expect(values).toEqual([[...six, '500 euro'], six])
  })

  test('a note of a higher value is longer', () => {
    for (const { items } of euroNoteSets) {
      const lengths = items.map(({ attrs }) => Number(attrs['size_mm']?.split(' × ')[0]))
      expect(lengths).toEqual(lengths.toSorted((one, other) => one - other))
      expect(new Set(lengths).size).toBe(lengths.length)
    }
  })

  test('the second series came from 2013 to 2019', () => {
    expect(euroNoteSets[1]?.items.map(({ yearFrom }) => yearFrom)).toEqual([2013, 2014, 2015, 2017, 2019, 2019])
  })
})
