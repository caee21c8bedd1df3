import { tagOf, type Locale } from '@collect/messages'
import type { Page } from '@playwright/test'

import { inspectPage } from '../../access/inspect-page.ts'
import { overflowing } from '../../gallery/overflowing.ts'
import { axeFindings } from '../accessible.ts'
import { misfitsOn } from '../fit/fit.ts'
import { hiddenFocus } from './hidden-focus.ts'

/** What is wrong on an open screen: for eyes, for the keyboard, for a screen reader. */
export async function lookAtScreen(page: Page, language: Locale): Promise<readonly string[]> {
  const broken = [
    ...(await wrongFrame(page, tagOf(language))),
    ...(await axeFindings(page)),
    ...(await page.evaluate(overflowing)),
    ...(await hiddenFocus(page, presses)),
  ]
  const { targets, focus, covered, described, titles } = await page.evaluate(inspectPage)
  for (const [check, found] of Object.entries({ targets, focus, covered, described, titles }))
    broken.push(...found.map((what) => `${check}: ${what}`))
  // Opens every closed part, so it comes last.
  return [...broken, ...(await misfitsOn(page))]
}

/** What is wrong on a screen where no script runs: for eyes. */
export const lookWithoutScript = async (page: Page, language: Locale): Promise<readonly string[]> => [
  ...(await wrongFrame(page, tagOf(language))),
  ...(await page.evaluate(overflowing)),
  ...(await misfitsOn(page)),
]

/** Presses of Tab on each screen: past the head of the page into its body. `covered` takes every control. */
const presses = 16

/** The language of the page, and the tab of exactly its path (NAV-BAR-2). */
const wrongFrame = (page: Page, tag: string): Promise<readonly string[]> =>
  page.evaluate((wanted) => {
    const { lang } = document.documentElement
    const tabs = [...document.querySelectorAll('#navigation a[aria-current="page"]')]
    const current = tabs.map((tab) => tab.getAttribute('href')).join()
    return [
      ...(lang === wanted ? [] : [`the language is ${lang}`]),
      ...(current === location.pathname ? [] : [`the current tab is ${current || 'none'}`]),
    ]
  }, tag)
