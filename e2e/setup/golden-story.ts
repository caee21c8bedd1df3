import type { Page } from '@playwright/test'
import { goldenStates } from './golden-flows.ts'
import { beforeErrors, openGoldenService, type GoldenService } from './golden-service.ts'
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
  context: async ({ context }, give) => {
    // The widget that tells people from robots is somebody else's, and far away.
    await context.route('https://challenges.cloudflare.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    )
    await give(context)
  },
})

/** Settings are drawn for somebody; the service believes this cookie. The other kinds are for nobody in particular. */
const session = { name: 'golden_session', domain: 'localhost', path: '/' }

interface Opening {
  /** As it was before anything was wrong. */
  readonly isBefore?: boolean
  /** The method that the person chose. */
  readonly choose?: string | undefined
}

/** Opens the page of a golden flow, alive; a consent, as the gallery draws it. */
export async function openGolden(page: Page, name: string, { isBefore, choose }: Opening = {}): Promise<void> {
  const state = goldenStates.find((one) => one.name === name)
  if (!state) throw new Error(`There is no golden state ${name}`)
  if (state.kind === 'settings') await page.context().addCookies([{ ...session, value: '1' }])
  else await page.context().clearCookies(session)
  const query = new URLSearchParams({ flow: isBefore ? name + beforeErrors : name, ...(choose && { choose }) })
  await page.goto(
    state.kind === 'oauth2_consent' ? `/dev/gallery/oauth2_consent/${name}/screen` : `/${state.kind}?${query}`,
  )
  await untilAlive(page)
}

/** React has taken the page over: its forms are watched from then on. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const parts = [...document.querySelectorAll('h1, form[data-testid$="-flow"]')]
    return parts.length > 0 && parts.every((part) => Object.keys(part).some((key) => key.startsWith('__reactProps')))
  })
}
