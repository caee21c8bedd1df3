import { expect, test } from 'vitest'

import { suggestionIn } from './suggestion-in.ts'

const formOf = (fields: Record<string, string>): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

test('a form becomes an item; empty fields are absent', () => {
  const form = formOf({
    id: 'i1',
    category: 'coins',
    name: ' Town thaler ',
    maker: 'Mint of the town',
    'years.from': '1622',
    'years.to': '',
    'facts.metal': 'silver',
    'facts.weight_g': '',
  })
  expect(suggestionIn(form)).toEqual({
    id: 'i1',
    category: 'coins',
    body: {
      category: 'coins',
      name: 'Town thaler',
      maker: 'Mint of the town',
      years: { from: 1622 },
      facts: { metal: 'silver' },
    },
  })
})

test('a year before the common era is negative, and a word stays a word', () => {
  const yearsIn = (from: string) => suggestionIn(formOf({ 'years.from': from })).body['years']
  expect([yearsIn('−44'), yearsIn('about 1900')]).toEqual([{ from: -44 }, { from: 'about 1900' }])
})
