import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { createFormatter, formatterOf, loadCatalogue } from '@collect/messages'
import { expect, test } from 'vitest'

const app = join(import.meta.dirname, '..')
const screens = join(app, '../../../packages/flow-react/src/index.ts')

/** Every source file that a page's code imports, directly or not. */
function reachedFrom(page: string): readonly string[] {
  const reached = new Set<string>()
  const open = [join(app, page)]
  for (let file = open.pop(); file; file = open.pop()) {
    if (reached.has(file) || !existsSync(file)) continue
    reached.add(file)
    for (const [, from = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'([^']+)'/g)) {
      if (from.startsWith('.')) open.push(resolve(dirname(file), from))
      if (from === '@collect/flow-react') open.push(screens)
    }
  }
  return [...reached]
}

/** Keys of texts in a file's code. */
const keysIn = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/'([a-z0-9_-]+(?:\.[a-z0-9_-]+)+)'/g)].map(([, key = '']) => key)

// Pages with `words: 'all'` carry the product's catalogue too: those in its frame, the error page, the consent and the logout.
test.each([
  'account/frame/failed-page.tsx',
  'account/entrance/entrance-page.tsx',
  'account/verification/verification-page.tsx',
])('%s finds its texts in the catalogue of the account pages', async (page) => {
  const everything = createFormatter('en')
  const carried = formatterOf('en', await loadCatalogue('en', 'account'))
  // Any string could be a key; strings without a text are not keys. Only pages of their own show settings and consents.
  // The server has all catalogues.
  const keys = reachedFrom(page)
    .filter((file) => !file.startsWith(join(app, 'server')) && !notOnAccountPages.has(file))
    .flatMap(keysIn)
    .filter((key) => !/^(settings|consent)\./.test(key) && everything.text(key as never, sample) !== key)
  expect(keys.length).toBeGreaterThan(0)
  expect(keys.filter((key) => carried.text(key as never, sample) === key)).toEqual([])
})

/** The server alone loads the frame's data, with all catalogues; only pages in the product's frame show a toast. */
const notOnAccountPages = new Set([join(app, 'frame/load-frame.ts'), join(app, 'shell/toasts/toaster.tsx')])

/** Any value will do: only the existence of a text matters. */
const sample = new Proxy({}, { get: () => 'x' })
