import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { dayNumber, dayOfNumber, earliestDay, isDay, isItemYear } from './day.ts'

describe(isDay, () => {
  test.each(['2024', '2024-02', '2024-02-29', '2000-02-29', '0001-01-01', '1999-12-31', '9999'])(
    'accepts %s',
    (day) => {
      expect(isDay(day)).toBe(true)
    },
  )

  test.each([
    '',
    '24',
    '2023-02-29',
    '1900-02-29',
    '2024-13',
    '2024-00',
    '2024-1',
    '2024-04-31',
    '0000',
    '2024-02-30T',
  ])('refuses %j', (day) => {
    expect(isDay(day)).toBe(false)
  })

  test('agrees with the calendar of the platform', () => {
    const number = (max: number) => fc.integer({ min: 0, max })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9999 }), number(13), number(32), (year, month, day) => {
        const text = [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join(
          '-',
        )
        const date = new Date(`${text}T00:00:00Z`)
        expect(isDay(text)).toBe(!Number.isNaN(date.getTime()) && date.toISOString().startsWith(text))
      }),
    )
  })
})

describe(earliestDay, () => {
  test.each([
    ['', ''],
    ['2024', '2024-01-01'],
    ['2024-05', '2024-05-01'],
    ['2024-05-17', '2024-05-17'],
  ])('of %j is %j', (day, earliest) => {
    expect(earliestDay(day)).toBe(earliest)
  })
})

describe('days since 1970', () => {
  test.each([
    ['1970-01-01', 0],
    ['1969-12-31', -1],
    ['2026-01-01', 20_454],
    ['0099-01-01', -683_368],
  ])('%s is day %i', (day, number) => {
    expect(dayNumber(day)).toBe(number)
    expect(dayOfNumber(number)).toBe(day)
  })

  test('a number becomes the same day and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -700_000, max: 2_900_000 }), (number) => {
        expect(dayNumber(dayOfNumber(number))).toBe(number)
      }),
    )
  })
})

test('years of items reach from 3000 before the common era to 2200', () => {
  expect([-3001, -3000, 2200, 2201, 1.5].map(isItemYear)).toEqual([false, true, true, false, false])
})
