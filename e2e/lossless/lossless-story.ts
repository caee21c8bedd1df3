import type { AnyFlow } from '@collect/contract'
import type { Page } from '@playwright/test'
import { goldenFlows, hasWidget, recordedFlows, type GoldenFlow } from '../setup/golden/golden-flows.ts'
import { idleScript, session, withIdleScript } from '../setup/golden/golden-service.ts'
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

/** A story whose service has answered already: the app reaches it by `ORY_SDK_URL`, as it would a Kratos. */
export const losslessStory = story.extend<object, LosslessFixtures>({
  service: [
    async ({}, give) => {
      const service = await openStubService({ script: idleScript, session })
      for (const { name, kind, flow } of [...goldenFlows, ...recordedFlows])
        service.show(madeOf(kind, toLookAt(flow)), name)
      await give(service)
      await service.stop()
    },
    { scope: 'worker' },
  ],
  server: [({ service }, give) => provideTestServer(service.address, give), { scope: 'worker' }],
})

/** The answer as it was, but that it leads to no other page. */
const toLookAt = (flow: AnyFlow) =>
  ({
    ...withIdleScript(flow),
    continue_with: undefined,
  }) as AnyFlow // still the same kind of flow

/** More than any flow has; a circle of links ends there. */
const maxPages = 12

/** Walks all pages of an answer and presses every button; says what got lost. */
export async function walk(
  page: Page,
  service: StubService,
  answer: GoldenFlow,
  isAlive: boolean,
): Promise<readonly string[]> {
  // A browser whose requests are watched keeps nothing in its cache.
  await page.unrouteAll()
  if (hasWidget(answer)) await playWidget(page, robotAnswer)
  const first = `/${answer.kind}?flow=${encodeURIComponent(answer.name)}`
  const pages: SeenPage[] = []
  const faults: string[] = []
  const open = [first]
  for (let path = open.shift(); path && pages.length < maxPages; path = open.shift()) {
    const seen = await see(page, path, isAlive)
    pages.push(seen)
    faults.push(...(await pressAll(page, service, answer, seen, isAlive)))
    const known = new Set([...open, ...pages.map((one) => one.path)])
    const further = seen.looks.live.choices.map((choice) => `/${answer.kind}${choice}`)
    open.push(...new Set(further.filter((choice) => !known.has(choice))))
  }
  // The page keeps the way to another mail folded.
  if (answer.kind === 'verification') pages.push(await see(page, `${first}&resend=1`, isAlive))
  return [...lossesOf(answer, pages), ...faults]
}

async function see(page: Page, path: string, isAlive: boolean): Promise<SeenPage> {
  const response = await page.goto(path)
  const html = (await response?.text()) ?? ''
  if (isAlive) await untilHydrated(page)
  return { path, looks: await lookAt(page, html) }
}

/** Long enough for a form to arrive, on a busy machine. */
const timeoutMs = 8_000
/** An answer that no rule of docs/rules.md knows: the page says so and stays what it was. */
const strange = 418
/** A browser stays on its page when there is no content. */
const nothing = 204

/** The next form that arrives; nothing when none does. */
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
