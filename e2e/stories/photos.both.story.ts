import type { Locator, Page } from '@playwright/test'

import { signUp } from '../setup/account.ts'
import { untilHydrated } from '../setup/open-hydrated.ts'
import { pictureOf } from '../setup/collection/picture.ts'
import { newPieceId } from '../setup/collection/pieces.ts'
import { anywhere, expect, story } from '../setup/story.ts'

const password = 'drawers of warm walnut'

interface OneCopy {
  readonly photos: readonly { readonly id: string; readonly rev: number; readonly state: string }[]
}

story(
  'a collector adds photos, puts them in order, describes and deletes them; a file that is no picture is named',
  anywhere,
  async ({ page, email, javaScriptEnabled }) => {
    story.slow()
    await signUp(page, email, password)
    await open(page, '/collection?new=1&item=heron-penny', javaScriptEnabled)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const sheet = page.getByRole('dialog', { name: 'Heron penny' })
    const strip = sheet.getByRole('link', { name: /^Photo \d of \d/ })
    const inFront = sheet.getByRole('img', { name: /./ }).first()
    await expect(sheet).toBeVisible()
    const copyPath = `/collection?copy=${new URL(page.url()).searchParams.get('copy')}`

    await story.step('two pictures are added, and a file that is none says what works', async () => {
      await sheet
        .getByRole('button', { name: 'Add photos' })
        .setInputFiles([
          pictureOf('front.png', [180, 120, 40]),
          { name: 'list.heic', mimeType: 'image/heic', buffer: Buffer.alloc(64) },
          pictureOf('back.png', [40, 120, 90]),
        ])
      if (!javaScriptEnabled) {
        await sheet.getByRole('button', { name: 'Save photos' }).click()
        await expect(sheet.getByText('Not every photo could be added.')).toBeInViewport()
      }
      await expect(strip).toHaveCount(2)
      await expect(sheet.getByText('list.heic: These work: JPEG, PNG, WebP, AVIF, up to 15 MB.')).toBeVisible()
      // A machine with much to do makes their sizes later.
      await expect.poll(() => statesOf(page), { timeout: 30_000 }).toEqual(['ready', 'ready'])
      await open(page, copyPath, javaScriptEnabled)
      await expect(inFront).toHaveAccessibleName('Photo 1 of Heron penny, Other')
      await expect.poll(() => inFront.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(24)
    })

    await story.step('the second one comes to the front, is described and moved', async () => {
      await strip.nth(1).click()
      await expect(inFront).toHaveAccessibleName('Photo 2 of Heron penny, Other')
      const second = await inFront.getAttribute('src')
      await sheet.getByText('Change this photo').click()
      await sheet.getByLabel('What it shows').selectOption('Back')
      await sheet.getByLabel('Description').fill('A heron on one leg')
      await sheet.getByRole('button', { name: 'Save changes' }).click()
      const said = javaScriptEnabled ? page.locator('[data-sonner-toast]').first() : sheet
      await expect(said.getByText('The photo is saved.')).toBeInViewport()
      await expect(inFront).toHaveAccessibleName('A heron on one leg')
      await opened(page)
      await sheet.getByRole('button', { name: 'Move left' }).click()
      await expect(said.getByText('The photo is moved.')).toBeInViewport()
      await expect(strip.first()).toHaveAccessibleName('Photo 1 of 2, Back')
      // What the list and the item show first.
      await open(page, copyPath, javaScriptEnabled)
      await expect(inFront).toHaveAttribute('src', second ?? '')
    })

    await story.step('another tab changed it: nothing is lost, and the page says so', async () => {
      await opened(page)
      const other = await page.context().newPage()
      await open(other, copyPath, javaScriptEnabled)
      await opened(other)
      await other.getByLabel('Description').fill('A heron')
      await other.getByRole('button', { name: 'Save changes' }).click()
      await expect(other.getByRole('dialog').getByText('The photo is saved.')).toBeVisible()
      await sheet.getByRole('button', { name: 'Delete photo' }).click()
      await expect(sheet.getByText('This photo was changed somewhere else.')).toBeInViewport()
      await expect(strip).toHaveCount(2)

      await opened(other)
      await other.getByLabel('Description').fill('A heron at dusk')
      await open(page, copyPath, javaScriptEnabled)
      await opened(page)
      await sheet.getByLabel('Description').fill('A grey heron')
      await sheet.getByRole('button', { name: 'Save changes' }).click()
      await expect(sheet.getByText('The photo is saved.')).toBeVisible()
      await other.getByRole('button', { name: 'Save changes' }).click()
      const both = other.getByRole('group', { name: 'Description' })
      await expect(other.getByText('This was changed somewhere else')).toBeInViewport()
      await expect(both.getByLabel('A grey heron')).not.toBeChecked()
      await expect(both.getByLabel('A heron at dusk')).toBeChecked()
      await other.getByRole('button', { name: 'Save my choice' }).click()
      await expect(other.getByRole('img', { name: 'A heron at dusk' })).toBeVisible()
      await other.close()
      await open(page, copyPath, javaScriptEnabled)
    })

    await story.step('it is deleted, and undo brings it back to its place', async () => {
      await opened(page)
      await sheet.getByRole('button', { name: 'Delete photo' }).click()
      await expect(sheet.getByText('The photo is deleted.')).toBeVisible()
      await expect(strip).toHaveCount(1)
      await sheet.getByRole('status').getByRole('button', { name: 'Undo' }).click()
      await expect(strip).toHaveCount(2)
      await expect(strip.first()).toHaveAccessibleName('Photo 1 of 2, Back')
    })

    await story.step('another tab deleted it: the other photo comes to the front, and the page says so', async () => {
      const gone = newPieceId()
      const { buffer: data } = pictureOf('gone.png', [10, 90, 10])
      const copy = new URL(page.url()).searchParams.get('copy')
      const headers = { 'Content-Type': 'image/png' }
      await page.request.put(`/api/collectibles/photos/${gone}/content?copy=${copy}`, { data, headers })
      await open(page, `${copyPath}&shot=${gone}`, javaScriptEnabled)
      await opened(page)
      await expect.poll(() => statesOf(page), { timeout: 30_000 }).toEqual(['ready', 'ready', 'ready'])
      const { photos } = (await (await page.request.get(`/api/collectibles/copies/${copy}`)).json()) as OneCopy // the path's type
      const rev = photos.find(({ id }) => id === gone)?.rev
      await page.request.delete(`/api/collectibles/photos/${gone}`, { headers: { 'If-Match': `"${rev}"` } })
      await sheet.getByRole('button', { name: 'Delete photo' }).click()
      await expect(sheet.getByText('This photo was changed somewhere else.')).toBeVisible()
      await expect(strip).toHaveCount(2)
      await expect(strip.first()).toHaveAttribute('aria-current', 'true')
    })

    await story.step('an unknown photo is no page', async () => {
      const answer = await page.request.get(`${copyPath}&shot=019a0000-0000-7000-8000-000000000001`)
      expect(answer.status()).toBe(404)
    })

    if (javaScriptEnabled)
      await story.step('a file is dropped, and a photo is dragged to the front', async () => {
        const { buffer } = pictureOf('edge.png', [90, 90, 90])
        const dataTransfer = await page.evaluateHandle(
          (bytes) => {
            const transfer = new DataTransfer()
            transfer.items.add(new File([Uint8Array.from(bytes)], 'edge.png', { type: 'image/png' }))
            return transfer
          },
          [...buffer],
        )
        await sheet.locator('form.photo-field').dispatchEvent('drop', { dataTransfer })
        await expect(strip).toHaveCount(3)
        const last = await strip.nth(2).getAttribute('data-photo')
        await strip.nth(2).dragTo(strip.nth(0))
        await expect(strip.first()).toHaveAttribute('data-photo', last ?? '')
      })

    if (javaScriptEnabled)
      await story.step(
        'a finger that goes sideways over the photo leads to the next and to the one before',
        async () => {
          await opened(page)
          await strip.first().click()
          await expect(strip.nth(0)).toHaveAttribute('aria-current', 'true')
          await swipe(page, inFront, -80)
          await expect(strip.nth(1)).toHaveAttribute('aria-current', 'true')
          await swipe(page, inFront, 80)
          await expect(strip.nth(0)).toHaveAttribute('aria-current', 'true')
          // There is none before the first.
          await swipe(page, inFront, 80)
          await swipe(page, inFront, -20)
          await expect(strip.nth(0)).toHaveAttribute('aria-current', 'true')
        },
      )

    await story.step('a photo alone becomes a draft, which is named next', async () => {
      // The user is faster than the script of the page.
      const chosen = Promise.withResolvers<void>()
      await page.route('**/assets/*.js', (route) => chosen.promise.then(() => route.continue()))
      await page.goto('/collection?new=1', { waitUntil: 'commit' })
      const question = page.getByRole('dialog', { name: 'Add an item' })
      await question.getByLabel('Start with a photo').setInputFiles([pictureOf('found.png', [20, 20, 20])])
      chosen.resolve()
      if (!javaScriptEnabled) await question.getByRole('button', { name: 'Save photos' }).click()
      const form = page.getByRole('dialog', { name: 'Edit this item' })
      await form.getByLabel('Name').fill('Button of my aunt')
      await form.getByLabel('Status').selectOption('Owned')
      await form.getByRole('button', { name: 'Save' }).click()
      const named = page.getByRole('dialog', { name: 'Button of my aunt' })
      await expect(named.getByRole('img', { name: 'Photo 1 of Button of my aunt, Other' })).toBeVisible()
    })
  },
)

async function open(page: Page, path: string, hasScript: boolean): Promise<void> {
  await page.goto(path)
  if (hasScript) await untilHydrated(page)
}

/** A finger goes so many pixels to the right over an element. */
async function swipe(page: Page, over: Locator, way: number): Promise<void> {
  const box = await over.boundingBox()
  if (!box) throw new Error('The picture is not drawn.')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const session = await page.context().newCDPSession(page)
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: x + way / 2, y }] })
  await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: x + way, y }] })
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await session.detach()
}

/** Whether the sizes of each photo are made. */
async function statesOf(page: Page): Promise<readonly string[]> {
  const copy = new URL(page.url()).searchParams.get('copy')
  const answer = await page.request.get(`/api/collectibles/copies/${copy}`)
  const { photos } = (await answer.json()) as OneCopy // the path's type
  return photos.map(({ state }) => state)
}

/** The part that changes a photo stays open with a script, and begins closed on a new page. */
async function opened(page: Page): Promise<void> {
  const part = page.locator('details').filter({ hasText: 'Change this photo' })
  if ((await part.getAttribute('open')) === null) await part.getByText('Change this photo').click()
}
