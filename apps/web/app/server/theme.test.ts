import { describe, expect, test } from 'vitest'

import { themeCookie, themeOf } from './theme.ts'

const asking = (cookie?: string) =>
  new Request('http://localhost/', cookie === undefined ? {} : { headers: { Cookie: cookie } })

describe(themeOf, () => {
  test.each([
    [undefined, undefined],
    ['', undefined],
    ['theme=', undefined],
    ['theme=blue', undefined],
    ['mytheme=dark', undefined],
    ['theme=dark', 'dark'],
    ['session=x; theme=light', 'light'],
    ['theme=dark; session=x', 'dark'],
  ])('%j → %j', (cookie, theme) => {
    expect(themeOf(asking(cookie))).toBe(theme)
  })
})

describe(themeCookie, () => {
  test('a choice of theme is kept for a year', () => {
    expect(themeCookie('dark', false)).toBe('theme=dark; Max-Age=31536000; Path=/; SameSite=Lax')
  })
  test('is Secure on https', () => {
    expect(themeCookie('light', true)).toMatch(/; Secure$/)
  })
  test('the cookie of no choice leaves the theme to the system', () => {
    const [cookie] = themeCookie(undefined, false).split(';', 1)
    expect(themeOf(asking(cookie))).toBeUndefined()
  })
  test('binds the cookie to the host on https, and reads an older name only without the bound one', () => {
    const [cookie] = themeCookie(undefined, true).split(';', 1)
    expect(cookie).toMatch(/^__Host-theme=/)
    expect(themeOf(asking(`theme=dark; ${cookie}`))).toBeUndefined()
    expect(themeOf(asking('theme=dark'))).toBe('dark')
  })
})
