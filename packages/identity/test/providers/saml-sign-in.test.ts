import { expect, test } from 'vitest'
import { describeService } from '../service/describe-service.ts'
import type { Visitor } from '../service/visitor.ts'
import { press } from './open-partner.ts'
import { base64Address, metadataWith, readRequest, samlAnswer, type AnswerParts } from './saml-partner.ts'

const mapper = `local claims = std.extVar('claims');
{ identity: { traits: { [if 'email' in claims then 'email' else null]: claims.email, name: 'Mira Sandoval' } } }`

const provider = (id: string, changes: object = {}) => ({
  id,
  label: `Sign-in of ${id}`,
  mapper_url: base64Address(mapper),
  raw_idp_metadata_xml: base64Address(metadataWith()),
  ...changes,
})

const config = {
  selfservice: {
    flows: { registration: { after: { saml: { hooks: [{ hook: 'session' }, { hook: 'show_verification_ui' }] } } } },
    methods: {
      saml: { enabled: true, config: { providers: [provider('work'), provider('off', { state: 'disabled' })] } },
    },
  },
}

describeService('sign-in with SAML', { config }, (service) => {
  const email = (address: string) =>
    `<saml:Attribute Name="mail"><saml:AttributeValue>${address}</saml:AttributeValue></saml:Attribute>`

  /** The provider's answer to the request of a pressed button, as its page posts it. */
  const answerTo = (location: string, changes: Partial<AnswerParts> = {}) => {
    const { id, recipient, issuer, query } = readRequest(location)
    const answer = samlAnswer({ requestId: id, recipient, audience: issuer, now: service().clock(), ...changes })
    return { path: new URL(recipient).pathname, SAMLResponse: answer, RelayState: query.get('RelayState') ?? '' }
  }

  const post = async ({ path, ...fields }: ReturnType<typeof answerTo>) =>
    service()
      .visitor('navigation')
      .ask(path, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'sec-fetch-site': 'cross-site',
          'sec-fetch-mode': 'navigate',
        },
        body: new URLSearchParams(fields).toString(),
      })

  const pathOf = (location = '') => location.replace(/^https?:\/\/[^/]+/, '')

  async function signIn(visitor: Visitor, kind: 'login' | 'registration', changes: Partial<AnswerParts>) {
    const posted = await post(answerTo(await press(visitor, kind, { provider: 'work' }), changes))
    expect(posted.status).toBe(303)
    return visitor.open(kind, pathOf(posted.location))
  }

  test('an unknown user signs up, and signs in with the same account later', async () => {
    const address = service().newEmail()
    const changes = { name: address, attributes: email(address) }
    const first = service().visitor('navigation')
    await signIn(first, 'registration', changes)
    const made = await first.whoami()
    expect(made?.identity?.traits).toMatchObject({ email: address })
    expect(made?.identity?.verifiable_addresses).toMatchObject([{ verified: false }])
    expect(made?.authentication_methods).toMatchObject([{ method: 'saml', provider: 'work' }])
    const later = service().visitor('navigation')
    await signIn(later, 'login', changes)
    expect((await later.whoami())?.identity?.id).toBe(made?.identity?.id)
  })

  test('missing traits are asked for', async () => {
    const visitor = service().visitor('navigation')
    const { flow } = await signIn(visitor, 'registration', { name: service().newEmail() })
    expect(flow.active).toBe('saml')
    expect(await visitor.whoami()).toBeUndefined()
  })

  test('a wrong answer is a sentence in the flow, with every way still there', async () => {
    const visitor = service().visitor('navigation')
    const { flow } = await signIn(visitor, 'login', { sign: 'nothing' })
    expect(flow.ui.messages).toMatchObject([{ context: { reason_key: 'providerAnswer' } }])
    expect(flow.ui.nodes.map(({ group }) => group)).toContain('password')
    expect(await visitor.whoami()).toBeUndefined()
  })

  test('a handle counts once, in the browser that began, for two minutes', async () => {
    const visitor = service().visitor('navigation')
    const begun = async () =>
      answerTo(await press(visitor, 'login', { provider: 'work' }), { name: service().newEmail() })
    const foreign = pathOf((await post(await begun())).location)
    const other = service().visitor('navigation')
    expect((await other.ask(foreign)).location).toContain('/error')
    expect((await visitor.ask(foreign)).location).toContain('/error')
    const late = pathOf((await post(await begun())).location)
    service().wait(120_000)
    expect((await visitor.ask(late)).location).toContain('/error')
    expect(await visitor.whoami()).toBeUndefined()
  })

  test('a sign-in that the provider begins is refused', async () => {
    const visitor = service().visitor('navigation')
    const answer = answerTo(await press(visitor, 'login', { provider: 'work' }))
    for (const RelayState of ['', 'foreign']) {
      expect((await post({ ...answer, RelayState })).location).toContain('/error')
    }
  })

  test('metadata names the addresses and the key; a provider that is off has none', async () => {
    const visitor = service().visitor('navigation')
    const { status, text, headers } = await visitor.ask('/self-service/methods/saml/metadata/work')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('application/samlmetadata+xml')
    expect(text).toContain(`entityID="${service().origin}/self-service/methods/saml/metadata/work"`)
    expect(text).toContain(`Location="${service().origin}/self-service/methods/saml/callback/work"`)
    expect(text).toContain('<ds:X509Certificate>MII')
    const again = await service().also({ config })
    expect(
      await (await again.fetch(new Request(`${again.origin}/self-service/methods/saml/metadata/work`))).text(),
    ).toBe(text)
    expect((await visitor.ask('/self-service/methods/saml/metadata/off')).status).toBe(404)
  })

  test('neither answers nor keys stand open in the database or the log', async () => {
    const { rows } = {
      rows: await service()
        .database.tables<{ saml_keys: { sealed: string } }>()
        .selectFrom('saml_keys')
        .selectAll()
        .execute(),
    }
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain('PRIVATE KEY')
    expect(service().log.join('')).not.toMatch(/SAMLResponse|PRIVATE KEY|saml:Assertion/)
  })
})
