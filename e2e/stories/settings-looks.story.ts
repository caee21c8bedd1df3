import type { Page } from '@playwright/test'
import { plugIn } from '../kit/setup/webauthn.ts'
import { comeBack, register, signUp, signUpVerified, verify } from '../setup/account.ts'
import { openHydrated } from '../setup/open-hydrated.ts'
import { leaveRows } from '../setup/settings/open-rows.ts'
import { anywhere, expect, isOurs, needs, story } from '../setup/story.ts'

// What the settings look like, where a number can tell.

const password = 'heron penny quartz violet'

/** Widths of the runs of one colour in the first row of the picture that has two, without the margins. */
const runsOf = (page: Page) =>
  page.locator('.qr__img').evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    const { naturalWidth: width, naturalHeight: height } = image
    const canvas = Object.assign(document.createElement('canvas'), { width, height })
    const context = canvas.getContext('2d')
    if (!context) throw new Error('the browser draws no picture')
    context.drawImage(image, 0, 0)
    const { data } = context.getImageData(0, 0, width, height)
    for (let y = 0; y < height; y++) {
      const row = Array.from({ length: width }, (_, x) => (data[(y * width + x) * 4] ?? 255) < 128)
      const edges = row.flatMap((dark, x) => (x > 0 && dark !== row[x - 1] ? [x] : []))
      if (edges.length > 0) return edges.slice(1).map((edge, index) => edge - (edges[index] ?? 0))
    }
    throw new Error('the picture is blank')
  })

story('every square of the QR code has the same whole number of pixels', anywhere, async ({ page, email }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signUp(page, email, password)
  await page.goto('/settings')
  await page.locator('.reveal > summary').first().click()
  const image = page.locator('.qr__img')
  await expect(image).toBeVisible()
  const drawn = await image.evaluate(({ naturalWidth, clientWidth }: HTMLImageElement) => ({
    naturalWidth,
    clientWidth,
  }))
  expect(drawn.clientWidth).toBe(drawn.naturalWidth)
  // Kratos draws its own picture.
  if (!isOurs) return
  const runs = await runsOf(page)
  // A corner of a QR code begins with seven dark squares.
  const square = (runs[0] ?? 0) / 7
  expect(Number.isInteger(square)).toBe(true)
  expect(runs.filter((run) => run % square !== 0)).toEqual([])
})

story('SETTINGS-ROW-1: at 360 px the chosen chip of the index scrolls into view', anywhere, async ({ page, email }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signUp(page, email, password)
  await openHydrated(page, '/settings')
  await leaveRows(page)
  const chips = page.locator('.jump__a')
  await expect(chips.last()).not.toBeInViewport({ ratio: 1 })
  const address = await chips.last().getAttribute('href')
  await page.evaluate((hash) => (location.hash = hash ?? ''), address)
  const chosen = page.locator('.jump__a[aria-current]')
  await expect(chosen).toBeVisible()
  await expect(chosen).toBeInViewport({ ratio: 1 })
})

story(
  'SECURITY-TALLY: the settings count what protects the account, lead to the rest and name the last sign-in',
  needs('the included service'),
  async ({ page, email, mailbox, openBrowser }) => {
    await register(page, email, password)
    const codePage = page.url()
    await openHydrated(page, '/settings')
    await leaveRows(page)
    const tally = page.getByRole('region', { name: 'Security', exact: true })
    await expect(tally).toContainText('0 of 4')
    await expect(tally.getByRole('link')).toHaveCount(4)
    await tally.getByRole('link', { name: 'Set up Two-step verification' }).click()
    await expect(page.getByText('Show QR code and key')).toBeVisible()

    await page.goto(codePage)
    await verify(page, mailbox, email)

    const elsewhere = await (await openBrowser()).newPage()
    await comeBack(elsewhere, email, password)
    await page.goto('/settings')
    await expect(tally).toContainText('1 of 4')
    await expect(tally.getByText('Verified email done')).toBeVisible()
    const last = page.getByRole('region', { name: 'Last sign-in' })
    await expect(last).toContainText('Chrome on Linux')
    await expect(last.getByRole('link', { name: 'Not me' })).toBeVisible()
    await elsewhere.goto('/settings')
    await expect(elsewhere.getByRole('region', { name: 'Last sign-in' })).toContainText('This device')
  },
)

story(
  'the list after a recovery has room for each name, and a question before what no press brings back',
  needs('ACCOUNT_RULES=safe'),
  async ({ page, context, email, mailbox }) => {
    await plugIn(page)
    await signUpVerified(page, mailbox, email, password)
    await openHydrated(page, '/settings')
    await page.getByRole('button', { name: 'Create backup codes' }).click()
    await page.getByRole('button', { name: "I've saved these codes" }).click()
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await expect(page.getByRole('button', { name: 'Remove Chrome on Linux' })).toBeVisible()
    await page.getByRole('button', { name: 'Show backup codes' }).click()
    const backup = await page.locator('.codes code').first().innerText()
    await context.clearCookies()

    await page.goto('/recovery')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByLabel('Recovery code').pressSequentially(await mailbox.nextCode(email))
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('textbox', { name: /backup code/i }).fill(backup.replaceAll(/\s/g, ''))
    await page.getByRole('button', { name: 'Use this code' }).click()
    const review = page.getByRole('region', { name: 'Is all of this yours?' })
    await expect(review).toBeVisible()
    for (const name of await review.locator('.row__t').all()) {
      expect((await name.boundingBox())?.width, await name.innerText()).toBeGreaterThan(150)
    }
    const remove = review.getByRole('button', { name: 'Remove: Backup codes' })
    await expect(remove).toBeHidden()
    await review.locator('summary').click()
    await expect(review.getByText('The codes you saved stop working at once.')).toBeVisible()
    await expect(remove).toBeVisible()
  },
)
