import { describe, expect, test } from 'vitest'

import { itemPath, listPath } from './item-path.ts'

describe(itemPath, () => {
  test.each([
    { search: '', path: '/discover?item=heron-penny' },
    { search: '?drawer=coins', path: '/discover?drawer=coins&item=heron-penny' },
    { search: '?item=oak-groat&told=kept', path: '/discover?item=heron-penny' },
  ])('opens an item over the query "$search"', ({ search, path }) => {
    expect(itemPath('/discover', search, 'heron-penny')).toBe(path)
  })
})

test.each(['?drawer=coins&item=heron-penny&variant=v&told=kept&about=oak-groat', '?drawer=coins'])(
  'the address of a list has no open item and tells nothing: "%s"',
  (search) => {
    expect(listPath('/discover', search)).toBe('/discover?drawer=coins')
  },
)
