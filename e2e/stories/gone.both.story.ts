import type { Page } from '@playwright/test'

import { fillSignIn, signUp } from '../setup/account.ts'
import { addPiece, newPieceId } from '../setup/collection/pieces.ts'
import { untilHydrated } from '../setup/open-hydrated.ts'
import { anywhere, expect, story } from '../setup/story.ts'

const password = 'drawers of warm walnut'

async function open(page: Page, path: string, hasScript: boolean): Promise<void> {
  await page.goto(path)
  if (hasScript) await untilHydrated(page)
}

story(
  'what was typed about a copy that is gone stays when it is refused, and the refusal says why',
  anywhere,
  async ({ page, context, email, javaScriptEnabled }) => {
    await signUp(page, email, password)
    const id = await addPiece(page, { category: 'coins', name: 'Token' })
    const form = page.getByRole('dialog', { name: "It's gone" })
    const [to, received] = [form.getByLabel('To', { exact: true }), form.getByLabel('Received')]
    const save = () => form.getByRole('button', { name: 'Save' }).click()
    const setStatus = async (copy: string, status: string) => {
      const path = `/api/collectibles/copies/${copy}`
      const { rev } = (await (await page.request.get(path)).json()) as { readonly rev: number } // the path's type
      const headers = { 'If-Match': `"${rev}"` }
      const answer = await page.request.patch(path, { headers, data: { status } })
      expect(answer.status(), await answer.text()).toBe(200)
    }
    const openForm = async () => {
      await open(page, `/collection?leave=${id}`, javaScriptEnabled)
      await to.fill('Ben')
      await received.fill('20')
      await form.getByLabel('Given away').check()
    }
    const expectGone = async () => {
      await expect(form.getByRole('alert')).toHaveText("It's marked as gone already: Sold. Edit")
      await expect(to).toHaveValue('Ben')
      await expect(received).toHaveValue('20')
      await expect(form.getByLabel('Given away')).toBeChecked()
    }

    await story.step('three wrong fields have a summary', async () => {
      await openForm()
      await form.getByLabel('Left on').fill('soon')
      await to.fill('B'.repeat(201))
      await received.fill('lots')
      await save()
      await expect(form.getByRole('group', { name: '3 fields need another look.' })).toBeVisible()
      await expect(form.getByLabel('Left on')).toBeFocused()
    })

    await story.step('another tab has sold it', async () => {
      await openForm()
      await setStatus(id, 'sold')
      await save()
      await expectGone()
    })

    await story.step('it was sold, and the session has ended too', async () => {
      await setStatus(id, 'owned')
      await openForm()
      await setStatus(id, 'sold')
      await context.clearCookies({ name: /session/ })
      await save()
      await fillSignIn(page, email, password)
      await expectGone()
      await form.getByRole('link', { name: 'Edit' }).click()
      await expect(page.getByRole('dialog', { name: 'Edit this item' }).getByLabel('Status')).toHaveValue('sold')
    })

    await story.step('a draft needs a name first', async () => {
      const draft = await addPiece(page, { category: 'coins' })
      await open(page, `/collection?leave=${draft}`, javaScriptEnabled)
      await to.fill('Ben')
      await save()
      await expect(form.getByRole('alert')).toHaveText('Give this draft a name first. Edit')
      await expect(to).toHaveValue('Ben')
    })
  },
)

story(
  'a form of an item that another tab deleted keeps what was typed, and says where the item is',
  anywhere,
  async ({ page, email, javaScriptEnabled }) => {
    await signUp(page, email)
    const id = await addPiece(page, { category: 'coins', name: 'Token' })
    const form = page.getByRole('dialog', { name: 'Edit this item' })
    const quantity = form.getByLabel('Quantity', { exact: true })
    const remove = async (path: string, rev: number) => {
      const headers = { 'If-Match': `"${rev}"` }
      const answer = await page.request.delete(`/api/collectibles${path}`, { headers })
      expect(answer.status(), await answer.text()).toBe(204)
    }
    const expectGone = async (why: string) => {
      await form.getByRole('button', { name: 'Save' }).click()
      await expect(form.getByRole('alert')).toHaveText(why)
      await expect(quantity).toHaveValue('5')
    }
    await open(page, `/collection?edit=${id}`, javaScriptEnabled)
    await quantity.fill('5')
    await remove(`/copies/${id}`, 1)
    await expectGone('You deleted this. It stays in the bin for 30 days.')
    await remove(`/bin/${id}`, 2)
    await expectGone("That's no longer there.")

    await story.step('what lies in the bin has no form, and an item no other variants', async () => {
      const binned = await addPiece(page, { category: 'coins', name: 'Groat' })
      await remove(`/copies/${binned}`, 1)
      for (const query of [`edit=${binned}`, `leave=${binned}`, 'new=1&item=heron-penny&variant=nothing'])
        expect((await page.request.get(`/collection?${query}`)).status(), query).toBe(404)
    })

    await story.step('an own item that another tab deleted', async () => {
      const item = newPieceId()
      const path = `/api/collectibles/items/${item}`
      const made = await page.request.put(path, { data: { category: 'coins', name: 'Town thaler' } })
      const { rev } = (await made.json()) as { readonly rev: number } // the path's type
      await open(page, `/discover?drawer=coins&edit-item=${item}`, javaScriptEnabled)
      const own = page.getByRole('dialog', { name: 'Change this item' })
      await own.getByLabel('Maker').fill('Mint of the town')
      await remove(`/items/${item}`, rev)
      await own.getByRole('button', { name: 'Save changes' }).click()
      await expect(own.getByRole('alert')).toHaveText("That's no longer there.")
      await expect(own.getByLabel('Maker')).toHaveValue('Mint of the town')
    })
  },
)
