import type { Page } from '@playwright/test'
import { axeFindings, lowContrastTexts } from '../setup/accessible.ts'
import { showTheme } from '../setup/choices.ts'
import { purposesOnPage, wrongPurposes } from './input-purposes.ts'
import { inspectPage, type Inspection } from './inspect-page.ts'
import { moving } from './moving.ts'

/** Returns the violations on the current page. */
export type StateCheck = (page: Page) => Promise<readonly string[]>

/** One inspection of a page serves all of its checks. */
const inspected = new WeakMap<Page, Promise<Inspection>>()
const found =
  (what: keyof Inspection): StateCheck =>
  async (page) => {
    const inspection = inspected.get(page) ?? inspectAnew(page)
    return (await inspection)[what]
  }

function inspectAnew(page: Page): Promise<Inspection> {
  // Browsers draw focus rings for keyboard users only.
  const inspection = page.keyboard.press('Tab').then(() => page.evaluate(inspectPage))
  inspected.set(page, inspection)
  return inspection
}

/** The checks of every state, in this order; docs/accessibility.md quotes their names. */
export const stateChecks: Readonly<Record<string, StateCheck>> = {
  'WCAG 1.1.1, 1.3.1, 1.4.3, 2.4.1, 2.4.4, 2.5.3, 3.3.2, 4.1.2: axe finds nothing': axeFindings,
  'WCAG 1.3.5, 3.3.8: the purpose of each field is its autocomplete token': async (page) =>
    wrongPurposes(await page.evaluate(purposesOnPage)),
  'WCAG 3.3.8: no field refuses pasting': found('pasting'),
  'WCAG 2.5.8: every target is 24 px wide and high': found('targets'),
  'WCAG 1.4.11: the border of each field has enough contrast': found('boundaries'),
  'WCAG 2.4.7, 1.4.11: the focus is visible and has enough contrast': found('focus'),
  'WCAG 2.4.11: nothing covers the focused element': found('covered'),
  'WCAG 3.3.1, 1.3.1: each error is tied to its field': found('described'),
  'WCAG 4.1.3: live regions exist from the start': found('regions'),
  'WCAG 2.4.2, 2.4.6: the page has one h1, one main and a title': found('titles'),
  'WCAG 3.2.6: help links are in the same order': found('help'),
  'WCAG 2.3.3: nothing moves under reduced motion': (page) => page.evaluate(moving),
  'WCAG 1.4.3: texts have enough contrast in the dark theme': async (page) => {
    await showTheme(page, 'dark')
    return lowContrastTexts(page)
  },
  'WCAG 1.4.11: borders of fields and the focus have enough contrast in the dark theme': async (page) => {
    await inspectAnew(page)
    return [...(await found('boundaries')(page)), ...(await found('focus')(page))]
  },
}

/** Runs checks on a page that was just opened; each finding names its check. */
export async function brokenOn(page: Page, checks: Readonly<Record<string, StateCheck>>): Promise<readonly string[]> {
  inspected.delete(page)
  const broken: string[] = []
  for (const [check, find] of Object.entries(checks))
    broken.push(...(await find(page)).map((what) => `${check} · ${what}`))
  return broken
}
