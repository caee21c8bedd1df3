import { randomUUID } from 'node:crypto'

import type { Page } from '@playwright/test'
import { plugIn } from '../../kit/setup/webauthn.ts'
import { settingsForm, signUp } from '../../setup/account.ts'
import { openGolden } from '../../setup/golden/golden-story.ts'
import { openHydrated } from '../../setup/open-hydrated.ts'
import { expect } from '../../setup/story.ts'
import type { ChunkFault } from './chunk-faults.ts'

const password = 'drawers of warm walnut'

/** How a user meets a chunk that loads on demand, and what the page has without it. */
export interface LazyChunk {
  /** Its form is that of a golden flow. */
  readonly isGolden?: true
  /** Before the chunk is broken. */
  prepare?(page: Page, email: string): Promise<unknown>
  open(page: Page): Promise<void>
  /** What loads the chunk; else the page loads it by itself. */
  use?(page: Page): Promise<void>
  /** What the page shows in place of the chunk, also while it is late; of the others the user sees nothing. */
  instead?(page: Page, fault: ChunkFault): Promise<void>
  /** What the page shows once the chunk arrives late. */
  arrives?(page: Page): Promise<void>
  /** The next use loads the chunk again, and brings what `arrives` expects. */
  readonly isTriedAgain?: true
}

const typed = (page: Page) => page.locator('input[name=webauthn_register_displayname]')

const incomplete = "Part of this page didn't load."

/** A part of the collection or of Discover that a link opens. */
const partBehind = (path: string, press: (page: Page) => Promise<void>, heading: string | RegExp): LazyChunk => ({
  async prepare(page, email) {
    await signUp(page, email, password)
    const id = randomUUID().replace(/^(.{14})./, (_, start) => `${start}7`)
    await page.request.put(`/api/collectibles/copies/${id}`, { data: { category: 'coins', name: 'Token' } })
  },
  open: (page) => openHydrated(page, path),
  use: press,
  async instead(page, fault) {
    if (fault === 'delayed by 5 s') return
    await expect(page.getByRole('heading', { name: incomplete })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Reload now' })).toBeVisible()
  },
  arrives: (page) => expect(page.getByRole('heading', { name: heading }).first()).toBeVisible(),
})

const viewOfCollection = (name: string): LazyChunk =>
  partBehind(
    '/collection',
    async (page) => {
      await page.locator('summary[aria-label="More"]').click()
      await page.locator('details[open]').getByRole('link', { name, exact: true }).click()
    },
    name,
  )

/** By the chunk's name. */
export const lazyChunks: Readonly<Record<string, LazyChunk>> = {
  toaster: {
    prepare: (page, email) => signUp(page, email, password),
    async open(page) {
      await openHydrated(page, '/settings')
      await typed(page).fill('my key')
    },
    use: (page) => settingsForm(page, 'Name').getByRole('button', { name: 'Save' }).click(),
    isTriedAgain: true,
    async instead(page) {
      // A message for screen readers; a toast shows it to the others.
      await expect(page.getByTestId('ui/message/1050001').first()).toBeAttached()
      await expect(typed(page)).toHaveValue('my key')
    },
    arrives: (page) => expect(page.locator('[data-sonner-toast]').first()).toBeVisible(),
  },
  'account-menu': {
    prepare: (page, email) => signUp(page, email, password),
    open: (page) => openHydrated(page, '/discover'),
    use: (page) => page.getByLabel('Your account').click(),
    async instead(page) {
      const menu = page.locator('details.menu')
      await expect(menu.getByRole('link', { name: 'User settings' })).toBeVisible()
      await expect(menu.getByRole('button', { name: 'Logout' })).toBeVisible()
    },
    arrives: (page) => expect(page.getByRole('menuitem', { name: 'Language' })).toBeVisible(),
  },
  'watch-release': {
    open: (page) => openHydrated(page, '/discover'),
    async instead(page) {
      await expect(page.getByRole('link', { name: 'Stamps' }).first()).toBeVisible()
    },
  },
  upgrade: {
    async prepare(page, email) {
      await plugIn(page)
      await signUp(page, email, password)
    },
    open: (page) => openHydrated(page, '/'),
    instead: (page) => expect(page.getByRole('link', { name: 'Add a passkey' })).toBeVisible(),
  },
  'piece-window': {
    async prepare(page, email) {
      await signUp(page, email, password)
      for (let at = 1; at <= 50; at++) {
        const id = randomUUID().replace(/^(.{14})./, (_, start) => `${start}7`)
        await page.request.put(`/api/collectibles/copies/${id}`, { data: { category: 'coins', name: `Token ${at}` } })
      }
    },
    open: (page) => openHydrated(page, '/collection'),
    async instead(page, fault) {
      if (fault === 'delayed by 5 s') return
      await expect(page.getByRole('link', { name: 'Show more' })).toBeVisible()
    },
    arrives: (page) => expect(page.locator('.piecewindow')).toBeVisible(),
  },
  'activity-view': viewOfCollection('Activity'),
  'bin-view': viewOfCollection('Bin'),
  'fields-view': viewOfCollection('Own fields'),
  'my-sets': viewOfCollection('My sets'),
  'places-view': viewOfCollection('Places and folders'),
  'preferences-view': viewOfCollection('Preferences'),
  'spares-view': viewOfCollection('Spares'),
  'wishes-view': viewOfCollection('Wishes'),
  'bulk-sheet': partBehind(
    '/collection?select=1',
    async (page) => {
      await page.getByRole('checkbox', { name: /Token/ }).check()
      await page.getByRole('button', { name: 'Edit' }).click()
    },
    /^Change /,
  ),
  'copy-sheets': partBehind('/collection', (page) => page.getByRole('link', { name: /Token/ }).click(), 'Token'),
  'own-sheet': partBehind('/discover?drawer=coins', (page) => page.locator('#add-item').click(), 'Add a missing item'),
  'signal-keys': {
    prepare: (page, email) => signUp(page, email, password),
    open: (page) => openHydrated(page, '/settings'),
    instead: (page) => expect(settingsForm(page, 'Name').getByRole('button', { name: 'Save' })).toBeEnabled(),
  },
  ceremony: {
    isGolden: true,
    open: (page) => openGolden(page, 'handmade~login~first-then-everything'),
    instead: (page) => expect(page.getByTestId('method/passkey')).toContainText("Passkeys couldn't be loaded."),
    arrives: (page) => expect(page.getByTestId('method/passkey')).toBeEnabled(),
  },
  'live-captcha': {
    isGolden: true,
    open: (page) => openGolden(page, 'login~captcha'),
    async instead(page, fault) {
      if (fault === 'delayed by 5 s') return
      await expect(page.getByRole('alert').filter({ hasText: "The security check couldn't be loaded." })).toBeVisible()
    },
  },
  'offer-accounts': {
    isGolden: true,
    open: (page) => openGolden(page, 'login~oidc'),
    instead: (page) => expect(page.getByRole('button', { name: /^Continue with/ }).first()).toBeEnabled(),
  },
}
