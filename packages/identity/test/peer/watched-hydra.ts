import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { hydraPlace, openHydra } from '../ory/hydra.ts'
import { listenOnLoopback } from '../service/loopback.ts'
import { plain } from './transcript.ts'

/** A real Hydra, and what a service tells its admin API. */
export interface WatchedHydra {
  readonly issuer: string
  /** The admin API; calls are recorded. */
  readonly adminOrigin: string
  /** The changing calls since the last time, line by line. */
  takeCalls(): readonly string[]
  stop(): Promise<void>
}

/** Nothing opens the pages; the scenarios read their addresses. */
const pages = 'http://127.0.0.1:1'

export async function watchHydra(path: string): Promise<WatchedHydra> {
  const kratos = { kratosAdmin: pages, kratosPublic: pages }
  const hydra = await openHydra(path, { ...(await hydraPlace()), pages, ...kratos })
  const calls: string[] = []

  async function pass({ method = 'GET', url = '', headers }: IncomingMessage, body: string, answer: ServerResponse) {
    if (method === 'PUT') {
      const { pathname } = new URL(url, hydra.adminOrigin)
      calls.push(`to Hydra: ${method} ${pathname}`, ...membersOf(body).map((line) => `  ${line}`))
    }
    const { status, ...got } = await fetch(hydra.adminOrigin + url, {
      method,
      headers: { 'content-type': headers['content-type'] ?? '', accept: headers.accept ?? '' },
      ...(body !== '' && { body }),
      redirect: 'manual',
    }).then(async (response) => ({
      status: response.status,
      type: response.headers.get('content-type') ?? '',
      text: await response.text(),
    }))
    answer.writeHead(status, { 'content-type': got.type }).end(got.text)
  }

  const server = createServer(async (request, answer) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += String(chunk)))
    await once(request, 'end')
    await pass(request, body, answer)
  })
  const { origin, close } = await listenOnLoopback(server)
  return {
    issuer: hydra.issuer,
    adminOrigin: origin,
    takeCalls: () => calls.splice(0),
    async stop() {
      await close()
      await hydra.stop()
    },
  }
}

/** The members of a body, with their values. */
const membersOf = (body: string): readonly string[] =>
  Object.entries(JSON.parse(body) as object)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name} ${plain(JSON.stringify(value), pages)}`)
