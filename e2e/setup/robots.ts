import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

export const widgetOrigin = 'https://challenges.cloudflare.com'

const script = readFileSync(new URL('./turnstile.js', import.meta.url), 'utf8')

/**
 * Answers for the widget's origin and returns the requested addresses. With a token the widget solves itself, else it
 * waits for `solve`.
 */
export async function playWidget(page: Page, answer?: string): Promise<readonly string[]> {
  const asked: string[] = []
  const body = `window.captchaAnswer = ${JSON.stringify(answer)}\n${script}`
  await page.route(`${widgetOrigin}/**`, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body })
  })
  return asked
}

/** Solves the CAPTCHA. */
export const solve = (page: Page, answer: string) =>
  page.evaluate((given) => (Reflect.get(window, 'solveCaptcha') as (answer: string) => void)(given), answer)

interface WidgetLog {
  readonly renders: readonly Readonly<Record<string, unknown>>[]
  readonly resets: number
}

export const widgetLog = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'turnstileLog') as WidgetLog | undefined)
