import type { Wish } from '@collect/collectibles/wire'
import { describe, expect, test } from 'vitest'

import { readWish, typedWish, wishFieldsIn } from './wish-fields.ts'

const typed = { priority: '1', min_grade: 'vf', max: '12,50', max_currency: 'EUR', quantity: ' 2 ', note: 'Red.' }

describe(readWish, () => {
  test('an amount is read as the language writes it', () => {
    const patch = {
      priority: 1,
      min_grade: 'vf',
      max: { amount: 1250, currency: 'EUR' },
      quantity: 2,
      note: 'Red.',
    }
    expect(readWish(typed, 'de')).toEqual({ patch })
    expect(readWish({ ...typed, max: '1.250' }, 'de')).toEqual({
      patch: { ...patch, max: { amount: 125_000, currency: 'EUR' } },
    })
  })

  test('an empty field takes its value away', () => {
    expect(readWish({ ...typed, min_grade: '', max: ' ', note: ' ' }, 'en')).toEqual({
      patch: { priority: 1, min_grade: null, max: null, quantity: 2, note: null },
    })
  })

  test('all problems are named at once', () => {
    const wrong = { ...typed, priority: '6', max: '1,250.5.', quantity: 'two', note: 'x'.repeat(10_001) }
    expect(readWish(wrong, 'en')).toEqual({
      problems: { priority: 'pattern', max: 'not_a_number', quantity: 'pattern', note: 'maxLength' },
    })
    expect(readWish({ ...typed, quantity: '0' }, 'en')).toEqual({ problems: { quantity: 'min' } })
    expect(readWish({ ...typed, max: '1.250' }, 'en')).toEqual({ problems: { max: 'ambiguous' } })
    expect(readWish({ ...typed, max_currency: 'euro' }, 'en')).toEqual({ problems: { max_currency: 'pattern' } })
  })
})

test('a wish is typed as its owner would, and an address keeps it', () => {
  const wish: Wish = { id: 'w', rev: 1, priority: 3, quantity: 1, created_at: '', max: { amount: 5, currency: 'EUR' } }
  const fields = typedWish(wish, 'PLN', 'de')
  expect(fields).toEqual({
    priority: '3',
    min_grade: '',
    max: '0,05',
    max_currency: 'EUR',
    quantity: '1',
    note: '',
  })
  expect(wishFieldsIn(new URLSearchParams({ ...fields, show: 'wishes' }))).toEqual(fields)
})
