import { globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

import { filterIn, isWanted, listCases } from './load-gallery.ts'

const golden = join(import.meta.dirname, '../../../../../packages/contract/golden')
const kinds = '{login,registration,recovery,verification,settings,oauth2_consent}'
const files = globSync([`${kinds}/*.json`, `handmade/${kinds}/*.json`], { cwd: golden })
const cases = await listCases()

describe('the gallery', () => {
  test('the gallery shows every golden browser flow, also those of equal names', () => {
    const wanted = files.filter((file) => !file.endsWith('-native.json'))
    expect(wanted.length).toBeGreaterThan(0)
    expect(cases).toHaveLength(wanted.length)
  })

  const lookingFor = (query: string) =>
    cases.filter((one) => isWanted(filterIn(new URL(`http://localhost/dev/gallery?${query}`)), one))

  test.each([
    { query: '', all: () => true },
    { query: 'kind=settings', all: ({ kind }: (typeof cases)[0]) => kind === 'settings' },
    { query: 'method=totp', all: ({ methods }: (typeof cases)[0]) => methods.includes('totp') },
    { query: 'state=select_method', all: ({ state }: (typeof cases)[0]) => state === 'select_method' },
    {
      query: 'kind=login&method=code',
      all: ({ kind, methods }: (typeof cases)[0]) => kind === 'login' && methods.includes('code'),
    },
  ])('the gallery filters by "$query"', ({ query, all }) => {
    const found = lookingFor(query)
    expect(found.length).toBeGreaterThan(0)
    expect(found).toEqual(cases.filter(all))
  })

  test('the gallery shows nothing for an unknown filter', () => {
    expect(lookingFor('kind=nothing')).toEqual([])
  })
})
