import { expectAccessible } from '../setup/accessible.ts'
import { signUp } from '../setup/account.ts'
import { rarelyConfirmed } from '../setup/service/settings-of-files.ts'
import { needs, expect, story } from '../setup/story.ts'

story.use({ reliesOn: rarelyConfirmed })

story(
  'an owner sees the activity of an account, downloads its data, is asked before its deletion, sees it on every page and cancels it',
  needs('the addresses below /account: activity, data, deletion'),
  async ({ page, email, javaScriptEnabled }) => {
    await signUp(page, email)
    await page.goto('/settings')
    await expect(page.locator('.event', { hasText: 'Account created' })).toBeVisible()
    await page.locator('[name=password]').fill('quite another sentence')
    await page.locator('form:has([name=password])').getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByTestId('ui/message/1050001')).toBeAttached()
    await page.goto('/settings')
    await expect(page.locator('.event', { hasText: 'Password changed' })).toBeVisible()

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

    const question = page.getByRole('button', { name: 'Delete my account' })
    const ask = async (answer: string) => {
      await page.getByLabel(`Type ${email} to confirm.`).fill(answer)
      await question.click()
    }
    await ask('another@example.org')
    await expect(page.getByText("That isn't the email of this account.")).toBeVisible()
    await expect(page.getByTestId('pending-deletion')).toHaveCount(0)
    if (javaScriptEnabled) await expectAccessible(page, 'the question before a deletion')
    await ask(email)
    const notice = page.getByTestId('pending-deletion')
    await expect(notice).toContainText('Your account will be deleted on')
    if (javaScriptEnabled) await expectAccessible(page, 'the settings of an account that is to be deleted')
    for (const path of ['/', '/discover', '/collection', '/login?refresh=true', '/logout']) {
      await page.goto(path)
      await expect(notice, path).toContainText('Your account will be deleted on')
    }
    await notice.getByRole('button', { name: 'Keep my account' }).click()
    await expect(question).toBeVisible()
    await expect(notice).toHaveCount(0)
    await expect(page.locator('.event', { hasText: 'Deletion canceled' })).toBeVisible()
  },
)
