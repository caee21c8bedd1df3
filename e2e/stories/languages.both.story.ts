import { createFormatter, locales, mailTexts, tagOf, type Locale } from '@collect/messages'
import type { Page } from '@playwright/test'
import { expectSignedIn, signUp } from '../setup/account.ts'
import { anywhere, needs, expect, story } from '../setup/story.ts'

/** Mails to one address before the rate limit applies. */
const maxMails = 5
const password = 'drawers of warm walnut'

/** Expects a page's language, in its `lang` and its texts. */
async function expectLanguage(page: Page, locale: Locale, key: 'login.title' | 'recovery.title'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', tagOf(locale))
  await expect(page.locator('h1')).toHaveText(createFormatter(locale).text(key))
}

/** With a script a choice applies at once; without one the form has a button. */
async function choose(page: Page, locale: Locale, isScripted: boolean): Promise<void> {
  await page.locator('select[name="language"]').selectOption(locale)
  if (!isScripted) await page.locator('form.language button').click()
}

/** Catalogue files that a page has requested since: `de-account`. */
function watchWords(page: Page): () => readonly string[] {
  const asked = new Set<string>()
  page.on('request', (request) => {
    const [, file] = /\/assets\/([a-z]{2}-(?:account|product))-[^/]*\.js$/.exec(request.url()) ?? []
    if (file) asked.add(file)
  })
  return () => [...asked].toSorted()
}

/** The browser's tag for each; Norwegian has two written forms. */
const browsers: readonly (readonly [string, Locale])[] = [
  ...locales.map((locale) => [tagOf(locale), locale] as const),
  ['nn-NO', 'no'],
  ['de-CH', 'de'],
  ['fi', 'en'],
]

story('pages use the browser’s language and load no other', anywhere, async ({ openBrowser, javaScriptEnabled }) => {
  // The server chooses alike in both projects; a few languages are enough without scripts.
  for (const [asked, spoken] of javaScriptEnabled ? browsers : browsers.slice(-4)) {
    const context = await openBrowser({ locale: asked })
    const page = await context.newPage()
    const words = watchWords(page)
    await page.goto('/login', { waitUntil: 'networkidle' })
    await expectLanguage(page, spoken, 'login.title')
    if (javaScriptEnabled) expect(words(), asked).toEqual([`${spoken}-account`])
    else expect(words().filter((file) => !file.startsWith(spoken))).toEqual([])
    await context.close()
  }
})

story(
  'a chosen language stays, and mails use it',
  needs('our mails, in nine languages'),
  async ({ page, context, openBrowser, mailbox, email, javaScriptEnabled }) => {
    const chosen = javaScriptEnabled ? [...locales.slice(1), 'en' as const] : (['pl', 'no', 'en'] as const)
    // The rate limit of mails is below the number of languages.
    const people = chosen.map((_locale, place) => (place < maxMails ? email : `other.${email}`))
    for (const person of new Set(people)) {
      await signUp(await (await openBrowser()).newPage(), person, password)
      await mailbox.nextCode(person)
    }
    for (const [place, locale] of chosen.entries()) {
      const person = people[place] ?? email
      await page.goto('/recovery')
      await choose(page, locale, javaScriptEnabled)
      await expectLanguage(page, locale, 'recovery.title')
      await page.reload()
      await expectLanguage(page, locale, 'recovery.title')

      await page.locator('[name="email"]').fill(person)
      await page.locator('button[name="method"][value="code"]').click()
      const { subject, text } = await mailbox.next(person, /\b\d{6}\b/)
      const code = /\b\d{6}\b/.exec(text)?.[0] ?? ''
      const say = mailTexts(locale)
      expect(subject).toBe(say('mail.recovery.subject', { code }))
      expect(text).toContain(say('mail.recovery.text'))
    }

    // Also after signing in.
    await page.goto('/login')
    await choose(page, 'no', javaScriptEnabled)
    await expectLanguage(page, 'no', 'login.title')
    await page.locator('[name="identifier"]').fill(email)
    await page.locator('[name="password"]').fill(password)
    await page.locator('button[name="method"][value="password"]').click()
    await expect(page).toHaveURL('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'nb')
    await expectSignedIn(context, email)
  },
)
