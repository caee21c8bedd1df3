import { describe, expect, test } from 'vitest'
import { placeOf } from './place.ts'

const inBytes = (text: string) => Buffer.from(text, 'utf8').toString('latin1')

describe(placeOf, () => {
  test.each([
    ['Utrecht', 'NL', 'Utrecht, NL'],
    ['', 'NL', 'NL'],
    ['Utrecht', '', 'Utrecht'],
    ['', '', ''],
    ['', 'XX', ''],
    ['', 'T1', ''],
    [inBytes('Łódź'), 'PL', 'Łódź, PL'],
    [inBytes('Utrecht\u202E'), 'NL', 'Utrecht, NL'],
    ['x'.repeat(200), 'NL', 'x'.repeat(100)],
  ])('the headers "%s" and "%s" name the place "%s"', (city, country, place) => {
    expect(placeOf(new Headers({ 'cf-ipcity': city, 'cf-ipcountry': country }))).toBe(place)
  })
})
