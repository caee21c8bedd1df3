import type { Page } from '@playwright/test'
import { misfitsOn } from '../fit/fit.ts'
import { saidOn } from './said-on.ts'
import { unmarkedIn } from './unmarked.ts'

/** Texts of a page outside of catalogues, and misfits, one line each. */
export async function wrongOn(page: Page, what: string, data: ReadonlySet<string>): Promise<readonly string[]> {
  const said = await saidOn(page)
  const unmarked = said.flatMap((text) => unmarkedIn(text, data).map((piece) => `“${piece}” in ${text}`))
  return [...unmarked, ...(await misfitsOn(page))].map((line) => `${what}: ${line}`)
}
