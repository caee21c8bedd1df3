import { locales } from '@collect/messages'
import { describe, expect, test } from 'vitest'

import { dayText, readDay } from './day-text.ts'

describe.each(locales)('in the language %s', (locale) => {
  test('a day of every month is read as it is written', () => {
    for (let month = 1; month <= 12; month++) {
      const day = `1998-${String(month).padStart(2, '0')}-07`
      for (const part of [day, day.slice(0, 7), '1998'])
        expect(readDay(dayText(part, locale), locale)).toEqual({ day: part })
    }
  })
})

test.each([
  ['2024-4-1', 'en', '2024-04-01'],
  [' 2024-04 ', 'en', '2024-04'],
  ['12.04.2024', 'de', '2024-04-12'],
  ['1/2/2024', 'fr', '2024-02-01'],
  ['4/2024', 'en', '2024-04'],
  ['25/12/2024', 'en', '2024-12-25'],
  ['12/25/2024', 'en', '2024-12-25'],
  ['3/3/2024', 'en', '2024-03-03'],
  ['12 apr 2024', 'en', '2024-04-12'],
  ['April 12, 2024', 'en', '2024-04-12'],
  ['12 de abril de 2024', 'pt', '2024-04-12'],
] as const)('"%s" in %s is %s', (typed, locale, day) => {
  expect(readDay(typed, locale)).toEqual({ day })
})

test.each([
  ['04/05/2024', 'en', 'ambiguous_day'],
  ['2024-13', 'en', 'not_a_day'],
  ['31.02.2024', 'de', 'not_a_day'],
  ['last summer', 'en', 'not_a_day'],
  ['12', 'en', 'not_a_day'],
] as const)('"%s" in %s is refused: %s', (typed, locale, problem) => {
  expect(readDay(typed, locale)).toEqual({ problem })
})
