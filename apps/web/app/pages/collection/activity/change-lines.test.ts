import type { Batch } from '@collect/collectibles/wire'
import { formatterOf, loadCatalogue } from '@collect/messages'
import { expect, test } from 'vitest'

import { changeLines, nameOfRow } from './change-lines.ts'

const words = formatterOf('en', await loadCatalogue('en', 'all'))
const names = { box: 'Box 4', cellar: 'Cellar', draft: '', gift: 'Gift', penny: 'Heron penny' }

type Changes = Batch['activity'][number]['changes']

const row = (changes: Changes, verb = 'changed', entity = 'copy', entity_id = 'penny'): Batch['activity'][number] => ({
  id: '',
  batch: '',
  entity,
  entity_id,
  verb,
  changes,
  at: '',
})

const linesFor = (...changes: readonly Changes[]) =>
  changeLines(words, { activity: changes.map((one) => row(one)) }, names)

test.each([
  [{ place_id: ['cellar', 'box'] }, ['Place: Cellar → Box 4']],
  [{ place_id: [null, 'box'] }, ['Place: nothing → Box 4']],
  [{ folder_id: ['gone', null] }, ["Folder: Something that's gone → nothing"]],
  [{ quantity: [1, 3], spare: [0, 1] }, ['Quantity: 1 → 3', 'Spare: 0 → 1']],
  [{ tags: ['[]', '["gift"]'] }, ['Tags: nothing → Gift']],
  [{ notes: ['One.', 'Two.'] }, ['Notes']],
  [{ paid_amount: [null, 1250], paid_currency: [null, 'EUR'] }, ['Price paid: nothing → €12.50']],
  [{ paid_amount: [500, 1250] }, ['Price paid']],
  [{ category_id: ['coins', 'other'] }, ['Type and category: Coins → Other things']],
  [{ grade: ['', 'vf'], grade_detail: ['{}', '{"number":"35"}'] }, ['Condition']],
  [{ own_name: ['x'.repeat(90), 'Short'] }, [`Name: ${'x'.repeat(60)}… → Short`]],
  [{ deleted_at: [1, null] }, []],
  [{ constructor: [1, 2] }, ['Details']],
] as const satisfies readonly (readonly [Changes, readonly string[]])[])('%j is told as %j', (changes, lines) => {
  expect(linesFor(changes)).toEqual(lines)
})

test('an act of many rows tells what all have alike, and only names what differs', () => {
  const moved = { place_id: ['cellar', 'box'] } as const
  expect(linesFor(moved, moved)).toEqual(['Place: Cellar → Box 4'])
  expect(linesFor(moved, { place_id: [null, 'box'], notes: ['', 'A.'] })).toEqual(['Place: → Box 4', 'Notes'])
})

test('what was made has no list of its fields', () => {
  expect(changeLines(words, { activity: [row({ quantity: [1, 3] }, 'made')] }, names)).toEqual([])
})

test.each([
  [row({}), 'Heron penny'],
  [row({ notes: ['', 'A.'] }, 'changed', 'copy', 'draft'), 'Unnamed'],
  [row({ own_name: ['My coin', null] }, 'erased', 'copy', 'gone'), 'My coin'],
  [row({ label: [null, 'Case number'] }, 'made', 'field', 'gone'), 'Case number'],
  [row({ item_id: ['penny', null] }, 'deleted', 'wish', 'gone'), 'Heron penny'],
  [row({ notes: ['', 'A.'] }, 'changed', 'copy', 'gone'), "Something that's gone"],
  [row({ about: [null, 'A.'] }, 'changed', 'collector', 'me'), 'Settings'],
] as const)('a row of activity has its name, even when it is gone', (activity, name) => {
  expect(nameOfRow(words, activity, names)).toBe(name)
})
