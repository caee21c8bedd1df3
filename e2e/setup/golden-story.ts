import type { Page } from '@playwright/test'
import { goldenFlow } from './golden-flows.ts'
import { openGoldenService, type GoldenService } from './golden-service.ts'
import { openHouse, type House } from './house.ts'
import { story } from './story.ts'

export { expect } from './story.ts'

interface GoldenFixtures {
  readonly golden: GoldenService
  readonly house: House
}

/** A story on the golden flows: the real pages, drawn from answers of a service that gives just these. */
export const goldenStory = story.extend<object, GoldenFixtures>({
  golden: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- the runner reads what is needed off the pattern
    async ({}, give) => {
      const golden = await openGoldenService()
      await give(golden)
      await golden.close()
    },
    { scope: 'worker' },
  ],
  house: [
    async ({ golden }, give) => {
      const house = await openHouse({ env: { ORY_SDK_URL: golden.address } })
      await give(house)
      await house.stop()
    },
    { scope: 'worker' },
  ],
  context: async ({ context, baseURL }, give) => {
    // Settings are drawn for somebody; the service believes this cookie.
    if (baseURL) await context.addCookies([{ name: 'golden_session', value: '1', url: baseURL }])
    // The widget that tells people from robots is somebody else's, and far away.
    await context.route('https://challenges.cloudflare.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    )
    await give(context)
  },
})

/** Opens the page of a golden flow, alive. */
export async function openGolden(page: Page, name: string, suffix = ''): Promise<void> {
  const { kind } = goldenFlow(name)
  await page.goto(`/${kind}?flow=${encodeURIComponent(name + suffix)}`)
  await untilAlive(page)
}

/** React has taken the page over: its forms are watched from then on. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.querySelector('h1')
    return root !== null && Object.keys(root).some((key) => key.startsWith('__react'))
  })
}
