import type { UpdateRegistrationFlowBody } from '@ory/client-fetch'
import { expect, test } from 'vitest'
import { goodPassword, minutes } from '../service/test-service.ts'
import { csrfOf, describeClients, signInNatively } from '../service/outside/official-clients.ts'

const another = 'quite another sentence'
const settings = {
  selfservice: {
    methods: { code: { passwordless_enabled: true } },
    flows: { registration: { style: 'profile_first' } },
  },
}

describeClients('account flows', settings, ({ service, inBrowser, natively, refusalOf }) => {
  test('in a browser: registration, verification, settings and sign-out', async () => {
    const client = inBrowser()
    const email = service().newEmail()
    expect((await refusalOf(client.toSession())).status).toBe(401)

    // Registration, refused first.
    const registration = await client.createBrowserRegistrationFlow({ returnTo: `${service().origin}/shop` })
    const register = (payload: { traits: object; password: string }) =>
      client.updateRegistrationFlow({
        flow: registration.id,
        updateRegistrationFlowBody: { method: 'password', csrf_token: csrfOf(registration.ui), ...payload },
      })
    const refused = await refusalOf(register({ traits: { email: 'ada' }, password: goodPassword }))
    expect(refused).toMatchObject({ status: 400, body: { id: registration.id } })
    const registered = await register({ traits: { email, name: 'Ada' }, password: goodPassword })
    expect(registered.identity.traits).toEqual({ email, name: 'Ada' })
    const shown = registered.continue_with?.find(({ action }) => action === 'show_verification_ui')
    expect(registered.continue_with?.map(({ action }) => action)).toEqual([
      'redirect_browser_to',
      'show_verification_ui',
    ])
    const session = await client.toSession()
    expect(session).toMatchObject({ active: true, identity: { id: registered.identity.id } })
    expect(Date.parse(String(session.expires_at))).toBeGreaterThan(service().clock())

    // Verification, by the flow that the registration opened.
    const id = shown && 'flow' in shown ? shown.flow.id : ''
    const verification = await client.getVerificationFlow({ id })
    const verify = (code: string) =>
      client.updateVerificationFlow({
        flow: id,
        updateVerificationFlowBody: { method: 'code', csrf_token: csrfOf(verification.ui), code },
      })
    expect((await verify('12')).ui.messages?.map((message) => message.id)).toEqual([4070006])
    expect((await verify(await service().codeFor(email))).state).toBe('passed_challenge')
    expect((await client.toSession()).identity?.verifiable_addresses?.[0]).toMatchObject({ verified: true })

    // Settings: the profile, then the password.
    const settings = await client.createBrowserSettingsFlow()
    const renamed = await client.updateSettingsFlow({
      flow: settings.id,
      updateSettingsFlowBody: {
        method: 'profile',
        csrf_token: csrfOf(settings.ui),
        traits: { email, name: 'Ada Lovelace' },
      },
    })
    expect(renamed).toMatchObject({ state: 'success', identity: { traits: { name: 'Ada Lovelace' } } })
    service().wait(minutes(16))
    const change = () =>
      client.updateSettingsFlow({
        flow: settings.id,
        updateSettingsFlowBody: { method: 'password', csrf_token: csrfOf(renamed.ui), password: another },
      })
    expect(await refusalOf(change())).toMatchObject({
      status: 403,
      body: { error: { id: 'session_refresh_required' }, redirect_browser_to: expect.stringContaining('refresh=true') },
    })
    const again = await client.createBrowserLoginFlow({ refresh: true })
    await client.updateLoginFlow({
      flow: again.id,
      updateLoginFlowBody: {
        method: 'password',
        csrf_token: csrfOf(again.ui),
        identifier: email,
        password: goodPassword,
      },
    })
    expect((await change()).state).toBe('success')
    expect((await client.getSettingsFlow({ id: settings.id })).state).toBe('success')

    // Sign out, and in again.
    const { logout_token } = await client.createBrowserLogoutFlow()
    await client.updateLogoutFlow({ token: logout_token })
    expect((await refusalOf(client.toSession())).status).toBe(401)
    const login = await client.createBrowserLoginFlow()
    const signIn = (password: string) =>
      client.updateLoginFlow({
        flow: login.id,
        updateLoginFlowBody: { method: 'password', csrf_token: csrfOf(login.ui), identifier: email, password },
      })
    expect(await refusalOf(signIn(goodPassword))).toMatchObject({ body: { ui: { messages: [{ id: 4000006 }] } } })
    expect((await client.getLoginFlow({ id: login.id })).ui.messages?.[0]?.id).toBe(4000006)
    expect((await signIn(another)).session.identity?.id).toBe(registered.identity.id)

    // Other sessions.
    const elsewhere = natively()
    const { session_token: token } = await signInNatively(elsewhere, email, another)
    const others = await client.listMySessions()
    expect(others.map(({ active }) => active)).toEqual([true])
    await client.disableMySession({ id: others[0]?.id ?? '' })
    expect((await refusalOf(elsewhere.toSession({ xSessionToken: token }))).status).toBe(401)
    await signInNatively(elsewhere, email, another)
    expect(await client.disableMyOtherSessions()).toMatchObject({ count: 1 })
  })

  test('in a browser: recovery leads to the settings', async () => {
    const { email } = await service().account()
    const client = inBrowser()
    const recovery = await client.createBrowserRecoveryFlow()
    const send = (payload: { email: string } | { code: string }) =>
      client.updateRecoveryFlow({
        flow: recovery.id,
        updateRecoveryFlowBody: { method: 'code', csrf_token: csrfOf(recovery.ui), ...payload },
      })
    expect((await send({ email })).state).toBe('sent_email')
    expect((await client.getRecoveryFlow({ id: recovery.id })).ui.messages?.[0]?.id).toBe(1060003)
    const done = await send({ code: await service().codeFor(email) })
    expect(done.state).toBe('passed_challenge')
    const [entry] = done.continue_with ?? []
    expect(entry?.action).toBe('show_settings_ui')
    const settings = await client.getSettingsFlow({ id: entry && 'flow' in entry ? entry.flow.id : '' })
    const saved = await client.updateSettingsFlow({
      flow: settings.id,
      updateSettingsFlowBody: { method: 'password', csrf_token: csrfOf(settings.ui), password: another },
    })
    expect(saved.state).toBe('success')
  })

  test('natively: registration, verification, settings and sign-out', async () => {
    const client = natively()
    const email = service().newEmail()
    const registration = await client.createNativeRegistrationFlow()
    const registered = await client.updateRegistrationFlow({
      flow: registration.id,
      updateRegistrationFlowBody: { method: 'password', traits: { email }, password: goodPassword },
    })
    const token = registered.session_token ?? ''
    expect(token).toMatch(/^ory_st_/)
    expect(registered.continue_with?.map(({ action }) => action)).toEqual([
      'show_verification_ui',
      'set_ory_session_token',
    ])
    expect((await client.toSession({ xSessionToken: token })).identity?.traits).toEqual({ email })

    // The flow from the registration tells the service that the client is inside the account.
    const shown = registered.continue_with?.find(({ action }) => action === 'show_verification_ui')
    const verified = await client.updateVerificationFlow({
      flow: shown && 'flow' in shown ? shown.flow.id : '',
      updateVerificationFlowBody: { method: 'code', code: await service().codeFor(email) },
    })
    expect(verified.state).toBe('passed_challenge')

    const settings = await client.createNativeSettingsFlow({ xSessionToken: token })
    const saved = await client.updateSettingsFlow({
      flow: settings.id,
      xSessionToken: token,
      updateSettingsFlowBody: { method: 'password', password: another },
    })
    expect(saved.state).toBe('success')

    await client.performNativeLogout({ performNativeLogoutBody: { session_token: token } })
    expect((await refusalOf(client.toSession({ xSessionToken: token }))).status).toBe(401)
    const fresh = await signInNatively(client, email, another)
    expect(fresh.session.authentication_methods?.map(({ method }) => method)).toEqual(['password'])
    expect(await client.listMySessions({ xSessionToken: fresh.session_token })).toEqual([])

    const recovery = await client.createNativeRecoveryFlow()
    await client.updateRecoveryFlow({ flow: recovery.id, updateRecoveryFlowBody: { method: 'code', email } })
    const recovered = await client.updateRecoveryFlow({
      flow: recovery.id,
      updateRecoveryFlowBody: { method: 'code', code: await service().codeFor(email) },
    })
    expect(recovered.continue_with?.map(({ action }) => action)).toEqual(['set_ory_session_token', 'show_settings_ui'])
  })

  test('refusals are as the client documents them', async () => {
    const client = natively()
    expect((await refusalOf(client.getLoginFlow({ id: 'x' }))).status).toBe(404)
    expect((await refusalOf(client.getFlowError({ id: 'x' }))).status).toBe(404)
    expect((await client.getFlowError({ id: 'stub:500' })).error).toMatchObject({ code: 500 })
    const late = await client.createNativeLoginFlow()
    service().wait(minutes(61))
    const submit = client.updateLoginFlow({
      flow: late.id,
      updateLoginFlowBody: { method: 'password', identifier: 'ada@example.org', password: another },
    })
    expect(await refusalOf(submit)).toMatchObject({
      status: 410,
      body: { error: { id: 'self_service_flow_expired' }, use_flow_id: expect.any(String) },
    })
    const forged = await inBrowser().createBrowserLoginFlow()
    expect(await refusalOf(inBrowser().getLoginFlow({ id: forged.id }))).toMatchObject({
      status: 403,
      body: { error: { id: 'security_csrf_violation' } },
    })
  })

  test.each(['in a browser', 'natively'])('a code signs in, %s', async (way) => {
    const isNative = way === 'natively'
    const { email } = await service().account()
    const client = isNative ? natively() : inBrowser()
    const flow = await (isNative ? client.createNativeLoginFlow() : client.createBrowserLoginFlow())
    const send = (payload: { code?: string; resend?: string }) =>
      client.updateLoginFlow({
        flow: flow.id,
        updateLoginFlowBody: { method: 'code', csrf_token: csrfOf(flow.ui), identifier: email, ...payload },
      })
    const sent = { status: 400, body: { state: 'sent_email', active: 'code', ui: { messages: [{ id: 1010014 }] } } }
    expect(await refusalOf(send({}))).toMatchObject(sent)
    expect((await client.getLoginFlow({ id: flow.id })).state).toBe('sent_email')
    expect(await refusalOf(send({ resend: 'code' }))).toMatchObject(sent)
    expect(await refusalOf(send({ code: '00000x' }))).toMatchObject({ body: { ui: { messages: [{ id: 4010008 }] } } })
    const done = await send({ code: await service().codeFor(email) })
    expect(done.session.authentication_methods?.map(({ method }) => method)).toEqual(['code'])
    const session = await client.toSession(isNative ? { xSessionToken: done.session_token ?? '' } : {})
    expect(session.identity?.verifiable_addresses?.[0]).toMatchObject({ verified: true })
  })

  test.each(['in a browser', 'natively'])('a code signs up, %s', async (way) => {
    const isNative = way === 'natively'
    const email = service().newEmail()
    const client = isNative ? natively() : inBrowser()
    const flow = await (isNative ? client.createNativeRegistrationFlow() : client.createBrowserRegistrationFlow())
    const send = (payload: { code?: string; resend?: string }) =>
      client.updateRegistrationFlow({
        flow: flow.id,
        updateRegistrationFlowBody: { method: 'code', csrf_token: csrfOf(flow.ui), traits: { email }, ...payload },
      })
    expect(await refusalOf(send({}))).toMatchObject({ status: 400, body: { state: 'sent_email', active: 'code' } })
    expect((await client.getRegistrationFlow({ id: flow.id })).state).toBe('sent_email')
    expect(await refusalOf(send({ code: '00000x' }))).toMatchObject({ body: { ui: { messages: [{ id: 4040003 }] } } })
    const done = await send({ code: await service().codeFor(email) })
    expect(done.identity.verifiable_addresses?.[0]).toMatchObject({ value: email, verified: true })
    const session = await client.toSession(isNative ? { xSessionToken: done.session_token ?? '' } : {})
    expect(session.identity?.id).toBe(done.identity.id)
  })

  test.each(['in a browser', 'natively'])('a sign-up in two steps can go back, %s', async (way) => {
    const isNative = way === 'natively'
    const traits = { email: service().newEmail(), name: 'Ada' }
    const client = isNative ? natively() : inBrowser()
    const flow = await (isNative ? client.createNativeRegistrationFlow() : client.createBrowserRegistrationFlow())
    const csrf_token = csrfOf(flow.ui)
    const send = (updateRegistrationFlowBody: UpdateRegistrationFlowBody) =>
      client.updateRegistrationFlow({ flow: flow.id, updateRegistrationFlowBody })
    const step = (screen?: 'previous' | 'credential-selection') =>
      refusalOf(send({ method: 'profile', csrf_token, traits, ...(screen && { screen }) }))
    expect(await step()).toMatchObject({ status: 400, body: { ui: { messages: [{ id: 1040009 }] } } })
    const back = await step('previous')
    expect(JSON.stringify(back.body)).toContain('"value":"Ada"')
    await step()
    expect(await refusalOf(send({ method: 'code', csrf_token, traits }))).toMatchObject({
      body: { state: 'sent_email' },
    })
    expect(await step('credential-selection')).toMatchObject({ body: { state: 'choose_method' } })
    const done = await send({ method: 'password', csrf_token, traits, password: goodPassword })
    expect(done.identity.traits).toEqual(traits)
    const session = await client.toSession(isNative ? { xSessionToken: done.session_token ?? '' } : {})
    expect(session.identity?.id).toBe(done.identity.id)
  })
})
