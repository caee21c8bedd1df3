import { expect, test } from 'vitest'
import type { ConsentSession } from '@collect/contract'
import { answerConsent, challengeIn, connected, outcomeOf, signIn, signInToApp } from './service/answers.ts'
import { openApplication } from './service/application.ts'
import { describeProvider } from './service/describe-provider.ts'

const everything = 'openid offline_access profile email'

describeProvider('grants', (service) => {
  const sessionsOf = (subject: string): Promise<readonly ConsentSession[]> => service().admin.consentSessions(subject)
  const eventsOf = (identityId: string) =>
    service()
      .events.filter((event) => event.identityId === identityId)
      .map(({ kind, clientId }) => `${kind} ${clientId}`)

  test('a subset is granted, and only its claims are given', async () => {
    const account = await service().identity.account({ name: 'Ada' })
    const browser = service().browser()
    const app = await openApplication(service())
    const begun = await app.begin(browser, { scope: 'openid profile email' })
    const asked = await signIn(service(), browser, begun, account)
    const tokens = await begun.exchange((await answerConsent(service(), browser, asked, ['email'])).url)
    expect(tokens.scope?.split(' ').toSorted()).toEqual(['email', 'openid'])
    expect(await app.userinfo(tokens.access_token, account.identity.id)).toEqual({
      sub: account.identity.id,
      email: account.email,
      email_verified: false,
    })
    expect(await sessionsOf(account.identity.id)).toMatchObject([
      {
        consent_request: {
          subject: account.identity.id,
          requested_scope: expect.arrayContaining(['profile']) as unknown,
        },
        grant_scope: ['openid', 'email'],
        remember: false,
      },
    ])
  })

  test('nothing allowed is a refusal, and a scope beyond the request is dropped', async () => {
    const app = await openApplication(service())
    const browser = service().browser()
    const account = await service().identity.account()
    const asked = await signIn(service(), browser, await app.begin(browser), account)
    expect(outcomeOf(await answerConsent(service(), browser, asked, []))).toBe('access_denied')
    expect(await sessionsOf(account.identity.id)).toEqual([])
    const begun = await app.begin(browser)
    const done = await answerConsent(service(), browser, begun, ['email', 'phone', 'profile'])
    expect((await begun.exchange(done.url)).scope?.split(' ').toSorted()).toEqual(['email', 'openid'])
  })

  test('a consent that is not remembered is asked for again, while refresh tokens go on', async () => {
    const app = await openApplication(service())
    const browser = service().browser()
    const account = await service().identity.account()
    const begun = await app.begin(browser, { scope: everything })
    const asked = await signIn(service(), browser, begun, account)
    const tokens = await begun.exchange((await answerConsent(service(), browser, asked, everything.split(' '))).url)
    expect((await app.begin(browser, { scope: everything })).url.pathname).toBe('/consent')
    const fresh = await app.refresh(tokens.refresh_token ?? '')
    await app.userinfo(fresh.access_token, account.identity.id)
  })

  test('a remembered consent answers what was granted or refused, and nothing new', async () => {
    const { account, app, browser } = await connected(service(), 'openid email')
    expect(outcomeOf(await app.begin(browser))).toBe('code')
    const wider = { scope: 'openid email profile' }
    const asked = await app.begin(browser, wider)
    expect(asked.url.pathname).toBe('/consent')
    await answerConsent(service(), browser, asked, ['email'], true)
    // The user refused `profile`, which is an answer too.
    expect(outcomeOf(await app.begin(browser, wider))).toBe('code')
    expect((await app.begin(browser, { ...wider, prompt: 'consent' })).url.pathname).toBe('/consent')
    expect(await sessionsOf(account.identity.id)).toMatchObject([{ grant_scope: ['openid', 'email'], remember: true }])
  })

  test('one application knows nothing of the consent for another one', async () => {
    const { browser } = await connected(service())
    const other = await openApplication(service(), 'other-app')
    expect((await other.begin(browser)).url.pathname).toBe('/consent')
  })

  test('a client that skips the question is granted all at once, and listed as the own one', async () => {
    const account = await service().identity.account()
    const browser = service().browser()
    const app = await openApplication(service(), 'own-app')
    const begun = await app.begin(browser, { scope: everything })
    expect(outcomeOf(begun)).toBe('/self-service/login/browser')
    const done = await signIn(service(), browser, begun, account)
    expect((await begun.exchange(done.url)).refresh_token).toBeTypeOf('string')
    expect(outcomeOf(await app.begin(browser, { prompt: 'none' }))).toBe('code')
    expect(await sessionsOf(account.identity.id)).toMatchObject([
      { consent_request: { client: { client_id: 'own-app', skip_consent: true } } },
    ])
    expect(eventsOf(account.identity.id)).toEqual(['app_connected own-app'])
  })

  test('claims of a granted scope may be asked for one by one; others are refused without a question', async () => {
    const { account, app, browser } = await connected(service(), 'openid email')
    const claims = JSON.stringify({ id_token: { email: null, name: null }, userinfo: { phone_number: null } })
    const begun = await app.begin(browser, { scope: 'openid email', claims })
    expect(outcomeOf(begun)).toBe('code')
    const tokens = await begun.exchange(begun.url)
    expect(tokens.claims()).toMatchObject({ email: account.email })
    expect(tokens.claims()).not.toHaveProperty('name')
    expect(await app.userinfo(tokens.access_token, account.identity.id)).not.toHaveProperty('phone_number')
  })

  test('the list says since when and when last, and a withdrawal of all ends all', async () => {
    const { account, app, browser, tokens } = await connected(service(), everything)
    const other = await openApplication(service(), 'other-app')
    const begun = await other.begin(browser)
    const theirs = await begun.exchange((await answerConsent(service(), browser, begun, ['email'])).url)
    const listed = await sessionsOf(account.identity.id)
    expect(listed.map(({ consent_request: { client } }) => client?.client_id).toSorted()).toEqual([
      'other-app',
      'photo-app',
    ])
    for (const one of listed) {
      expect(one).toMatchObject({
        handled_at: expect.stringContaining('T') as unknown,
        last_used: expect.stringContaining('T') as unknown,
      })
    }
    await service().admin.endConsents(account.identity.id, 'all')
    expect(await sessionsOf(account.identity.id)).toEqual([])
    for (const [one, { access_token }] of [
      [app, tokens],
      [other, theirs],
    ] as const) {
      await expect(one.userinfo(access_token, account.identity.id)).rejects.toMatchObject({ status: 401 })
    }
    await expect(app.refresh(tokens.refresh_token ?? '')).rejects.toMatchObject({ error: 'invalid_grant' })
    expect((await app.begin(browser)).url.pathname).toBe('/consent')
    expect(eventsOf(account.identity.id).toSorted()).toEqual([
      'app_connected other-app',
      'app_connected photo-app',
      'app_withdrawn other-app',
      'app_withdrawn photo-app',
    ])
  })

  test('a consent is withdrawn by the request that it answered, and a call without a choice is refused', async () => {
    const { account } = await connected(service())
    const [session] = await sessionsOf(account.identity.id)
    const path = '/oauth2/auth/sessions/consent'
    expect((await service().ask('DELETE', `${path}?subject=${account.identity.id}`)).status).toBe(400)
    expect((await service().ask('DELETE', path)).status).toBe(400)
    expect((await service().ask('GET', path)).status).toBe(400)
    const request = (session?.consent_request as { consent_request_id?: string } | undefined)?.consent_request_id
    expect((await service().ask('DELETE', `${path}?consent_request_id=${request}`)).status).toBe(204)
    expect(await sessionsOf(account.identity.id)).toEqual([])
  })

  test('a refresh token that is used twice ends everything of the grant, and the user is told', async () => {
    const { account, app, browser, tokens } = await connected(service(), everything)
    const fresh = await app.refresh(tokens.refresh_token ?? '')
    await expect(app.refresh(tokens.refresh_token ?? '')).rejects.toMatchObject({ error: 'invalid_grant' })
    await expect(app.refresh(fresh.refresh_token ?? '')).rejects.toMatchObject({ error: 'invalid_grant' })
    await expect(app.userinfo(fresh.access_token, account.identity.id)).rejects.toMatchObject({ status: 401 })
    await expect.poll(() => eventsOf(account.identity.id)).toContain('app_tokens_stolen photo-app')
    expect(await sessionsOf(account.identity.id)).toEqual([])
    expect((await app.begin(browser, { scope: everything })).url.pathname).toBe('/consent')
  })

  test('a code that is used twice ends everything of the grant', async () => {
    const { account, app, browser } = await connected(service())
    const begun = await app.begin(browser)
    const tokens = await begun.exchange(begun.url)
    await expect(begun.exchange(begun.url)).rejects.toMatchObject({ error: 'invalid_grant' })
    await expect(app.userinfo(tokens.access_token, account.identity.id)).rejects.toMatchObject({ status: 401 })
    expect((await app.begin(browser)).url.pathname).toBe('/consent')
  })

  test('a sign-out leaves the consent, and the offline access of the application', async () => {
    const { account, app, browser, tokens } = await connected(service(), everything)
    browser.jar.lose('ory_kratos_session')
    await signInToApp(browser, account)
    expect(outcomeOf(await app.begin(browser, { scope: everything }))).toBe('code')
    await app.refresh(tokens.refresh_token ?? '')
  })

  test('the first proof of an address ends what a squatter granted', async () => {
    const { account, app, tokens } = await connected(service(), everything)
    const owner = service().browser()
    const { flow } = await owner.start('recovery')
    await owner.send('recovery', flow, { method: 'code', email: account.email })
    await owner.send('recovery', flow, { method: 'code', code: await service().identity.codeFor(account.email) })
    await expect(app.refresh(tokens.refresh_token ?? '')).rejects.toMatchObject({ error: 'invalid_grant' })
    expect(await sessionsOf(account.identity.id)).toEqual([])
  })

  test('a deleted account leaves nothing behind', async () => {
    const { account, browser, app } = await connected(service(), everything)
    await app.begin(browser, { prompt: 'consent' })
    const { id } = account.identity
    await service().identity.identity.admin(
      new Request(`http://localhost/admin/identities/${id}`, { method: 'DELETE' }),
    )
    expect(await sessionsOf(id)).toEqual([])
    const rows = await service()
      .identity.database.tables<{ oauth2_payloads: { account_id: string | null } }>()
      .selectFrom('oauth2_payloads')
      .select('account_id')
      .where('account_id', '=', id)
      .execute()
    expect(rows).toEqual([])
    expect(challengeIn(await app.begin(browser), 'login')).not.toBe('')
  })
})
