import { beforeAll, onTestFinished } from 'vitest'
import { freePort, runProgram, testFolder, type AtEnd, type Environment, type Program } from './program.ts'
import { send, type Answer } from './send.ts'

/** The program that `npm start` runs, with its delivered configuration, on an empty data folder. */
export interface Shipped {
  readonly port: number
  readonly origin: string
  readonly adminOrigin: string
  readonly folder: string
  readonly program: Program
  /** A new client. It keeps its cookies, and claims an address in headers if the program trusts proxies. */
  client(headers?: Readonly<Record<string, string>>): ShippedClient
  /** The mails at `/dev/mail`, newest first. */
  mails(): Promise<readonly { id: string; to: string; subject: string; text: string; html: string }[]>
}

export interface ShippedClient {
  /** Sends one request, without following redirects. */
  send(path: string, options?: Parameters<typeof send>[2]): Promise<Answer>
  /** Starts a flow as a script does; returns the flow. */
  start(kind: string, query?: string): Promise<ShippedFlow>
  /** Submits a form of a flow as a script does; the CSRF token is taken from the flow. */
  submit(flow: ShippedFlow, body: Readonly<Record<string, unknown>>): Promise<Answer>
  readonly cookies: ReadonlyMap<string, string>
}

/** The parts of a flow that these tests read. */
export interface ShippedFlow {
  readonly id: string
  readonly ui: {
    readonly action: string
    readonly nodes: readonly { readonly attributes: { readonly name?: string; readonly value?: unknown } }[]
  }
}

/** Starts the shipped program and waits until it listens; kills it in the end. It needs a built app. */
export async function startShipped(env: Environment = {}, atEnd: AtEnd = onTestFinished): Promise<Shipped> {
  const folder = testFolder(atEnd)
  const { port, adminPort, program } = await startOnFreePorts(folder, env, atEnd)
  const client = (headers: Readonly<Record<string, string>> = {}) => clientAt(port, headers)
  return {
    port,
    origin: env['ORIGIN'] ?? `http://localhost:${port}`,
    adminOrigin: `http://127.0.0.1:${adminPort}`,
    folder,
    program,
    client,
    async mails() {
      const { text } = await client().send('/dev/mail', { headers: { accept: 'application/json' } })
      return JSON.parse(text)
    },
  }
}

/**
 * One program for all tests of a file, because a start costs more than most tests. They use accounts of their own.
 * @param env settings of the program; the folder is empty, and deleted in the end
 */
export function sharedShipped(env: (folder: string) => Environment = () => ({})): () => Shipped {
  let shipped: Shipped | undefined
  beforeAll(async () => {
    const ends: (() => void)[] = []
    const atEnd = (end: () => void) => void ends.push(end)
    shipped = await startShipped(env(testFolder(atEnd)), atEnd)
    return () => ends.forEach((end) => end())
  })
  return () => {
    if (!shipped) throw new Error('the program starts before the first test')
    return shipped
  }
}

/** Starts the program; starts it again when another program took one of its ports between their choice and their use. */
async function startOnFreePorts(folder: string, env: Environment, atEnd: AtEnd) {
  for (let attempt = 1; ; attempt += 1) {
    const [port, adminPort] = [Number(env['PORT'] ?? (await freePort())), await freePort()]
    const given = {
      NODE_ENV: 'production',
      DATA_DIR: folder,
      PORT: String(port),
      ADMIN_PORT: String(adminPort),
      ...env,
    }
    const program = runProgram('main.ts', given, [], atEnd)
    const opened = await program.said('Collect Everything is open at ')
    if (opened) return { port, adminPort, program }
    if (attempt === 3 || !program.written().includes('another program listens there already')) {
      throw new Error(`the program ended before it listened:\n${program.written()}`)
    }
  }
}

/** A client of the program, or of a balancer in front of several. */
export function clientAt(port: number, own: Readonly<Record<string, string>> = {}): ShippedClient {
  const cookies = new Map<string, string>()
  const client: ShippedClient = {
    cookies,
    async send(path, { headers, ...rest } = {}) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const answer = await send(port, path, { ...rest, headers: { ...(cookie && { cookie }), ...own, ...headers } })
      for (const set of answer.headers['set-cookie'] ?? []) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
        if (/max-age=0/i.test(set)) cookies.delete(name)
        else cookies.set(name, value)
      }
      return answer
    },
    async start(kind, query = '') {
      const path = `/self-service/${kind}/browser${query && `?${query}`}`
      const answer = await client.send(path, { headers: { accept: 'application/json' } })
      if (answer.status !== 200) throw new Error(`no ${kind} began: ${answer.status} ${answer.text}`)
      return JSON.parse(answer.text)
    },
    submit(flow, body) {
      const csrf = flow.ui.nodes.find(({ attributes }) => attributes.name === 'csrf_token')?.attributes.value
      const { pathname, search } = new URL(flow.ui.action)
      return client.send(pathname + search, {
        method: 'POST',
        headers: { accept: 'application/json', 'content-type': 'application/json' },
        body: JSON.stringify({ csrf_token: csrf, ...body }),
      })
    },
  }
  return client
}
