import type { AnyFlow, FlowByKind, FlowKind, FlowType, Session, UiNode } from '@collect/contract'
import { readAnswer, seen, type Answer, type Seen } from './answer.ts'
import { createCookieJar, type CookieJar } from './cookie-jar.ts'

/** The parts of the service that a visitor needs. */
export interface ServiceAccess {
  readonly origin: string
  fetch(request: Request): Promise<Response>
  clock(): number
}

export interface Asking {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array<ArrayBuffer> | FormData
}

export type Payload = Readonly<Record<string, unknown>>
export type Query = Readonly<Record<string, string>>

/** A client of the service, in one of the three ways of speaking to it. */
export interface Visitor {
  readonly way: WayName
  readonly type: FlowType
  readonly jar: CookieJar
  /** The client's IP address, as the edge passes it on; this machine's by default. */
  address: string | undefined
  /** The name that the client gives itself. */
  userAgent: string
  /** The session token of a native client. */
  token: string | undefined
  /** Sends one request with this visitor's headers, without following redirects. */
  ask(path: string, asking?: Asking): Promise<Answer>
  start<Kind extends FlowKind>(kind: Kind, query?: Query): Promise<Seen<Kind>>
  /** Submits a flow's form. The form's CSRF token is added, unless the payload has one. */
  send<Kind extends FlowKind>(kind: Kind, flow: FlowByKind[Kind], payload: Payload): Promise<Seen<Kind>>
  /** Opens an address of the service as this visitor does. */
  open<Kind extends FlowKind>(kind: Kind, path: string): Promise<Seen<Kind>>
  fetchFlow<Kind extends FlowKind>(kind: Kind, id: string): Promise<Seen<Kind>>
  whoami(): Promise<Session | undefined>
}

/** The methods of a session, each with its level. */
export const levelsOf = async (visitor: Visitor) =>
  (await visitor.whoami())?.authentication_methods.map(({ method, aal }) => `${method} ${aal}`)

export type WayName = 'navigation' | 'script' | 'native'

const accept: Record<WayName, string> = {
  navigation: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  script: 'application/json, text/plain, */*',
  native: 'application/json',
}

/** `navigation` posts forms and follows redirects, `script` sends JSON with cookies, `native` sends a token. */
export function createVisitor(
  door: ServiceAccess,
  way: WayName,
  jar: CookieJar = createCookieJar(() => door.clock()),
): Visitor {
  const isNative = way === 'native'

  const send = async (visitor: Visitor, path: string, as: WayName, { method, headers, body }: Asking = {}) => {
    const all = new Headers({ accept: accept[as], 'user-agent': visitor.userAgent, ...headers })
    if (!isNative && jar.header() !== '' && !all.has('cookie')) all.set('cookie', jar.header())
    if (visitor.address !== undefined && !all.has('x-forwarded-for')) all.set('x-forwarded-for', visitor.address)
    if (isNative && visitor.token !== undefined && !all.has('x-session-token')) {
      all.set('x-session-token', visitor.token)
    }
    const url = new URL(path, door.origin)
    const response = await door.fetch(
      new Request(url, { method: method ?? 'GET', headers: all, ...(body !== undefined && { body }) }),
    )
    const answer = await readAnswer(response)
    if (!isNative) jar.take(answer.setCookies)
    return answer
  }

  const visitor: Visitor = {
    way,
    type: isNative ? 'api' : 'browser',
    jar,
    address: '127.0.0.1',
    userAgent: `A ${way} of the tests`,
    token: undefined,
    ask: (path, asking) => send(visitor, path, way, asking),

    start: async (kind, query = {}) => {
      const search = new URLSearchParams(query).toString()
      return visitor.open(kind, `/self-service/${kind}/${visitor.type}${search && `?${search}`}`)
    },

    async open(_kind, path) {
      return look(await visitor.ask(path))
    },

    async send(kind, flow, payload) {
      const body = { ...(csrfOf(flow) && { csrf_token: csrfOf(flow) }), ...payload }
      const path = `/self-service/${kind}?flow=${flow.id}`
      const answer = await visitor.ask(
        path,
        way === 'navigation'
          ? {
              method: 'POST',
              headers: { 'content-type': 'application/x-www-form-urlencoded', origin: door.origin },
              body: formOf(body),
            }
          : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
      )
      visitor.token = tokenIn(answer.body) ?? visitor.token
      return look(answer)
    },

    async fetchFlow(kind, id) {
      const answer = await send(visitor, `/self-service/${kind}/flows?id=${id}`, isNative ? 'native' : 'script')
      return seen(answer, { flow: answer.body, error: answer.body })
    },

    async whoami() {
      const answer = await send(visitor, '/sessions/whoami', isNative ? 'native' : 'script')
      return answer.status === 200 ? (answer.body as Session) : undefined // by contract
    },
  }

  /** A browser follows redirects, and the page there fetches its flow or error. */
  async function look<Kind extends FlowKind>(answer: Answer): Promise<Seen<Kind>> {
    if (way !== 'navigation') return seen(answer, { flow: answer.body, error: answer.body })
    let last = answer
    for (let hops = 0; last.location !== undefined; hops += 1) {
      const page = new URL(last.location, door.origin)
      if (hops > 8) throw new Error(`the browser is led in circles, now to ${page.href}`)
      const [first, kind] = page.pathname.split('/').filter(Boolean)
      const isOwn = page.origin === door.origin
      if (isOwn && first === 'self-service') {
        last = await visitor.ask(page.pathname + page.search)
        continue
      }
      const flowId = page.searchParams.get('flow')
      if (isOwn && first && flowId) {
        const { body } = await send(visitor, `/self-service/${first}/flows?id=${flowId}`, 'script')
        return seen(answer, { page, flow: body, error: body })
      }
      if (isOwn && first === 'error' && kind === undefined) {
        const { body } = await send(visitor, `/self-service/errors${page.search}`, 'script')
        return seen(answer, { page, error: body })
      }
      return seen(answer, { page })
    }
    return seen(answer, { flow: last.body, error: last.body })
  }

  return visitor
}

const isInput = (node: UiNode) => node.type === 'input'

export const csrfOf = (flow: AnyFlow): string => String(valueOf(flow, 'csrf_token') ?? '')

/** The value that the form would send for a field. */
export const valueOf = (flow: AnyFlow, name: string): unknown =>
  flow.ui.nodes.filter(isInput).find((node) => node.attributes.name === name)?.attributes.value

/** Encodes groups as dotted names, as HTML forms do; null and undefined are left out. */
function formOf(payload: Payload): string {
  const form = new URLSearchParams()
  const put = (name: string, value: unknown): void => {
    if (value === undefined || value === null) return
    if (Array.isArray(value)) for (const one of value) put(name, one)
    else if (typeof value === 'object') for (const [key, inner] of Object.entries(value)) put(`${name}.${key}`, inner)
    else form.append(name, String(value))
  }
  for (const [name, value] of Object.entries(payload)) put(name, value)
  return form.toString()
}

function tokenIn(body: unknown): string | undefined {
  const { session_token, continue_with } = (body ?? {}) as {
    readonly session_token?: string
    readonly continue_with?: readonly { readonly ory_session_token?: string }[] | null
  } // by contract; other answers have neither
  return session_token ?? continue_with?.find(({ ory_session_token }) => ory_session_token)?.ory_session_token
}
