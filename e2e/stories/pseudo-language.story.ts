import type { Page } from '@playwright/test'
import { flowInGallery } from '../setup/pseudo/flow-in-gallery.ts'
import { untilHydrated } from '../setup/open-hydrated.ts'
import { dataOf } from '../setup/pseudo/data-of.ts'
import { objectsIn, peopleIn, sessionWords } from '../setup/pseudo/data-in.ts'
import { expect, pseudoStory } from '../setup/pseudo/pseudo-story.ts'
import { needs } from '../setup/story.ts'
import { unmarkedIn } from '../setup/pseudo/unmarked.ts'
import { wrongOn } from '../setup/pseudo/wrong-on.ts'
import { publicPages } from '../setup/pages.ts'

// Pages show texts of catalogues only, and fit a narrow phone with texts that are 40 % longer.
pseudoStory.use({ viewport: { width: 320, height: 720 } })
pseudoStory.slow()

const none: ReadonlySet<string> = new Set()
const password = 'drawers of warm walnut'

pseudoStory.describe('without JavaScript', () => {
  // Hydration does not change the markup, and without scripts two hundred screens take half the time.
  pseudoStory.use({ javaScriptEnabled: false })

  pseudoStory(
    'every screen of the gallery shows texts of catalogues only',
    needs('mails and answers in the pseudo-language'),
    async ({ page }) => {
      await page.goto('/dev/gallery')
      const links = page.locator('a[href^="/dev/gallery/"]:not([href$="/mails"])')
      const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
      expect(paths.length).toBeGreaterThan(100)
      const wrong: string[] = []
      for (const path of paths) {
        await page.goto(`${path}/screen`)
        wrong.push(...(await wrongOn(page, path, dataOf(flowInGallery(path)))))
      }
      expect(wrong).toEqual([])
    },
  )
})

pseudoStory(
  'every page of a visitor shows texts of catalogues only, also in errors',
  needs('mails and answers in the pseudo-language'),
  async ({ page, request }) => {
    // The words of the searches below are data too.
    const objects = new Set([...(await objectsIn(request)), 'pennny', 'penny', 'zzxqy'])
    const wrong: string[] = []
    const look = async (what: string, data: ReadonlySet<string> = objects) =>
      void wrong.push(...(await wrongOn(page, what, data)))
    const pages = [
      ...publicPages,
      '/discover?drawer=coins',
      '/discover?show=sets',
      '/discover?q=pennny',
      '/discover?q=zzxqy&drawer=coins',
      '/discover?item=heron-penny',
      '/discover?item=nothing',
      '/shop?shelf=all',
      '/collection?item=heron-penny',
      '/login?flow=00000000-0000-4000-8000-000000000000',
      '/consent?consent_challenge=nothing',
      '/dev/mail?id=nothing',
    ]
    for (const path of pages) {
      await page.goto(path)
      await look(path)
    }
    await page.goto('/error?id=stub:500')
    const report = dataOf(await (await request.get('/self-service/errors?id=stub:500')).json())
    await look('/error, with a report', new Set([...report, '500 this is a sample: nothing went wrong']))

    await page.goto('/login')
    await page.locator('[name="identifier"]').fill('unknown@collect.example')
    await page.locator('[name="password"]').fill(password)
    await page.locator('button[name="method"][value="password"]').click()
    await expect(page.getByTestId('ui/message/4000006')).toBeVisible()
    await look('/login, refused', new Set(['unknown@collect.example']))

    // The server's own error pages.
    const headers = { Accept: 'text/html' }
    for (const answer of [
      await request.post('/theme', { headers: { ...headers, Origin: 'https://elsewhere.example' } }),
      await request.post('/theme', { headers, data: 'x'.repeat(100_000) }),
    ]) {
      expect(answer.status()).toBeGreaterThanOrEqual(400)
      await page.goto('about:blank')
      await page.setContent(await answer.text())
      await look(`the server's own ${answer.status()}`, none)
    }
    expect(wrong).toEqual([])
  },
)

pseudoStory(
  'every page of an account, its toasts and its mails show texts of catalogues only',
  needs('mails and answers in the pseudo-language'),
  async ({ page, openBrowser, mailbox, email }) => {
    const objects = await objectsIn(page.request)
    const wrong: string[] = []
    const look = async (what: string, words: readonly string[] = []) =>
      void wrong.push(...(await wrongOn(page, what, new Set([...objects, ...(await peopleIn(page)), ...words]))))

    await register(page, email)
    await look('the code of a new account')
    const mail = await mailbox.next(email, /⟦/)
    wrong.push(...unmarkedIn(mail.subject, none))
    await page.locator('[name="code"]').pressSequentially(/\b\d{6}\b/.exec(mail.text)?.[0] ?? '')
    await page.locator('button[name="method"][value="code"]').click()
    await expect(page.locator('[name="code"]')).toHaveCount(0)
    await look('verified')

    for (const path of ['/', '/discover', '/shop', '/collection', '/logout', '/dev/auth', '/dev/mail']) {
      await page.goto(path)
      await look(path, path === '/dev/auth' ? sessionWords : [])
    }
    await page.goto('about:blank')
    await page.setContent(mail.html)
    await look('a mail')
    await page.goto('/discover?item=heron-penny')
    await untilHydrated(page)
    await page.locator('.sheet__acts button[name="on"]').click()
    await expect(page.locator('[data-sonner-toast]')).toBeVisible()
    await look('an object that is kept, and the notice')
    await page.goto('/collection')
    await look('/collection, with an object', ['eur'])

    await signIn(await (await openBrowser()).newPage(), email)
    await page.goto('/settings')
    // The secret of an authenticator app is data.
    const secretNow = async () =>
      ((await page.getByTestId('node/text/totp_secret_key/text').textContent()) ?? '')
        .replaceAll(/[⟦⟧\s]/g, '')
        .toLowerCase()
    await look('/settings, with a session elsewhere', [await secretNow()])
    // The measure has opened the rows.
    await page.locator('form:has([name="traits.name"]) button[name="method"]').click()
    await expect(page.locator('[data-sonner-toast]')).toBeVisible()
    await look('/settings, saved', [await secretNow()])
    await page.goto('/')
    await page.locator('details.menu > summary').click()
    await expect(page.getByRole('menu')).toBeVisible()
    await look('the menu')
    expect(wrong).toEqual([])
  },
)

async function register(page: Page, email: string): Promise<void> {
  await page.goto('/registration')
  await page.locator('[name="traits.email"]').fill(email)
  await page.locator('[name="traits.name"]').fill('Ada')
  await page.locator('[name="password"]').fill(password)
  await page.locator('button[name="method"][value="password"]').click()
  await expect(page).toHaveURL(/\/verification\?flow=/)
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/login')
  await page.locator('[name="identifier"]').fill(email)
  await page.locator('[name="password"]').fill(password)
  await page.locator('button[name="method"][value="password"]').click()
  await expect(page).toHaveURL('/')
}
