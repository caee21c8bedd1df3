import type { Answer } from '../../../send.ts'
import type { Shipped, ShippedClient } from '../../../shipped.ts'

/** A page, or the address of another site that a browser was sent to and did not open. */
export interface Page {
  readonly url: URL
  readonly status: number
  readonly text: string
  readonly headers: Answer['headers']
}

export interface Account {
  readonly email: string
  readonly password: string
}

export interface Decision {
  readonly action?: 'accept' | 'reject'
  /** The boxes that are checked; without it, those that the page checks. */
  readonly scopes?: readonly string[]
  readonly remember?: boolean
}

/** A browser without scripts: it follows redirects and posts forms. */
export interface Browser {
  readonly client: ShippedClient
  open(address: string | URL): Promise<Page>
  /** Posts the form of a page that has a field or button of this name, with some fields changed or left out. */
  post(page: Page, name: string, fields: Fields): Promise<Page>
  /** Signs in on a sign-in page. */
  signIn(page: Page, account: Account): Promise<Page>
  /** Answers a consent page. */
  decide(page: Page, decision?: Decision): Promise<Page>
  sub(): Promise<string>
}

export type Fields = Readonly<Record<string, string | readonly string[] | undefined>>

const unescaped = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

const attribute = (tag: string, name: string): string | undefined => {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]
  return value === undefined ? undefined : unescaped(value)
}

/** The inputs of a piece of HTML, each as its tag. */
export const inputsOf = (html: string, name: string): readonly string[] =>
  [...html.matchAll(/<(?:input|button)\b[^>]*>/g)].map(([tag]) => tag).filter((tag) => attribute(tag, 'name') === name)

export const valueOf = (page: Page, name: string): string | undefined => {
  const [tag] = inputsOf(page.text, name)
  return tag === undefined ? undefined : attribute(tag, 'value')
}

/** The words of a page. */
export const textOf = (html: string): string =>
  unescaped(html.replaceAll(/<(style|script|head)\b[\s\S]*?<\/\1>|<[^>]*>/g, ' ').replaceAll(/\s+/g, ' '))

function formWith({ text, url }: Page, name: string): { readonly action: string; readonly fields: URLSearchParams } {
  const forms = [...text.matchAll(/<form\b[^>]*>[\s\S]*?<\/form>/g)].map(([form]) => form)
  const form = forms.find((one) => inputsOf(one, name).length > 0)
  if (form === undefined) throw new Error(`${url.href} has no form with ${name}: ${textOf(text)}`)
  const fields = new URLSearchParams()
  for (const [tag] of form.matchAll(/<input\b[^>]*>/g)) {
    const field = attribute(tag, 'name')
    const isLeft = attribute(tag, 'type') === 'checkbox' && !/\schecked\b/.test(tag)
    if (field !== undefined && !isLeft) fields.append(field, attribute(tag, 'value') ?? '')
  }
  return { action: attribute(form.slice(0, form.indexOf('>') + 1), 'action') ?? url.href, fields }
}

export function createBrowser({ origin, client: newClient }: Shipped): Browser {
  const client = newClient({ accept: 'text/html,application/xhtml+xml', 'accept-language': 'en' })

  async function follow(answer: Answer, from: URL): Promise<Page> {
    let url = from
    let now = answer
    for (let hops = 0; hops < 12; hops += 1) {
      if (now.headers.location === undefined) return { url, status: now.status, text: now.text, headers: now.headers }
      url = new URL(now.headers.location, url)
      if (url.origin !== origin) return { url, status: now.status, text: '', headers: now.headers }
      now = await client.send(url.pathname + url.search)
    }
    throw new Error(`the browser is led in circles, now to ${url.href}`)
  }

  const browser: Browser = {
    client,

    async open(address) {
      const url = new URL(address, origin)
      return follow(await client.send(url.pathname + url.search), url)
    },

    async post(page, name, changed) {
      const { action, fields } = formWith(page, name)
      for (const [field, value] of Object.entries(changed)) {
        fields.delete(field)
        for (const one of value === undefined ? [] : [value].flat()) fields.append(field, one)
      }
      const url = new URL(action, page.url)
      const headers = { origin, 'content-type': 'application/x-www-form-urlencoded' }
      return follow(await client.send(url.pathname + url.search, { method: 'POST', headers, body: `${fields}` }), url)
    },

    async signIn(page, { email, password }) {
      const isFirst = inputsOf(page.text, 'method').some((tag) => attribute(tag, 'value') === 'identifier_first')
      const first = { identifier: email, method: 'identifier_first' }
      const asked = isFirst ? await browser.post(page, 'identifier', first) : page
      return browser.post(asked, 'identifier', { identifier: email, method: 'password', password })
    },

    decide: (page, { action = 'accept', scopes, remember = false } = {}) =>
      browser.post(page, 'grant_scope', {
        action,
        ...(scopes && { grant_scope: scopes }),
        remember: remember ? 'true' : undefined,
      }),

    async sub() {
      const { text } = await client.send('/sessions/whoami', { headers: { accept: 'application/json' } })
      return JSON.parse(text).identity?.id ?? ''
    },
  }
  return browser
}
