import { signUpVerified } from '../setup/account.ts'
import { untilHydrated } from '../setup/open-hydrated.ts'
import { anywhere, expect, story } from '../setup/story.ts'

// The way back to lists of methods: e2e/kit/back.both.story.ts.
story(
  'Back over a step of the embedded service shows that step again, and it can be completed',
  anywhere,
  async ({ page, openBrowser, mailbox, email, javaScriptEnabled }) => {
    const first = await (await openBrowser()).newPage()
    await signUpVerified(first, mailbox, email, 'drawers of warm walnut')

    await page.goto('/recovery')
    if (javaScriptEnabled) await untilHydrated(page)
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Continue' }).click()
    const code = page.getByLabel('Recovery code')
    await expect(code).toBeVisible()

    await page.getByRole('link', { name: 'Back to Home' }).click()
    await expect(page).toHaveURL('/')
    await page.goBack()
    await expect(code).toBeVisible()
    await page.reload()
    await expect(code).toBeVisible()
    if (javaScriptEnabled) await untilHydrated(page)

    await code.pressSequentially(await mailbox.nextCode(email))
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL(/\/settings\?flow=/)
  },
)
