import type { Fact } from '@collect/collectibles/wire'
import { createFormatter } from '@collect/messages'
import { expect, test } from 'vitest'

import { factText } from './fact-text.ts'

const facts: readonly (readonly [Fact, en: string, de: string])[] = [
  [{ key: 'metal', type: 'choice', value: 'nordic_gold' }, 'Nordic gold', 'Nordisches Gold'],
  [{ key: 'metal', type: 'choice', value: 'Old iron' }, 'Old iron', 'Old iron'],
  [{ key: 'weight_g', type: 'number', value: '8.5', unit: 'g' }, '8.5\u00a0g', '8,5\u00a0g'],
  [{ key: 'mintage', type: 'integer', value: 1_200_000 }, '1,200,000', '1.200.000'],
  [{ key: 'country', type: 'country', value: 'AT' }, 'Austria', 'Österreich'],
  [{ key: 'signed', type: 'yes_no', value: true }, 'Yes', 'Ja'],
  [{ key: 'colours', type: 'choices', value: ['red', 'blue'] }, 'red and blue', 'red und blue'],
  [{ key: 'formula', type: 'text', value: 'CaF₂' }, 'CaF₂', 'CaF₂'],
]

test.each(facts)('%o', (fact, en, de) => {
  expect([factText(createFormatter('en'), fact), factText(createFormatter('de'), fact)]).toEqual([en, de])
})
