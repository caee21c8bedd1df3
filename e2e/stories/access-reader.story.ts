import { expect, goldenStory, openGolden } from '../setup/golden/golden-story.ts'
import { expectHeard, forgetHeard, heardOn, readAll, startReader } from '../setup/reader/reader.ts'
import { needs } from '../setup/story.ts'

const read = [
  { name: 'sign-in', state: 'login~password-start' },
  { name: 'code-entry', state: 'login~code-sent' },
  { name: 'second-factor', state: 'handmade~login~aal2-everything' },
  { name: 'second-factor-app', state: 'login~aal2-totp' },
  { name: 'second-factor-last', state: 'login~aal2-last-totp' },
  { name: 'settings', state: 'settings~lookup-some-used' },
]

for (const { name, state } of read) {
  goldenStory(
    `WCAG 1.3.2, 1.3.1, 4.1.2: a screen reader reads ${name} in a meaningful order`,
    needs('the golden answers of a stub'),
    async ({ page }) => {
      await openGolden(page, state)
      await startReader(page)
      expectHeard(name, await readAll(page))
    },
  )
}

goldenStory(
  'WCAG 4.1.3, 3.3.1: a screen reader announces the error of a login when it appears',
  needs('the golden answers of a stub'),
  async ({ page, golden }) => {
    await openGolden(page, 'login~password-start')
    await startReader(page)
    golden.answerWith('login~password-wrong')
    await page.getByLabel('Email').or(page.locator('[name=identifier]')).first().fill('ada@collect.example')
    await page.locator('[name=password]').fill('not the password')
    await forgetHeard(page)
    await page.keyboard.press('Enter')
    await expect(page.getByTestId('ui/message/4000006')).toBeVisible()
    await expect.poll(async () => (await heardOn(page)).join('\n')).toContain('Wrong email or password.')
    expectHeard('sign-in-refused', await heardOn(page))
  },
)
