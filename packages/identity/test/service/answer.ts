import type { AnyFlow, ErrorEnvelope, FlowByKind, FlowKind, WireError } from '@collect/contract'

/** An answer of the service with its body. */
export interface Answer {
  readonly status: number
  readonly location: string | undefined
  readonly headers: Headers
  readonly setCookies: readonly string[]
  readonly text: string
  /** The parsed body, if it is JSON. */
  readonly body: unknown
}

export async function readAnswer(response: Response): Promise<Answer> {
  const text = await response.text()
  return {
    status: response.status,
    location: response.headers.get('location') ?? undefined,
    headers: response.headers,
    setCookies: response.headers.getSetCookie(),
    text,
    body: jsonIn(text),
  }
}

/** Everything of an answer that an attacker can compare. Cookies are sealed, so only their names count. */
export const seenByStranger = ({ status, headers, setCookies, body }: Answer) => ({
  status,
  headers: [...headers].filter(([name]) => name !== 'set-cookie'),
  cookies: setCookies.map((cookie) => cookie.split('=', 1)),
  body,
})

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // a redirect, or no content: tests that need a body look at `text` then
  }
}

const isFlow = (body: unknown): body is AnyFlow =>
  typeof body === 'object' && body !== null && 'ui' in body && 'state' in body

const isEnvelope = (body: unknown): body is ErrorEnvelope =>
  typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'object'

/** What a visitor sees in the end: a script the answer, a browser the page after the redirects. */
export interface Seen<Kind extends FlowKind = FlowKind> {
  /** The answer to the first request, without the redirects. */
  readonly answer: Answer
  /** The browser's current page. */
  readonly page: URL | undefined
  /** The browser's page, or the address that a script must open in the browser. */
  readonly leadsTo: string | undefined
  /** @throws when the answer is no flow. */
  readonly flow: FlowByKind[Kind]
  readonly hasFlow: boolean
  /** @throws when the answer is no error. */
  readonly error: WireError
  readonly hasError: boolean
  /** The body of the answer, as the type that the test expects and then checks. */
  body<Body>(): Body
}

export function seen<Kind extends FlowKind>(
  answer: Answer,
  shown: { readonly page?: URL; readonly flow?: unknown; readonly error?: unknown },
): Seen<Kind> {
  const flow = isFlow(shown.flow) ? shown.flow : undefined
  const error = isEnvelope(shown.error) ? shown.error.error : undefined
  const nothing = (what: string) =>
    new Error(`no ${what} is seen: ${answer.status} ${answer.location ?? ''} ${answer.text.slice(0, 600)}`)
  return {
    answer,
    page: shown.page,
    leadsTo: shown.page?.href ?? answer.location ?? addressIn(answer.body),
    hasFlow: flow !== undefined,
    get flow() {
      if (!flow) throw nothing('flow')
      return flow as FlowByKind[Kind] // the kind that the test asked for
    },
    hasError: error !== undefined,
    get error() {
      if (!error) throw nothing('error')
      return error
    },
    body: <Body>() => answer.body as Body, // the test says what it expects, then checks it
  }
}

function addressIn(body: unknown): string | undefined {
  const { redirect_browser_to, continue_with } = (body ?? {}) as {
    readonly redirect_browser_to?: string
    readonly continue_with?: readonly { readonly redirect_browser_to?: string }[] | null
  } // by contract; other answers have neither
  return redirect_browser_to ?? continue_with?.find((one) => one.redirect_browser_to)?.redirect_browser_to
}
