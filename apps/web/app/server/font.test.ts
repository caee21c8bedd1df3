import { describe, expect, test } from 'vitest'

import { fontCookie, hasFont } from './font.ts'

const asking = (cookie?: string) =>
  new Request('http://localhost/', cookie === undefined ? {} : { headers: { Cookie: cookie } })

describe(hasFont, () => {
  test.each([
    [undefined, false],
    ['', false],
    ['font=', false],
    ['font=hereabouts', false],
    ['myfont=here', false],
    ['font=here', true],
    ['theme=dark; font=here; session=x', true],
  ])('%j → %j', (cookie, has) => {
    expect(hasFont(asking(cookie))).toBe(has)
  })
})

describe(fontCookie, () => {
  test('is the cookie that hasFont finds, for a year', () => {
    expect(fontCookie(false)).toBe('font=here; Max-Age=31536000; Path=/; SameSite=Lax; HttpOnly')
    expect(hasFont(asking(fontCookie(false).split(';', 1).join('')))).toBe(true)
  })
  test('is Secure on https', () => {
    expect(fontCookie(true)).toContain('; Secure;')
  })
})
