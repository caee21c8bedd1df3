import { flowKinds } from '@collect/contract'
import { describe, expect, test } from 'vitest'
import {
  cancelAddressChange,
  cancelDeletion,
  continueVerification,
  countPasskeys,
  fetchAccount,
  fetchAccountData,
  fetchDeletion,
  fetchEventReport,
  reportEvent,
  requestDeletion,
  renameKey,
  resendAddressCode,
} from './account.ts'
import { RequiredError, ResponseError } from './call-error.ts'
import { createClient, type Client } from './client.ts'
import { fetchFedCmParameters, submitFedCmToken } from './fed-cm.ts'
import { fetchError, fetchFlow } from './fetch-flow.ts'
import { finishLogout, logoutNative, startLogout } from './logout.ts'
import { endOtherSessions, endSession, exchangeToken, listSessions, whoami } from './sessions.ts'
import { browserStartUrl, startBrowserFlow, startNativeFlow } from './start-flow.ts'
import { methodsIn } from './submit-body.ts'
import { submitConsent, submitFlow, submitForm } from './submit-flow.ts'
import { webauthnScriptUrl } from './webauthn-script.ts'

/** A service that records requests and gives this answer. */
function listening(answer: () => Response = () => Response.json({ answered: true })) {
  const asked: string[] = []
  const client = createClient({
    baseUrl: 'https://id.test',
    fetch: async (address, { method, body }) => {
      asked.push([method, address.replace('https://id.test', ''), body].filter(Boolean).join(' '))
      return answer()
    },
  })
  return { client, asked }
}

const nothing = () => new Response(null, { status: 204 })

interface Case {
  readonly call: (client: Client) => Promise<unknown>
  readonly asks: string
  readonly answer?: () => Response
}

const cases: readonly Case[] = [
  ...flowKinds.map((kind) => ({
    call: (client: Client) => startNativeFlow(client, kind),
    asks: `GET /self-service/${kind}/api`,
  })),
  {
    call: (client) => startBrowserFlow(client, 'login', new URLSearchParams({ aal: 'aal2', choose: 'totp' })),
    asks: 'GET /self-service/login/browser?aal=aal2',
  },
  { call: (client) => startBrowserFlow(client, 'recovery'), asks: 'GET /self-service/recovery/browser' },
  {
    call: (client) => startNativeFlow(client, 'login', { aal: 'aal2', return_session_token_exchange_code: true }),
    asks: 'GET /self-service/login/api?aal=aal2&return_session_token_exchange_code=true',
  },
  ...flowKinds.map((kind) => ({
    call: (client: Client) => fetchFlow(client, kind, { id: 'a&b' }),
    asks: `GET /self-service/${kind}/flows?id=a%26b`,
  })),
  { call: (client) => fetchError(client, { id: 'e1' }), asks: 'GET /self-service/errors?id=e1' },
  ...flowKinds.map((kind) => ({
    call: (client: Client) =>
      submitFlow(client, kind, { flow: 'f1', body: { method: methodsIn(kind)[0] as never, csrf_token: 't' } }),
    asks: `POST /self-service/${kind}?flow=f1 {"method":"${methodsIn(kind)[0]}","csrf_token":"t"}`,
  })),
  {
    call: (client) => submitFlow(client, 'recovery', { flow: 'f1', token: 't1', body: { method: 'link' } }),
    asks: 'POST /self-service/recovery?flow=f1&token=t1 {"method":"link"}',
  },
  {
    call: (client) => submitFlow(client, 'verification', { flow: 'f1', token: 't1', body: { method: 'link' } }),
    asks: 'POST /self-service/verification?flow=f1&token=t1 {"method":"link"}',
  },
  {
    call: (client) =>
      submitConsent(client, { action: 'https://id.test/consent?a=1', body: { grant_scope: ['openid'] } }),
    asks: 'POST /consent?a=1 {"grant_scope":["openid"]}',
  },
  {
    call: (client) => submitForm(client, { action: 'https://id.test/x?flow=f1', method: 'POST' }, { a: { b: 1 } }),
    asks: 'POST /x?flow=f1 {"a":{"b":1}}',
  },
  {
    call: (client) =>
      submitForm(client, { action: 'https://id.test/x?flow=f1', method: 'get' }, { a: 1, b: 'c', d: {}, e: undefined }),
    asks: 'GET /x?flow=f1&a=1&b=c',
  },
  { call: (client) => startLogout(client), asks: 'GET /self-service/logout/browser' },
  {
    call: (client) => startLogout(client, { return_to: '/' }),
    asks: 'GET /self-service/logout/browser?return_to=%2F',
  },
  {
    call: (client) => finishLogout(client, { token: 't', return_to: '/' }),
    asks: 'GET /self-service/logout?token=t&return_to=%2F',
    answer: nothing,
  },
  {
    call: (client) => logoutNative(client, { body: { session_token: 't' } }),
    asks: 'DELETE /self-service/logout/api {"session_token":"t"}',
    answer: nothing,
  },
  { call: (client) => whoami(client), asks: 'GET /sessions/whoami' },
  { call: (client) => whoami(client, { tokenize_as: 'jwt' }), asks: 'GET /sessions/whoami?tokenize_as=jwt' },
  { call: (client) => listSessions(client), asks: 'GET /sessions' },
  {
    call: (client) => listSessions(client, { per_page: 1, page: 2, page_size: 3, page_token: 'p' }),
    asks: 'GET /sessions?per_page=1&page=2&page_size=3&page_token=p',
  },
  { call: (client) => endSession(client, { id: 's/1' }), asks: 'DELETE /sessions/s%2F1', answer: nothing },
  { call: (client) => endOtherSessions(client), asks: 'DELETE /sessions' },
  { call: (client) => fetchAccount(client), asks: 'GET /account' },
  { call: (client) => fetchAccount(client, { page_token: 'p' }), asks: 'GET /account?page_token=p' },
  { call: (client) => fetchAccountData(client), asks: 'GET /account/data' },
  { call: (client) => fetchDeletion(client), asks: 'GET /account/deletion' },
  { call: (client) => requestDeletion(client), asks: 'PUT /account/deletion' },
  { call: (client) => cancelDeletion(client), asks: 'DELETE /account/deletion' },
  { call: (client) => resendAddressCode(client), asks: 'PUT /account/address-change/mail' },
  { call: (client) => countPasskeys(client), asks: 'GET /account/passkeys' },
  {
    call: (client) => renameKey(client, { id: '0a', body: { name: 'Phone' } }),
    asks: 'PUT /account/keys/0a {"name":"Phone"}',
  },
  { call: (client) => cancelAddressChange(client), asks: 'DELETE /account/address-change' },
  { call: (client) => continueVerification(client), asks: 'PUT /account/verification' },
  { call: (client) => fetchEventReport(client, { token: 't' }), asks: 'GET /account/not-me?token=t' },
  { call: (client) => reportEvent(client, { token: 't' }), asks: 'POST /account/not-me {"token":"t"}' },
  {
    call: (client) => exchangeToken(client, { init_code: 'i', return_to_code: 'r' }),
    asks: 'GET /sessions/token-exchange?init_code=i&return_to_code=r',
  },
  { call: (client) => fetchFedCmParameters(client), asks: 'GET /self-service/fed-cm/parameters' },
  {
    call: (client) => submitFedCmToken(client, { body: { csrf_token: 'c', token: 't', nonce: 'n' } }),
    asks: 'POST /self-service/fed-cm/token {"csrf_token":"c","token":"t","nonce":"n"}',
  },
]

describe('CALL-FETCH, CALL-SESSION, CALL-FEDCM, one function per call', () => {
  test.each(cases)('sends $asks', async ({ call, asks, answer }) => {
    const { client, asked } = listening(answer)
    const given = await call(client)
    expect(asked).toEqual([asks])
    expect(given).toEqual(answer ? undefined : { answered: true })
  })
})

describe('CALL-START, start addresses', () => {
  const client = createClient({ baseUrl: 'https://id.test' })
  test.each(flowKinds)('builds the start address of %s', (kind) => {
    expect(browserStartUrl(client, kind)).toBe(`https://id.test/self-service/${kind}/browser`)
    expect(browserStartUrl(client, kind, { return_to: 'https://app.test/?a=1' })).toBe(
      `https://id.test/self-service/${kind}/browser?return_to=https%3A%2F%2Fapp.test%2F%3Fa%3D1`,
    )
  })

  test('adds the parameters of the kind to the start address', () => {
    expect(browserStartUrl(client, 'login', { refresh: true, aal: 'aal2', via: undefined as never })).toBe(
      'https://id.test/self-service/login/browser?refresh=true&aal=aal2',
    )
  })

  test('builds the address of the WebAuthn script', () => {
    expect(webauthnScriptUrl(client)).toBe('https://id.test/.well-known/ory/webauthn.js')
    expect(webauthnScriptUrl(client, 'a/b')).toBe('https://id.test/.well-known/a%2Fb/webauthn.js')
  })
})

describe('CALL-PARAMETER-1, required parameters', () => {
  // Callers without TypeScript may omit anything.
  const absent = undefined as never
  const body = { method: 'password' } as const
  test.each<{ field: string; of: string; call: (client: Client) => Promise<unknown> }>([
    { field: 'id', of: 'fetchFlow', call: (client) => fetchFlow(client, 'login', { id: absent }) },
    { field: 'id', of: 'fetchFlow', call: (client) => fetchFlow(client, 'settings', { id: '' }) },
    { field: 'id', of: 'fetchError', call: (client) => fetchError(client, { id: null as never }) },
    { field: 'flow', of: 'submitFlow', call: (client) => submitFlow(client, 'login', { flow: absent, body }) },
    { field: 'flow', of: 'submitFlow', call: (client) => submitFlow(client, 'login', { flow: absent, body: absent }) },
    { field: 'body', of: 'submitFlow', call: (client) => submitFlow(client, 'login', { flow: 'f1', body: absent }) },
    { field: 'action', of: 'submitConsent', call: (client) => submitConsent(client, { action: absent, body }) },
    { field: 'action', of: 'submitConsent', call: (client) => submitConsent(client, { action: absent, body: absent }) },
    { field: 'body', of: 'submitConsent', call: (client) => submitConsent(client, { action: 'x', body: absent }) },
    { field: 'token', of: 'finishLogout', call: (client) => finishLogout(client, { token: absent }) },
    { field: 'body', of: 'logoutNative', call: (client) => logoutNative(client, { body: absent }) },
    { field: 'id', of: 'endSession', call: (client) => endSession(client, { id: absent }) },
    {
      field: 'init_code',
      of: 'exchangeToken',
      call: (client) => exchangeToken(client, { init_code: absent, return_to_code: absent }),
    },
    {
      field: 'return_to_code',
      of: 'exchangeToken',
      call: (client) => exchangeToken(client, { init_code: 'i', return_to_code: absent }),
    },
    { field: 'body', of: 'submitFedCmToken', call: (client) => submitFedCmToken(client, { body: absent }) },
  ])('a missing $field of $of throws its name and sends nothing', async ({ field, of, call }) => {
    const { client, asked } = listening()
    const error: unknown = await call(client).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(RequiredError)
    expect(error).toMatchObject({ field, message: `Required parameter "${field}" is missing in ${of}()` })
    expect(asked).toEqual([])
  })
})

describe('CALL-SUBMIT-2, methods of a submit', () => {
  const submit = (kind: (typeof flowKinds)[number], method: string) =>
    submitFlow(listening().client, kind, { flow: 'f1', body: { method: method as never } })

  test.each([
    ['login', 'code identifier_first lookup_secret oidc passkey password saml totp webauthn'],
    ['registration', 'code oidc passkey password profile saml webauthn'],
    ['recovery', 'code link'],
    ['verification', 'code link'],
    ['settings', 'lookup_secret oidc passkey password profile saml totp webauthn'],
  ] as const)('%s knows %s', async (kind, methods) => {
    expect(methodsIn(kind)).toEqual(methods.split(' '))
    for (const method of methods.split(' ')) expect(await submit(kind, method)).toEqual({ answered: true })
  })

  test.each([
    ['login', 'link'],
    ['login', 'profile'],
    ['registration', 'totp'],
    ['recovery', 'password'],
    ['verification', 'toString'],
    ['settings', 'code'],
  ] as const)('%s has no %s (ERROR-UNKNOWN-1)', async (kind, method) => {
    await expect(submit(kind, method)).rejects.toThrow(
      `No variant of the body of ${kind} exists with method=${method}; there are ${methodsIn(kind).join(', ')}`,
    )
  })
})

describe('CALL-LOGOUT, logout', () => {
  const refused = (status: number) => () => Response.json({ error: { code: status } }, { status })
  test('gives undefined without a session', async () => {
    expect(await startLogout(listening(refused(401)).client)).toBeUndefined()
  })
  test('throws errors other than 401', async () => {
    await expect(startLogout(listening(refused(500)).client)).rejects.toThrow(ResponseError)
  })
})
