import type { Page } from '@playwright/test'
import { openHydrated } from '../setup/open-hydrated.ts'
import type { MadeFlow } from '../setup/stub-service.ts'
import { expect, story } from './setup/kit-story.ts'
import { csrf, email, hidden, info, secondFactor, submit, text } from './setup/nodes.ts'

const open = (page: Page, path: string, isAlive: boolean) => (isAlive ? openHydrated(page, path) : page.goto(path))

story(
  'Back from a chosen method shows the list, and a reload keeps the method',
  async ({ page, service, javaScriptEnabled }) => {
    await open(page, service.show(secondFactor), javaScriptEnabled)
    const list = page.getByTestId('method/lookup_secret')
    const chosen = page.getByTestId('node/input/totp_code')
    await page.getByTestId('method/totp').click()
    await expect(chosen).toBeVisible()
    await expect(list).toHaveCount(0)

    await page.reload()
    await expect(chosen).toBeVisible()
    await expect(list).toHaveCount(0)

    await page.goBack()
    await expect(list).toBeVisible()
    await expect(chosen).toHaveCount(0)

    await page.goForward()
    await expect(chosen).toBeVisible()
    await page.getByTestId('select-method').click()
    await expect(list).toBeVisible()
    await page.goBack()
    await expect(chosen).toBeVisible()
  },
)

/** A login that asks for the identifier, then for the code that the service has sent. */
const first: MadeFlow = {
  kind: 'login',
  nodes: [
    csrf,
    text('identifier_first', 'identifier', email),
    submit('identifier_first', 'method', 'identifier_first', info(1070009)),
  ],
}
const second: MadeFlow = {
  kind: 'login',
  nodes: [
    csrf,
    hidden('identifier_first', 'identifier', 'ada@example.org', { label: email }),
    hidden('code', 'method', 'code'),
    text('code', 'code', info(1070013)),
    submit('code', 'method', 'code', info(1070009)),
  ],
  messages: [info(1010014)],
  more: { active: 'code', state: 'sent_email' },
}

story('Back over a step of the service shows that step again', async ({ page, service, javaScriptEnabled }) => {
  service.judge(() => ({ show: second }))
  const path = service.show(first)
  await open(page, path, javaScriptEnabled)
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.org')
  await page.getByRole('button', { name: 'Continue' }).click()
  const code = page.getByTestId('node/input/code')
  await expect(code).toBeVisible()

  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page).toHaveURL(path)
  await expect(code).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveCount(0)
  await expect(page.getByTestId('identifier-chip')).toContainText('ada@example.org')
})
