import type { BrowserContext, Page } from '@playwright/test'

/** An input, a select or a button in the page. */
export interface Control {
  /** Index of its form in the page; -1 outside of forms. */
  readonly form: number
  readonly tag: string
  readonly type: string
  readonly name: string
  readonly value: string
  /** Its accessible name. */
  readonly label: string
  readonly isDisabled: boolean
}
export interface PageForm {
  readonly testid: string
  readonly action: string
  readonly method: string
  /** Whether Enter in a field presses one of the providers. */
  readonly entersProvider: boolean
}
/** The parts of a page that a flow determines. */
export interface Look {
  readonly forms: readonly PageForm[]
  readonly controls: readonly Control[]
  readonly testids: readonly string[]
  /** Addresses of the selectable methods. */
  readonly choices: readonly string[]
}
/** The page as the server sent it, and its current state. */
export interface Looks {
  readonly sent: Look
  readonly live: Look
}

/** The page's current state, and the page as the server sent it. */
export const lookAt = async (page: Page, html: string): Promise<Looks> => ({
  sent: await lookInto(await blankBeside(page), html),
  live: await lookInto(page),
})

const blanks = new WeakMap<BrowserContext, Page>()

/** An empty page in the same browser, because the app's Trusted Types policy forbids parsing markup. */
async function blankBeside(page: Page): Promise<Page> {
  const context = page.context()
  const blank = blanks.get(context) ?? (await context.newPage())
  blanks.set(context, blank)
  return blank
}

/** Reads a page or markup. The test's own script does that, so it works where page scripts are disabled. */
const lookInto = (page: Page, html?: string): Promise<Look> =>
  page.evaluate((markup) => {
    const wordsIn = (element: Element | null) => element?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? ''
    function labelOf(root: Document, element: Element): string {
      const own = element.getAttribute('aria-label')
      if (own) return own
      if (element.tagName === 'BUTTON') return wordsIn(element)
      return wordsIn(element.id ? root.querySelector(`label[for="${CSS.escape(element.id)}"]`) : null)
    }
    function look(root: Document) {
      const forms = [...root.querySelectorAll('form')]
      const flowForms = forms.filter((form) => form.getAttribute('action')?.includes('/self-service/'))
      return {
        forms: flowForms.map((form) => ({
          testid: form.dataset['testid'] ?? '',
          action: form.getAttribute('action') ?? '',
          method: form.getAttribute('method') ?? '',
          entersProvider:
            form.querySelector('input:not([type=hidden])') !== null &&
            (form.querySelector('[type=submit]')?.matches('[data-testid$="-sso"] *') ?? false),
        })),
        controls: [...root.querySelectorAll('input, select, button')].flatMap((element) => {
          const form = flowForms.indexOf(element.closest('form') ?? document.createElement('form'))
          // Controls that show a password or choose a language belong to the page, not to the flow.
          if (form < 0 || !element.hasAttribute('name')) return []
          // The twin of the primary button above providers (docs/contract/test-ids.md).
          if (element.matches('button[aria-hidden]')) return []
          return [
            {
              form,
              tag: element.tagName.toLowerCase(),
              type: element.getAttribute('type') ?? '',
              name: element.getAttribute('name') ?? '',
              value: element.getAttribute('value') ?? '',
              label: labelOf(root, element),
              isDisabled: element.hasAttribute('disabled'),
            },
          ]
        }),
        testids: [...root.querySelectorAll('[data-testid]')].map(
          (element) => element.getAttribute('data-testid') ?? '',
        ),
        choices: [...root.querySelectorAll('a[href*="choose="]')].map((element) => element.getAttribute('href') ?? ''),
      }
    }
    return look(markup === undefined ? document : new DOMParser().parseFromString(markup, 'text/html'))
  }, html)

/** Sample input by field type. */
const samples: Readonly<Record<string, string>> = {
  email: 'ada@collect.example',
  tel: '+15550100',
  number: '7',
  date: '2026-11-20',
  'datetime-local': '2026-11-20T10:00',
  url: 'https://collect.example/',
  password: 'drawers of warm walnut',
  text: '123456',
}

/** Fills in every field of the button's form and presses it; returns the expected payload. */
export const press = (page: Page, place: number, isAlive: boolean): Promise<readonly (readonly [string, string])[]> =>
  page.evaluate(
    async ([at, typed, hasFrames]) => {
      const find = () =>
        document.querySelectorAll<HTMLButtonElement>('form[action*="/self-service/"] button[name]:not([aria-hidden])')[
          at
        ]
      // Wait until the previous answer is shown. (A page without scripts runs no animation frames for tests.)
      const frame = () => new Promise(requestAnimationFrame)
      for (let turn = hasFrames ? 0 : 500; turn < 500 && find()?.disabled; turn++) await frame()
      const button = find()
      const form = button?.form
      if (!button || !form) throw new Error(`There is no button ${at}`)
      for (const field of form.querySelectorAll('input, select')) {
        if (field instanceof HTMLSelectElement) field.selectedIndex = field.options.length - 1
        else if (field instanceof HTMLInputElement && field.type in typed && !field.disabled)
          field.value ||= typed[field.type] ?? ''
      }
      const sent = [...new FormData(form, button)].map(([name, value]) => [name, String(value)] as const)
      button.click()
      return sent
    },
    [place, samples, isAlive] as const,
  )
