import type { Page } from '@playwright/test'
import { comeBack, expectSignedOut, fillSignIn, save, settingsForm, signIn, signUp } from '../setup/account.ts'
import { pictureOf } from '../setup/collection/picture.ts'
import { addPiece, newPieceId } from '../setup/collection/pieces.ts'
import { openHydrated, untilHydrated } from '../setup/open-hydrated.ts'
import { expect, needs, story } from '../setup/story.ts'

const password = 'drawers of warm walnut'
const said = 'You were signed out. Sign in again, and your change is made.'

/** A place of the signed-in user. */
async function putPlace(page: Page, name: string): Promise<void> {
  const id = `019a0000-0000-7000-8000-${crypto.randomUUID().slice(24)}`
  const headers = { Origin: new URL(page.url()).origin }
  const answer = await page.request.put(`/api/collectibles/places/${id}`, { headers, data: { name } })
  expect(answer.status(), await answer.text()).toBe(201)
}

/** A copy of the signed-in user, with one photo; returns the address of its sheet. */
async function putPhoto(page: Page): Promise<string> {
  const [copy, photo] = [newPieceId(), newPieceId()]
  const { buffer } = pictureOf('front.png', [180, 120, 40])
  const made = await page.request.put(`/api/collectibles/copies/${copy}`, {
    data: { category: 'coins', name: 'Token' },
  })
  expect(made.status(), await made.text()).toBe(201)
  const headers = { 'Content-Type': 'image/png' }
  const content = `/api/collectibles/photos/${photo}/content?copy=${copy}`
  const sent = await page.request.put(content, { headers, data: buffer })
  expect(sent.ok(), await sent.text()).toBe(true)
  return `/collection?copy=${copy}`
}

interface KeptChange {
  readonly change: string
  /** The page of the form; a function makes first what the page shows. */
  readonly path: string | ((page: Page) => Promise<string>)
  readonly act: (page: Page) => Promise<void>
  readonly done: (page: Page) => Promise<void>
}

/** What a user does whose session has ended without the page's knowledge, and how the page shows that it is done. */
const changes: readonly KeptChange[] = [
  {
    change: 'a new name',
    path: '/settings',
    act: (page: Page) => save(page, 'Name', 'Ada Lovelace'),
    done: async (page: Page) => {
      await expect(page).toHaveURL(/\/settings\?flow=/)
      await expect(page.getByTestId('ui/message/1050001').first()).toBeAttached()
      await expect(settingsForm(page, 'Name').getByLabel('Name', { exact: true })).toHaveValue('Ada Lovelace')
    },
  },
  {
    change: 'an added item',
    path: '/discover?item=heron-penny',
    act: (page: Page) => page.getByRole('button', { name: 'Add to my collection' }).click(),
    done: async (page: Page) => {
      await expect(page).toHaveURL(/\/discover\?item=heron-penny/)
      await expect(page.getByRole('button', { name: 'Remove from my collection' })).toBeVisible()
    },
  },
  {
    change: 'an item of the user alone',
    path: '/discover?drawer=coins&suggest-item=1',
    act: async (page: Page) => {
      await page.getByLabel('Name').fill('Town thaler')
      await page.getByRole('button', { name: 'Add item' }).click()
    },
    done: (page: Page) => expect(page.getByText('Town thaler is added. Only you see it.')).toBeVisible(),
  },
  {
    change: 'a place whose name is taken, refused with its text',
    path: async (page: Page) => {
      await putPlace(page, 'Cellar')
      return '/collection?show=places'
    },
    act: async (page: Page) => {
      await page.getByText('Add a place', { exact: true }).click()
      await page.getByLabel('Name').first().fill('Cellar')
      await page.getByRole('button', { name: 'Add', exact: true }).first().click()
    },
    done: async (page: Page) => {
      const name = page.getByRole('region', { name: 'Places' }).getByLabel('Name')
      await expect(name).toHaveValue('Cellar')
      await expect(name).toHaveAccessibleDescription('Another one has this name.')
      await name.fill('Attic')
      await page.getByRole('button', { name: 'Add', exact: true }).first().click()
      await expect(page.getByText('Attic is added.')).toBeVisible()
      await expect(page).toHaveURL(/^[^?]*\/collection\?show=places&told=added&/)
    },
  },
  {
    change: 'a change of many, which has yet to be looked at',
    path: '/collection?all=yes&bulk=1&part=move',
    act: async (page: Page) => {
      await page.getByRole('combobox', { name: 'Place' }).selectOption('Cellar')
      await page.getByRole('checkbox', { name: 'Change: Place' }).check()
      await page.getByRole('button', { name: 'Check' }).click()
    },
    done: (page: Page) => expect(page.getByText('Place becomes Cellar for 1 copy')).toBeVisible(),
  },
  {
    change: 'the words of a photo',
    path: putPhoto,
    act: async (page: Page) => {
      await page.getByText('Change this photo').click()
      await page.getByLabel('Description').fill('A heron on one leg')
      await page.getByRole('button', { name: 'Save changes' }).click()
    },
    done: async (page: Page) => {
      await expect(page.getByText('The photo is saved.')).toBeVisible()
      await expect(page.getByRole('img', { name: 'A heron on one leg' })).toBeVisible()
    },
  },
  {
    change: 'the end of another session',
    path: '/settings',
    act: (page: Page) => page.getByRole('button', { name: 'Sign out everywhere else' }).click(),
    done: (page: Page) => expect(page.locator('#content').getByText('One device is signed out.')).toBeVisible(),
  },
]

story(
  'a change of a user who is signed out elsewhere is kept, and made after the next sign-in',
  needs('a change that is kept without a session'),
  async ({ page, context, email, openBrowser, javaScriptEnabled }) => {
    story.slow()
    await signUp(page, email, password)
    const other = await openBrowser()
    await comeBack(await other.newPage(), email, password)
    for (const { change, path, act, done } of changes) {
      await story.step(change, async () => {
        await page.goto(typeof path === 'string' ? path : await path(page))
        if (javaScriptEnabled) await untilHydrated(page)
        await other.request.delete('/sessions')
        await expectSignedOut(context)

        await act(page)
        await expect(page.getByText(said)).toBeVisible()
        await fillSignIn(page, email, password)
        await done(page)
      })
    }
  },
)

story(
  'a change of a user who signed out in another tab is kept, and made for this user alone',
  needs('a change that is kept without a session'),
  async ({ page, context, email, openBrowser, javaScriptEnabled }) => {
    story.skip(!javaScriptEnabled, 'The story before has the way without a script')
    const other = `other.${email}`
    await signUp(await (await openBrowser()).newPage(), other, password)
    await signUp(page, email, password)
    const signOut = async () => {
      const tab = await context.newPage()
      await tab.goto('/logout')
      await tab.getByRole('button', { name: 'Yes' }).click()
      await expect(tab).toHaveURL('/')
      await expectSignedOut(context)
      await tab.close()
    }
    const add = async () => {
      await openHydrated(page, '/discover?item=heron-penny')
      await signOut()
      await page.getByRole('button', { name: 'Add to my collection' }).click()
      await expect(page.getByText(said)).toBeVisible()
    }
    await add()
    await fillSignIn(page, other, password)
    await expect(page.getByRole('button', { name: 'Add to my collection' })).toBeVisible()

    await signOut()
    await signIn(page, email, password)
    await add()
    await fillSignIn(page, email, password)
    await expect(page.getByRole('button', { name: 'Remove from my collection' })).toBeVisible()
  },
)

story(
  'a form that is too long to keep stays on its page until its user has signed in and sends it again',
  needs('a change that is kept without a session'),
  async ({ page, context, email, openBrowser, javaScriptEnabled }) => {
    const other = `other.${email}`
    await signUp(await (await openBrowser()).newPage(), other, password)
    await signUp(page, email, password)
    const copy = await addPiece(page, { category: 'coins', name: 'Token' })
    const notes = 'Ключ от старого шкафа. '.repeat(400).trim()
    await page.goto(`/collection?edit=${copy}`)
    if (javaScriptEnabled) await untilHydrated(page)
    await page.getByText('Notes and serial number').click()
    await page.getByLabel('Notes', { exact: true }).fill(notes)
    await context.clearCookies({ name: /session/ })
    const save = () => page.getByRole('button', { name: 'Save', exact: true }).click()
    const expectKept = async () => {
      await expect(page.getByRole('heading', { name: 'You were signed out' })).toBeVisible()
      await expect(page.getByLabel('What you typed')).toHaveValue(notes)
    }
    const signInBeside = async (address: string) => {
      const opened = context.waitForEvent('page')
      await page.getByRole('link', { name: 'Sign in in a new tab' }).click()
      const tab = await opened
      await fillSignIn(tab, address, password)
      await tab.getByRole('link', { name: 'Collection' }).first().waitFor()
      await tab.close()
    }

    await save()
    await expectKept()
    await story.step('it is sent again before the sign-in', async () => {
      await save()
      await expectKept()
    })
    await story.step('another account has signed in', async () => {
      await signInBeside(other)
      await save()
      await expectKept()
      await context.clearCookies({ name: /session/ })
    })
    await signInBeside(email)
    await save()
    const sheet = page.getByRole('dialog', { name: 'Token' })
    await expect(sheet.getByText('Saved.')).toBeVisible()
    await expect(sheet.getByText(notes)).toBeVisible()
  },
)
