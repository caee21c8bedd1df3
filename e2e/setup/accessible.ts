import axe, { type RunOptions } from 'axe-core'
import { expect, type Page } from '@playwright/test'

const everything: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Off unless asked for.
  rules: { 'label-content-name-mismatch': { enabled: true }, 'target-size': { enabled: true } },
}

interface WithAxe extends Window {
  readonly axe: typeof axe
}

/** What axe finds on the page as it stands, frames included. Run inside the page, which is ten times as fast as its builder. */
async function findings(page: Page, options: RunOptions): Promise<readonly string[]> {
  for (const frame of page.frames()) {
    // An evaluated script is no script of the page, so the page's policy says nothing about it.
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source)
  }
  return page.evaluate(async (asked) => {
    const { violations } = await (window as Window as WithAxe).axe.run(document, asked)
    return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html.slice(0, 160)}`))
  }, options)
}

export const axeFindings = (page: Page): Promise<readonly string[]> => findings(page, everything)

/** Words that don't stand out from their ground. */
export const lowContrastTexts = (page: Page): Promise<readonly string[]> =>
  findings(page, { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } })

/** Expects that axe finds nothing on the page as it stands. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  expect(await axeFindings(page), `axe on ${what}`).toEqual([])
}
