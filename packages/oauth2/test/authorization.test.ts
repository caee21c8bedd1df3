import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabases } from '../../storage/test/databases.ts'
import { openApplication, type Application } from './service/application.ts'
import { openProviderService, type ProviderService } from './service/provider-service.ts'
import { answerConsent, signIn } from './service/answers.ts'

describe.each(testDatabases)('an authorization request on $name', ({ create }) => {
  let service: ProviderService
  let app: Application
  let drop: () => Promise<void>

  beforeAll(async () => {
    const database = await create()
    drop = () => database.drop()
    service = await openProviderService(database.url)
    app = await openApplication(service)
  })
  afterAll(async () => {
    await service.close()
    await drop()
  })

  test('goes through sign-in and consent to tokens, userinfo, a refresh and a withdrawal', async () => {
    const account = await service.identity.account()
    const browser = service.browser()
    const begun = await app.begin(browser, { scope: 'openid offline_access email' })
    expect(begun.url.pathname).toBe('/self-service/login/browser')

    const consent = await signIn(service, browser, begun, account)
    expect(consent.url.pathname).toBe('/consent')
    const done = await answerConsent(service, browser, consent, ['offline_access', 'email'])
    expect(done.url.searchParams.get('iss')).toBe(service.origin)

    const tokens = await begun.exchange(done.url)
    expect(tokens.claims()).toMatchObject({
      sub: account.identity.id,
      acr: 'aal1',
      amr: ['password'],
      email: account.email,
    })
    expect(await app.userinfo(tokens.access_token, account.identity.id)).toMatchObject({ email: account.email })
    const fresh = await app.refresh(tokens.refresh_token ?? '')
    expect(service.events.at(-1)).toMatchObject({ kind: 'app_connected', clientName: 'Photo app' })

    await service.admin.endConsents(account.identity.id, 'photo-app')
    await expect(app.userinfo(fresh.access_token, account.identity.id)).rejects.toMatchObject({ status: 401 })
    await expect(app.refresh(fresh.refresh_token ?? '')).rejects.toMatchObject({ error: 'invalid_grant' })
    expect(service.events.at(-1)).toMatchObject({ kind: 'app_withdrawn', identityId: account.identity.id })
    expect(service.faults).toEqual([])
  })
})
