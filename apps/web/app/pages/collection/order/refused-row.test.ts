import { expect, test } from 'vitest'

import { refusedRowIn, withoutRefusedRow, withRefusedRow, type RefusedRow } from './refused-row.ts'

const page = new URL('http://page/collection?show=places&change=019a0000-0000-7000-8000-000000000001')
const refused: RefusedRow = {
  intent: 'place',
  act: 'rename',
  id: '019a0000-0000-7000-8000-000000000001',
  rev: 3,
  typed: { name: 'Cellar & attic', notes: 'below\nthe stairs' },
  problems: { name: 'taken' },
  problem: 'not_empty',
}

test('an address holds a refused form, and lets go of it', () => {
  const held = withRefusedRow(page, refused)
  expect(held.searchParams.get('change')).toBe(refused.id)
  expect(refusedRowIn(held.search)).toEqual(refused)
  expect(withRefusedRow(held, refused).href).toBe(held.href)
  expect(withoutRefusedRow(held).href).toBe(page.href)
})

test.each(['', '?form=place', '?form=place+burn+019a0000-0000-7000-8000-000000000001', '?form=place+add+1'])(
  '"%s" holds none',
  (search) => {
    expect(refusedRowIn(search)).toBeUndefined()
  },
)
