import type { CategoryField } from '@collect/collectibles/wire'
import { expect, test } from 'vitest'

import { readForm } from '../../forms/form-schema.ts'
import { ownItemRules } from './own-rules.ts'

const fields: readonly CategoryField[] = [
  { key: 'metal', type: 'choice', of: 'item' },
  { key: 'weight_g', type: 'number', of: 'item' },
  { key: 'mintage', type: 'integer', of: 'item' },
]
const rules = ownItemRules({ fields })

test.each([
  ['name', ' ', 'required'],
  ['name', 'x'.repeat(201), 'maxLength'],
  ['years.from', 'long ago', 'year'],
  ['years.from', '−4000', 'year'],
  ['years.to', '1899', 'before_from'],
  ['facts.metal', 'x'.repeat(201), 'maxLength'],
  ['facts.weight_g', 'heavy', 'pattern'],
  ['facts.mintage', 'many', 'number'],
])('%s takes no "%s"', (name, typed, problem) => {
  const form = { name: 'Thaler', 'years.from': '1900', [name]: typed }
  expect(readForm(rules, form)).toEqual({ problems: { [name]: problem } })
})

test('a last year needs a first one', () => {
  expect(readForm(rules, { name: 'Thaler', 'years.from': '', 'years.to': '1900' })).toEqual({
    problems: { 'years.from': 'year' },
  })
})

test('numbers are typed as people write them', () => {
  const form = { name: 'Thaler', 'years.from': '−44', 'facts.weight_g': '3,25', 'facts.mintage': '1 200' }
  expect(readForm(rules, form)).toEqual({ typed: form })
})
