import { describe, expect, test } from 'vitest'

import { endedIn } from './settings-query.ts'

describe(endedIn, () => {
  test.each([
    { query: '', ended: undefined },
    { query: '?ended=', ended: 'failed' },
    { query: '?ended=failed', ended: 'failed' },
    { query: '?ended=-1', ended: 'failed' },
    { query: '?ended=%3Cb%3E', ended: 'failed' },
    { query: '?ended=0', ended: 0 },
    { query: '?ended=3', ended: 3 },
  ])('the query "$query" means that $ended sessions ended', ({ query, ended }) => {
    expect(endedIn(new URL(`http://localhost/settings${query}`))).toBe(ended)
  })
})
