import { expectAccessible } from '../setup/accessible.ts'
import { register } from '../setup/account.ts'
import { needs, expect, story } from '../setup/story.ts'

story.use({ changes: { 'selfservice.flows.settings.privileged_session_max_age': '15m' } })

story(
  'an owner sees the activity of an account, downloads its data, requests its deletion and cancels it',
  needs('the addresses below /account: activity, data, deletion'),
  async ({ page, email, javaScriptEnabled }) => {
    await register(page, email, 'drawers of warm walnut')
    await page.goto('/settings')
    await expect(page.getByText('Account made')).toBeVisible()
    await page.locator('[name=password]').fill('quite another sentence')
    await page.locator('form:has([name=password])').getByRole('button', { name: 'Save' }).click()
    await expect(page.getByTestId('ui/message/1050001')).toBeAttached()
    await page.goto('/settings')
    await expect(page.getByText('Password changed')).toBeVisible()

    const coming = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download your data' }).click()
    const file = await coming
    expect(file.suggestedFilename()).toBe('collect-everything.json')
    const chunks: Buffer[] = []
    for await (const chunk of await file.createReadStream()) chunks.push(chunk)
    expect(JSON.parse(Buffer.concat(chunks).toString())).toMatchObject({
      account: { identity: { traits: { email } } },
      collection: expect.anything(),
    })

    await page.getByRole('button', { name: 'Delete my account' }).click()
    await expect(page.getByText('Your account will be deleted on')).toBeVisible()
    if (javaScriptEnabled) await expectAccessible(page, 'the settings of an account that is to be deleted')
    await page.reload()
    await page.getByRole('button', { name: 'Keep my account' }).click()
    await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible()
    await expect(page.getByText('Deletion of the account called off')).toBeVisible()
  },
)
