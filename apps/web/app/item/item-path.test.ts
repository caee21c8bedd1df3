import { describe, expect, test } from 'vitest'

import { itemPath } from './item-path.ts'

describe(itemPath, () => {
  test.each([
    { search: '', path: '/discover?item=heron-penny' },
    { search: '?drawer=coins', path: '/discover?drawer=coins&item=heron-penny' },
    { search: '?item=oak-groat&told=kept', path: '/discover?item=heron-penny' },
  ])('opens an item over the query "$search"', ({ search, path }) => {
    expect(itemPath('/discover', search, 'heron-penny')).toBe(path)
  })
})
