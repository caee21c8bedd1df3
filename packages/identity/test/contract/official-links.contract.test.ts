import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Configuration, FrontendApi, IdentityApi, ResponseError } from '@ory/client-fetch'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabases, type TestDatabase } from '../../../storage/test/databases.ts'
import { createTestService, type TestService } from '../service/test-service.ts'
import { byLink, linkFor } from '../service/links.ts'
import { listenOnLoopback, type Listening } from '../service/loopback.ts'

describe.each(testDatabases)('the official client and mailed links, on $name', ({ create }) => {
  let place: TestDatabase
  let service: TestService
  const open: Listening[] = []
  let identities: IdentityApi
  let client: FrontendApi

  const listen = async () => {
    const server = createServer()
    const listening = await listenOnLoopback(server)
    open.push(listening)
    return { server, origin: listening.origin }
  }
  beforeAll(async () => {
    place = await create()
    const [front, back] = [await listen(), await listen()]
    service = await createTestService(place.url, { origin: front.origin, config: byLink })
    front.server.on('request', getRequestListener(service.fetch))
    back.server.on('request', getRequestListener(service.identity.admin))
    identities = new IdentityApi(new Configuration({ basePath: back.origin }))
    client = new FrontendApi(new Configuration({ basePath: front.origin, headers: { accept: 'application/json' } }))
  })
  afterAll(async () => {
    for (const { close } of open) await close()
    await service.close()
    await place.drop()
  })

  test('an operator makes a link, and the user who opens it confirms', async () => {
    const { identity } = await service.account()
    const { recovery_link: link, expires_at } = await identities.createRecoveryLinkForIdentity({
      createRecoveryLinkForIdentityBody: { identity_id: identity.id, expires_in: '12h' },
      returnTo: `${service.origin}/shop`,
    })
    expect(expires_at?.getTime()).toBeGreaterThan(service.clock() + 11 * 60 * 60_000)
    const browser = service.visitor('navigation')
    const { pathname, search } = new URL(link)
    const { flow } = await browser.open('recovery', pathname + search)
    expect(flow.return_to).toBe(`${service.origin}/shop`)
    await browser.send('recovery', flow, { method: 'link' })
    expect(await browser.whoami()).toMatchObject({ identity: { id: identity.id } })
  })

  test('an operator gets no link for an unknown account', async () => {
    const refused = identities.createRecoveryLinkForIdentity({
      createRecoveryLinkForIdentityBody: { identity_id: '00000000-0000-4000-8000-000000000000' },
    })
    await expect(refused).rejects.toBeInstanceOf(ResponseError)
    await expect(refused).rejects.toMatchObject({ response: { status: 404 } })
  })

  test('natively: the token of a mailed link recovers, and verifies', async () => {
    const { email } = await service.account()
    const tokenFor = async () => new URL(await linkFor(service, email), service.origin).searchParams.get('token') ?? ''

    const recovery = await client.createNativeRecoveryFlow()
    const asked = await client.updateRecoveryFlow({
      flow: recovery.id,
      updateRecoveryFlowBody: { method: 'link', email },
    })
    expect(asked).toMatchObject({ state: 'sent_email', active: 'link' })
    const recovered = await client.updateRecoveryFlow({
      flow: recovery.id,
      token: await tokenFor(),
      updateRecoveryFlowBody: { method: 'link' } as never, // the client's type also demands an address
    })
    expect(recovered.continue_with?.map(({ action }) => action)).toEqual(['set_ory_session_token', 'show_settings_ui'])

    const verification = await client.createNativeVerificationFlow()
    await client.updateVerificationFlow({
      flow: verification.id,
      updateVerificationFlowBody: { method: 'link', email },
    })
    const verified = await client.updateVerificationFlow({
      flow: verification.id,
      token: await tokenFor(),
      updateVerificationFlowBody: { method: 'link' } as never, // as above
    })
    expect(verified.state).toBe('passed_challenge')
  })
})
