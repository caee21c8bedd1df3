import { signUp } from '../setup/account.ts'
import { addPiece, newPieceId } from '../setup/collection/pieces.ts'
import { untilHydrated } from '../setup/open-hydrated.ts'
import { anywhere, expect, story } from '../setup/story.ts'

story(
  'the history of an item goes back to its first day, a part at a time, and Undo stays with what nothing changed since',
  anywhere,
  async ({ page, email, javaScriptEnabled }) => {
    await signUp(page, email)
    const id = await addPiece(page, { category: 'coins', name: 'Token' })
    // The first two changes, which the head of the history leaves out, are of a field that no later one changes.
    const changes = [
      { serial: 'A 1' },
      { notes: 'From the attic' },
      ...Array.from({ length: 22 }, (_, at) => ({ quantity: at + 2 })),
    ]
    for (const [at, data] of changes.entries()) {
      const headers = { 'If-Match': `"${at + 1}"` }
      expect((await page.request.patch(`/api/collectibles/copies/${id}`, { headers, data })).status()).toBe(200)
    }
    const history = page.getByRole('region', { name: 'History' })
    const entries = history.getByRole('listitem')
    const more = history.getByRole('link', { name: 'Show more' })
    await page.goto(`/collection?copy=${id}`)
    if (javaScriptEnabled) await untilHydrated(page)
    await expect(entries).toHaveCount(20)
    await expect(history.getByText('Added to your collection')).toHaveCount(0)
    await more.click()
    await expect(entries).toHaveCount(25)
    await expect(more).toHaveCount(0)
    await expect(entries.last()).toContainText('Added')
    if (javaScriptEnabled) await expect(entries.nth(20)).toBeFocused()
    await story.step('an old change is undone where it stands', async () => {
      await expect(history.getByRole('button', { name: 'Undo' })).toHaveCount(3)
      await entries.filter({ hasText: 'A 1' }).getByRole('button', { name: 'Undo' }).click()
      await expect(entries).toHaveCount(26)
      await expect(page.getByRole('dialog', { name: 'Token' })).toBeVisible()
      await expect(entries.filter({ hasText: 'A 1' })).toHaveCount(2)
    })
    await story.step('another number of parts is an unknown address', async () => {
      expect((await page.goto(`/collection?copy=${id}&past=x`))?.status()).toBe(404)
    })
  },
)

story(
  'Previous and Next lead through the list behind an item, as it is ordered',
  anywhere,
  async ({ page, email, javaScriptEnabled }) => {
    await signUp(page, email)
    for (const name of ['Token A', 'Token B', 'Token C']) await addPiece(page, { category: 'coins', name })
    const sheet = page.getByRole('dialog')
    const step = (name: 'Previous' | 'Next') => sheet.getByRole('link', { name })
    await page.goto('/collection?sort=name')
    if (javaScriptEnabled) await untilHydrated(page)
    await page.getByRole('main').getByRole('link', { name: 'Token A', exact: true }).click()
    await expect(sheet).toHaveAccessibleName('Token A')
    await expect(step('Previous')).toHaveCount(0)
    await step('Next').click()
    await expect(sheet).toHaveAccessibleName('Token B')
    await step('Next').click()
    await expect(sheet).toHaveAccessibleName('Token C')
    await expect(step('Next')).toHaveCount(0)
    await step('Previous').click()
    await expect(sheet).toHaveAccessibleName('Token B')
    await expect(page).toHaveURL(/sort=name/)
  },
)

story(
  'own fields stand in the form of an item where their owner wants them, and a list names its values',
  anywhere,
  async ({ page, email, javaScriptEnabled }) => {
    await signUp(page, email)
    const fields = [
      { label: 'Case number', type: 'integer' },
      { label: 'Metals', type: 'choices', choices: ['gold', 'silver'] },
      { label: 'Cabinet', type: 'text', shown: false },
    ]
    for (const [position, field] of fields.entries()) {
      const data = { ...field, key: `field_${position}`, position }
      const answer = await page.request.put(`/api/collectibles/fields/${newPieceId()}`, { data })
      expect(answer.status()).toBe(201)
    }
    await page.goto('/collection?new=1&item=heron-penny')
    if (javaScriptEnabled) await untilHydrated(page)
    const form = page.getByRole('dialog', { name: 'Add an item' })
    const metals = form.getByLabel('Metals')
    await expect(metals).toHaveAccessibleDescription('With commas between them. Values of the list: gold, silver.')
    await expect(form.getByLabel('Cabinet')).toBeHidden()
    await metals.fill('silver, tin')
    await form.getByLabel('Case number').fill('12')
    await form.getByText('More details').click()
    await expect(form.getByLabel('Cabinet')).toBeVisible()
    await form.getByRole('button', { name: 'Save', exact: true }).click()
    const sheet = page.getByRole('dialog', { name: 'Heron penny' })
    await expect(sheet.locator('dd').getByText('silver and tin')).toBeVisible()

    await sheet.getByRole('link', { name: 'Edit' }).click()
    const edit = page.getByRole('dialog', { name: 'Edit this item' })
    await expect(edit.getByLabel('Case number')).toHaveValue('12')
    await expect(edit.getByLabel('Case number')).toBeVisible()
    await expect(edit.getByLabel('Cabinet')).toBeHidden()
    await edit.getByText('More facts').click()
    await edit.getByLabel('Cabinet').fill('North')
    await edit.getByRole('button', { name: 'Save' }).click()
    await expect(sheet.locator('dd').getByText('North')).toBeVisible()
  },
)
