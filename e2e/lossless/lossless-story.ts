import type { AnyFlow } from '@collect/contract'
import type { Page } from '@playwright/test'
import { brokenOn, stateChecks } from '../access/state-checks.ts'
import { goldenFlows, hasWidget, leavesAtOnce, recordedFlows, type GoldenFlow } from '../setup/golden/golden-flows.ts'
import { idleScript, session, withIdleScript } from '../setup/golden/golden-service.ts'
import { settleSession } from '../setup/golden/golden-story.ts'
import { provideTestServer, type TestServer } from '../setup/test-server.ts'
import { untilHydrated } from '../setup/open-hydrated.ts'
import { playWidget } from '../setup/robots.ts'
import { story } from '../setup/story.ts'
import { madeOf, openStubService, type StubService, type Submission } from '../setup/stub-service.ts'
import { lossesOf, type SeenPage } from './check.ts'
import { lookAt, press } from './look.ts'
import { payloadFaults, robotAnswer } from './payload.ts'

interface LosslessFixtures {
  readonly service: StubService
  readonly server: TestServer
}

/** A story with a stub service of recorded answers, which the app reaches by `ORY_SDK_URL`. */
export const losslessStory = story.extend<object, LosslessFixtures>({
  viewport: { width: 390, height: 800 },
  // Reduced motion: animations have ended when a check looks.
  contextOptions: { reducedMotion: 'reduce' },
  service: [
    async ({}, give) => {
      const service = await openStubService({ script: idleScript, session })
      for (const answer of [...goldenFlows, ...recordedFlows])
        service.show(madeOf(answer.kind, toLookAt(answer)), answer.name)
      await give(service)
      await service.stop()
    },
    { scope: 'worker' },
  ],
  server: [({ service }, give) => provideTestServer(service.address, give), { scope: 'worker' }],
})

/** The answer without redirects to other pages. */
const toLookAt = (answer: GoldenFlow) =>
  ({
    ...withIdleScript(answer.flow),
    ...(leavesAtOnce(answer) && { continue_with: undefined }),
  }) as AnyFlow // the kind of flow stays the same

/** Maximum pages of a flow, which ends a loop of links. */
const maxPages = 12

/**
 * Walks all pages of an answer and presses every button; returns what is missing, and where the first page of a golden
 * answer fails an accessibility check.
 */
export async function walk(
  page: Page,
  service: StubService,
  answer: GoldenFlow,
  isAlive: boolean,
): Promise<readonly string[]> {
  // Intercepted requests disable the browser's cache.
  await page.unrouteAll()
  if (hasWidget(answer)) await playWidget(page, robotAnswer)
  await settleSession(page.context(), answer.name)
  const first = `/${answer.kind}?flow=${encodeURIComponent(answer.name)}`
  const pages: SeenPage[] = []
  const faults: string[] = []
  const open = [first]
  for (let path = open.shift(); path && pages.length < maxPages; path = open.shift()) {
    const seen = await see(page, path, isAlive)
    pages.push(seen)
    if (isAlive && path === first && goldenFlows.includes(answer)) faults.push(...(await brokenOn(page, stateChecks)))
    faults.push(...(await pressAll(page, service, answer, seen, isAlive)))
    const known = new Set([...open, ...pages.map((one) => one.path)])
    const further = seen.looks.live.choices.map((choice) => `/${answer.kind}${choice}`)
    open.push(...new Set(further.filter((choice) => !known.has(choice))))
  }
  // The page hides the form for another mail.
  if (answer.kind === 'verification') pages.push(await see(page, `${first}&resend=1`, isAlive))
  return [...lossesOf(answer, pages), ...faults]
}

async function see(page: Page, path: string, isAlive: boolean): Promise<SeenPage> {
  const response = await page.goto(path)
  const html = (await response?.text()) ?? ''
  if (isAlive) await untilHydrated(page)
  return { path, looks: await lookAt(page, html) }
}

/** Time limit for a form to arrive, for a busy machine. */
const timeoutMs = 8_000
/** An answer outside docs/rules.md: the page shows an error and stays. */
const strange = 418
/** Status 204: the browser stays on its page. */
const nothing = 204

/** The next form that arrives, or undefined. */
const arrival = (service: StubService): Promise<Submission | undefined> =>
  new Promise((done) => {
    const timer = setTimeout(() => done(undefined), timeoutMs)
    service.judge((submission) => {
      clearTimeout(timer)
      done(submission)
      return { status: submission.isPlain ? nothing : strange }
    })
  })

async function pressAll(
  page: Page,
  service: StubService,
  answer: GoldenFlow,
  seen: SeenPage,
  isAlive: boolean,
): Promise<readonly string[]> {
  const faults: string[] = []
  const buttons = seen.looks.live.controls.filter(({ tag }) => tag === 'button')
  for (const [place, button] of buttons.entries()) {
    if (button.type !== 'submit' || button.isDisabled) continue
    const arriving = arrival(service)
    const entries = await press(page, place, isAlive)
    const submission = await arriving
    const title = `${seen.path} ${button.name}=${button.value}`
    if (!submission) {
      faults.push(`${title}: nothing arrives`)
      continue
    }
    faults.push(...payloadFaults(answer, button, entries, submission).map((fault) => `${title}: ${fault}`))
    if (submission.flowId !== answer.name || submission.kind !== answer.kind)
      faults.push(`${title}: arrives at ${submission.kind} ${submission.flowId}`)
  }
  return faults
}
