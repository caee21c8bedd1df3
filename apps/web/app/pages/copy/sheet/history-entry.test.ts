import { createFormatter } from '@collect/messages'
import { expect, test } from 'vitest'

import { gradeWord, historyOf } from './history-entry.ts'

const now = Date.parse('2026-11-25T12:00:00Z')
const act = (
  id: string,
  verb: string,
  changes: Record<string, readonly [unknown, unknown]>,
  at = '2026-11-24T12:00:00Z',
) => ({
  id,
  batch: `batch-${id}`,
  entity: 'copy',
  entity_id: 'copy',
  verb,
  changes,
  at,
})
const nameOf = (_column: string, value: unknown) => (value === null ? undefined : `«${String(value)}»`)

test('columns that belong together are one change, and only readable ones have texts', () => {
  const [entry] = historyOf(
    [act('1', 'changed', { paid_amount: [1, 2], paid_currency: ['EUR', 'USD'], place_id: [null, 'box'] })],
    now,
    nameOf,
  )
  expect(entry?.changes).toEqual([{ field: 'paid' }, { field: 'place', before: undefined, after: '«box»' }])
})

test('what was changed again, what is too old and what was made cannot be undone', () => {
  const history = historyOf(
    [
      act('4', 'changed', { quantity: [2, 3] }),
      act('3', 'changed', { place_id: [null, 'box'] }),
      act('2', 'changed', { quantity: [1, 2] }),
      act('1', 'changed', { notes: ['', 'x'] }, '2026-10-01T12:00:00Z'),
      act('0', 'made', { serial: ['', 'a'] }),
    ],
    now,
    nameOf,
  )
  expect(history.map(({ canBeUndone }) => canBeUndone)).toEqual([true, true, false, false, false])
})

test.each([
  [['coin', 'card'], 'vf', 'Sehr schön'],
  [['card', 'coin'], 'vf', 'Sehr schön'],
  [['record', 'coin'], 'f', createFormatter('de').find('scale.record.f')],
  [['coin', 'record'], 'f', createFormatter('de').find('scale.coin.f')],
  [['coin'], 'superb', 'superb'],
])('of the scales %j, the first that knows the grade %s has its word', (scales, grade, word) => {
  expect(gradeWord(createFormatter('de'), scales, grade)).toBe(word)
})
