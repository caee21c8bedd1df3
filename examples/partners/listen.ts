// The HTTP side that every partner has: listening on this machine, trouble of the network, and the page /trouble.
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { troublePage } from './pages.ts'
import { networkTrouble, type Trouble } from './trouble.ts'

export type Handler = (request: IncomingMessage, response: ServerResponse, address: URL) => void | Promise<void>

/** A running partner. */
export interface Partner<Name extends string = string> {
  /** Its address, without a slash at the end. */
  readonly origin: string
  readonly trouble: Trouble<Name>
  close(): Promise<void>
}

export interface PartnerOptions {
  /** Unset or 0: a free port. */
  readonly port?: number
}

interface Listening<Name extends string> {
  /** What its pages call it. */
  readonly name: string
  readonly trouble: Trouble<Name>
  /** Which call of the app a request is; undefined for one of a browser. */
  callOf(address: URL): string | undefined
  /** Makes the handler of all other requests. */
  handle(origin: string): Handler | Promise<Handler>
}

export async function startListening<Name extends string>(
  { port = 0 }: PartnerOptions,
  { name, trouble, callOf, handle }: Listening<Name>,
): Promise<Partner<Name>> {
  const server = createServer()
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const stopped = new AbortController()
  const handler = await handle(origin)

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = new URL(request.url ?? '/', origin)
    const met = networkTrouble(trouble, callOf(address))
    if (met?.name === 'down') return void request.socket.destroy()
    if (met?.name === 'failing') return void response.writeHead(503).end('The partner is failing.')
    if (met?.name === 'garbled') return void response.writeHead(200, json).end('{"this is": no JSON')
    if (met?.name === 'endless') return void response.writeHead(200, json).end(`{"a":"${'a'.repeat(3_000_000)}"}`)
    if (met?.name === 'slow') await pause((met.seconds ?? 30) * 1000, undefined, { signal: stopped.signal })
    if (address.pathname !== '/trouble') return handler(request, response, address)
    if (request.method !== 'POST') return sendPage(response, troublePage(name, trouble))
    const problem = changed(trouble, await readForm(request))
    return sendPage(response, troublePage(name, trouble, problem), problem === undefined ? 200 : 400)
  }
  server.on('request', (request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (stopped.signal.aborted) return
      console.error(error)
      if (!response.headersSent) response.writeHead(500)
      response.end('The partner has a fault.')
    })
  })

  return {
    origin,
    trouble,
    async close() {
      stopped.abort()
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

const json = { 'Content-Type': 'application/json' }

/** Sets what the form of /trouble says. Returns what is wrong with it. */
function changed<Name extends string>(trouble: Trouble<Name>, form: URLSearchParams): string | undefined {
  const name = form.get('trouble') ?? ''
  if (name === 'none') {
    trouble.clear()
    return undefined
  }
  const at = form.get('at')
  const seconds = Number(form.get('seconds'))
  try {
    trouble.set(name as Name, { ...(at && { at }), ...(seconds > 0 && { seconds }) })
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}

/** The fields of a posted form, of at most 64 kB. */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) {
    text += chunk as string
    if (text.length > 64_000) throw new Error('The form is too large.')
  }
  return new URLSearchParams(text)
}

export function sendPage(response: ServerResponse, html: string, status = 200): void {
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }).end(html)
}

export function sendJson(response: ServerResponse, value: unknown, status = 200): void {
  response.writeHead(status, { ...json, 'Cache-Control': 'no-store' }).end(JSON.stringify(value))
}
