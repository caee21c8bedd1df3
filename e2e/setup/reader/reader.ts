import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { virtual } from '@guidepup/virtual-screen-reader'
import { expect, type Page } from '@playwright/test'

/** A screen reader's phrases, one per line; `HEARD=write` writes the files again, for review. */
const folder = fileURLToPath(new URL('../../heard/', import.meta.url))
const script = fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js'))

interface Reading extends Window {
  reader?: typeof virtual
}

/** @param place Selector of what is read; the whole page unless given. */
export async function startReader(page: Page, place = 'body'): Promise<void> {
  await page.route('**/virtual-screen-reader.js', (route) =>
    route.fulfill({ path: script, contentType: 'text/javascript' }),
  )
  await page.evaluate(async (selector) => {
    // From the page's own origin, as its policy requires.
    const address = '/virtual-screen-reader.js'
    const loaded = (await import(address)) as { readonly virtual: typeof virtual }
    Object.assign(window, { reader: loaded.virtual })
    const container = document.querySelector<HTMLElement>(selector)
    if (container) await loaded.virtual.start({ container })
  }, place)
}

/** Reads from top to end; at most 600 phrases. */
export const readAll = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const { reader } = window as Reading
    if (!reader) return []
    const first = await reader.lastSpokenPhrase()
    for (let step = 0; step < 600; step++) {
      await reader.next()
      if ((await reader.lastSpokenPhrase()) === `end of ${first}`) break
    }
    return reader.spokenPhraseLog()
  })

/** Forgets what was read. */
export const forgetHeard = (page: Page): Promise<void> =>
  page.evaluate(() => void (window as Reading).reader?.clearSpokenPhraseLog())

export const heardOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => (await (window as Reading).reader?.spokenPhraseLog()) ?? [])

export const stopReader = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await (window as Reading).reader?.stop()
  })

/** The reader says the value of an option, which is an id that differs in each run. */
const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g

export function expectHeard(name: string, phrases: readonly string[]): void {
  // The reader says an emptied status as nothing, at no certain moment.
  const heard = phrases.filter((phrase) => phrase.trim() !== 'polite:')
  const text = `${heard.join('\n')}\n`.replace(uuid, '(id)')
  const file = `${folder}${name}.txt`
  if (process.env['HEARD'] === 'write') {
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, text)
  }
  expect(text, `${file} equals the screen reader's phrases`).toBe(existsSync(file) ? readFileSync(file, 'utf8') : '')
}
