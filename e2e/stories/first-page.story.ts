import type { Page } from '@playwright/test'
import { expectNoLayoutShift, watchShifts } from '../setup/layout-shift.ts'
import { anywhere, expect, story } from '../setup/story.ts'

const firstFont = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).fontFamily.split(',', 1).join('').replaceAll('"', ''))

story(
  'the first page of a browser uses the fallback font, the next one the web font',
  anywhere,
  async ({ page, context }) => {
    const fonts: string[] = []
    page.on('response', (response) => {
      if (response.url().endsWith('.woff2')) fonts.push(response.url())
    })
    await page.goto('/login', { waitUntil: 'networkidle' })
    expect(await firstFont(page)).toBe('Brygada stand-in')
    expect(fonts, 'the browser fetches the font for the next page').toHaveLength(1)
    expect((await context.cookies()).find(({ name }) => name === 'font')).toMatchObject({
      value: 'here',
      httpOnly: true,
    })

    await page.getByTestId('signup-link').click()
    await page.waitForURL(/\/registration/)
    expect(await firstFont(page)).toBe('Brygada 1918')
    await expect.poll(() => page.evaluate(() => document.fonts.check('1em "Brygada 1918"'))).toBe(true)
    await page.goBack()
    await expect(page.getByTestId('signup-link')).toBeVisible()
  },
)

story(
  'the next step of the first flow is set in the web font, and nothing shifts',
  anywhere,
  async ({ page, email }) => {
    await watchShifts(page)
    await page.goto('/registration', { waitUntil: 'networkidle' })
    expect(await firstFont(page)).toBe('Brygada stand-in')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Name').fill('Ada')
    await page.getByLabel('Password', { exact: true }).fill('short')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page).toHaveTitle(/^Error/)
    expect(await firstFont(page)).toBe('Brygada 1918')
    await expectNoLayoutShift(page, 'the step after the first')
  },
)
