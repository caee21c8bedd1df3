import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createFormatter, type TextKey } from '@collect/messages'
import { expect, test } from 'vitest'

import { words } from './words.ts'

const house = join(import.meta.dirname, '../../../..')

/** What is drawn without the product's frame around it, and so with the smaller set of words. */
const sources = globSync(
  ['apps/web/app/account/**/*.{ts,tsx}', 'apps/web/app/root.tsx', 'packages/{flow,flow-react}/src/**/*.{ts,tsx}'],
  { cwd: house, exclude: ['**/*.test.*', '**/account/settings.tsx', '**/account/settings/**'] },
)

test('the account pages say nothing that only the product can say', () => {
  const all = createFormatter('en')
  const isProductOnly = (key: string) => {
    // Any quoted word may be tried: one that is no key comes back as it is.
    const tried = key as TextKey
    return all.text(tried) !== key && words.text(tried) === key
  }
  const missing = sources.flatMap((file) => {
    const quoted = readFileSync(join(house, file), 'utf8').matchAll(/'([a-z][\w-]*(?:\.[\w-]+)+)'/g)
    return [...quoted]
      .map(([, key = '']) => key)
      .filter(isProductOnly)
      .map((key) => `${file}: ${key}`)
  })
  expect(sources.length).toBeGreaterThan(20)
  expect(missing).toEqual([])
})
