import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AnyFlow, FlowKind, UiNode } from '@collect/contract'
import { listenOnLoopback } from '../../packages/identity/test/service/loopback.ts'

/** A form that the service received. */
export interface Submission {
  readonly kind: string
  readonly flowId: string
  /** Posted natively, without a script. */
  readonly isPlain: boolean
  readonly fields: Readonly<Record<string, unknown>>
}

/** The service's answer to a form: an updated flow, or a success with the next address. */
export type Verdict =
  | { readonly show: MadeFlow }
  /** True for an answer that does not change the stored flow. */
  | { readonly say: MadeFlow; readonly status: number }
  | { readonly leave: string }
  | { readonly status: number }
type Judge = (submission: Submission) => Verdict | Promise<Verdict>

/** A flow without the service's own fields: id, action and times. */
export interface MadeFlow {
  readonly kind: FlowKind
  readonly nodes: readonly UiNode[]
  readonly messages?: AnyFlow['ui']['messages']
  readonly method?: string
  readonly more?: object
}

/** A recorded flow, to be answered again. */
export const madeOf = (kind: FlowKind, { ui: { nodes, messages, method }, ...more }: AnyFlow): MadeFlow => ({
  kind,
  nodes,
  method,
  ...(messages && { messages }),
  more,
})

export interface StubService {
  readonly address: string
  /** The posted forms, oldest first. */
  readonly submissions: readonly Submission[]
  /** Adds a flow; returns the path of its page. */
  show(flow: MadeFlow, id?: string): string
  /** Sets the function that answers forms from now on. */
  judge(judge: Judge): void
  /** Whether the WebAuthn script loads. */
  hasScript: boolean
  readonly scriptPrint: string
  stop(): Promise<void>
}

interface StubOptions {
  /** The WebAuthn script. */
  readonly script: string
  /** The whoami answer for the cookie `stub_session`; with it the service also has sessions, a logout and errors. */
  readonly session?: string
}

const storedError = {
  created_at: '2026-11-20T10:00:00Z',
  updated_at: '2026-11-20T10:00:00Z',
  error: { code: 500, status: 'Internal Server Error', message: 'Something is amiss', reason: 'A drawer is stuck' },
}

const anHour = 3_600_000

/** A Kratos-compatible stub service: serves the flows that a test adds and records posted forms. */
export async function openStubService({ script, session }: StubOptions): Promise<StubService> {
  const flows = new Map<string, MadeFlow>()
  const submissions: Submission[] = []
  let judge: Judge = () => ({ status: 500 })

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error)
      response.writeHead(500).end()
    })
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stub')
    const origin = `http://${String(request.headers['x-forwarded-host'])}`
    if (pathname === '/.well-known/ory/webauthn.js') {
      const type = { 'Content-Type': 'text/javascript' }
      if (!service.hasScript) return void response.writeHead(404, type).end()
      return void response.writeHead(200, type).end(script)
    }
    if (session) {
      if (pathname === '/sessions/whoami' && request.headers.cookie?.includes('stub_session'))
        return json(response, 200, JSON.parse(session))
      if (pathname === '/sessions') return json(response, 200, [])
      // This session's logout fails.
      if (pathname === '/self-service/logout/browser' && request.headers.cookie?.includes('stub_session=stuck'))
        return json(response, 500, { error: { code: 500, message: '' } })
      if (pathname === '/self-service/logout/browser')
        return json(response, 200, { logout_url: '/self-service/logout?token=t', logout_token: 't' })
      if (pathname === '/self-service/errors')
        return json(response, 200, { ...storedError, id: searchParams.get('id') })
    }
    if (pathname.startsWith('/sessions')) return json(response, 401, { error: { code: 401, message: 'No session' } })
    const [, kind = '', isFetch] = /^\/self-service\/(\w+)(\/flows)?$/.exec(pathname) ?? []
    const id = searchParams.get(isFetch ? 'id' : 'flow') ?? ''
    const flow = flows.get(id)
    if (!flow || flow.kind !== kind)
      return json(response, 404, { error: { code: 404, message: `Nothing is called ${kind} ${id}` } })
    if (isFetch) return json(response, 200, served(flow, id, origin))
    return submit(request, response, { kind, flowId: id, origin })
  }

  async function submit(
    request: IncomingMessage,
    response: ServerResponse,
    { kind, flowId, origin }: { kind: string; flowId: string; origin: string },
  ): Promise<void> {
    const isPlain = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false
    const body = await textOf(request)
    const fields = isPlain ? Object.fromEntries(new URLSearchParams(body)) : (JSON.parse(body) as Submission['fields'])
    const submission = { kind, flowId, isPlain, fields }
    submissions.push(submission)
    const verdict = await judge(submission)
    if ('say' in verdict) return json(response, verdict.status, served(verdict.say, flowId, origin))
    if ('status' in verdict) return json(response, verdict.status, { error: { code: verdict.status, message: '' } })
    if ('leave' in verdict) {
      if (isPlain) return void response.writeHead(303, { Location: verdict.leave }).end()
      const onward = [{ action: 'redirect_browser_to', redirect_browser_to: verdict.leave }]
      return json(response, 200, { session: {}, continue_with: onward })
    }
    flows.set(flowId, verdict.show)
    if (isPlain) return void response.writeHead(303, { Location: `${origin}/${kind}?flow=${flowId}` }).end()
    return json(response, 400, served(verdict.show, flowId, origin))
  }

  const { origin: address, close } = await listenOnLoopback(server)
  const service: StubService = {
    address,
    submissions,
    hasScript: true,
    scriptPrint: `sha512-${createHash('sha512').update(script).digest('base64')}`,
    show(flow, id = randomUUID()) {
      flows.set(id, flow)
      return `/${flow.kind}?flow=${encodeURIComponent(id)}`
    },
    judge(next) {
      judge = next
      submissions.length = 0
    },
    stop: close,
  }
  return service
}

function served({ kind, nodes, messages, method = 'POST', more }: MadeFlow, id: string, origin: string) {
  const now = Date.now()
  return {
    state: kind === 'settings' ? 'show_form' : 'choose_method',
    issued_at: new Date(now).toISOString(),
    request_url: `${origin}/self-service/${kind}/browser`,
    ...(kind === 'login' && { refresh: false, requested_aal: 'aal1' }),
    ...more,
    id,
    type: 'browser',
    expires_at: new Date(now + anHour).toISOString(),
    ui: {
      action: `${origin}/self-service/${kind}?flow=${encodeURIComponent(id)}`,
      method,
      nodes,
      ...(messages && { messages }),
    },
  }
}

const json = (response: ServerResponse, status: number, body: unknown): void =>
  void response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString()
}
