import type { Page } from '@playwright/test'
import { expectAccessible } from '../setup/accessible.ts'
import { expectSignedIn, expectSignedOut, leave, register, save, signIn } from '../setup/account.ts'
import type { Mailbox } from '../setup/mailbox.ts'
import { rarelyConfirmed } from '../setup/service/settings-of-files.ts'
import { needs, expect, story } from '../setup/story.ts'

story.use({
  changes: {
    'selfservice.methods.link.enabled': true,
    'selfservice.flows.recovery.use': 'link',
    'selfservice.flows.verification.use': 'link',
  },
  reliesOn: rarelyConfirmed,
})

const password = 'drawers of warm walnut'
const newPassword = 'brass handles, polished'

async function nextLink(mailbox: Mailbox, email: string): Promise<string> {
  const { text } = await mailbox.next(email, /token=/)
  return /https?:\S+token=\S+/.exec(text)?.[0] ?? ''
}

/** A mail scanner: opens the link, follows redirects and runs scripts. */
async function scan(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await page.reload()
  await page.goto(link)
}

story(
  'mailed links verify and recover after a user confirms them',
  needs('mailed links that only open a page with a button'),
  async ({ page, context, email, mailbox, openBrowser, javaScriptEnabled }) => {
    const scanner = await openBrowser()
    const scanned = await scanner.newPage()

    await story.step('a registration mails a link; a scanner that opens it verifies nothing', async () => {
      await register(page, email, password)
      await expect(page.getByTestId('ui/message/1080001')).toBeVisible()
      const link = await nextLink(mailbox, email)
      await scan(scanned, link)
      await page.goto('/settings')
      await expect(page.getByText('Verify Your Email')).toBeVisible()

      await page.goto(link)
      await expect(page).toHaveURL(/\/verification\?flow=[0-9a-f-]+$/)
      await expect(page.getByText('Confirm that this address is yours.')).toBeVisible()
      if (javaScriptEnabled) await expectAccessible(page, 'a verification link was opened')
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByText("Your account's email address is verified!")).toBeVisible()
      await page.goto('/settings')
      await expect(page.getByText('Verified', { exact: true })).toBeVisible()
      await leave(page)
    })

    let link = ''
    await story.step('a recovery mails a link; a scanner that opens it gets no session', async () => {
      await page.goto('/recovery')
      await expect(page.getByText("Enter the address of your account. We'll send you a link.")).toBeVisible()
      await page.getByLabel('Email').fill(email)
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByTestId('ui/message/1060002')).toBeVisible()
      link = await nextLink(mailbox, email)
      await scan(scanned, link)
      await expectSignedOut(scanner)
    })

    await story.step('a confirmation in another browser leads to a new password', async () => {
      const phone = await openBrowser()
      const elsewhere = await phone.newPage()
      await elsewhere.goto(link)
      await expect(elsewhere).toHaveURL(/\/recovery\?flow=[0-9a-f-]+$/)
      await expect(elsewhere.getByText('Continue to sign in and choose a new password.')).toBeVisible()
      if (javaScriptEnabled) await expectAccessible(elsewhere, 'a recovery link was opened')
      await expectSignedOut(phone)
      await elsewhere.getByRole('button', { name: 'Continue' }).click()
      await expect(elsewhere).toHaveURL(/\/settings\?flow=/)
      await expectSignedIn(phone, email)
      await save(elsewhere, 'New password', newPassword)
      await expect(elsewhere.getByTestId('ui/message/1050001').first()).toHaveText('Your changes are saved.')
    })

    await story.step('a used link opens nothing and says so, and neither does the page of the scanner', async () => {
      await page.goto(link)
      await expect(page.getByTestId('ui/message/4060004')).toBeVisible()
      await scanned.getByRole('button', { name: 'Continue' }).click()
      await expect(scanned.getByTestId('ui/message/4060004')).toBeVisible()
      await expectSignedOut(scanner)
      await signIn(page, email, newPassword)
      await expectSignedIn(context, email)
    })
  },
)
