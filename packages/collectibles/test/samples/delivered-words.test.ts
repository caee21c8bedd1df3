import { loadCatalogue, locales } from '@collect/messages'
import { expect, test } from 'vitest'

import { conditionScales } from '../../src/catalogue/condition-scales.ts'
import { deliveredCategories } from '../../src/catalogue/delivered-categories.ts'

const fields = Object.values(deliveredCategories).flatMap((category) =>
  category.fields.map(({ key }) => `field.${key}`),
)
const grades = Object.entries(conditionScales).flatMap(([scale, { grades: list }]) =>
  list.flatMap(({ id }) => [`scale.${scale}.${id}`, `scale.${scale}.${id}.short`]),
)

test.each(locales)('each field and each grade of the delivered categories has its words in %s', async (locale) => {
  const { texts } = await loadCatalogue(locale, 'all')
  for (const key of [...Object.keys(deliveredCategories).map((id) => `category.${id}`), ...fields, ...grades])
    expect([key, texts[key] ?? '']).toEqual([key, expect.stringMatching(/\S/)])
})

test.each(locales)('the account pages load no word of a field or a grade in %s', async (locale) => {
  const { texts } = await loadCatalogue(locale, 'account')
  expect(Object.keys(texts).filter((key) => /^(?:field|scale)\./.test(key))).toEqual([])
})
