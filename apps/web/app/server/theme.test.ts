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
  test('a choice stays for a year', () => {
    expect(themeCookie('dark', false)).toBe('theme=dark; Max-Age=31536000; Path=/; SameSite=Lax')
  })
  test('behind TLS it never leaves it', () => {
    expect(themeCookie('light', true)).toMatch(/; Secure$/)
  })
  test('no choice leaves it to the system', () => {
    const [cookie] = themeCookie(undefined, false).split(';', 1)
    expect(themeOf(asking(cookie))).toBeUndefined()
  })
  test('on https its name is bound to the host, and an older one counts only without it', () => {
    const [cookie] = themeCookie(undefined, true).split(';', 1)
    expect(cookie).toMatch(/^__Host-theme=/)
    expect(themeOf(asking(`theme=dark; ${cookie}`))).toBeUndefined()
    expect(themeOf(asking('theme=dark'))).toBe('dark')
  })
})
