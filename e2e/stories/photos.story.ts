import { fillSignIn, signIn, signUp } from '../setup/account.ts'
import { pictureOf } from '../setup/collection/picture.ts'
import { addPiece, newPieceId } from '../setup/collection/pieces.ts'
import { openHydrated } from '../setup/open-hydrated.ts'
import { anywhere, expect, story } from '../setup/story.ts'

const password = 'drawers of warm walnut'

story(
  'on a slow line, a photo is deleted once, and a first photo that arrives late leaves the page as it is',
  anywhere,
  async ({ page, email }) => {
    await signUp(page, email)
    const draft = '**/api/collectibles/photos/*/content'
    const question = page.getByRole('dialog', { name: 'Add an item' })
    const firstPhoto = question.getByLabel('Start with a photo')
    const held = async (address: string) => {
      const answer = Promise.withResolvers<void>()
      await page.route(address, async (route) => {
        await answer.promise
        await route.continue()
      })
      return answer.resolve
    }

    await story.step('the user closes the sheet and types elsewhere while the first photo is sent', async () => {
      await openHydrated(page, '/collection?new=1')
      const answer = await held(draft)
      await firstPhoto.setInputFiles([pictureOf('found.png', [20, 20, 20])])
      await expect(question.getByRole('progressbar')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(question).toHaveCount(0)
      await page.getByRole('link', { name: 'Discover', exact: true }).click()
      const search = page.getByRole('combobox', { name: 'Search the catalog' })
      await search.fill('heron')
      const edits: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('edit=')) edits.push(request.url())
      })
      const kept = page.waitForEvent('requestfinished', (request) => request.url().includes('/photos/'))
      answer()
      await kept
      // A navigation would begin by now.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
      expect(edits).toEqual([])
      await expect(page).toHaveURL('/discover')
      await expect(search).toHaveValue('heron')
      await page.unroute(draft)
    })

    await story.step('the next page tells that the service refused a first photo', async () => {
      await openHydrated(page, '/collection?new=1')
      const closed = Promise.withResolvers<void>()
      await page.route(draft, async (route) => {
        await closed.promise
        await route.continue({ postData: 'no picture' })
      })
      await firstPhoto.setInputFiles([pictureOf('lost.png', [20, 90, 20])])
      await expect(question.getByRole('progressbar')).toBeVisible()
      await page.keyboard.press('Escape')
      await page.getByRole('link', { name: 'Discover', exact: true }).click()
      await expect(page).toHaveURL('/discover')
      closed.resolve()
      await expect(page.getByText(/^lost.png: /)).toBeVisible()
      await page.unroute(draft)
    })

    await story.step('a photo is deleted by one request', async () => {
      await openHydrated(page, '/collection?new=1')
      await firstPhoto.setInputFiles([pictureOf('again.png', [90, 20, 20])])
      await expect(page.getByRole('dialog', { name: 'Edit this item' })).toBeVisible()
      const copy = new URL(page.url()).searchParams.get('edit')
      const answer = await page.request.get(`/api/collectibles/copies/${copy}`)
      const { photos } = (await answer.json()) as { readonly photos: readonly { readonly id: string }[] } // the path's type
      await openHydrated(page, `/collection?copy=${copy}&shot=${photos[0]?.id}`)
      await page.getByText('Change this photo').click()
      let posts = 0
      page.on('request', (request) => {
        if (request.method() === 'POST') posts++
      })
      const go = await held('**/collection.data?*')
      const button = page.getByRole('button', { name: 'Delete photo' })
      await button.click()
      await expect(button).toHaveAttribute('aria-busy', 'true')
      await button.press('Enter')
      await button.dispatchEvent('click')
      go()
      await expect(page.getByRole('dialog').getByText('The photo is deleted.')).toBeVisible()
      expect(posts).toBe(1)
    })
  },
)

story(
  'pictures that find no room at an item are counted, and the refused files of a form are told together',
  anywhere,
  async ({ page, email }) => {
    await signUp(page, email)
    const copy = await addPiece(page, { category: 'coins', name: 'Token' })
    for (let count = 0; count < 22; count += 1) {
      // The same picture twice is one photo.
      const { buffer: data } = pictureOf('front.png', [10 * count, 120, 40])
      const content = `/api/collectibles/photos/${newPieceId()}/content?copy=${copy}`
      const sent = await page.request.put(content, { headers: { 'Content-Type': 'image/png' }, data })
      expect(sent.ok(), await sent.text()).toBe(true)
    }
    await openHydrated(page, `/collection?copy=${copy}`)
    const sheet = page.getByRole('dialog', { name: 'Token' })
    const names = ['one', 'two', 'three', 'four', 'five', 'six']
    await sheet
      .getByRole('button', { name: 'Add photos' })
      .setInputFiles(names.map((name, at) => pictureOf(`${name}.png`, [30 * at, 90, 20])))
    await expect(sheet.getByText('This item has 24 photos.')).toBeVisible()
    await expect(sheet.getByRole('alert')).toHaveText('An item has at most 24 photos, so 4 were left out.')

    await openHydrated(page, '/collection?new=1&refused=unreadable_image:a.txt&refused=unreadable_image:b.txt')
    const first = page.getByLabel('Start with a photo')
    await expect(first).toHaveAccessibleDescription(/a\.txt: We can't read.*b\.txt: We can't read/)
    await expect(page.locator('[id="photo-first-error"]')).toHaveCount(1)
  },
)

story(
  'a picture that is sent after a sign-out, or to an item that is gone, says why, and the user can go on',
  anywhere,
  async ({ page, context, email }) => {
    await signUp(page, email, password)
    const copy = await addPiece(page, { category: 'coins', name: 'Token' })
    const sheet = page.getByRole('dialog')
    const alert = sheet.getByRole('alert')
    const signedOut = "You were signed out. Choose the photo again once you're signed in."
    const send = (...names: readonly string[]) =>
      sheet
        .getByRole('button', { name: 'Add photos' })
        .setInputFiles(names.map((name, at) => pictureOf(`${name}.png`, [30 * at, 90, 20])))

    await story.step('the first photo of a draft', async () => {
      await openHydrated(page, '/collection?new=1')
      await context.clearCookies({ name: /session/ })
      await sheet.getByLabel('Start with a photo').setInputFiles([pictureOf('found.png', [20, 20, 20])])
      await expect(alert).toContainText(signedOut)
      await expect(alert.getByRole('link', { name: 'Sign in in a new tab' })).toBeVisible()
    })

    await story.step('the user signs in in a new tab, and chooses the photos again', async () => {
      await signIn(page, email, password)
      await openHydrated(page, `/collection?copy=${copy}`)
      await context.clearCookies({ name: /session/ })
      await send('one', 'two')
      await expect(alert.getByText(signedOut)).toHaveCount(1)
      const opened = context.waitForEvent('page')
      await alert.getByRole('link', { name: 'Sign in in a new tab' }).click()
      const tab = await opened
      await fillSignIn(tab, email, password)
      await expect(tab).toHaveURL('/')
      await tab.close()
      await send('one', 'two')
      await expect(sheet.getByRole('link', { name: /^Photo \d of 2/ })).toHaveCount(2)
      await expect(alert).toHaveCount(0)
    })

    await story.step('another tab deleted the item', async () => {
      const gone = await addPiece(page, { category: 'coins', name: 'Groat' })
      await openHydrated(page, `/collection?copy=${gone}`)
      const path = `/api/collectibles/copies/${gone}`
      const deleted = await page.request.delete(path, { headers: { 'If-Match': '"1"' } })
      expect(deleted.status(), await deleted.text()).toBe(204)
      await send('three')
      await expect(alert).toHaveText("That's no longer there.")
    })
  },
)
