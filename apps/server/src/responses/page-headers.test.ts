import { expect, test } from 'vitest'
import { cacheControlOf, pageHeaders } from './page-headers.ts'

const policyOf = (...args: Parameters<typeof pageHeaders>) => pageHeaders(...args)['Content-Security-Policy']

test('a page loads nothing from other origins', () => {
  expect(policyOf('/login', 'n0nce')).toBe(
    "default-src 'self'; script-src 'self' 'nonce-n0nce'; style-src-elem 'self' 'nonce-n0nce'; " +
      "style-src-attr 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; " +
      "require-trusted-types-for 'script'; trusted-types default; frame-ancestors 'none'",
  )
})

test.each([
  ['/login', 'no-store'],
  ['/settings', 'no-store'],
  ['/nowhere', 'no-store'],
  ['/shop', 'private, no-cache'],
])('%s has Cache-Control %s, and other windows get no handle to it', (path, kept) => {
  expect(pageHeaders(path, 'n0nce')).toMatchObject({
    'Cache-Control': kept,
    'Cross-Origin-Opener-Policy': 'same-origin',
  })
})

test('a widget relaxes the policy for its scripts and frames only', () => {
  const widget = 'https://challenges.cloudflare.com'
  const opened = policyOf('/login', 'n0nce', { widgets: [widget] }) ?? ''
  const added = opened.split('; ').filter((part) => !policyOf('/login', 'n0nce')?.split('; ').includes(part))
  expect(added).toEqual([`script-src 'self' 'nonce-n0nce' ${widget}`, `frame-src ${widget}`])
})

test('a provider in the account chooser relaxes the policy for its requests only', () => {
  const provider = 'https://accounts.example'
  const opened = policyOf('/login', 'n0nce', { choosers: [provider] }) ?? ''
  const added = opened.split('; ').filter((part) => !policyOf('/login', 'n0nce')?.split('; ').includes(part))
  expect(added).toEqual([`connect-src 'self' ${provider}`])
})

test.each([
  ['/dev/gallery/login/code-sent/screen', "'self'"],
  ['/dev/gallery/sent', "'self'"],
  ['/dev/gallery/login/code-sent', "'none'"],
  ['/dev/gallery', "'none'"],
  ['/login', "'none'"],
  ['/login/dev/gallery/a/b/screen', "'none'"],
])('%s may be framed by %s', (path, ancestors) => {
  expect(policyOf(path, 'n0nce')).toMatch(new RegExp(`frame-ancestors ${ancestors}$`))
})

test('the route manifest is cached for a year, because its address holds the version', () => {
  expect(cacheControlOf('/__manifest')).toBe('public, max-age=31536000, immutable')
})
