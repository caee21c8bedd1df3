import { signUp } from '../setup/account.ts'
import { newPieceId } from '../setup/collection/pieces.ts'
import { openHydrated } from '../setup/open-hydrated.ts'
import { anywhere, expect, story } from '../setup/story.ts'

story('a mark whose answer was lost is made once', anywhere, async ({ page, email, faults }) => {
  faults.expectLoss()
  await signUp(page, email)
  const copy = { category: 'minerals', item: 'pyrite', quantity: 3 }
  const made = await page.request.put(`/api/collectibles/copies/${newPieceId()}`, { data: copy })
  expect(made.status()).toBe(201)
  const sparesOf = async () => {
    const answer = await page.request.get('/api/collectibles/items/pyrite')
    return ((await answer.json()) as { readonly mine: { readonly spare: number } }).mine.spare // the path's type
  }
  await openHydrated(page, '/discover?item=pyrite')
  const sheet = page.getByRole('dialog')
  const spare = sheet.getByRole('button', { name: 'Spare' })

  await story.step('the service makes the mark, and its answer does not come', async () => {
    await page.route('**/discover.data?*', async (route) => {
      if (route.request().method() === 'POST') await route.fetch()
      await route.abort()
    })
    await spare.click()
    await expect(sheet.getByRole('alert')).toHaveText('Not saved: you seem to be offline.')
    await page.unroute('**/discover.data?*')
    expect(await sparesOf()).toBe(1)
  })

  await story.step('the next press is the same act, with its undo', async () => {
    const toast = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Undo' }) })
    await expect(spare).toHaveAttribute('aria-pressed', 'false')
    await spare.click()
    await expect(spare).toHaveAttribute('aria-pressed', 'true')
    await expect(toast).toBeVisible()
    expect(await sparesOf()).toBe(1)
    await toast.getByRole('button', { name: 'Undo' }).click()
    await expect(spare).toHaveAttribute('aria-pressed', 'false')
    expect(await sparesOf()).toBe(0)
  })

  await story.step('a mark that is made and taken away is made again', async () => {
    for (const pressed of ['true', 'false', 'true']) {
      await spare.click()
      await expect(spare).toHaveAttribute('aria-pressed', pressed)
    }
    await expect.poll(sparesOf).toBe(1)
    await page.reload()
    await expect(spare).toHaveAttribute('aria-pressed', 'true')
  })
})
