import { describe, expect, test } from 'vitest'

import { signInPath } from './sign-in-path.ts'

describe(signInPath, () => {
  test('from home there is nowhere to come back to', () => {
    expect(signInPath('/login', 'http://localhost:3000', '/')).toBe('/login')
  })

  test('an open item survives the way there and back', () => {
    const path = signInPath('/registration', 'http://localhost:3000', '/discover?drawer=coins&item=heron-penny')
    const address = new URL(path, 'http://localhost:3000')
    expect(address.pathname).toBe('/registration')
    expect(address.searchParams.get('return_to')).toBe('http://localhost:3000/discover?drawer=coins&item=heron-penny')
  })
})
