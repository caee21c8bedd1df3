import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'

/** An id of version 7, which clients make. */
export const newPieceId = () => randomUUID().replace(/^(.{14})./, (_, start) => `${start}7`)

/** Adds a copy through the API, as another device would; returns its id. */
export async function addPiece(page: Page, copy: object): Promise<string> {
  const id = newPieceId()
  const answer = await page.request.put(`/api/collectibles/copies/${id}`, { data: copy })
  expect(answer.status()).toBe(201)
  return id
}

/** Adds the item that stands at a place of a set, from 0. */
export async function ownOfSet(page: Page, words: string, place: number): Promise<void> {
  const read = async <Body>(path: string) => (await (await page.request.get(`/api/collectibles${path}`)).json()) as Body // the path's type
  const { sets } = await read<{ readonly sets: readonly { readonly id: string }[] }>(
    `/sets?q=${encodeURIComponent(words)}`,
  )
  const { entries } = await read<{ readonly entries: readonly { readonly item: { readonly id: string } }[] }>(
    `/sets/${sets[0]?.id}/checklist`,
  )
  const answer = await page.request.put(`/api/collectibles/items/${entries[place]?.item.id}/mine/owned`)
  expect(answer.status()).toBe(200)
}
