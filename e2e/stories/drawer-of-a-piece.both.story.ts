import { newId } from '@collect/storage'
import { signUp } from '../setup/account.ts'
import { expectAccessible } from '../setup/accessible.ts'
import { anywhere, expect, story } from '../setup/story.ts'

const question = 'Which drawer does it belong in?'

story(
  'a photo whose owner names it later moves into its drawer, and has the conditions of that drawer then',
  anywhere,
  async ({ page, email, javaScriptEnabled }) => {
    await signUp(page, email)
    const id = newId(Date.now())
    const draft = { category: 'cards', name: 'Heron penny of my own', condition: { grade: 'near_mint' } }
    const made = await page.request.put(`/api/collectibles/copies/${id}`, { data: draft })
    expect(made.status()).toBe(201)

    await page.goto(`/collection?edit=${id}`)
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByRole('radio', { name: 'Near mint' })).toBeChecked()
    await sheet.getByLabel(question).selectOption('Coins')
    if (javaScriptEnabled) await expectAccessible(page, 'the form with the question for the drawer')
    await sheet.getByRole('button', { name: 'Save' }).click()
    await expect(page).toHaveURL(new RegExp(`copy=${id}`))
    await expect(sheet.getByText('Coins').first()).toBeVisible()

    await page.goto(`/collection?edit=${id}`)
    await expect(sheet.getByLabel(question)).toHaveValue('coins')
    await expect(sheet.getByRole('radio', { name: 'Near mint' })).toHaveCount(0)
    await expect(sheet.getByRole('radio', { name: 'Not known' })).toBeChecked()
    await sheet.getByRole('radio', { name: 'Very fine' }).check()
    await sheet.getByRole('button', { name: 'Save' }).click()
    await expect(page).toHaveURL(new RegExp(`copy=${id}`))
    await expect(sheet.getByText('Very fine').first()).toBeVisible()
  },
)
