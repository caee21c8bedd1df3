import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { virtual } from '@guidepup/virtual-screen-reader'
import type { Page } from '@playwright/test'
import { expect, goldenStory, openGolden } from '../setup/golden/golden-story.ts'
import { needs } from '../setup/story.ts'

/** A screen reader's phrases, one per line; `HEARD=write` writes the files again, for review. */
const folder = fileURLToPath(new URL('../heard/', import.meta.url))
const reader = fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js'))

interface Reading extends Window {
  reader?: typeof virtual
}

async function startReader(page: Page): Promise<void> {
  await page.route('**/virtual-screen-reader.js', (route) =>
    route.fulfill({ path: reader, contentType: 'text/javascript' }),
  )
  await page.evaluate(async () => {
    // From the page's own origin, as its policy requires.
    const address = '/virtual-screen-reader.js'
    const loaded = (await import(address)) as { readonly virtual: typeof virtual }
    Object.assign(window, { reader: loaded.virtual })
    await loaded.virtual.start({ container: document.body })
  })
}

/** Reads the page from top to end; at most 600 phrases. */
const readAll = (page: Page) =>
  page.evaluate(async () => {
    const { reader } = window as Reading
    if (!reader) return []
    for (let step = 0; step < 600; step++) {
      await reader.next()
      if ((await reader.lastSpokenPhrase()) === 'end of document') break
    }
    return reader.spokenPhraseLog()
  })

function expectHeard(name: string, phrases: readonly string[]): void {
  const text = `${phrases.join('\n')}\n`
  const file = `${folder}${name}.txt`
  if (process.env['HEARD'] === 'write') {
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, text)
  }
  expect(text, `${file} equals the screen reader's phrases`).toBe(existsSync(file) ? readFileSync(file, 'utf8') : '')
}

const read = [
  { name: 'sign-in', state: 'login~password-start' },
  { name: 'code-entry', state: 'login~code-sent' },
  { name: 'second-factor', state: 'handmade~login~aal2-everything' },
  { name: 'second-factor-app', state: 'login~aal2-totp' },
  { name: 'second-factor-last', state: 'login~aal2-last-totp' },
  { name: 'settings', state: 'settings~lookup-some-used' },
]

for (const { name, state } of read) {
  goldenStory(
    `WCAG 1.3.2, 1.3.1, 4.1.2: a screen reader reads ${name} in a meaningful order`,
    needs('the golden answers of a stub'),
    async ({ page }) => {
      await openGolden(page, state)
      await startReader(page)
      expectHeard(name, await readAll(page))
    },
  )
}

goldenStory(
  'WCAG 4.1.3, 3.3.1: a screen reader announces the error of a login when it appears',
  needs('the golden answers of a stub'),
  async ({ page, golden }) => {
    await openGolden(page, 'login~password-start')
    await startReader(page)
    golden.answerWith('login~password-wrong')
    await page.getByLabel('Email').or(page.locator('[name=identifier]')).first().fill('ada@collect.example')
    await page.locator('[name=password]').fill('not the password')
    await page.evaluate(() => (window as Reading).reader?.clearSpokenPhraseLog())
    await page.keyboard.press('Enter')
    await expect(page.getByTestId('ui/message/4000006')).toBeVisible()
    await expect
      .poll(() => page.evaluate(async () => (await (window as Reading).reader?.spokenPhraseLog())?.join('\n')))
      .toContain('Wrong email or password.')
    const heard = await page.evaluate(async () => (await (window as Reading).reader?.spokenPhraseLog()) ?? [])
    expectHeard('sign-in-refused', heard)
  },
)
