import { locales } from '@collect/messages'
import { describe, expect, test } from 'vitest'

import { deliveredCategories } from '../catalogue/delivered-categories.ts'
import type { CategoryField } from '../wire/index.ts'
import { starterRowsOf } from './starter-rows.ts'
import { starterSets } from './starter-sets.ts'

const things = [...starterSets, ...starterSets.flatMap(({ items }) => items)]
const rows = starterRowsOf(starterSets)
const duplicates = (list: readonly string[]) => list.filter((word, index) => list.indexOf(word) !== index)

/** Makers, games, card companies and film worlds whose names are protected. */
const brands =
  /\b(lego|disney|marvel|hasbro|mattel|nintendo|pok[eé]mon|magic|wizards|topps|panini|upper deck|funko|barbie|star wars|lucasfilm|warner|sega|sony|playstation|xbox|bandai|konami|yu-gi-oh|bicycle|copag|fournier|piatnik|cartamundi|rider|waite|thoth|grimaud|michel|scott|stanley gibbons|yvert|krause|numista|pcgs|ngc|swarovski|rolex|coca|pepsi|ferrari|panasonic|hot wheels|playmobil|ravensburger|stratego|monopoly|scrabble|bitcoin)\b/i

/** The forms of values, by the type of the field; other types do not occur. */
const forms: Readonly<Record<string, RegExp>> = {
  text: /^\S(.*\S)?$/,
  number: /^(0|[1-9]\d*)(\.\d{0,5}[1-9])?$/,
  choice: /^[a-z]+(_[a-z]+)*$/,
}

const isName = (name: string) =>
  name.length <= 200 &&
  name === name.normalize('NFC').trim() &&
  /^[\p{Lu}\d]/u.test(name) &&
  !/ {2}|undefined|\|/.test(name)

describe('starter sets', () => {
  test('there are at most 15, with 700 to 900 items that a collector can finish', () => {
    expect(starterSets.length).toBeLessThanOrEqual(15)
    expect(rows.items.length).toBeGreaterThanOrEqual(700)
    expect(rows.items.length).toBeLessThanOrEqual(900)
    for (const { items } of starterSets) {
      expect(items.length).toBeGreaterThanOrEqual(6)
      expect(items.length).toBeLessThanOrEqual(120)
    }
  })

  test('every id is a short slug that nothing else has', () => {
    const ids = things.map(({ id }) => id)
    expect(duplicates(ids)).toEqual([])
    expect(ids.filter((id) => id.length > 64 || !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id))).toEqual([])
  })

  test('every set and item has a name in every language, and each name stands alone', () => {
    const faults = things.flatMap(({ id, names }) => [
      ...locales.filter((locale) => !(locale in names)).map((locale) => `${id} has no name in ${locale}`),
      ...Object.values(names).filter((name) => !isName(name)),
    ])
    expect(faults).toEqual([])
  })

  test('the English name is stored as the name, the other eight by language', () => {
    const stored = [...rows.sets, ...rows.items].map(({ id, name, names }) => ({
      id,
      names: { en: name, ...(JSON.parse(names) as object) },
    }))
    expect(stored).toEqual(things.map(({ id, names }) => ({ id, names })))
  })

  test('no two items have the same English name', () => {
    expect(duplicates(rows.items.map(({ name }) => name))).toEqual([])
  })

  test.each(locales)('no two items of a set have the same name in %s', (locale) => {
    for (const { items } of starterSets) expect(duplicates(items.map(({ names }) => names[locale]))).toEqual([])
  })

  test('numbers are natural ones or our own, in the order of the set', () => {
    for (const set of starterSets) {
      const numbers = rows.items.filter(({ set_id }) => set_id === set.id)
      expect(duplicates(numbers.map(({ number }) => number))).toEqual([])
      expect(numbers.filter(({ number }) => !/^(CE-)?[1-9]\d*$/.test(number))).toEqual([])
      const order = numbers.map(({ number_sort }) => number_sort)
      expect(order).toEqual(order.toSorted())
    }
  })

  test('every value belongs to a field of the category and has its type', () => {
    const faults = starterSets.flatMap(({ category, items }) => {
      const fields: readonly CategoryField[] = deliveredCategories[category].fields
      const isValue = ([key, value]: readonly [string, string]) =>
        fields.some((field) => field.key === key && field.of === 'item' && forms[field.type]?.test(value))
      return items.flatMap(({ id, attrs }) =>
        Object.entries(attrs)
          .filter((entry) => !isValue(entry))
          .map(([key, value]) => `${id}: ${key} ${value}`),
      )
    })
    expect(faults).toEqual([])
  })

  test('a set continues one that stands before it', () => {
    const ids = starterSets.map(({ id }) => id)
    const before = starterSets.map(({ parent }, index) => parent === undefined || ids.indexOf(parent) < index)
    expect(before).not.toContain(false)
    expect(starterSets.every(({ parent }) => parent === undefined || ids.includes(parent))).toBe(true)
  })

  test('no name is that of a brand', () => {
    expect(brands.test('A Bicycle deck')).toBe(true)
    const words = things.flatMap(({ id, names }) => [id, ...Object.values(names)])
    expect(words.filter((word) => brands.test(word))).toEqual([])
  })
})
