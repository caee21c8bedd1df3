import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AnyFlow, FlowKind, UiNode } from '@collect/contract'
import { freePort } from '../../setup/free-port.ts'

/** A form as it arrived. */
export interface Submission {
  readonly kind: string
  readonly flowId: string
  /** Posted by the browser itself, without our script. */
  readonly isPlain: boolean
  readonly fields: Readonly<Record<string, unknown>>
}

/** What the service says to a form: another look of the flow, or that all is done and where to go. */
export type Verdict = { readonly show: MadeFlow } | { readonly leave: string } | { readonly status: number }
type Judge = (submission: Submission) => Verdict | Promise<Verdict>

/** A flow without what only the service knows: its id and where it posts. */
export interface MadeFlow {
  readonly kind: FlowKind
  readonly nodes: readonly UiNode[]
  readonly messages?: AnyFlow['ui']['messages']
  readonly more?: object
}

export interface StubService {
  readonly address: string
  /** What was posted, oldest first. */
  readonly submissions: readonly Submission[]
  /** Gives the path of the page that shows the flow. */
  show(flow: MadeFlow): string
  /** Who answers from now on. */
  judge(judge: Judge): void
  /** Whether the script for keys is there. */
  hasScript: boolean
  readonly scriptPrint: string
  stop(): Promise<void>
}

const script = readFileSync(new URL('./webauthn.js', import.meta.url))

/** A Kratos-compatible service of a test's own: shows the flows that it is given and keeps what is posted. */
export async function openStubService(): Promise<StubService> {
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
    const [, kind = '', isFetch] = /^\/self-service\/(\w+)(\/flows)?$/.exec(pathname) ?? []
    const id = searchParams.get(isFetch ? 'id' : 'flow') ?? ''
    const flow = flows.get(id)
    if (!flow || flow.kind !== kind) return json(response, 404, { error: { code: 404, message: 'unknown' } })
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

  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const service: StubService = {
    address: `http://127.0.0.1:${port}`,
    submissions,
    hasScript: true,
    scriptPrint: `sha512-${createHash('sha512').update(script).digest('base64')}`,
    show(flow) {
      const id = randomUUID()
      flows.set(id, flow)
      return `/${flow.kind}?flow=${id}`
    },
    judge(next) {
      judge = next
      submissions.length = 0
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return service
}

function served({ kind, nodes, messages, more }: MadeFlow, id: string, origin: string) {
  const now = Date.now()
  return {
    id,
    type: 'browser',
    state: kind === 'settings' ? 'show_form' : 'choose_method',
    issued_at: new Date(now).toISOString(),
    expires_at: new Date(now + 3_600_000).toISOString(),
    request_url: `${origin}/self-service/${kind}/browser`,
    ...(kind === 'login' && { refresh: false, requested_aal: 'aal1' }),
    ...more,
    ui: { action: `${origin}/self-service/${kind}?flow=${id}`, method: 'POST', nodes, ...(messages && { messages }) },
  }
}

const json = (response: ServerResponse, status: number, body: unknown): void =>
  void response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString()
}
