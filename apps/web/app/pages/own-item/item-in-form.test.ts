import type { CategoryField } from '@collect/collectibles/wire'
import { expect, test } from 'vitest'

import { itemInForm, typedFieldsIn } from './item-in-form.ts'

const fields: readonly CategoryField[] = [
  { key: 'metal', type: 'choice', of: 'item' },
  { key: 'weight_g', type: 'number', of: 'item' },
  { key: 'mintage', type: 'integer', of: 'item' },
]

test('a form becomes an item; an empty field takes its value away', () => {
  const typed = { name: ' Town thaler ', maker: '', 'years.from': '1622', 'years.to': '', 'facts.metal': 'silver' }
  expect(itemInForm({ ...typed, 'facts.weight_g': '' }, fields)).toEqual({
    name: 'Town thaler',
    maker: null,
    years: { from: 1622, to: undefined },
    facts: { metal: 'silver', weight_g: null },
  })
})

test('a field that the form lacks stays as it is', () => {
  expect(itemInForm({ name: 'Quartz' }, fields)).toEqual({ name: 'Quartz', facts: {} })
})

test('only the fields of an item are read from a form', () => {
  const form = new FormData()
  for (const name of ['intent', 'id', 'name', 'facts.metal', 'owner']) form.append(name, 'x')
  expect(typedFieldsIn(form)).toEqual({ name: 'x', 'facts.metal': 'x' })
})

test.each([
  ['', null],
  ['−44', { from: -44 }],
  ['about 1900', { from: 'about 1900' }],
])('the year "%s" is %j', (typed, years) => {
  expect(itemInForm({ 'years.from': typed }, fields)['years']).toEqual(years)
})

test.each([
  ['weight_g', '3,25', '3.25'],
  ['weight_g', '3.25', '3.25'],
  ['weight_g', '1.200,5', '1.200,5'],
  ['mintage', '1 200 000', 1_200_000],
  ['mintage', '1,200', 1_200],
  ['mintage', '12,5', '12,5'],
  ['mintage', 'many', 'many'],
  ['unknown', '7', '7'],
])('%s of "%s" is %j', (key, typed, value) => {
  expect(itemInForm({ [`facts.${key}`]: typed }, fields)['facts']).toEqual({ [key]: value })
})
