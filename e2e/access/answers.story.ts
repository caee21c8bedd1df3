import { directionOf } from '@collect/messages'
import { expect, goldenStory, openGolden } from '../setup/golden/golden-story.ts'
import { untilHydrated } from '../setup/open-hydrated.ts'
import { moving } from './moving.ts'

goldenStory(
  'WCAG 4.1.3, 2.4.3: a sent code is announced, and the focus moves to the new step',
  async ({ page, golden }) => {
    await openGolden(page, 'recovery~code-start')
    await page.getByRole('textbox').fill('ada@collect.example')
    golden.answerWith('recovery~code-sent')
    const before = await page.title()
    await page.keyboard.press('Enter')
    await expect(page.locator('[name=code]:not([type=hidden])')).toBeVisible()
    await expect(page.locator('h1, [role=status], [name=code]').and(page.locator(':focus'))).toHaveCount(1)
    expect(await page.title(), 'the title tells the step').not.toBe(before)
  },
)

goldenStory('WCAG 4.1.3: another code is announced again', async ({ page, golden }) => {
  await openGolden(page, 'recovery~code-sent')
  // A live region announces only what is added to it.
  await page.evaluate(() => {
    for (const place of document.querySelectorAll('[role=status]')) {
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes) document.title += ` · ${node.textContent ?? ''}`
      }).observe(place, { childList: true, subtree: true })
    }
  })
  golden.answerWith('recovery~code-sent')
  await page.getByRole('button', { name: 'Resend code' }).click()
  await expect.poll(() => page.title()).toContain("we've sent a recovery code")
})

goldenStory('WCAG 4.1.3: a toast is announced', async ({ page }) => {
  await openGolden(page, 'settings~passkey-keys')
  await expect(page.locator('[aria-live=polite] [data-sonner-toast]')).toContainText('Settings updated')
})

goldenStory('WCAG 2.2.1, 3.3.3: an error of a toast also stays in the page', async ({ page, golden }) => {
  await page.clock.install()
  await openGolden(page, 'settings~password-too-short', { isBefore: true })
  golden.answerWith('settings~password-too-short')
  await page.locator('[name=password]').fill('short')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-sonner-toast]')).toContainText('Could not update settings')
  await page.clock.runFor(10_000)
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
  await expect(page.locator('[name=password]')).toHaveAccessibleDescription(/at least 8/)
})

goldenStory('WCAG 2.4.2: each step of a login has its own title', async ({ page }) => {
  const steps = [
    'login~first-start',
    'handmade~login~first-then-everything',
    'login~first-then-password',
    'login~first-then-password-wrong',
    'login~code-sent',
    'handmade~login~aal2-everything',
    'login~aal2-totp',
    'login~aal2-lookup',
    'login~refresh-code-sent',
  ]
  const titles: string[] = []
  for (const step of steps) {
    await openGolden(page, step)
    titles.push(await page.title())
  }
  expect(new Set(titles).size, titles.join('\n')).toBe(steps.length)
})

goldenStory('WCAG 2.4.3: choosing a method moves the focus to the one field of its step', async ({ page }) => {
  await openGolden(page, 'handmade~login~first-then-everything')
  await page.getByTestId('method/password').click()
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
})

goldenStory('WCAG 3.3.8: a user pastes a password or a whole code in one action', async ({ page, context, golden }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const fields = [
    {
      state: 'login~password-start',
      name: 'password',
      paste: ' a long, pasted pass-phrase ',
      holds: ' a long, pasted pass-phrase ',
    },
    {
      state: 'registration~password-start',
      name: 'password',
      paste: 'a long, pasted one',
      holds: 'a long, pasted one',
    },
    { state: 'recovery~code-sent', name: 'code', paste: '123 456', holds: '123456' },
    { state: 'verification~code-sent', name: 'code', paste: '123-456\n', holds: '123456' },
    { state: 'login~code-sent', name: 'code', paste: '123456', holds: '123456' },
    { state: 'login~aal2-totp', name: 'totp_code', paste: '123456', holds: '123456' },
    { state: 'login~aal2-lookup', name: 'lookup_secret', paste: 'a1b2c3d4', holds: 'a1b2c3d4' },
  ]
  const cells = new Set(['code', 'totp_code'])
  for (const { state, name, paste, holds } of fields) {
    await openGolden(page, state)
    golden.answerWith(state)
    const field = page.locator(`[name="${name}"]:not([type=hidden])`)
    await page.evaluate((words) => navigator.clipboard.writeText(words), paste)
    await field.focus()
    // A complete code is sent by itself.
    const sent = cells.has(name) ? page.waitForRequest((request) => request.method() === 'POST') : undefined
    await page.keyboard.press('ControlOrMeta+v')
    if (sent) expect((await (await sent).response())?.request().postData(), state).toContain(holds)
    else await expect(field, state).toHaveValue(holds)
  }
})

goldenStory('WCAG 4.1.2: the button that shows a password exposes its state', async ({ page }) => {
  await openGolden(page, 'login~password-start')
  const toggle = page.getByRole('button', { name: 'Show password' })
  const field = page.locator('[name=password]')
  await expect(toggle).toHaveAttribute('aria-pressed', 'false')
  await field.fill('secret')
  await toggle.focus()
  await page.keyboard.press('Space')
  await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  await expect(field).toHaveAttribute('type', 'text')
  await expect(field).toHaveValue('secret')
})

goldenStory('WCAG 4.1.2, 1.1.1: provider buttons with logos alone have names', async ({ page }) => {
  await openGolden(page, 'handmade~login~oidc-eight')
  const names = await page
    .getByTestId('login-sso')
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => button.textContent?.trim()))
  expect(names.length).toBeGreaterThan(3)
  expect(names.filter((name) => !name || name.length < 4)).toEqual([])
})

goldenStory('WCAG 2.2.2, 2.3.3: a form in flight does not move under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openGolden(page, 'login~password-start')
  // Not answered while the story checks.
  await page.route('**/self-service/login?*', () => undefined)
  await page.getByRole('button', { name: /^Sign in( Last used)?$/ }).click()
  await expect(page.locator('.spinner')).toBeVisible()
  expect(await page.evaluate(moving)).toEqual([])
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

goldenStory('WCAG 3.3.7: a step does not ask again for an entered address', async ({ page }) => {
  await openGolden(page, 'login~first-then-password')
  await expect(page.getByTestId('identifier-chip')).toBeVisible()
  await openGolden(page, 'registration~then-password')
  await expect(page.getByTestId('identifier-chip')).toBeVisible()
})

goldenStory(
  'WCAG 3.1.1, 3.1.2, 1.3.2: the markup names the page language, its direction and the language of each language name',
  async ({ openBrowser }) => {
    for (const [locale, lang] of [
      ['de-DE', 'de'],
      ['pt-BR', 'pt'],
      ['ja-JP', 'en'],
    ] as const) {
      const page = await (await openBrowser({ locale })).newPage()
      await page.goto('/login?flow=login~password-start')
      await untilHydrated(page)
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${lang}`))
      await expect(page.locator('html')).toHaveAttribute('dir', directionOf(lang))
      for (const option of await page.locator('select[name=language] option').all())
        expect(await option.getAttribute('lang')).toMatch(/^[a-z]{2}$/)
      await page.close()
    }
  },
)
