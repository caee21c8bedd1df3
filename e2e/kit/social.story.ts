import { stopClock } from '../setup/clock.ts'
import { expect, story } from './setup/kit-story.ts'
import { csrf, email, hidden, info, submit, text } from './setup/nodes.ts'
import { openHydrated } from '../setup/open-hydrated.ts'
import type { MadeFlow } from '../setup/stub-service.ts'

const providers = ['google', 'github', 'apple', 'microsoft', 'discord', 'gitlab', 'slack', 'acme']
const signIn = (count: number): MadeFlow => ({
  kind: 'login',
  nodes: [
    csrf,
    ...providers.slice(0, count).map((id) => submit('oidc', 'provider', id, info(1010002, { provider: id }))),
    text('default', 'identifier', email),
    submit('password', 'method', 'password', info(1010022)),
  ],
})

// The grid of social buttons (SOCIAL-GRID).
story(
  'provider buttons are in columns that fit their number, without names where those have no room',
  async ({ page, service }) => {
    for (const { count, columns, isNamed } of [
      { count: 1, columns: 1, isNamed: true },
      { count: 2, columns: 1, isNamed: true },
      { count: 3, columns: 3, isNamed: false },
      { count: 4, columns: 4, isNamed: false },
      { count: 5, columns: 1, isNamed: true },
      { count: 6, columns: 3, isNamed: false },
      { count: 8, columns: 4, isNamed: false },
    ])
      await story.step(`${count} buttons in ${columns} columns`, async () => {
        await openHydrated(page, service.show(signIn(count)))
        const buttons = page.getByTestId('login-sso').getByRole('button')
        await expect(buttons).toHaveCount(count)
        const boxes = await Promise.all((await buttons.all()).map((button) => button.boundingBox()))
        expect(new Set(boxes.map((box) => Math.round(box?.x ?? 0))).size).toBe(columns)
        for (const box of boxes) expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
        // Hidden visually, not from screen readers.
        await expect(page.getByRole('button', { name: 'Continue with google' })).toBeVisible()
        const label = await page.getByText('Continue with google').boundingBox()
        expect((label?.width ?? 0) > 2).toBe(isNamed)
      })
  },
)

story('well-known providers have a logo, others a letter', async ({ page, service }) => {
  await page.goto(service.show(signIn(8)), { waitUntil: 'networkidle' })
  const marks = page.getByTestId('login-sso').locator('svg.brand use')
  await expect(marks).toHaveCount(7)
  for (const mark of await marks.all()) {
    const box = await mark.boundingBox()
    expect(box?.width, (await mark.getAttribute('href')) ?? '').toBeGreaterThan(10)
  }
  await expect(page.locator('.brand--letter')).toHaveText('A')
})

story('a provider button spins after 100 ms until the answer arrives', async ({ page, service }) => {
  const answer = Promise.withResolvers<void>()
  service.judge(async () => {
    await answer.promise
    return { show: signIn(2) }
  })
  await stopClock(page)
  await openHydrated(page, service.show(signIn(2)))
  const button = page.getByRole('button', { name: 'Continue with google' })
  const spinner = button.locator('.spinner')
  await button.click()
  await expect(button).toBeDisabled()
  await page.clock.runFor(99)
  await expect(spinner).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(spinner).toHaveCount(1)
  await expect(button).toHaveAttribute('aria-busy', 'true')
  answer.resolve()
  await expect(spinner).toHaveCount(0)
  await expect(button).toBeEnabled()
  expect(service.submissions).toMatchObject([{ fields: { provider: 'google', method: 'oidc' } }])
})

story('an unlink button spins after 100 ms, and linking asks for the account', async ({ page, service }) => {
  const settings: MadeFlow = {
    kind: 'settings',
    nodes: [
      csrf,
      submit('oidc', 'link', 'github', info(1050002, { provider: 'GitHub' })),
      submit('oidc', 'unlink', 'google', info(1050003, { provider: 'Google' })),
    ],
    more: { identity: { id: 'i1', traits: {} } },
  }
  const answer = Promise.withResolvers<void>()
  service.judge(async () => {
    await answer.promise
    return { show: settings }
  })
  await stopClock(page)
  await openHydrated(page, service.show(settings))
  const row = page.getByRole('listitem').filter({ hasText: 'Google' })
  await expect(row).toContainText('Connected')
  const unlink = row.getByRole('button', { name: 'Disconnect Google' })
  await unlink.click()
  await expect(unlink).toBeDisabled()
  await page.clock.runFor(99)
  await expect(unlink.locator('.spinner')).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(unlink.locator('.spinner')).toHaveCount(1)
  answer.resolve()
  await expect(unlink).toBeEnabled()

  await page.getByRole('button', { name: 'Connect GitHub' }).click()
  await expect.poll(() => service.submissions.length).toBe(2)
  expect(service.submissions).toMatchObject([
    { fields: { unlink: 'google', method: 'oidc' } },
    { fields: { link: 'github', method: 'oidc', upstream_parameters: { prompt: 'select_account' } } },
  ])
})

story('the linking page shows the existing account and its methods', async ({ page, service }) => {
  await page.goto(
    service.show({
      kind: 'login',
      nodes: [
        csrf,
        hidden('default', 'identifier', 'ada@example.org', { required: true, label: email }),
        submit('oidc', 'provider', 'github', info(1010018, { provider: 'GitHub' })),
        submit('code', 'method', 'code', info(1010015)),
        submit('password', 'method', 'password', info(1010022)),
      ],
      messages: [
        info(1010016, {
          duplicateIdentifier: 'ada@example.org',
          duplicate_identifier: 'ada@example.org',
          provider: 'Google',
        }),
      ],
      more: { active: 'oidc' },
    }),
  )
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connect to your account')
  await expect(page.getByTestId('ui/message/1010016')).toContainText('ada@example.org')
  await expect(page.getByTestId('ui/message/1010016')).toContainText('Google')
  await expect(page.getByTestId('identifier-chip')).toContainText('ada@example.org')
  await expect(page.getByTestId('method/password')).toBeVisible()
  await expect(page.getByTestId('method/code')).toBeVisible()
  await expect(page.getByTestId('login-sso').getByRole('button')).toHaveCount(1)
  await expect(page.getByTestId('signup-link')).toHaveCount(0)
})

// The mark of the way in that this browser used last (docs/contract/providers-and-oauth2.md §G).
for (const count of [2, 3])
  story(`of ${count} provider buttons, the one used last is marked and named so`, async ({ page, service }) => {
    const label = (id: string) => info(1010002, { provider: id, ...(id === 'github' && { last_used: true }) })
    const buttons = providers.slice(0, count).map((id) => submit('oidc', 'provider', id, label(id)))
    const rest = [text('default', 'identifier', email), submit('password', 'method', 'password', info(1010022))]
    await openHydrated(page, service.show({ kind: 'login', nodes: [csrf, ...buttons, ...rest] }))
    await expect(page.getByRole('button', { name: 'Continue with github Last used', exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Last used' })).toHaveCount(1)
    const note = page.getByText('Last used: github')
    await (count === 3 ? expect(note).toBeVisible() : expect(note).toHaveCount(0))
  })

story('a password used last is marked on its button', async ({ page, service }) => {
  const password = submit('password', 'method', 'password', info(1010022, { last_used: true }))
  const nodes = [...signIn(2).nodes.slice(0, -1), password]
  await openHydrated(page, service.show({ kind: 'login', nodes }))
  await expect(page.getByRole('button', { name: /Last used/ })).toHaveText(/^Sign in.* Last used$/)
})

story('a method used last is marked in the list', async ({ page, service }) => {
  const password = submit('password', 'method', 'password', info(1010022, { last_used: true }))
  const nodes = [
    csrf,
    hidden('identifier_first', 'identifier', 'ada@a.test'),
    password,
    text('password', 'password', info(1070001)),
    submit('code', 'method', 'code', info(1010015)),
  ]
  await openHydrated(page, service.show({ kind: 'login', nodes, more: { active: 'identifier_first' } }))
  await expect(page.getByTestId('method/password')).toContainText('Last used')
  await expect(page.getByTestId('method/code')).not.toContainText('Last used')
})
