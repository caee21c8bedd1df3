import { signUp } from '../setup/account.ts'
import { addPiece, newPieceId } from '../setup/collection/pieces.ts'
import { untilTold } from '../setup/collection/until-told.ts'
import { untilHydrated } from '../setup/open-hydrated.ts'
import { anywhere, expect, story } from '../setup/story.ts'

/** More than the service changes at once. */
const count = 205

story(
  'an undo and a marking that take long tell how far they are, and the page is fresh at their end',
  anywhere,
  async ({ page, email, javaScriptEnabled }) => {
    story.slow()
    const main = page.getByRole('main')
    const open = async (path: string) => {
      await page.goto(path)
      if (javaScriptEnabled) await untilHydrated(page)
    }
    const send = async (method: 'PUT' | 'POST', path: string, data: object) => {
      const answer = await page.request.fetch(`/api/collectibles${path}`, { method, data })
      expect(answer.ok(), await answer.text()).toBe(true)
    }
    await signUp(page, email)
    const items = Array.from({ length: count }, newPieceId)
    for (const [at, item] of items.entries())
      await send('PUT', `/items/${item}`, { category: 'coins', name: `Token ${at}` })

    await story.step('many wishes are taken back', async () => {
      const set = newPieceId()
      await send('PUT', `/sets/${set}`, { category: 'coins', name: 'Tokens' })
      await send('POST', `/sets/${set}/items`, { items })
      await open(`/discover?set=${set}`)
      const wish = main.getByRole('button', { name: 'Add the missing ones to my wishes' })
      await wish.click()
      // The toast stays for four seconds.
      await page.getByRole('button', { name: 'Undo' }).first().click()
      // The page tells it, or the notice above all pages: a toast may outlive its page.
      const told = await untilTold(page.locator('body'), 'undone')
      await expect(told).toContainText(`${count} changes undone.`)
      await expect(wish).toBeVisible()
      if (!javaScriptEnabled) return
      await page.locator('.notice').getByRole('button', { name: 'Close' }).click()
      await expect(told).toHaveCount(0)
    })

    await story.step('many spares are marked, and the mark is taken back', async () => {
      for (const item of items) await addPiece(page, { category: 'coins', item, quantity: 2 })
      await open('/collection?show=spares')
      const mark = main.getByRole('button', { name: `Mark ${count} copies as spare` })
      await mark.click()
      const marked = await untilTold(main, 'spares-marked')
      await expect(marked).toContainText(`${count} entries have more to spare now.`)
      await expect(mark).toHaveCount(0)
      await expect(main.getByText('Everything above is marked.')).toBeVisible()
      await marked.getByRole('button', { name: 'Undo' }).click()
      await expect(await untilTold(main, 'undone')).toContainText(`${count} changes undone.`)
      await expect(mark).toBeVisible()
    })
  },
)
