import { register, verify } from '../setup/account.ts'
import { untilHydrated } from '../setup/open-hydrated.ts'
import { expect, story } from '../setup/story.ts'

// Lists to choose from, and the way back to them: e2e/kit/back.both.story.ts.
story(
  'back over a step that our own service holds shows that step again, and it can be completed',
  async ({ page, openBrowser, mailbox, email, javaScriptEnabled }) => {
    const first = await (await openBrowser()).newPage()
    await register(first, email, 'drawers of warm walnut')
    await verify(first, mailbox, email)

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

    await code.fill(await mailbox.nextCode(email))
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL(/\/settings\?flow=/)
  },
)
