import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Configuration, FrontendApi, ResponseError } from '@ory/client-fetch'
import { Configuration as AxiosConfiguration, FrontendApi as AxiosFrontendApi } from '@ory/kratos-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabases, type TestDatabase } from '../../../../storage/test/databases.ts'
import { createCookieJar, type CookieJar } from '../cookie-jar.ts'
import { described } from '../golden/described.ts'
import { createTestService, type TestService } from '../test-service.ts'
import { listenOnLoopback, type Listening } from '../loopback.ts'
import type { ConfigChanges } from '../config-changes.ts'

/** The answer to a refused call. */
export interface Refusal {
  readonly status: number
  readonly body: unknown
}

/** How a client is made, and how its refusals are read. */
interface Make {
  client(basePath: string, fetchApi?: typeof fetch): FrontendApi
  /** @throws when the error is no refusal. */
  refusal(error: unknown): Promise<Refusal>
}

// A script asks for JSON; otherwise it would be redirected like a browser (docs/contract/http.md §1.1).
const headers = { accept: 'application/json' }

const makes: Readonly<Record<'@ory/client-fetch' | '@ory/kratos-client', Make>> = {
  '@ory/client-fetch': {
    client: (basePath, fetchApi) =>
      new FrontendApi(
        new Configuration({ basePath, ...(fetchApi && { fetchApi, headers, credentials: 'include' as const }) }),
      ),
    async refusal(error) {
      if (!(error instanceof ResponseError)) throw new Error('the call was not refused', { cause: error })
      return { status: error.response.status, body: await error.response.json() }
    },
  },
  '@ory/kratos-client': {
    client(basePath, fetchApi) {
      const baseOptions = fetchApi ? { headers, adapter: 'fetch', env: { fetch: fetchApi }, withCredentials: true } : {}
      return answering(new AxiosFrontendApi(new AxiosConfiguration({ basePath, baseOptions })))
    },
    async refusal(error) {
      const { response } = (error ?? {}) as { readonly response?: { readonly status: number; readonly data: unknown } }
      if (!response) throw new Error('the call was not refused', { cause: error })
      return { status: response.status, body: response.data }
    },
  },
}

/** Both clients have the same calls, but this one answers with the response around the data. */
const answering = (client: AxiosFrontendApi): FrontendApi =>
  new Proxy(client, {
    get(target, name, self) {
      const call: unknown = Reflect.get(target, name, self)
      if (typeof call !== 'function') return call
      return async (...given: readonly unknown[]) => {
        const { data } = (await Reflect.apply(call, target, given)) as { readonly data: unknown }
        return data
      }
    },
  }) as unknown as FrontendApi // see above

/** A browser's fetch: it keeps cookies. */
const fetchWith =
  (jar: CookieJar): typeof fetch =>
  async (input, init) => {
    const all = new Headers(input instanceof Request ? input.headers : init?.headers)
    if (jar.header() !== '') all.set('cookie', jar.header())
    const response = await fetch(new Request(input, init), { headers: all })
    jar.take(response.headers.getSetCookie())
    return response
  }

interface Clients {
  service(): TestService
  inBrowser(): FrontendApi
  natively(): FrontendApi
  refusalOf(call: Promise<unknown>): Promise<Refusal>
}

/** Tests over HTTP with each official client, on each database. Compares the answers with the OpenAPI description. */
export function describeClients(name: string, settings: ConfigChanges, tests: (clients: Clients) => void): void {
  const cases = testDatabases.flatMap(({ name: database, create }) =>
    Object.entries(makes).map(([client, make]) => ({ database, create, client, make })),
  )
  describe.each(cases)(`$client over HTTP, ${name}, on $database`, ({ create, make }) => {
    let place: TestDatabase
    let service: TestService
    let listening: Listening
    let problems: readonly object[]

    beforeAll(async () => {
      place = await create()
      // The service has to know its own address, so the port is opened first.
      const server = createServer()
      listening = await listenOnLoopback(server)
      service = await createTestService(place.url, { origin: listening.origin, config: settings })
      const watch = await described(service)
      problems = watch.problems
      server.on(
        'request',
        getRequestListener(async (request) => watch.look(request.clone(), await service.fetch(request))),
      )
    })
    afterAll(async () => {
      await listening.close()
      await service.close()
      await place.drop()
    })

    tests({
      service: () => service,
      inBrowser: () => make.client(service.origin, fetchWith(createCookieJar(() => service.clock()))),
      natively: () => make.client(service.origin),
      async refusalOf(call) {
        const error = await call.then(
          () => undefined,
          (reason: unknown) => reason,
        )
        return make.refusal(error)
      },
    })

    test('every answer matches the OpenAPI description', () => {
      expect(problems).toEqual([])
    })
  })
}

/** The value that a client's form would send for the CSRF token. */
export function csrfOf({ nodes }: { readonly nodes: readonly { readonly attributes: object }[] }): string {
  for (const { attributes } of nodes) {
    if ('name' in attributes && attributes.name === 'csrf_token' && 'value' in attributes)
      return String(attributes.value)
  }
  throw new Error('the form has no CSRF token')
}

/** The text of a node, by its id. */
export function textContextOf(
  { nodes }: { readonly nodes: readonly { readonly attributes: object }[] },
  id: string,
): Readonly<Record<string, unknown>> {
  for (const { attributes } of nodes) {
    const { id: own, text } = attributes as { readonly id?: string; readonly text?: { readonly context?: object } } // a text node, when it has that id
    if (own === id && text) return (text.context ?? {}) as Readonly<Record<string, unknown>>
  }
  throw new Error(`the form has no text ${id}`)
}

export async function signInNatively(client: FrontendApi, email: string, password: string) {
  const flow = await client.createNativeLoginFlow()
  const done = await client.updateLoginFlow({
    flow: flow.id,
    updateLoginFlowBody: { method: 'password', identifier: email, password },
  })
  return { ...done, session_token: done.session_token ?? '' }
}
