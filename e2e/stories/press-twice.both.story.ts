import type { Locator, Page } from '@playwright/test'

import { signUp } from '../setup/account.ts'
import { newPieceId } from '../setup/collection/pieces.ts'
import { anywhere, expect, story } from '../setup/story.ts'

// A form that is sent twice acts once: a double press without a script, or a retry after a lost answer (docs/contract/collectibles.md §1).

const api = '/api/collectibles'

async function send(page: Page, method: 'PUT' | 'DELETE', path: string, data?: object): Promise<void> {
  const headers = { Origin: new URL(page.url()).origin, 'If-Match': '"1"' }
  const answer = await page.request.fetch(api + path, { method, headers, ...(data && { data }) })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** Posts the form of a button twice, as a browser without a script does; returns what the page is told each time. */
async function pressTwice(page: Page, button: Locator): Promise<readonly string[]> {
  const { action, fields } = await button.evaluate((pressed: HTMLButtonElement) => {
    if (!pressed.form) throw new Error('the button has no form')
    const fields = [...new FormData(pressed.form, pressed)].map(([name, value]) => [name, String(value)] as const)
    return { action: pressed.form.action, fields }
  })
  const press = async () => {
    const answer = await page.request.post(action, {
      form: Object.fromEntries(fields),
      headers: { Accept: 'text/html', Origin: new URL(page.url()).origin },
      maxRedirects: 0,
    })
    expect(answer.status()).toBe(302)
    const query = new URL(answer.headers()['location'] ?? '', action).searchParams
    return ['told', 'count', 'left', 'batch'].map((name) => `${name}=${query.get(name)}`).join(' ')
  }
  return [await press(), await press()]
}

story('a form that is sent twice acts once, and tells the same again', anywhere, async ({ page, email }) => {
  await signUp(page, email)
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  const named = (name: string | RegExp, within: Locator = main) => within.getByRole('button', { name }).first()
  async function expectOnce(path: string, button: Locator, told: RegExp): Promise<void> {
    await story.step(`${path}: ${told}`, async () => {
      await page.goto(path)
      const [first, second] = await pressTwice(page, button)
      expect(first).toMatch(told)
      expect.soft(second).toBe(first)
    })
  }
  const batch = 'batch=[0-9a-f-]{36}$'

  await expectOnce('/discover?item=heron-penny', named(/^Add to/, dialog), new RegExp(`^told=kept .*${batch}`))
  await expectOnce('/discover?item=heron-penny', named('Want', dialog), new RegExp(`^told=wished .*${batch}`))
  await send(page, 'PUT', `/copies/${newPieceId()}`, { category: 'minerals', item: 'pyrite', quantity: 3 })
  await expectOnce('/discover?item=pyrite', named('Spare', dialog), new RegExp(`^told=spared .*${batch}`))
  const pyrite = await (await page.request.get(`${api}/items/pyrite`)).json()
  expect.soft(pyrite).toMatchObject({ mine: { spare: 1 } })

  await page.goto('/discover?show=sets&drawer=minerals')
  const mohs = (await main.getByRole('link', { name: /^Mohs/ }).getAttribute('href')) ?? ''
  await expectOnce(`${mohs}&mark=1`, named(/^Talc/), new RegExp(`^told=kept .*${batch}`))
  await expectOnce(mohs, named(/^Add the missing/), new RegExp(`^told=wishes-made count=9 .*${batch}`))

  const own = newPieceId()
  await send(page, 'PUT', `/items/${own}`, { category: 'coins', name: 'Town thaler' })
  await expectOnce(
    `/discover?item=${own}`,
    named('Offer it to everybody', dialog),
    new RegExp(`^told=offered .*${batch}`),
  )
  await expectOnce(`/discover?item=${own}`, named('Take the offer back', dialog), /^told=taken-back .*batch=[0-9a-f-]/)

  const binned = newPieceId()
  await send(page, 'PUT', `/copies/${binned}`, { category: 'coins', name: 'Groat' })
  await send(page, 'DELETE', `/copies/${binned}`)
  await expectOnce('/collection?show=bin', named('Restore: Groat'), new RegExp(`^told=restored .*${batch}`))

  for (const [position, label] of ['Box', 'Case', 'Tray'].entries())
    await send(page, 'PUT', `/fields/${newPieceId()}`, { key: label.toLowerCase(), label, type: 'text', position })
  await expectOnce('/collection?show=fields', named('Down: Box'), new RegExp(`^told=changed .*${batch}`))
  const { fields } = await (await page.request.get(`${api}/fields`)).json()
  expect.soft(fields).toMatchObject([{ label: 'Case' }, { label: 'Box' }, { label: 'Tray' }])

  await expectOnce('/collection?show=activity', named(/^Undo: /), /^told=undone count=\d/)
  const { batches } = await (await page.request.get(`${api}/batches`)).json()
  const news = `told=wishes-made&count=9&batch=${batches.find((done: { readonly count: number }) => done.count === 9).id}`
  await expectOnce(`${mohs}&${news}`, named('Undo'), /^told=undone count=9/)

  const changed = newPieceId()
  await send(page, 'PUT', `/copies/${changed}`, { category: 'coins', name: 'Stater' })
  await send(page, 'PUT', `/copies/${changed}`, { category: 'coins', name: 'Stater', quantity: 2 })
  const line = dialog.getByRole('listitem').filter({ hasText: 'Quantity: 1, now 2' })
  await expectOnce(`/collection?copy=${changed}`, line.getByRole('button', { name: 'Undo' }), /^told=undone count=1/)
})
