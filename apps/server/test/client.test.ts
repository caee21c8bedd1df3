import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { flowKinds, type Session, type UiContainer } from '@collect/contract'
import {
  browserStartUrl,
  createClient,
  endOtherSessions,
  endSession,
  exchangeToken,
  fetchError,
  fetchFedCmParameters,
  fetchFlow,
  finishLogout,
  listSessions,
  logoutNative,
  startLogout,
  startNativeFlow,
  submitFlow,
  submitForm,
  webauthnScriptUrl,
  whoami,
  type Client,
} from '@collect/flow'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLog } from '../src/process/log.ts'
import { openServices } from '../src/services/open-services.ts'
import type { Services } from '../src/services/services.ts'
import { readEnvironment } from '../src/environment/read-environment.ts'
import { openServer } from './open-server.ts'

const password = 'a long sentence about cabinets'
const root = fileURLToPath(new URL('../../../', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'collect-client-'))

let services: Services
let server: Awaited<ReturnType<typeof openServer>>
beforeAll(async () => {
  // The port comes first, because the service needs its own address.
  const probe = await openServer()
  await probe.stop()
  const environment = readEnvironment({
    ORIGIN: probe.origin,
    DATA_DIR: folder,
    IDENTITY_CONFIG: join(root, 'config/kratos.yml'),
  })
  services = await openServices(environment, createLog('silent'))
  server = await openServer({ services, origin: probe.origin, port: probe.port })
})
afterAll(async () => {
  await server.stop()
  await services.close()
  rmSync(folder, { recursive: true })
})

/** A fetch with a cookie jar, as in browsers; it does not follow redirects. */
function browser() {
  const jar = new Map<string, string>()
  const ask = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers)
    headers.set('Cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await fetch(address, { ...init, headers, redirect: 'manual' })
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      if (/Max-Age=0|Expires=Thu, 01 Jan 1970/i.test(set)) jar.delete(name)
      else jar.set(name, value)
    }
    return response
  }
  /** Opens an address of the service as a browser does; returns the flow of the page. */
  const open = async (address: string): Promise<string> => {
    const response = await ask(address, { headers: { Accept: 'text/html' } })
    return new URL(response.headers.get('Location') ?? '', address).searchParams.get('flow') ?? ''
  }
  return { client: createClient({ baseUrl: server.origin, fetch: ask }), open }
}

const csrfIn = ({ nodes }: UiContainer): string => {
  for (const { attributes } of nodes) {
    if (attributes.node_type === 'input' && attributes.name === 'csrf_token') return String(attributes.value)
  }
  throw new Error('the form has no csrf token')
}

let people = 0
const newEmail = () => `client.${++people}@collect.example`

/** Creates an account; returns the token of its first session. */
async function registered(email = newEmail()): Promise<{ email: string; token: string; client: Client }> {
  const anonymous = createClient({ baseUrl: server.origin })
  const { id } = await startNativeFlow(anonymous, 'registration')
  const { session_token: token = '' } = await submitFlow(anonymous, 'registration', {
    flow: id,
    body: { method: 'password', traits: { email, name: 'Ada' }, password },
  })
  return { email, token, client: createClient({ baseUrl: server.origin, sessionToken: token }) }
}

const signedIn = async (email: string): Promise<{ session: Session; client: Client }> => {
  const anonymous = createClient({ baseUrl: server.origin })
  const { id } = await startNativeFlow(anonymous, 'login')
  const body = { method: 'password', identifier: email, password } as const
  const { session, session_token: sessionToken = '' } = await submitFlow(anonymous, 'login', { flow: id, body })
  return { session, client: createClient({ baseUrl: server.origin, sessionToken }) }
}

const codeFor = async (email: string): Promise<string> => {
  const mails = (await services.mails?.()) ?? []
  return /\b(\d{6})\b/.exec(mails.find(({ to }) => to === email)?.text ?? '')?.[1] ?? ''
}

const refused = (status: number, more: object = {}) => ({ name: 'ResponseError', status, ...more })

describe('CALL-FETCH-1 and CALL-SUBMIT-1, the calls against the embedded service', () => {
  test.each(['login', 'registration', 'recovery', 'verification'] as const)('a native %s starts', async (kind) => {
    const anonymous = createClient({ baseUrl: server.origin })
    const flow = await startNativeFlow(anonymous, kind)
    expect(flow).toMatchObject({ type: 'api', ui: { action: expect.stringContaining(`/self-service/${kind}?flow=`) } })
    expect(await fetchFlow(anonymous, kind, { id: flow.id })).toMatchObject({ id: flow.id })
  })

  test.each(flowKinds)('%s: an unknown flow is refused', async (kind) => {
    await expect(
      fetchFlow(browser().client, kind, { id: 'e1a0b1c2-0000-4000-8000-000000000000' }),
    ).rejects.toMatchObject(refused(404))
  })

  test.each(['login', 'registration', 'recovery', 'verification'] as const)(
    'in a browser, %s starts with a navigation that leads to its flow',
    async (kind) => {
      const { client, open } = browser()
      const id = await open(browserStartUrl(client, kind))
      expect(await fetchFlow(client, kind, { id })).toMatchObject({ id, type: 'browser' })
    },
  )

  test('in a browser: a login is refused, then accepted, then logged out', async () => {
    const { email } = await registered()
    const { client, open } = browser()
    await expect(whoami(client)).rejects.toMatchObject(refused(401))
    expect(await startLogout(client)).toBeUndefined()

    const id = await open(browserStartUrl(client, 'login', { return_to: `${server.origin}/shop` }))
    const flow = await fetchFlow(client, 'login', { id })
    const body = { method: 'password', csrf_token: csrfIn(flow.ui), identifier: email } as const
    await expect(submitFlow(client, 'login', { flow: id, body: { ...body, password: 'wrong' } })).rejects.toMatchObject(
      refused(400, { body: { ui: { messages: [{ id: 4000006 }] } } }),
    )
    const success = await submitForm(client, flow.ui, { ...body, password })
    expect(success).toMatchObject({ session: { active: true } })
    expect(await whoami(client)).toMatchObject({ identity: { traits: { email } } })

    const logout = await startLogout(client, { return_to: `${server.origin}/` })
    expect(logout?.logout_url).toContain('/self-service/logout?token=')
    await expect(finishLogout(client, { token: 'ory_lo_of-another-session' })).rejects.toMatchObject(refused(403))
    await finishLogout(client, { token: logout?.logout_token ?? '' })
    await expect(whoami(client)).rejects.toMatchObject(refused(401))
  })

  test('a native client changes settings, lists sessions and ends them', async () => {
    const { email, client } = await registered()
    const [one, other] = [await signedIn(email), await signedIn(email)]
    const settings = await startNativeFlow(client, 'settings')
    const body = { method: 'profile', traits: { email, name: 'Ada Lovelace' } } as const
    expect(await submitFlow(client, 'settings', { flow: settings.id, body })).toMatchObject({ state: 'success' })

    const listed = async () => (await listSessions(client, { page_size: 10 })).map(({ id }) => id).toSorted()
    expect(await listed()).toEqual([one.session.id, other.session.id].toSorted())
    await endSession(client, { id: one.session.id })
    expect(await listed()).toEqual([other.session.id])
    await expect(whoami(one.client)).rejects.toMatchObject(refused(401))
    expect(await endOtherSessions(client)).toEqual({ count: 1 })
    await expect(endSession(client, { id: (await whoami(client)).id })).rejects.toMatchObject(refused(400))
  })

  test('a native session ends for good; an unknown token template is refused', async () => {
    const { token, client } = await registered()
    await expect(whoami(client, { tokenize_as: 'jwt' })).rejects.toMatchObject(refused(400))
    await logoutNative(client, { body: { session_token: token } })
    await expect(whoami(client)).rejects.toMatchObject(refused(401))
    await expect(logoutNative(client, { body: { session_token: 'ory_st_x' } })).rejects.toMatchObject(refused(403))
  })

  test('a code recovers an account, and a code verifies an address', async () => {
    const { email } = await registered()
    const byCode = async (kind: 'verification' | 'recovery') => {
      const { client, open } = browser()
      const id = await open(browserStartUrl(client, kind))
      const csrf_token = csrfIn((await fetchFlow(client, kind, { id })).ui)
      const send = (field: object) =>
        submitFlow(client, kind, { flow: id, body: { method: 'code', csrf_token, ...field } })
      expect(await send({ email })).toMatchObject({ state: 'sent_email' })
      return { client, send }
    }
    const verification = await byCode('verification')
    // Without a session, the user confirms first that the account is theirs.
    expect(await verification.send({ code: await codeFor(email) })).toMatchObject({ state: 'sent_email' })
    expect(await verification.send({ account: 'mine' })).toMatchObject({ state: 'passed_challenge' })
    const recovery = await byCode('recovery')
    expect(await recovery.send({ code: await codeFor(email) })).toMatchObject({
      state: 'passed_challenge',
      continue_with: [{ action: 'show_settings_ui' }],
    })
    expect(await whoami(recovery.client)).toMatchObject({ identity: { traits: { email } } })
  })

  test('a stored error is returned, an unknown one is refused', async () => {
    const { client } = browser()
    expect(await fetchError(client, { id: 'stub:500' })).toMatchObject({ error: { code: 500 } })
    await expect(fetchError(client, { id: 'nothing' })).rejects.toMatchObject(refused(404))
  })

  test('calls for features that the service lacks are refused or return nothing', async () => {
    const client = createClient({ baseUrl: server.origin })
    const codes = { init_code: 'i'.repeat(64), return_to_code: 'r'.repeat(64) }
    await expect(exchangeToken(client, codes)).rejects.toMatchObject({ name: 'ResponseError' })
    expect(await fetchFedCmParameters(client)).toMatchObject({ providers: [] })
    expect(webauthnScriptUrl(client)).toBe(`${server.origin}/.well-known/ory/webauthn.js`)
  })
})
