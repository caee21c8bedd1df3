import { register, signUp } from '../setup/account.ts'
import { keepablePages, privatePages, publicPages } from '../setup/pages.ts'
import { anywhere, expect, isOurs, story } from '../setup/story.ts'

const nonce = `'nonce-([\\w+/=]{20,})'`
const policy = new RegExp(
  `^default-src 'self'; script-src 'self' ${nonce}; style-src-elem 'self' ${nonce}; style-src-attr 'unsafe-inline'; ` +
    `img-src 'self' data:; object-src 'none'; base-uri 'none'; ` +
    `(?:require-trusted-types-for 'script'; trusted-types default; )?frame-ancestors 'none'$`,
)

for (const [who, paths] of Object.entries({ visitor: publicPages, account: privatePages })) {
  story(
    `every page of a ${who} has its headers, violates no policy and loads nothing from third parties`,
    anywhere,
    async ({ page, server, email, faults }) => {
      const elsewhere: string[] = []
      page.on('request', (request) => {
        if (!request.url().startsWith(server.origin) && !request.url().startsWith('data:'))
          elsewhere.push(request.url())
      })
      if (who === 'account') await signUp(page, email)
      const nonces = new Set<string>()
      for (const path of paths) {
        const response = await page.goto(path, { waitUntil: 'networkidle' })
        const headers = (await response?.allHeaders()) ?? {}
        expect(headers, path).toMatchObject({
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': expect.stringMatching(policy),
          'referrer-policy': 'same-origin',
          'x-content-type-options': 'nosniff',
          'cross-origin-opener-policy': 'same-origin',
          'cache-control': who === 'visitor' && keepablePages.includes(path) ? 'private, no-cache' : 'no-store',
          'cross-origin-resource-policy': 'same-origin',
          'permissions-policy': expect.stringMatching(
            /camera=\(\),.*identity-credentials-get=\(self\), .*publickey-credentials-get=\(self\)$/,
          ),
        })
        const isTyped = headers['content-security-policy']?.includes("require-trusted-types-for 'script'")
        expect(isTyped, path).toBe(path !== '/dev/mail')
        const [, script = '', style = ''] = policy.exec(headers['content-security-policy'] ?? '') ?? []
        expect(script, path).toBe(style)
        nonces.add(script)
        faults.check()
      }
      expect(nonces.size, 'a fresh nonce for every page').toBe(paths.length)
      expect(elsewhere).toEqual([])
    },
  )
}

story('scripts and other sites cannot read the cookies of an account', anywhere, async ({ page, context, email }) => {
  await signUp(page, email)
  const cookies = await context.cookies()
  const account = cookies.filter(({ name }) => /^(csrf_token_|ory_kratos_)/.test(name))
  expect(account.map(({ name }) => name.replace(/_[0-9a-f]{64}$/, '')).toSorted()).toEqual([
    'csrf_token',
    ...(isOurs ? ['ory_kratos_device', 'ory_kratos_last'] : []),
    'ory_kratos_session',
  ])
  for (const cookie of account) expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
})

story('the log contains no input and no text of a mail', anywhere, async ({ page, server, mailbox, email }) => {
  await register(page, email, 'a password to look for')
  const code = await mailbox.nextCode(email)
  await page.getByLabel('Verification code').pressSequentially(code)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText("Your account's email address is verified!")).toBeVisible()
  // The log reaches the test a moment after the answer reaches the browser.
  await expect.poll(() => server.log()).toContain('"path":"/self-service/verification"')
  // The name of the last way in is no secret.
  const cookies = (await page.context().cookies()).filter(({ name }) => !name.startsWith('ory_kratos_last'))
  const secrets = [
    'a password to look for',
    code,
    ...cookies.map(({ value }) => value),
    ...cookies.map(({ value }) => decodeURIComponent(value)),
  ]
  for (const secret of secrets.filter((text) => text.length >= 6)) expect(server.log()).not.toContain(secret)
})
