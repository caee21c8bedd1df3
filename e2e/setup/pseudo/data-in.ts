import type { APIRequestContext, Page } from '@playwright/test'
import { dataOf } from './data-of.ts'

const get = async (request: APIRequestContext, path: string): Promise<unknown> => (await request.get(path)).json()

/** Names of items and sets, and the texts of the opened item. */
export async function objectsIn(request: APIRequestContext): Promise<ReadonlySet<string>> {
  const api = '/api/collectibles'
  const found = [
    `${api}/items?page_size=100`,
    `${api}/items?category=coins&page_size=100`,
    `${api}/drawers?size=12`,
    `${api}/sets?page_size=100`,
    `${api}/items/heron-penny`,
    `${api}/items/amethyst`,
  ]
  return dataOf(await Promise.all(found.map((path) => get(request, path))))
}

/** Data of an account: its session and its mails. */
export async function peopleIn(page: Page): Promise<ReadonlySet<string>> {
  const answers = await Promise.all(['/sessions/whoami', '/sessions'].map((path) => get(page.request, path)))
  return new Set([...dataOf(answers), 'ada', 'chrome', 'linux'])
}

/** Data of a session, which the developer page shows untranslated on purpose. */
export const sessionWords = ['password', 'aal1', 'default']
