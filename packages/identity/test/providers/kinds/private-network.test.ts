import { createServer } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { startGithubPartner } from '../../../../../examples/partners/github-partner.ts'
import { startOpenIdPartner } from '../../../../../examples/partners/openid-partner.ts'
import { visitPartner } from '../../../../../examples/partners/visit.ts'
import { describeService } from '../../service/describe-service.ts'
import { listenOnLoopback } from '../../service/loopback.ts'
import { goAndReturn, oidcWith, press, providerAt } from '../open-partner.ts'

// Each call that the service makes to a provider, where addresses of private networks are refused.

const [open, closed, github] = [await startOpenIdPartner(), await startOpenIdPartner(), await startGithubPartner()]
const mappers = await listenOnLoopback(createServer((_, response) => response.end('{ identity: { traits: {} } }')))
afterAll(() => Promise.all([open.close(), closed.close(), github.close(), mappers.close()]))

const config = {
  ...oidcWith(
    providerAt(open),
    providerAt(open, { id: 'mapped-inside', mapper_url: `${mappers.origin}/mapper` }),
    providerAt(open, { id: 'told-inside', claims_source: 'userinfo' }),
    providerAt(closed, { id: 'inside' }),
    providerAt(closed, { id: 'named-inside', issuer_url: closed.origin.replace('127.0.0.1', 'localhost') }),
    providerAt(github, { id: 'github', provider: 'github', issuer_url: github.origin }),
  ),
  clients: {
    http: {
      disallow_private_ip_ranges: true,
      private_ip_exception_urls: [
        `${open.origin}/*.well-known/openid-configuration`,
        `${open.origin}/token`,
        `${open.origin}/jwks`,
      ],
    },
  },
}

describeService('providers in a private network', { config }, (service) => {
  const aUser = () => {
    const email = service().newEmail()
    return { subject: email, email, name: 'Mira', proved: 'yes' } as const
  }

  test('an exception for each call lets a user sign up', async () => {
    const visitor = service().visitor('navigation')
    await goAndReturn(visitor, 'login', aUser())
    expect(await visitor.whoami()).toBeDefined()
  })

  test.each(['inside', 'named-inside'])(
    'discovery of “%s” is refused, and its button costs a sentence',
    async (provider) => {
      const visitor = service().visitor('navigation')
      const { flow } = await visitor.start('login')
      const { flow: back } = await visitor.send('login', flow, { provider })
      expect(back.ui.messages).toMatchObject([{ context: { reason_key: 'providerAnswer' } }])
      expect(service().log.at(-1)).toContain('private network')
    },
  )

  test.each([
    ['userinfo', 'told-inside', 'providerAnswer'],
    ['mapper', 'mapped-inside', 'providerMapping'],
    ['token', 'github', 'providerAnswer'],
  ])('the %s call is refused', async (_, provider, reason) => {
    const visitor = service().visitor('navigation')
    const back = await visitPartner(await press(visitor, 'login', { provider }), aUser())
    const { flow } = await visitor.open('login', back.pathname + back.search)
    expect(flow.ui.messages).toMatchObject([{ context: { reason_key: reason } }])
    expect(await visitor.whoami()).toBeUndefined()
  })
})
