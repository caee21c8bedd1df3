import { createFormatter } from '@collect/messages'
import { expect, test } from 'vitest'

import { percentOf, progressText } from './progress.ts'

test.each([
  { owned: 0, total: 60, percent: 0 },
  { owned: 42, total: 60, percent: 70 },
  { owned: 41, total: 118, percent: 34 },
  { owned: 117, total: 118, percent: 99 },
  { owned: 118, total: 118, percent: 100 },
  { owned: 0, total: 0, percent: 0 },
])('$owned of $total are $percent percent', ({ percent, ...progress }) => {
  expect(percentOf(progress)).toBe(percent)
})

test('the progress of a set is said in the words of the language', () => {
  const said = (locale: 'en' | 'nl') => progressText(createFormatter(locale), { owned: 42, total: 60 })
  expect([said('en'), said('nl')]).toEqual(['42 of 60 · 70\u00a0%', '42 van 60 · 70%'])
})
