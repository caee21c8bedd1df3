import { register, signUp } from '../setup/account.ts'
import { anywhere, expect, isOurs, story } from '../setup/story.ts'

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
