import { untilHydrated } from '../setup/open-hydrated.ts'
import { steps, type OpenStep } from '../setup/restart/restart-steps.ts'
import { deliveredWays, rarelyConfirmed } from '../setup/service/settings-of-files.ts'
import { expect, needs } from '../setup/story.ts'
import { expectStyled } from '../setup/styled.ts'
import { applicationStory as story } from '../setup/third-party-app.ts'

story.use({
  applications: true,
  changes: deliveredWays,
  reliesOn: rarelyConfirmed,
})

const password = 'drawers of warm walnut'

async function fill({ typed, secret }: OpenStep): Promise<void> {
  for (const { field, value } of typed) {
    if (typeof value === 'boolean') await field.setChecked(value)
    else await field.fill(value)
  }
  await secret?.field.pressSequentially(secret.value)
}

async function expectKept({ typed }: OpenStep): Promise<void> {
  for (const { field, value } of typed) {
    if (typeof value === 'boolean') await expect(field).toBeChecked({ checked: value })
    else await expect(field).toHaveValue(value)
  }
}

story(
  'the server stops and starts in every step of every flow: only secrets are typed again, and one tap goes on',
  needs('the admin API of the test server'),
  async ({ server, email, mailbox, app, openBrowser, faults, javaScriptEnabled }) => {
    faults.expectOne(/net::ERR_|Failed to fetch/)
    const made = await fetch(`${server.adminOrigin}/admin/identities`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        schema_id: 'default',
        traits: { email, name: 'Ada' },
        credentials: { password: { config: { password } } },
      }),
    })
    expect(made.status).toBe(201)
    let count = 0
    const tools = {
      email,
      password,
      mailbox,
      newEmail: () => `${++count}.${email}`,
      async begin(page: OpenStep['page']) {
        await page.goto(app.origin)
        await page.getByRole('button', { name: /^Sign in with/ }).click()
      },
    }

    // Each step has a browser of its own, so that one stop of the server meets them all.
    const open: { readonly name: string; readonly step: OpenStep }[] = []
    // Without a script, a code is one more form post.
    const told = Object.entries(steps).filter(([name]) => javaScriptEnabled || !/code|second/.test(name))
    for (const [name, begin] of told)
      await story.step(name, async () => {
        const page = await (await openBrowser()).newPage()
        const step = await begin(page, tools)
        if (javaScriptEnabled) await untilHydrated(page)
        await fill(step)
        open.push({ name, step })
      })

    await story.step('the server stops', () => server.halt())
    if (javaScriptEnabled) {
      for (const { name, step } of open)
        await story.step(`${name}, without the server`, async () => {
          await step.button.click()
          await expect(step.page.getByRole('alert').filter({ hasText: 'You seem to be offline.' })).toBeVisible()
          await expectKept(step)
          await expectStyled(step.page)
        })
    }
    await story.step('the server starts', () => server.resume())
    for (const { name, step } of open)
      await story.step(`${name}, with the server again`, async () => {
        if (javaScriptEnabled && step.secret) await step.secret.field.pressSequentially(step.secret.value)
        const again = step.page.getByRole('button', { name: 'Try again' })
        await (javaScriptEnabled && !step.secret ? again.or(step.button).first() : step.button).click()
        // A toast shows the message of saved settings; the message itself is for screen readers.
        await expect(step.next).toBeAttached()
      })
  },
)
