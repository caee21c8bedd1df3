import { expect, type Page } from '@playwright/test'

/** Opens the panel of the filters. */
export const openFilter = (page: Page): Promise<void> => page.locator('.pfilter > summary').click()

/** Opens a part of the page that is closed at first, such as a menu. On a wide screen some have nothing to press. */
export const openPart =
  (details: string) =>
  async (page: Page): Promise<void> => {
    const part = page.locator(details).last()
    const summary = part.locator('summary').first()
    if (!(await summary.isVisible())) return
    await summary.click()
    await expect(part).toHaveAttribute('open', '')
  }

/** Types into a field, until the list of suggestions is open below it. */
export const suggestFor =
  (typed: string) =>
  async (page: Page): Promise<void> => {
    await page.locator('main input[name="q"]').first().pressSequentially(typed)
    await expect(page.getByRole('listbox')).toBeVisible()
  }

/** Saves the open form after another device has changed what it is about, so that both versions are drawn. */
export const overtake =
  (path: string, change: Readonly<Record<string, unknown>>, typed: Readonly<Record<string, string>>) =>
  async (page: Page): Promise<void> => {
    const before = await page.request.get(`/api/collectibles${path}`)
    const headers = { 'If-Match': before.headers()['etag'] ?? '' }
    const [field = ''] = Object.keys(change)
    const was = ((await before.json()) as Record<string, unknown>)[field] // the route's own type
    const isThere = JSON.stringify(was) === JSON.stringify(change[field])
    const data = isThere ? { [field]: null } : change
    expect((await page.request.patch(`/api/collectibles${path}`, { data, headers })).ok(), `${path} is changed`).toBe(
      true,
    )
    const place = page.locator('.sheet, main').last()
    for (const [name, text] of Object.entries(typed)) {
      const input = place.locator(`[name="${name}"]`).first()
      await input.evaluate((element) => element.closest('details')?.setAttribute('open', ''))
      await input.fill(text)
    }
    await place.locator('form .btn--primary').last().click()
    await expect(place.locator('.clash').first()).toBeVisible()
  }

/** Waits until the list is a window over all rows. */
export const untilWindow = (page: Page): Promise<void> => expect(page.locator('.piecewindow')).toBeVisible()

/** Types what a form does not take, sends it, and waits for its errors. */
export async function refuse(page: Page, typed: Readonly<Record<string, string>>): Promise<void> {
  const place = page.locator('.sheet, main').last()
  for (const [name, text] of Object.entries(typed)) {
    const field = place.locator(`[name="${name}"]`).first()
    await field.evaluate((element) => element.closest('details')?.setAttribute('open', ''))
    await field.fill(text)
  }
  await place.locator('form .btn--primary').last().click()
  await expect(place.locator('[aria-invalid="true"]').first()).toBeVisible()
}

/** Goes to an address whose data do not come, and waits until quiet shapes stand for them. */
export const goWithoutAnswer =
  (link: string) =>
  async (page: Page): Promise<void> => {
    await page.route('**/*.data?*', () => undefined)
    await page.locator(`a[href="${link}"]`).first().dispatchEvent('click')
    await expect(page.locator('.late')).toBeVisible()
  }

/** Goes to an address whose data are lost on the way, and waits until the page says so. */
export const goWithLoss =
  (link: string) =>
  async (page: Page): Promise<void> => {
    await page.route('**/*.data?*', (route) => route.abort())
    await page.locator(`a[href="${link}"]`).first().dispatchEvent('click')
    await expect(page.getByRole('status').locator('button').first()).toBeVisible()
  }

/** Jumps to the end of a long list, whose rows are lost on the way. */
export async function loseRows(page: Page): Promise<void> {
  await page.route('**/api/collectibles/copies?*', (route) => route.abort())
  // A list that was at its end before has begun to load the rows there.
  await page.reload()
  await untilWindow(page)
  await page.locator('.piecewindow a').first().focus()
  await page.keyboard.press('End')
  await expect(page.locator('main [role=alert]').first()).toBeVisible()
}

/** Opens the first piece of a list. The story puts its photos into this state on the way, because both are rare. */
export const openWithPhotos =
  (state: 'waiting' | 'failed') =>
  async (page: Page): Promise<void> => {
    await page.route('**/collection.data?*', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, body: (await answer.text()).replaceAll('"ready"', `"${state}"`) })
    })
    await page.locator('main a[href*="copy="]').first().click()
    await expect(page.locator('[role=dialog] .photo--none')).toBeVisible()
  }

/** Saves a form that is too long for a cookie after the session has ended elsewhere. The user is signed in again afterwards. */
export async function saveSignedOut(page: Page): Promise<void> {
  const cookies = await page.context().cookies()
  const notes = page.locator('[name="notes"]').first()
  await notes.evaluate((element) => element.closest('details')?.setAttribute('open', ''))
  await notes.fill('Found in a drawer of the old desk. '.repeat(100))
  await page.context().clearCookies({ name: /session/ })
  await page.locator('.sheet form .btn--primary').last().click()
  await expect(page.locator('form.unsaved')).toBeVisible()
  await page.context().addCookies(cookies)
}
