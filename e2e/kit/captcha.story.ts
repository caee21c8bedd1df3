import type { Locator, Page } from '@playwright/test'
import { stopClock } from '../setup/clock.ts'
import { expect, story } from './setup/kit-story.ts'
import { csrf, email, hidden, info, submit, text } from './setup/nodes.ts'
import { openHydrated } from '../setup/open-hydrated.ts'
import { playWidget, solve, widgetLog, widgetOrigin } from '../setup/robots.ts'
import type { MadeFlow } from '../setup/stub-service.ts'

const answerName = 'transient_payload.captcha_turnstile_response'
const options = { sitekey: '1x00AA', theme: 'light', action: 'registration', response_field_name: answerName }
const captcha = [
  hidden('captcha', answerName, ''),
  hidden('captcha', 'captcha_turnstile_options', JSON.stringify(options)),
] as const

/** A form that asks for the address. */
const first: MadeFlow = {
  kind: 'registration',
  nodes: [
    csrf,
    text('default', 'traits.email', email),
    ...captcha,
    submit('profile', 'method', 'profile', info(1040001)),
  ],
}
/** A form with a known address, which can be changed, and another method. */
const second: MadeFlow = {
  kind: 'registration',
  nodes: [
    csrf,
    hidden('default', 'traits.email', 'ada@example.org', { label: email }),
    submit('oidc', 'provider', 'acme', info(1040002, { provider: 'Acme' })),
    submit('code', 'method', 'code', info(1040006)),
    ...captcha,
    submit('profile', 'screen', 'previous', info(1040008)),
  ],
  messages: [info(1040009)],
}
const plain: MadeFlow = { ...first, nodes: first.nodes.filter(({ group }) => group !== 'captcha') }

const answersOn = (page: Page) =>
  page.evaluate(
    (name) => [...document.getElementsByName(name)].map((input) => (input as HTMLInputElement).value),
    answerName,
  )
const carrying = (answer: string) => ({ fields: { transient_payload: { captcha_turnstile_response: answer } } })
const error = "The security check couldn't be loaded. Please try again."

story(
  'no third party is called before the user begins, then the one that the flow names',
  async ({ page, service }) => {
    const asked = await playWidget(page)
    const response = await page.goto(service.show(first), { waitUntil: 'networkidle' })
    expect(response?.headers()['content-security-policy']).toContain(` ${widgetOrigin}; frame-src ${widgetOrigin}; `)
    expect(asked).toEqual([])

    await touch(page, page.getByLabel('Email'))
    await expect(page.getByText('Are you a robot?')).toBeVisible()
    expect(asked).toEqual([expect.stringContaining('render=explicit')])
    expect(await widgetLog(page)).toEqual({
      renders: [
        {
          sitekey: '1x00AA',
          action: 'registration',
          theme: 'light',
          size: 'flexible',
          language: 'en',
          retryInterval: 8000,
        },
      ],
      resets: 0,
    })
  },
)

story('a flow without a CAPTCHA or security keys loads no code of them', async ({ page, service }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  const response = await page.goto(service.show(plain), { waitUntil: 'networkidle' })
  expect(response?.headers()['content-security-policy']).not.toContain(widgetOrigin)
  await page.getByLabel('Email').click()
  await page.getByLabel('Email').fill('ada@example.org')
  await page.waitForLoadState('networkidle')
  expect(loaded.filter((address) => /captcha|turnstile|ceremony|brands/.test(address))).toEqual([])
})

story('the CAPTCHA token goes with every form and submit, and is renewed after each', async ({ page, service }) => {
  await playWidget(page)
  await stopClock(page)
  service.judge(({ fields }) => ({ show: fields['screen'] === 'previous' ? first : second }))
  await openHydrated(page, service.show(second))
  await touch(page, page.getByTestId('method/code'))
  await expect(page.getByText('Are you a robot?')).toBeVisible()
  await solve(page, 'first answer')
  // The forms of the chip and of the step, which holds the providers.
  expect(await answersOn(page)).toEqual(['first answer', 'first answer'])

  const provider = page.getByRole('button', { name: 'Acme' })
  await provider.click()
  await expect.poll(() => service.submissions.length).toBe(1)
  await expect(provider).toBeEnabled()
  // The used token stays in place until the widget gives a new one.
  await page.clock.runFor(99)
  expect((await widgetLog(page))?.resets).toBe(0)
  await page.clock.runFor(1)
  expect((await widgetLog(page))?.resets).toBe(1)
  expect(await answersOn(page)).toEqual(['', ''])

  await solve(page, 'second answer')
  await page.getByTestId('identifier-chip').click()
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible()
  expect(service.submissions).toMatchObject([
    { fields: { provider: 'acme', transient_payload: { captcha_turnstile_response: 'first answer' } } },
    { fields: { screen: 'previous', transient_payload: { captcha_turnstile_response: 'second answer' } } },
  ])
})

story('a submitted form waits for the CAPTCHA token, then goes by itself', async ({ page, service }) => {
  await playWidget(page)
  service.judge(() => ({ leave: '/shop' }))
  await openHydrated(page, service.show(first))
  await page.getByLabel('Email').fill('ada@example.org')
  const go = page.getByRole('button', { name: 'Create account' })
  await go.click()
  await expect(page.getByText('Are you a robot?')).toBeVisible()
  await expect(go).toBeDisabled()
  expect(service.submissions).toEqual([])
  await solve(page, 'late answer')
  await expect(page).toHaveURL('/shop')
  expect(service.submissions).toMatchObject([carrying('late answer')])
})

story('a form that is submitted before the widget loads waits for it', async ({ page, service }) => {
  await playWidget(page, 'its own answer')
  let letCome = () => {}
  const held = new Promise<void>((resolve) => (letCome = resolve))
  await page.route(/live-captcha/, (route) => held.then(() => route.continue()))
  service.judge(() => ({ leave: '/shop' }))
  await openHydrated(page, service.show(first))
  await page.getByLabel('Email').fill('ada@example.org')
  const go = page.getByRole('button', { name: 'Create account' })
  await go.click()
  await expect(go).toBeDisabled()
  letCome()
  await expect(page).toHaveURL('/shop')
  expect(service.submissions).toMatchObject([carrying('its own answer')])
})

story('a form that is submitted during hydration waits for the widget', async ({ page, service }) => {
  await playWidget(page, 'its own answer')
  await page.addInitScript(pressAtOnce, 'Create account')
  service.judge(() => ({ leave: '/shop' }))
  await page.goto(service.show(first))
  await expect(page).toHaveURL('/shop')
  expect(service.submissions).toMatchObject([carrying('its own answer')])
})

story(
  'after thirty seconds without a CAPTCHA token the form explains it and can be submitted again',
  async ({ page, service }) => {
    await playWidget(page)
    await stopClock(page)
    service.judge(() => ({ leave: '/shop' }))
    await openHydrated(page, service.show(first))
    const go = page.getByRole('button', { name: 'Create account' })
    await go.click()
    await expect(page.getByText('Are you a robot?')).toBeVisible()
    await page.clock.runFor(29_000)
    await expect(go).toBeDisabled()
    await page.clock.runFor(1_100)
    await expect(page.getByRole('alert').filter({ hasText: 'Please pass the security check first' })).toBeVisible()
    await expect(go).toBeEnabled()
    expect(service.submissions).toEqual([])

    await solve(page, 'answer')
    await expect(page.getByText('Please pass the security check first')).toHaveCount(0)
    await go.click()
    await expect(page).toHaveURL('/shop')
  },
)

story('a busy machine does not stretch the thirty seconds of a CAPTCHA', async ({ page, service }) => {
  await playWidget(page)
  await stopClock(page)
  await openHydrated(page, service.show(first))
  const go = page.getByRole('button', { name: 'Create account' })
  await go.click()
  await expect(page.getByText('Are you a robot?')).toBeVisible()
  // Timers are due once in all this time.
  await page.clock.fastForward(30_100)
  await expect(page.getByRole('alert').filter({ hasText: 'Please pass the security check first' })).toBeVisible()
  await expect(go).toBeEnabled()
})

story(
  'a widget that cannot be loaded shows an error, and the next submit loads it again',
  async ({ page, service, faults }) => {
    faults.expectOne(/net::ERR_FAILED/)
    await page.route(`${widgetOrigin}/**`, (route) => route.abort(), { times: 1 })
    service.judge(() => ({ leave: '/shop' }))
    await openHydrated(page, service.show(first))
    const go = page.getByRole('button', { name: 'Create account' })
    await go.click()
    await expect(page.getByRole('alert').filter({ hasText: error })).toBeVisible()
    await expect(go).toBeEnabled()

    await playWidget(page)
    await go.click()
    await expect(page.getByText('Are you a robot?')).toBeVisible()
    await solve(page, 'answer')
    await expect(page).toHaveURL('/shop')
  },
)

story('the page shows the refusal of a CAPTCHA token and requests a new one', async ({ page, service }) => {
  await playWidget(page)
  const refused = { ...first, messages: [{ id: 4000038, type: 'error', text: '' } as const] }
  service.judge(() => ({ show: refused }))
  await openHydrated(page, service.show(first))
  await page.getByLabel('Email').fill('ada@example.org')
  await expect(page.getByText('Are you a robot?')).toBeVisible()
  await solve(page, 'worn out')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByTestId('ui/message/4000038')).toBeVisible()
  await expect.poll(async () => (await widgetLog(page))?.resets).toBe(1)
})

for (const { width, size, box } of [
  { width: 390, size: 'flexible', box: { height: 65 } },
  { width: 320, size: 'compact', box: { width: 150, height: 140 } },
]) {
  story(`at ${width} px the CAPTCHA widget is ${size}`, async ({ page, service }) => {
    await page.setViewportSize({ width, height: 800 })
    await playWidget(page)
    await openHydrated(page, service.show(first))
    await touch(page, page.getByLabel('Email'))
    await expect.poll(async () => (await widgetLog(page))?.renders[0]?.['size']).toBe(size)
    expect(await page.locator('#cf-turnstile').boundingBox()).toMatchObject(box)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, 'no scrolling sideways').toBeLessThanOrEqual(0)
  })
}

/** Presses until the widget begins: the listeners come a moment after hydration. */
const touch = (page: Page, place: Locator) =>
  expect
    .poll(async () => {
      await place.dispatchEvent('pointerdown')
      return (await widgetLog(page))?.renders.length ?? 0
    })
    .toBeGreaterThan(0)

/** Presses a button right after hydration, before React runs its effects. */
function pressAtOnce(words: string) {
  // React's tasks yield at once, so that the click runs between them.
  let now = 0
  performance.now = () => (now += 50)
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', () => {
    const key = Object.keys(document).find((name) => name.startsWith('__reactContainer'))
    const root = key && Reflect.get(document, key).stateNode.current
    if (!root || root.memoizedState.isDehydrated) return port2.postMessage(undefined)
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words)
    button?.click()
    return undefined
  })
  port1.start()
  addEventListener('DOMContentLoaded', () => port2.postMessage(undefined))
}
