import { createServer } from 'node:http'
import { MessageId } from '@collect/contract'
import { afterAll, describe, expect, test } from 'vitest'
import { startOpenIdPartner } from '../../../../examples/partners/openid-partner.ts'
import { nodeNameOf } from '../../src/nodes/node.ts'
import { describeService } from '../service/describe-service.ts'
import { listenOnLoopback } from '../service/loopback.ts'
import { goAndReturn, oidcWith, providerAt } from './open-partner.ts'

const partner = await startOpenIdPartner()
const answers = new Map<string, { readonly status: number; readonly body: string }>()
const mappers = await listenOnLoopback(
  createServer(({ url = '' }, response) => {
    const known = answers.get(url)
    if (known) response.writeHead(known.status).end(known.body)
    else response.destroy()
  }),
)
afterAll(() => Promise.all([partner.close(), mappers.close()]))

const written = (text: string) => `base64://${Buffer.from(text).toString('base64')}`
const good = `local claims = std.extVar('claims'); { identity: { traits: { email: claims.email, name: claims.name } } }`
const endless = 'local f(x) = f(x); f(1)'
const local: Readonly<Record<string, string>> = {
  'says-error': `error 'this user may not come in'`,
  'gives-nothing': '{}',
  'gives-no-object': '[]',
  'gives-no-traits': '{ identity: {} }',
  'has-traits-that-are-a-list': '{ identity: { traits: [] } }',
  'has-addresses-that-are-a-text': `{ identity: { traits: {}, verified_addresses: 'all' } }`,
  'never-ends': endless,
  'reads-a-claim-that-is-not-there': `{ identity: { traits: { email: std.extVar('claims').none } } }`,
}
const remote: Readonly<Record<string, { readonly status: number; readonly body: string } | undefined>> = {
  'is-down': undefined,
  'is-not-found': { status: 404, body: good },
  'is-failing': { status: 503, body: good },
  'has-moved': { status: 302, body: good },
  'is-too-large': { status: 200, body: `${good}${' '.repeat(70_000)}` },
  'is-no-jsonnet': { status: 200, body: '<html></html>' },
  'has-a-word-that-is-refused': { status: 200, body: '{ identity: self }' },
}

const config = {
  ...oidcWith(
    ...Object.entries(local).map(([id, text]) => providerAt(partner, { id, mapper_url: written(text) })),
    ...Object.keys(remote).map((id) => providerAt(partner, { id, mapper_url: `${mappers.origin}/${id}` })),
    providerAt(partner, { id: 'typed', mapper_url: written(`{ identity: { traits: { email: 7, name: ['x'] } } }`) }),
    providerAt(partner, { id: 'more', mapper_url: written(`{ identity: { traits: { is_admin: true } } }`) }),
    providerAt(partner, { id: 'good', mapper_url: written(good) }),
  ),
  feature_flags: { legacy_oidc_registration_node_group: true },
}

describeService('mappers of providers', { config }, (service) => {
  const aUser = () => {
    const email = service().newEmail()
    return { subject: email, email, name: 'Mira', proved: 'yes' } as const
  }

  /** The end of a sign-in with a mapper, and what the log has of it. */
  async function endWith(provider: string) {
    const [visitor, choice, lines] = [service().visitor('navigation'), aUser(), service().log.length]
    const { flow } = await goAndReturn(visitor, 'login', choice, { provider })
    const log = service().log.slice(lines).join('\n')
    return {
      messages: flow.ui.messages?.map(({ id, context }) => [id, context?.['reason_key']]),
      hasOtherWays: flow.ui.nodes.some(({ group }) => group === 'password'),
      isSignedIn: (await visitor.whoami()) !== undefined,
      isLogged: log.includes('"provider.failed"'),
      tellsClaims: log.includes(choice.email) || JSON.stringify(flow.ui.messages).includes('may not come in'),
    }
  }
  const refusal = {
    messages: [[MessageId.validation, 'providerMapping']],
    hasOtherWays: true,
    isSignedIn: false,
    isLogged: true,
    tellsClaims: false,
  }

  describe('a mapper that fails is a sentence in the flow', () => {
    test.each(Object.keys(local))('one that %s', async (provider) => {
      expect(await endWith(provider)).toEqual(refusal)
    })

    test.each(Object.keys(remote))('one from the network that %s; later it is well', async (provider) => {
      const answer = remote[provider]
      if (answer) answers.set(`/${provider}`, answer)
      else answers.delete(`/${provider}`)
      expect(await endWith(provider)).toEqual(refusal)
      answers.set(`/${provider}`, { status: 200, body: good })
      const visitor = service().visitor('navigation')
      await goAndReturn(visitor, 'login', aUser(), { provider })
      expect(await visitor.whoami()).toBeDefined()
    })
  })

  test('traits of a wrong type are asked of the user', async () => {
    const visitor = service().visitor('navigation')
    const { flow } = await goAndReturn(visitor, 'registration', aUser(), { provider: 'typed' })
    const said = flow.ui.nodes.filter(({ messages }) => messages.length > 0).map(nodeNameOf)
    expect(said).toEqual(['traits.email', 'traits.name'])
    expect(await visitor.whoami()).toBeUndefined()
  })

  test('a trait that the schema does not know is refused', async () => {
    const visitor = service().visitor('navigation')
    const { flow } = await goAndReturn(visitor, 'registration', aUser(), { provider: 'more' })
    expect(JSON.stringify(flow.ui)).toContain('is_admin')
    expect(await visitor.whoami()).toBeUndefined()
  })

  test('legacy_oidc_registration_node_group: the asked traits are in the provider’s group', async () => {
    const visitor = service().visitor('navigation')
    const asked = await goAndReturn(visitor, 'registration', { subject: service().newEmail() }, { provider: 'typed' })
    const named = asked.flow.ui.nodes.map((node) => [node.group, nodeNameOf(node)])
    expect(named.toSorted()).toEqual([
      ['default', 'csrf_token'],
      ['oidc', 'provider'],
      ['oidc', 'traits.email'],
      ['oidc', 'traits.name'],
    ])
    const email = service().newEmail()
    await visitor.send('registration', asked.flow, { provider: 'typed', traits: { email, name: 'Noor' } })
    expect((await visitor.whoami())?.identity?.traits).toEqual({ email, name: 'Noor' })
  })

  test('with that key, an ordinary sign-up keeps its groups', async () => {
    const { flow } = await service().visitor('navigation').start('registration')
    const traits = flow.ui.nodes.filter((node) => nodeNameOf(node).startsWith('traits.'))
    expect(traits.map(({ group }) => group)).toEqual(['default', 'default'])
  })
})
