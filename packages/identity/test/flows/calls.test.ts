import { expect, test } from 'vitest'
import { describeService } from '../service/describe-service.ts'

describeService('calls of sign-in with other providers, while none is configured', {}, (service) => {
  test('FedCM lists no provider and accepts no token', async () => {
    const script = service().visitor('script')
    const { status, body } = await script.ask('/self-service/fed-cm/parameters')
    expect([status, body]).toEqual([200, { providers: [], csrf_token: expect.stringMatching(/^[\w+/]{86}==$/) }])
    const { csrf_token } = body as { readonly csrf_token: string } // as just seen
    const send = async (payload: object) =>
      script.ask('/self-service/fed-cm/token', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(payload),
      })
    expect((await send({ csrf_token, token: 'x', nonce: 'n' })).status).toBe(400)
    const forged = await send({ csrf_token: 'x', token: 'x', nonce: 'n' })
    expect([forged.status, forged.headers.get('ory-error-id')]).toEqual([403, 'security_csrf_violation'])
    expect(await script.whoami()).toBeUndefined()
  })

  test.each([
    ['', 400],
    ['?init_code=a', 400],
    ['?return_to_code=b', 400],
    ['?init_code=a&return_to_code=b', 404],
  ])('unknown codes are not exchanged for a session: "%s"', async (query, status) => {
    const answer = await service().visitor('native').ask(`/sessions/token-exchange${query}`)
    expect(answer.status).toBe(status)
    expect(answer.body).toMatchObject({ error: { code: status } })
  })

  test.each(['/identities?page_size=1', '/identities/x', '/admin/sessions'])(
    '%s is not served here, and no answer reveals the address of the admin API',
    async (path) => {
      const answer = await service().visitor('native').ask(path)
      expect([answer.status, answer.location, answer.text.includes('4434')]).toEqual([404, undefined, false])
    },
  )
})
