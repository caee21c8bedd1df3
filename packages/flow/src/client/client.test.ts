import { afterEach, describe, expect, test, vi } from 'vitest'
import { loginFlow } from '../../test/flow-of.ts'
import { project } from '../../test/project.ts'
import { CallError, RequiredError, ResponseError, TransportError } from './call-error.ts'
import { createClient, placeholderUrl, type ClientOptions } from './client.ts'
import { fetchFlow } from './fetch-flow.ts'
import { outcomeOfCall } from './outcome-of-call.ts'
import { whoami } from './sessions.ts'
import { submitConsent } from './submit-flow.ts'

const baseUrl = 'https://id.test'
const details: string[] = []
const report = (reported: string) => void details.push(reported)
afterEach(() => void details.splice(0))

/** A client of a service with this answer. */
const answered = (response: () => Response | Promise<Response>, options: ClientOptions = {}) =>
  createClient({ baseUrl, report, fetch: async () => response(), ...options })
const typed = (body: string, type: string, status = 200) =>
  new Response(body, { status, headers: { 'Content-Type': type } })

const errorOf = async (call: Promise<unknown>): Promise<CallError> => {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof CallError)) throw new Error('the call did not fail as calls do', { cause: error })
  return error
}

describe('ERROR-TRANSPORT, transport and decoding errors', () => {
  test.each([
    {
      says: 'a network failure',
      response: () => Promise.reject(new TypeError('no route')),
      error: {
        name: 'TransportError',
        reason: 'unreachable',
        message: 'The request failed and the interceptors did not return an alternative response',
        answer: { answer: 'failed', reason: 'unreachable', detail: 'TypeError: no route' },
      },
      reported: [],
    },
    {
      says: 'an error status',
      response: () => Response.json({ error: { code: 404 } }, { status: 404 }),
      error: {
        name: 'ResponseError',
        message: 'Response returned an error code',
        status: 404,
        body: { error: { code: 404 } },
        answer: { answer: 'json', status: 404, body: { error: { code: 404 } } },
      },
      reported: [],
    },
    {
      says: 'a redirect, which is not followed',
      response: () => Response.json({}, { status: 303 }),
      error: { name: 'ResponseError', status: 303 },
      reported: [],
    },
    {
      says: 'an error of a proxy',
      response: () => typed('<h1>', 'text/html; charset=utf-8', 502),
      error: {
        name: 'ResponseError',
        message: 'Response returned an error code',
        status: 502,
        body: undefined,
        answer: { answer: 'failed', reason: 'html', detail: '502 text/html' },
      },
      reported: ['GET /sessions/whoami: 502 text/html'],
    },
    {
      says: 'invalid JSON',
      response: () => typed('{', 'application/json'),
      error: { name: 'TransportError', reason: 'undecodable', message: 'Unable to decode API response using JSON.' },
      reported: [expect.stringMatching(/^GET \/sessions\/whoami: SyntaxError/)],
    },
    {
      says: 'an HTML page',
      response: () => typed('<p>', 'text/html'),
      error: {
        name: 'TransportError',
        reason: 'html',
        message: 'The service answered with an unexpected HTML or text response.',
      },
      reported: ['GET /sessions/whoami: 200 text/html'],
    },
    {
      says: 'an image',
      response: () => typed('x', 'image/png'),
      error: {
        name: 'TransportError',
        answer: { answer: 'failed', reason: 'content-type', detail: '200 image/png' },
        reason: 'content-type',
        message: 'The service answered with an unexpected content type.',
      },
      reported: ['GET /sessions/whoami: 200 image/png'],
    },
  ])('throws for $says', async ({ response, error, reported }) => {
    expect(await errorOf(whoami(answered(response)))).toMatchObject(error)
    expect(details).toEqual(reported)
  })

  test('keeps the original error as the cause', async () => {
    const cause = new TypeError('no route')
    expect(await errorOf(whoami(answered(() => Promise.reject(cause))))).toMatchObject({ cause })
  })

  test('reports the method and address of the request', async () => {
    await errorOf(
      submitConsent(
        answered(() => typed('<p>', 'text/html')),
        { action: 'https://id.test/c', body: {} },
      ),
    )
    expect(details).toEqual(['POST https://id.test/c: 200 text/html'])
  })

  test('reports details to the console by default', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await errorOf(whoami(createClient({ baseUrl, fetch: async () => typed('<p>', 'text/html') })))
    expect(warn.mock.calls).toEqual([['GET /sessions/whoami: 200 text/html']])
  })

  test('outcomeOfCall turns a failed call into an outcome', async () => {
    const asked = { kind: 'login', page: 'https://app.test/login', project } as const
    const call = (response: () => Response | Promise<Response>) =>
      outcomeOfCall(asked, fetchFlow(answered(response), 'login', { id: 'f1' }))
    expect(await call(() => Response.json(loginFlow()))).toEqual({ outcome: 'show', flow: loginFlow() })
    expect(await call(() => Response.json({ error: { code: 404 } }, { status: 404 }))).toEqual({ outcome: 'restart' })
    expect(await call(() => Promise.reject(new Error('offline')))).toMatchObject({ reason: 'unreachable' })
    expect(await call(() => typed('<p>', 'text/html', 502))).toMatchObject({ reason: 'html' })
    await expect(outcomeOfCall(asked, fetchFlow(answered(Response.error), 'login', { id: '' }))).rejects.toThrow(
      RequiredError,
    )
  })

  test('throws for a node type that the contract lacks', async () => {
    const flow = { ...loginFlow(), ui: { ...loginFlow().ui, nodes: [{ attributes: { node_type: 'video' } }] } }
    await expect(
      fetchFlow(
        answered(() => Response.json(flow)),
        'login',
        { id: 'f1' },
      ),
    ).rejects.toThrow('No variant of a node exists with node_type=video')
    const call = fetchFlow(
      answered(() => Response.json(flow)),
      'login',
      { id: 'f1' },
    )
    const asked = { kind: 'login', page: 'https://app.test/login', project } as const
    expect(await outcomeOfCall(asked, call)).toMatchObject({ outcome: 'fail', reason: 'unsupported' })
  })
})

describe('ERROR-TRANSPORT-4, the address of the service', () => {
  const nowhere = 'Unable to determine SDK URL: set baseUrl to the address of the identity service'
  test.each([undefined, '', placeholderUrl])('outside a browser the base address %j throws', async (address) => {
    const client = createClient({ ...(address !== undefined && { baseUrl: address }), fetch: Response.error as never })
    expect(() => client.addressOf('/x')).toThrow(nowhere)
    await expect(whoami(client)).rejects.toThrow(nowhere)
  })

  test('CALL-BASE-2: the default address is a placeholder', () => {
    expect(new URL(placeholderUrl).hostname).toMatch(/\.invalid$/)
  })

  test('a page uses its own origin', () => {
    vi.stubGlobal('location', { origin: 'https://app.test' })
    expect(createClient().addressOf('/x')).toBe('https://app.test/x')
    expect(createClient({ baseUrl }).addressOf('/x')).toBe('https://id.test/x')
  })

  test.each(['https://id.test/base', 'https://id.test/base/', 'https://id.test/base//'])(
    'accepts the base address %s',
    (address) => {
      expect(createClient({ baseUrl: address }).addressOf('/x', { a: 1, b: undefined, c: '', d: false })).toBe(
        'https://id.test/base/x?a=1&d=false',
      )
    },
  )

  test('uses the global fetch by default', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ id: 's1' }))
    expect(await whoami(createClient({ baseUrl }))).toEqual({ id: 's1' })
  })
})

describe('CALL-BASE-1, headers', () => {
  const sent = async (options: ClientOptions, action?: string) => {
    const calls: RequestInit[] = []
    const client = createClient({
      baseUrl,
      fetch: async (_address, init) => {
        calls.push(init)
        return Response.json({})
      },
      ...options,
    })
    await (action ? submitConsent(client, { action, body: {} }) : whoami(client))
    return calls[0]
  }
  const json = { Accept: 'application/json' }

  test.each([
    { says: 'asks for JSON', options: {}, headers: json },
    {
      says: 'sends a session token',
      options: { sessionToken: 't' },
      headers: { ...json, 'X-Session-Token': 't' },
    },
    { says: 'sends cookies', options: { cookie: 'a=1; b=2' }, headers: { ...json, Cookie: 'a=1; b=2' } },
  ])('$says', async ({ options, headers }) => {
    expect(await sent(options)).toStrictEqual({ method: 'GET', credentials: 'include', headers })
  })

  test.each([
    { action: 'https://id.test/consent', isTold: true },
    { action: 'https://id.test.evil.test/consent', isTold: false },
    { action: 'http://id.test/consent', isTold: false },
  ])('only the service gets the session: $action', async ({ action, isTold }) => {
    const call = await sent({ sessionToken: 't', cookie: 'c' }, action)
    expect(call?.headers).toEqual({
      ...json,
      'Content-Type': 'application/json',
      ...(isTold && { 'X-Session-Token': 't', Cookie: 'c' }),
    })
  })
})

describe('ERROR-TRANSPORT-1, interceptors', () => {
  test('the first alternative response wins', async () => {
    const offline = () => Promise.reject(new TypeError('offline'))
    const stored = (id: string) => ({ failed: () => Response.json({ id }) })
    const client = answered(offline, { interceptors: [{}, { failed: () => undefined }, stored('a'), stored('b')] })
    expect(await whoami(client)).toEqual({ id: 'a' })
  })

  test('requests and responses pass through all interceptors in order', async () => {
    const seen: string[] = []
    const marking = (mark: string) => ({
      before: (address: string, init: RequestInit) => {
        seen.push(`${mark} before ${address}`)
        return { ...init, mark: `${(init as { mark?: string }).mark ?? ''}${mark}` }
      },
      after: async (response: Response) => {
        seen.push(`${mark} after`)
        return Response.json({ id: `${((await response.json()) as { id: string }).id}${mark}` })
      },
    })
    const client = answered(Response.error, {
      interceptors: [marking('a'), {}, marking('b')],
      fetch: async (_address, init) => Response.json({ id: (init as { mark: string }).mark }),
    })
    expect(await whoami(client)).toEqual({ id: 'abab' })
    const address = 'https://id.test/sessions/whoami'
    expect(seen).toEqual([`a before ${address}`, `b before ${address}`, 'a after', 'b after'])
  })
})

test('ERROR-TRANSPORT: each kind of error has its class', () => {
  const answer = { answer: 'failed', reason: 'html' } as const
  expect(new ResponseError(500, answer)).toBeInstanceOf(CallError)
  expect(new TransportError({ answer: 'failed', reason: 'html' })).toBeInstanceOf(CallError)
  const required = new RequiredError('id', 'fetchFlow')
  expect(required).not.toBeInstanceOf(CallError)
  expect([required.name, new CallError('x', answer).name]).toEqual(['RequiredError', 'CallError'])
})
