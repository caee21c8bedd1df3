import type { ChecklistEntry } from '@collect/collectibles/wire'
import { describe, expect, test } from 'vitest'

import { marksIn, ownedMore } from './marks.ts'

const formOf = (fields: Record<string, string>): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

/** The count reads no more of an entry. */
const entry = (id: string, owned: number) => ({ item: { id }, owned }) as ChecklistEntry

test('only the forms that mark an item are marks', () => {
  const mark = formOf({ intent: 'mark', item: 'a', on: 'yes' })
  const other = formOf({ intent: 'toggle', what: 'wished', on: 'yes' })
  expect(marksIn([undefined, other, mark, formOf({ intent: 'mark' })])).toEqual([{ item: 'a', isOn: true }])
})

describe(ownedMore, () => {
  const entries = [entry('a', 0), entry('b', 2), entry('c', 0)]
  test.each([
    { marks: [], more: 0 },
    { marks: [{ item: 'a', isOn: true }], more: 1 },
    { marks: [{ item: 'b', isOn: false }], more: -1 },
    {
      marks: [
        { item: 'a', isOn: true },
        { item: 'c', isOn: true },
        { item: 'b', isOn: false },
      ],
      more: 1,
    },
    { marks: [{ item: 'b', isOn: true }], more: 0 },
    { marks: [{ item: 'of another page', isOn: true }], more: 0 },
  ])('%j', ({ marks, more }) => {
    expect(ownedMore(entries, marks)).toBe(more)
  })
})
