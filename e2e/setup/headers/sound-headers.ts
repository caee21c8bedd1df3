import { expect, type Page, type Response } from '@playwright/test'

const nonce = `'nonce-([\\w+/=]{20,})'`
const policy = new RegExp(
  `^default-src 'self'; script-src 'self' ${nonce}; style-src-elem 'self' ${nonce}; style-src-attr 'unsafe-inline'; ` +
    `img-src 'self' data:; object-src 'none'; base-uri 'none'; ` +
    `(?:require-trusted-types-for 'script'; trusted-types default; )?frame-ancestors 'none'$`,
)

/** Expects the headers that every page has; returns the page's nonce. */
export async function expectSoundHeaders(response: Response | null, path: string, isKept: boolean): Promise<string> {
  const headers = (await response?.allHeaders()) ?? {}
  expect(headers, path).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': expect.stringMatching(policy),
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
    'cache-control': isKept ? 'private, no-cache' : 'no-store',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringMatching(
      /camera=\(\),.*identity-credentials-get=\(self\), .*publickey-credentials-get=\(self\)$/,
    ),
  })
  const isTyped = headers['content-security-policy']?.includes("require-trusted-types-for 'script'")
  expect(isTyped, path).toBe(path !== '/dev/mail')
  const [, script = '', style = ''] = policy.exec(headers['content-security-policy'] ?? '') ?? []
  expect(script, path).toBe(style)
  return script
}

/** From now on, the addresses of other servers that the tab asks for something. */
export function requestsElsewhere(page: Page, origin: string): readonly string[] {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !request.url().startsWith('data:')) elsewhere.push(request.url())
  })
  return elsewhere
}
