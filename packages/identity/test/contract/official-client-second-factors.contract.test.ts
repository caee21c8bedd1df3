import type { FrontendApi, LoginFlow, SettingsFlow } from '@ory/client-fetch'
import { expect, test } from 'vitest'
import { goodPassword, type TestService } from '../service/test-service.ts'
import { csrfOf, describeClients, signInNatively, textContextOf } from '../service/outside/official-clients.ts'
import { appCode, verified, withSecondFactors } from '../service/second-factors.ts'

const ways = ['in a browser', 'natively'] as const

/** A user with one or both factors given, and their client. */
interface Person {
  readonly client: FrontendApi
  readonly email: string
  /** The session token of a native client; browsers have a cookie. */
  readonly who: { readonly xSessionToken?: string }
  readonly settings: () => Promise<SettingsFlow>
  readonly second: () => Promise<LoginFlow>
}

interface Clients {
  inBrowser(): FrontendApi
  natively(): FrontendApi
}

async function signedIn(
  service: TestService,
  clients: Clients,
  way: (typeof ways)[number],
  known?: string,
): Promise<Person> {
  const email = known ?? (await service.account()).email
  if (way === 'natively') {
    const client = clients.natively()
    const { session_token: xSessionToken } = await signInNatively(client, email, goodPassword)
    return {
      client,
      email,
      who: { xSessionToken },
      settings: () => client.createNativeSettingsFlow({ xSessionToken }),
      second: () => client.createNativeLoginFlow({ xSessionToken, aal: 'aal2' }),
    }
  }
  const client = clients.inBrowser()
  const flow = await client.createBrowserLoginFlow()
  const updateLoginFlowBody = {
    method: 'password',
    csrf_token: csrfOf(flow.ui),
    identifier: email,
    password: goodPassword,
  } as const
  // After the first factor, a script gets the address of the second step.
  await client.updateLoginFlow({ flow: flow.id, updateLoginFlowBody }).catch(() => undefined)
  return {
    client,
    email,
    who: {},
    settings: () => client.createBrowserSettingsFlow(),
    second: () => client.createBrowserLoginFlow({ aal: 'aal2' }),
  }
}

describeClients('second factors', withSecondFactors, ({ service, inBrowser, natively, refusalOf }) => {
  const clients = { inBrowser, natively }

  test.each(ways)('an authenticator app is set up, required and removed, %s', async (way) => {
    const { client, email, who, settings } = await signedIn(service(), clients, way)
    const flow = await settings()
    const csrf_token = csrfOf(flow.ui)
    const secret = String(textContextOf(flow.ui, 'totp_secret_key')['secret'])
    const change = (body: { totp_code: string } | { totp_unlink: true }) =>
      client.updateSettingsFlow({
        flow: flow.id,
        ...who,
        updateSettingsFlowBody: { method: 'totp', csrf_token, ...body },
      })
    expect((await refusalOf(change({ totp_code: '000000' }))).status).toBe(400)
    expect((await change({ totp_code: appCode(secret, service()) })).state).toBe('success')
    expect((await client.toSession(who)).authenticator_assurance_level).toBe('aal2')

    service().wait(30_000)
    const later = await signedIn(service(), clients, way, email)
    expect(await refusalOf(later.client.toSession(later.who))).toMatchObject({
      status: 403,
      body: { error: { id: 'session_aal2_required' } },
    })
    const second = await later.second()
    const answer = (totp_code: string) =>
      later.client.updateLoginFlow({
        flow: second.id,
        ...later.who,
        updateLoginFlowBody: { method: 'totp', csrf_token: csrfOf(second.ui), totp_code },
      })
    expect(await refusalOf(answer('000000'))).toMatchObject({
      status: 400,
      body: { ui: { messages: [{ id: 4000008 }] } },
    })
    expect((await answer(appCode(secret, service()))).session.authenticator_assurance_level).toBe('aal2')
    expect((await change({ totp_unlink: true })).state).toBe('success')
  })

  test.each(ways)('backup codes are made, confirmed and accepted once, %s', async (way) => {
    const { client, email, who, settings } = await signedIn(service(), clients, way)
    const flow = await settings()
    const csrf_token = csrfOf(flow.ui)
    const change = (body: object) =>
      client.updateSettingsFlow({
        flow: flow.id,
        ...who,
        updateSettingsFlowBody: { method: 'lookup_secret', csrf_token, ...body },
      })
    const made = await change({ lookup_secret_regenerate: true })
    const secrets = textContextOf(made.ui, 'lookup_secret_codes')['secrets'] as readonly {
      readonly context: { readonly secret: string }
    }[] // messages, by contract
    const [code = ''] = secrets.map(({ context }) => context.secret)
    expect((await change({ lookup_secret_confirm: true })).state).toBe('success')

    const answer = async () => {
      const later = await signedIn(service(), clients, way, email)
      const second = await later.second()
      return later.client.updateLoginFlow({
        flow: second.id,
        ...later.who,
        updateLoginFlowBody: { method: 'lookup_secret', csrf_token: csrfOf(second.ui), lookup_secret: code },
      })
    }
    expect((await answer()).session.authenticator_assurance_level).toBe('aal2')
    expect(await refusalOf(answer())).toMatchObject({ body: { ui: { messages: [{ id: 4000012 }] } } })
    expect((await change({ lookup_secret_disable: true })).state).toBe('success')
  })
})

const byCode = { selfservice: { methods: { code: { passwordless_enabled: false, mfa_enabled: true } } } }

describeClients('a code as second factor', byCode, ({ service, inBrowser, natively, refusalOf }) => {
  test.each(ways)('the code is mailed at once and completes the sign-in, %s', async (way) => {
    const account = await verified(service())
    const { client, email, who, second } = await signedIn(service(), { inBrowser, natively }, way, account.email)
    expect((await refusalOf(client.toSession(who))).status).toBe(403)
    const flow = await second()
    expect({ state: flow.state, active: flow.active }).toEqual({ state: 'sent_email', active: 'code' })
    // A native client needs no CSRF token.
    const csrf_token = way === 'natively' ? '' : csrfOf(flow.ui)
    const answer = (body: { code?: string; resend?: string }) =>
      client.updateLoginFlow({
        flow: flow.id,
        ...who,
        updateLoginFlowBody: { method: 'code', csrf_token, identifier: email, ...body },
      })
    expect(await refusalOf(answer({ code: '00000x' }))).toMatchObject({
      status: 400,
      body: { ui: { messages: [{ id: 4010008 }] } },
    })
    expect(await refusalOf(answer({ resend: 'code' }))).toMatchObject({ body: { state: 'sent_email' } })
    const done = await answer({ code: await service().codeFor(email) })
    expect(done.session.authenticator_assurance_level).toBe('aal2')
    expect((await client.toSession(who)).authentication_methods?.map(({ method }) => method)).toEqual([
      'password',
      'code',
    ])
  })
})
