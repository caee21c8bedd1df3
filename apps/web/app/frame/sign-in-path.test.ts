import { describe, expect, test } from 'vitest'

import { signInPath } from './sign-in-path.ts'

describe(signInPath, () => {
  test('a login from the home page has no return address', () => {
    expect(signInPath('login', 'http://localhost:3000', '/')).toBe('/self-service/login/browser')
  })

  test('the return address of a login keeps an open item', () => {
    const path = signInPath('registration', 'http://localhost:3000', '/discover?drawer=coins&item=heron-penny')
    const address = new URL(path, 'http://localhost:3000')
    expect(address.pathname).toBe('/self-service/registration/browser')
    expect(address.searchParams.get('return_to')).toBe('http://localhost:3000/discover?drawer=coins&item=heron-penny')
  })
})
