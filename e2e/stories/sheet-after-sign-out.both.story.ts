import { newId } from '@collect/storage'
import { fillSignIn, signUp } from '../setup/account.ts'
import { openHydrated } from '../setup/open-hydrated.ts'
import { anywhere, expect, story } from '../setup/story.ts'

const password = 'drawers of warm walnut'

story(
  'an item that is opened after the session has ended leads to the sign-in, and from there to its sheet',
  anywhere,
  async ({ page, email, javaScriptEnabled }) => {
    await signUp(page, email, password)
    const id = newId(Date.now())
    await page.request.put(`/api/collectibles/copies/${id}`, { data: { category: 'coins', name: 'Heron penny' } })
    if (javaScriptEnabled) await openHydrated(page, '/collection')
    else await page.goto('/collection')
    await page.context().clearCookies()
    await page
      .getByRole('link', { name: /Heron penny/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/login/)
    await expect(page.getByLabel('Email')).toBeVisible()
    await fillSignIn(page, email, password)
    await expect(page.getByRole('dialog', { name: 'Heron penny' })).toBeVisible()
    expect(new URL(page.url()).searchParams.get('copy')).toBe(id)
  },
)
