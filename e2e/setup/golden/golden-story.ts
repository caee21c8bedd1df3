import type { BrowserContext, Page } from '@playwright/test'
import { goldenFlows, goldenStates, hasWidget } from './golden-flows.ts'
import { beforeErrors, openGoldenService, type GoldenService } from './golden-service.ts'
import { provideTestServer, type TestServer } from '../test-server.ts'
import { widgetOrigin } from '../robots.ts'
import { openHydrated } from '../open-hydrated.ts'
import { story } from '../story.ts'

export { expect } from '../story.ts'

interface GoldenFixtures {
  readonly golden: GoldenService
  readonly server: TestServer
}

/** A story on the golden flows: the real pages in front of a stub service of these flows. */
export const goldenStory = story.extend<object, GoldenFixtures>({
  golden: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- the runner reads the fixtures from the pattern
    async ({}, give) => {
      const golden = await openGoldenService()
      await give(golden)
      await golden.close()
    },
    { scope: 'worker' },
  ],
  server: [({ golden }, give) => provideTestServer(golden.address, give), { scope: 'worker' }],
})

/** The cookie of a session, which the stub service accepts. */
const session = { name: 'stub_session', domain: 'localhost', path: '/' }

interface Opening {
  /** Without the flow's errors. */
  readonly isBefore?: boolean
  /** The method that the user chose. */
  readonly choose?: string | undefined
}

/** Opens the page of a golden flow and waits for hydration. */
export async function openGolden(page: Page, name: string, opening?: Opening): Promise<void> {
  await openHydrated(page, await prepareGolden(page.context(), name, opening))
}

/** The address of a golden flow, after setting the cookies that it needs; for a consent, its address in the gallery. */
export async function prepareGolden(
  context: BrowserContext,
  name: string,
  { isBefore, choose }: Opening = {},
): Promise<string> {
  const state = goldenStates.find((one) => one.name === name)
  if (!state) throw new Error(`There is no golden state ${name}`)
  await settleSession(context, name)
  await standInForWidget(context, name)
  const query = new URLSearchParams({ flow: isBefore ? name + beforeErrors : name, ...(choose && { choose }) })
  return state.kind === 'oauth2_consent' ? `/dev/gallery/oauth2_consent/${name}/screen` : `/${state.kind}?${query}`
}

/** Sets or deletes the cookie of a session, as the golden flow needs. */
export async function settleSession(context: BrowserContext, name: string): Promise<void> {
  if (needsSession(name)) await context.addCookies([{ ...session, value: '1' }])
  else await context.clearCookies(session)
}

/**
 * Replaces the third-party CAPTCHA widget. Only flows with one are intercepted, because interception disables the
 * browser's cache.
 */
async function standInForWidget(context: BrowserContext, name: string): Promise<void> {
  await context.unroute(`${widgetOrigin}/**`)
  if (!goldenFlows.some((golden) => golden.name === name && hasWidget(golden))) return
  await context.route(`${widgetOrigin}/**`, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
}

/** Settings, and logins that need a session; other flows need none. */
function needsSession(name: string): boolean {
  const found = goldenFlows.find((golden) => golden.name === name)
  if (!found) return false
  const { kind, flow } = found
  return kind === 'settings' || ('refresh' in flow && (flow.refresh || flow.requested_aal === 'aal2'))
}
