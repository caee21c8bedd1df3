import { describe, expect, test } from 'vitest'

import { backTo } from './back-to.ts'

const origin = 'https://collect.example'

describe(backTo, () => {
  test.each([
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    '\n//elsewhere.example',
    'https://elsewhere.example/',
    'https://collect.example.elsewhere.example/',
    'https://collect.example@elsewhere.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://collect.example/',
    'https://[',
    null,
  ])('redirects %j to the home page', (wanted) => {
    expect(backTo(wanted, origin)).toBe('https://collect.example/')
  })

  test.each([
    { wanted: '/', back: 'https://collect.example/' },
    { wanted: '/discover?item=heron-penny', back: 'https://collect.example/discover?item=heron-penny' },
    { wanted: '/.//elsewhere.example', back: 'https://collect.example//elsewhere.example' },
  ])('keeps the path $wanted of the app', ({ wanted, back }) => {
    expect(backTo(wanted, origin)).toBe(back)
  })
})
