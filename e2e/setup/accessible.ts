import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'
import { expect, type Page } from '@playwright/test'

/** Half of the length of `axe.source`, which each page would have to read. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const everything: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Disabled by default in axe.
  rules: { 'label-content-name-mismatch': { enabled: true }, 'target-size': { enabled: true } },
}

interface WithAxe extends Window {
  readonly axe: typeof axe
}

/** Violations that axe finds on the page and its frames. It runs inside the page, ten times as fast as axe's builder. */
async function findings(page: Page, options: RunOptions): Promise<readonly string[]> {
  for (const frame of page.frames()) {
    // The page's policy does not apply to evaluated scripts.
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeSource)
  }
  return page.evaluate(async (asked) => {
    // A text that fades in has no full contrast yet.
    const passing = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 1_000)
      .map(({ finished }) => finished)
    await Promise.allSettled(passing)
    // A finding names its element by the markup alone.
    const spare: RunOptions = { resultTypes: ['violations'], selectors: false }
    const { violations } = await (window as Window as WithAxe).axe.run(document, { ...asked, ...spare })
    return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html.slice(0, 160)}`))
  }, options)
}

export const axeFindings = (page: Page): Promise<readonly string[]> => findings(page, everything)

/** Texts with too little contrast. */
export const lowContrastTexts = (page: Page): Promise<readonly string[]> =>
  findings(page, { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } })

/** Expects that axe finds no violations on the page. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  expect(await axeFindings(page), `axe on ${what}`).toEqual([])
}
