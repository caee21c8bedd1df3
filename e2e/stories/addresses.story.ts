import type { Page } from '@playwright/test'
import { untilHydrated } from '../setup/open-hydrated.ts'
import { signUp } from '../setup/account.ts'
import { fillCollection, type Known } from '../setup/screens/collections.ts'
import { anywhere, expect, story } from '../setup/story.ts'

/** The page that leads to an address by a link of its own, and the address (docs/contract/collectibles.md §5.1). */
type Way = readonly [from: string, to: string]

const waysOf = ({ copy, ownItem }: Known): readonly Way[] => [
  ['/discover', '/discover?drawer=coins'],
  ['/discover', '/discover?show=sets'],
  ['/discover?show=sets&drawer=minerals', '/discover?set=mohs-scale'],
  ['/discover?set=mohs-scale', '/discover?set=mohs-scale&show=missing'],
  ['/discover?set=mohs-scale', '/discover?set=mohs-scale&mark=1'],
  ['/discover?set=mohs-scale', '/discover?set=mohs-scale&item=mohs-quartz'],
  ['/discover?drawer=coins', '/discover?drawer=coins&item=heron-penny'],
  ['/discover?drawer=coins', '/discover?drawer=coins&suggest-item=1'],
  [`/discover?drawer=coins&item=${ownItem}`, `/discover?drawer=coins&edit-item=${ownItem}`],
  ['/shop', '/shop?item=tin-robot'],
  ['/collection', '/collection?drawer=coins'],
  ['/collection', '/collection?view=list'],
  ['/collection', '/collection?select=1'],
  ['/collection', `/collection?copy=${copy}`],
  ['/collection?drawer=coins', '/collection?drawer=coins&new=1'],
  [`/discover?item=heron-penny`, '/collection?new=1&item=heron-penny'],
  ...['wishes', 'spares', 'sets', 'places', 'fields', 'activity', 'bin', 'preferences'].map((show): Way => [
    '/collection',
    `/collection?show=${show}`,
  ]),
]

/** What the user sees of an address: title, headings, sheet, tab. */
const seenOn = (page: Page) =>
  page.evaluate(() => {
    const textOf = (selector: string) => document.querySelector(selector)?.textContent ?? ''
    return {
      title: document.title,
      heading: textOf('h1'),
      sheet: textOf('[role=dialog] h2'),
      tab: textOf('#navigation a[aria-current="page"]'),
      focusable: document.querySelectorAll('main:not([inert]) a').length > 0,
    }
  })

story(
  'Back after a reload leaves no sheet behind, even before the script of the sheet has come',
  anywhere,
  async ({ page, email, faults }) => {
    // What the server drew belongs to another address by then.
    faults.expectOne(/Minified React error #418/)
    await signUp(page, email)
    await page.goto('/discover?drawer=coins')
    await untilHydrated(page)
    await page.getByRole('main').locator('a[href="/discover?drawer=coins&suggest-item=1"]').first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    const late = Promise.withResolvers<void>()
    await page.route('**/assets/own-sheet-*.js', (route) => late.promise.then(() => route.continue()))
    await page.reload({ waitUntil: 'commit' })
    await page.waitForFunction(() => '__reactRouterDataRouter' in window)
    // The router may know of the step already, or not yet; neither may leave the sheet.
    const answered = page.waitForResponse('**/discover.data?*', { timeout: 3000 }).catch(() => undefined)
    await page.goBack({ waitUntil: 'commit' })
    await answered
    late.resolve()
    await expect(page).toHaveURL('/discover?drawer=coins')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await untilHydrated(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Coins' })).toBeVisible()
  },
)

story('Back after a reload leaves no sheet behind, even before any script has come', anywhere, async ({ page }) => {
  await page.goto('/discover?drawer=coins')
  await untilHydrated(page)
  await page.getByRole('main').locator('a[data-item]').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const late = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', (route) => late.promise.then(() => route.continue()))
  await page.reload({ waitUntil: 'commit' })
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveURL('/discover?drawer=coins')
  late.resolve()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await untilHydrated(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Coins' })).toBeVisible()
})

story(
  'Back, reload and a second tab do the expected on each address, and its tab stays orange',
  anywhere,
  async ({ page, context, email }) => {
    story.slow()
    await signUp(page, email)
    const ways = waysOf(await fillCollection(page, 'six'))
    const tab = await context.newPage()
    for (const [from, to] of ways) {
      await story.step(to, async () => {
        await page.goto(from)
        await untilHydrated(page)
        const before = await seenOn(page)
        await page.locator(`a[href="${to}"]`).first().dispatchEvent('click')
        await expect(page).toHaveURL(to)
        // A page that is opened from this address is what the link has to show.
        await tab.goto(to)
        await untilHydrated(tab)
        const there = await seenOn(tab)
        expect(there.tab.toLowerCase()).toBe(new URL(tab.url()).pathname.slice(1))
        await expect.poll(() => seenOn(page)).toEqual(there)
        await page.goBack()
        await expect(page).toHaveURL(from)
        await expect.poll(() => seenOn(page)).toEqual(before)
        await page.goForward()
        await expect(page).toHaveURL(to)
        await expect.poll(() => seenOn(page)).toEqual(there)
        await page.reload()
        await untilHydrated(page)
        await expect.poll(() => seenOn(page)).toEqual(there)
      })
    }
  },
)
