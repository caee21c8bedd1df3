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
    // The press asks for the font. Here it is faster than the answer.
    await page.route('**/self-service/registration?*', async (route) => {
      await page.waitForFunction(() => document.fonts.check('1em "Brygada 1918"'))
      await route.continue()
    })
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page).toHaveTitle(/^Error/)
    expect(await firstFont(page)).toBe('Brygada 1918')
    await expectNoLayoutShift(page, 'the step after the first')
  },
)

story(
  'each stand-in of the web font on this machine is as wide as the font, plain and bold',
  anywhere,
  async ({ page }) => {
    await page.goto('/shop')
    const sample = 'Keep coins, stamps, cards and records in one place. Choose how to sign in: 0123456789'
    const found = await page.evaluate(async (text) => {
      const widthIn = (family: string, weight: number) => {
        const line = document.createElement('span')
        line.style.cssText = `font:${weight} 40px ${family};white-space:nowrap;position:absolute`
        line.textContent = text
        document.body.append(line)
        const width = line.offsetWidth
        line.remove()
        return width
      }
      await document.fonts.load('40px "Brygada 1918"')
      const standIns = ['Brygada stand-in', 'Brygada stand-in mobile', 'Brygada stand-in wide']
      return standIns.flatMap((name) =>
        [400, 700].flatMap((weight) => {
          const width = widthIn(`"${name}",monospace`, weight)
          // A stand-in whose fonts the machine lacks is drawn in the next family of the list.
          if (width === widthIn('monospace', weight)) return []
          return [{ name, weight, ratio: width / widthIn('"Brygada 1918"', weight) }]
        }),
      )
    }, sample)
    expect(found.length, 'stand-ins on this machine').toBeGreaterThan(0)
    for (const { name, weight, ratio } of found) {
      expect(ratio, `${name}, ${weight}`).toBeGreaterThan(0.95)
      expect(ratio, `${name}, ${weight}`).toBeLessThan(1.05)
    }
  },
)
