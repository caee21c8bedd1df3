import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { errorsOf, goldenFlows, withoutErrors } from './golden-flows.ts'

/** A service that knows the golden flows only: it gives them by name, and answers a submission with what it was told. */
export interface GoldenService {
  readonly address: string
  /** The next submission to any flow is answered with this one; without errors it is an answer that goes on. */
  answerWith(name: string): void
  close(): Promise<void>
}

/** A flow's name with this behind it: as it was before anything was wrong. */
export const beforeErrors = '~before'

const whoami = readFileSync(new URL('../../packages/contract/golden/answers/whoami.json', import.meta.url), 'utf8')

/** Functions of the browser's key dialog, by the names that nodes trigger; they do nothing here. */
const script = [
  'oryPasskeyLogin',
  'oryPasskeyLoginAutocompleteInit',
  'oryPasskeyRegistration',
  'oryPasskeySettingsRegistration',
  'oryWebAuthnLogin',
  'oryWebAuthnRegistration',
]
  .map((name) => `window.${name}=()=>{};`)
  .join('')

export async function openGoldenService(): Promise<GoldenService> {
  let next: string | undefined

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://golden')
    const json = (status: number, body: unknown) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
    request.resume()
    if (pathname.endsWith('/webauthn.js'))
      return void response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(script)
    if (pathname === '/sessions/whoami')
      return void (request.headers.cookie?.includes('golden_session')
        ? response.writeHead(200, { 'Content-Type': 'application/json' }).end(whoami)
        : json(401, { error: { code: 401, message: 'No session' } }))
    if (pathname === '/sessions') return void json(200, [])
    if (pathname === '/self-service/logout/browser')
      return void json(200, { logout_url: '/self-service/logout?token=t', logout_token: 't' })

    const [, , kind, place] = pathname.split('/')
    const asked = request.method === 'POST' ? next : (searchParams.get('id') ?? undefined)
    const before = asked?.endsWith(beforeErrors) ?? false
    const name = before ? asked?.slice(0, -beforeErrors.length) : asked
    const golden = goldenFlows.find((one) => one.name === name && one.kind === kind)
    if (!golden || !asked || (request.method === 'GET' && place !== 'flows'))
      return void json(404, { error: { code: 404, message: `Nothing is called ${pathname} ${asked}` } })
    const drawn = before ? withoutErrors(golden.flow) : golden.flow
    // An answer to a submission is the same flow, one step on.
    const id = request.method === 'POST' ? (searchParams.get('flow') ?? asked) : asked
    const flow = {
      ...drawn,
      id,
      expires_at: new Date(Date.now() + 3_600_000).toISOString(),
      ui: {
        ...drawn.ui,
        action: `http://localhost/self-service/${kind}?flow=${encodeURIComponent(id)}`,
      },
    }
    // What goes on is answered like a refusal too, but for settings that were saved (contract/http.md).
    json(request.method === 'POST' && (errorsOf(flow).length > 0 || kind !== 'settings') ? 400 : 200, flow)
  }

  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // Listening on a port, so the address is an object.
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    answerWith: (name) => void (next = name),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
