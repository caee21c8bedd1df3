import { expectAccessible } from '../setup/accessible.ts'
import { comeBack, expectSignedOut, signUpVerified } from '../setup/account.ts'
import { rarelyConfirmed } from '../setup/service/settings-of-files.ts'
import { anywhere, needs, expect, story } from '../setup/story.ts'

const password = 'drawers of warm walnut'

story.use({ reliesOn: rarelyConfirmed })

story(
  'the settings name each device with its address, method and time; "Not me" of a sign-in secures the account',
  needs('the events of GET /account with a link to report them'),
  async ({ page, context, email, mailbox, openBrowser, javaScriptEnabled }) => {
    await signUpVerified(page, mailbox, email, password)
    const other = await openBrowser()
    await comeBack(await other.newPage(), email, password)

    await page.goto('/settings')
    const devices = page.locator('.thing')
    await expect(devices).toHaveCount(2)
    await expect(devices.first()).toContainText('This device')
    for (const device of await devices.all()) {
      await expect(device).toContainText('Chrome on Linux')
      await expect(device).toContainText('127.0.0.1')
      await expect(device).toContainText('Password')
      await expect(device.locator('time').first()).toHaveText(
        javaScriptEnabled ? /^Today, \d+:\d\d/ : /\d:\d\d [AP]M UTC$/,
      )
    }
    await expect(devices.first()).toContainText('Now')
    await expect(devices.last()).toContainText('Same network as this device')
    await expect(devices.last().locator('dl')).toContainText('Active')

    for (const event of await page.locator('.event').all()) {
      await expect(event, 'each event has its time and its device').toContainText(/\d:\d\d.*Chrome on Linux/s)
    }
    const signedIn = page.locator('.event', { hasText: 'Chrome on Linux · 127.0.0.1' }).first()
    await expect(signedIn.locator('time')).toHaveText(/\d:\d\d/)
    if (javaScriptEnabled) {
      await expect(page.getByRole('heading', { name: /^Today/ })).toBeVisible()
      await expectAccessible(page, 'the devices and the activity of an account')
    }
    await signedIn.getByRole('link', { name: /^Not me/ }).click()
    await expect(page.getByRole('heading', { name: "Wasn't this you?" })).toBeVisible()
    await page.getByRole('button', { name: 'Secure my account' }).click()
    await page.waitForURL(/\/recovery\?flow=/)
    await expectSignedOut(other)
    await expectSignedOut(context)
  },
)

story(
  '"Not me" of a device secures the account, also when no event names its sign-in',
  needs('the report page of a session'),
  async ({ page, context, email, mailbox, openBrowser }) => {
    await signUpVerified(page, mailbox, email, password)
    const other = await openBrowser()
    await comeBack(await other.newPage(), email, password)
    await page.goto('/settings')
    await page
      .locator('.thing')
      .last()
      .getByRole('link', { name: /^Not me: Chrome on Linux/ })
      .click()
    await expect(page.getByRole('heading', { name: "Wasn't this you?" })).toBeVisible()
    await page.getByRole('button', { name: 'Secure my account' }).click()
    await page.waitForURL(/\/recovery\?flow=/)
    await expectSignedOut(other)
    await expectSignedOut(context)
  },
)

story(
  'backup codes count only when confirmed; their file says how to use them, and deleting them asks first',
  anywhere,
  async ({ page, email, mailbox, javaScriptEnabled }) => {
    await signUpVerified(page, mailbox, email, password)
    await page.goto('/settings')
    await page.getByRole('button', { name: 'Create backup codes' }).click()
    const codes = page.getByTestId('node/text/lookup_secret_codes/text')
    await expect(codes.locator('code')).toHaveCount(12)
    await expect(page.getByText('Not active until you confirm')).toBeVisible()
    await expect(page.getByText('Settings updated')).toHaveCount(0)
    await expect(page.locator('.codes--new'), 'a dashed frame until they count').toHaveCSS('border-top-style', 'dashed')
    const href = await page.locator('.codes__acts a').getAttribute('href')
    const file = decodeURIComponent(href ?? '')
    expect(file).toContain(`\n${email}\n`)
    expect(file).toMatch(/Each works once\.\n\n1\. \d{4}-\d{4}\n/)
    for (const name of ['Print', 'Copy']) {
      await expect(page.getByRole('button', { name, exact: true })).toHaveCount(javaScriptEnabled ? 1 : 0)
    }
    if (javaScriptEnabled) await expectAccessible(page, 'backup codes that are not confirmed')
    await page.getByRole('button', { name: "I've saved these codes" }).click()
    if (javaScriptEnabled) await expect(page.locator('[data-sonner-toast]')).toHaveText(['Settings updated'])
    await expect(page.locator('.set__s', { hasText: '12 of 12 left' }), 'before they are shown').toBeVisible()
    await page.getByRole('button', { name: 'Show backup codes' }).click()
    await expect(codes.locator('code')).toHaveCount(12)
    await page.getByText('Hide codes').click()
    await expect(codes).toBeHidden()
    await page.getByText('Show codes', { exact: true }).click()
    await expect(codes).toBeVisible()
    await expect(page.getByRole('button', { name: 'Replace codes' })).toBeVisible()

    const remove = page.getByRole('button', { name: 'Delete backup codes' })
    await expect(remove).toBeHidden()
    await page.locator('summary', { hasText: 'Delete backup codes' }).click()
    await expect(page.getByText('The codes you saved stop working at once.')).toBeVisible()
    await remove.click()
    await expect(page.getByRole('button', { name: 'Create backup codes' })).toBeVisible()
  },
)
