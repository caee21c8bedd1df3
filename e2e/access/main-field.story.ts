import { expect, goldenStory, openGolden } from '../setup/golden/golden-story.ts'

// FORM-STEP-7

const steps = [
  { step: 'the identifier', state: 'login~first-start', field: 'identifier' },
  { step: 'the password of a browser that used it last', state: 'login~first-then-last-password', field: 'password' },
  { step: 'a mailed sign-in code', state: 'login~code-sent', field: 'code' },
  { step: 'a second factor that was used last', state: 'login~aal2-last-totp', field: 'totp_code' },
  { step: 'a backup code', state: 'login~aal2-lookup', field: 'lookup_secret' },
  { step: 'the address of a recovery', state: 'recovery~code-start', field: 'email' },
  { step: 'the code of a recovery', state: 'recovery~code-sent', field: 'code' },
  { step: 'the code of a verification', state: 'verification~code-sent', field: 'code' },
  { step: 'the code of a sign-up', state: 'registration~code-sent', field: 'code' },
]

for (const { step, state, field } of steps) {
  goldenStory(`WCAG 2.4.3: the one field of a step has the focus: ${step}`, async ({ page }) => {
    await openGolden(page, state)
    await expect(page.locator(`[name=${field}]:not([type=hidden])`)).toBeFocused()
  })
}

goldenStory('WCAG 2.4.7: a code field that has the focus from the page load shows its first cell', async ({ page }) => {
  await openGolden(page, 'verification~code-sent')
  const cells = page.locator('.otp__cell')
  const outlines = () => cells.evaluateAll((all) => all.map((cell) => getComputedStyle(cell).outlineStyle))
  await expect.poll(outlines).toEqual(['solid', 'none', 'none', 'none', 'none', 'none'])
  await page.keyboard.type('12')
  await expect.poll(outlines).toEqual(['none', 'none', 'solid', 'none', 'none', 'none'])
  await page.getByRole('button', { name: 'Continue' }).focus()
  await expect.poll(outlines).toEqual(['none', 'none', 'none', 'none', 'none', 'none'])
})

goldenStory('WCAG 2.4.3: a method chosen from the list has the focus in its field', async ({ page }) => {
  await openGolden(page, 'login~aal2-last-totp')
  await page.getByTestId('login-others').getByTestId('method/lookup_secret').click()
  await expect(page.locator('[name=lookup_secret]')).toBeFocused()
})

goldenStory('WCAG 4.1.3: when and to where another code was sent is announced', async ({ page, golden }) => {
  await openGolden(page, 'login~code-sent')
  golden.answerWith('login~code-sent')
  await page.getByRole('button', { name: 'Resend code' }).click()
  await expect(
    page.getByRole('status').filter({ hasText: /^New code sent to ada@example\.org at \d+:\d\d/ }),
  ).toBeVisible()
})
