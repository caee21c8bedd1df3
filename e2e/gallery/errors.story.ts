import { flowKinds, type AnyFlow, type UiNode } from '@collect/contract'
import type { Page } from '@playwright/test'
import { isAbout } from '../../packages/flow/src/form/message-method.ts'
import { errorsOf, goldenFlows, leavesAtOnce } from '../setup/golden/golden-flows.ts'
import { expect, goldenStory, openGolden } from '../setup/golden/golden-story.ts'
import { leaveRows } from '../setup/settings/open-rows.ts'

/** Presses the button of the form with a text field, else the first submit button. */
async function send(page: Page, fields: readonly string[]): Promise<void> {
  await page.evaluate((names) => {
    const forms = [...document.querySelectorAll<HTMLFormElement>('form[data-testid$="-flow"]')]
    const form =
      forms.find((one) => names.some((name) => one.querySelector(`[name="${name}"]:not([type=hidden])`))) ?? forms[0]
    for (const input of form?.querySelectorAll<HTMLInputElement>('input[type=email]') ?? [])
      input.value ||= 'ada@collect.example'
    for (const input of form?.querySelectorAll<HTMLInputElement>('input[type=text],input[type=password]') ?? [])
      if (!input.value) input.value = '123456'
    form?.requestSubmit(form.querySelector<HTMLButtonElement>('button[type=submit]'))
  }, fields)
}

/** From now on, records every text that a live region announces. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        // An alert that is added together with its text is announced too.
        for (const added of addedNodes) {
          const places = added instanceof Element ? [added, ...added.querySelectorAll('[role=alert]')] : []
          heard.push(...places.filter((one) => one.matches('[role=alert]')).map((one) => one.textContent ?? ''))
        }
        const element = target instanceof Element ? target : target.parentElement
        const place = element?.closest('[role=alert],[role=status]')
        if (place?.textContent) heard.push(place.textContent)
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })

interface Heard extends Window {
  readonly heard?: readonly string[]
}

const refused = goldenFlows.filter(
  (golden) =>
    errorsOf(golden.flow).length > 0 &&
    !leavesAtOnce(golden) &&
    // The form waits until its widget is solved.
    golden.flow.ui.nodes.every(({ group }) => group !== 'captcha'),
)

/** The nodes with errors. */
const wrongNodes = ({ ui }: AnyFlow): readonly UiNode[] =>
  ui.nodes.filter(({ messages }) => (messages ?? []).some(({ type }) => type === 'error'))

/** The method that the errors of the whole form are about, if they are about one. */
function methodOf(flow: AnyFlow): string | undefined {
  const errors = errorsOf(flow)
  if (errors.every((error) => isAbout(error, ''))) return undefined
  return flow.ui.nodes.map(({ group }) => group).find((group) => errors.every((error) => isAbout(error, group)))
}

/** The focus after an answer, and the errors that were not announced. */
const brokenIn = (page: Page) =>
  page.evaluate(() => {
    const active = document.activeElement
    const invalid = [...document.querySelectorAll('[aria-invalid=true]')].filter((one) => one.checkVisibility())
    const shown = [...document.querySelectorAll('[role=alert]')].filter((one) => one.checkVisibility())
    const alerts = shown.map((one) => one.textContent ?? '').join('')
    const heard = ((window as Heard).heard ?? []).join(' ')
    const isInPlace = invalid[0] ? active === invalid[0] : active?.matches('[role=alert],[role=status]')
    return [
      ...(isInPlace ? [] : [`the focus is on ${active?.outerHTML.slice(0, 80)}`]),
      ...(heard.includes(alerts) ? [] : [`not announced: ${alerts}`]),
    ]
  })

for (const kind of flowKinds) {
  goldenStory(
    `WCAG 3.3.1, 3.3.3, 4.1.3, 2.4.3: an error of ${kind} is announced or tied to its field, which gets the focus`,
    async ({ page, golden }) => {
      const states = refused.filter((one) => one.kind === kind)
      goldenStory.setTimeout(states.length * 20_000)
      for (const { name, flow } of states) {
        const wrong = wrongNodes(flow)
        // The error belongs to the chosen method.
        await openGolden(page, name, { isBefore: true, choose: wrong[0]?.group ?? methodOf(flow) })
        await leaveRows(page)
        golden.answerWith(name)
        // The verification page shows the address field on request.
        const request = page.getByRole('button', { name: 'Request New Verification Email' })
        if (await request.isVisible()) await request.click()
        await listen(page)
        const answered = page.waitForResponse((response) => response.request().method() === 'POST')
        await send(
          page,
          wrong.flatMap(({ attributes }) => ('name' in attributes ? [attributes.name] : [])),
        )
        await answered
        const told = page.locator('.error[id],[role=alert]:not(:empty)').filter({ visible: true })
        await expect(told.first(), name).toBeVisible()
        // The focus moves after the announcement.
        await expect.poll(() => brokenIn(page), name).toEqual([])
      }
    },
  )
}
