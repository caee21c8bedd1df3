import { MessageId } from '@collect/contract'
import { expect, test } from 'vitest'
import { describeService } from '../../service/describe-service.ts'
import type { TestService } from '../../service/test-service.ts'
import { press } from '../open-partner.ts'
import { answerTo, goToSaml, pathOf, postAnswer, samlProvider, samlWith, withAddress } from './open-saml.ts'

const config = samlWith(samlProvider('work'), samlProvider('other'), samlProvider('off', { state: 'disabled' }))

/** The handle of an answer that a provider's page posted, as the path that the browser opens. */
const handleOf = async (service: TestService, posted: ReturnType<typeof answerTo>) =>
  pathOf((await postAnswer(service, posted)).location)

describeService('sign-in with SAML', { config }, (service) => {
  test('124 an unknown user signs up, and signs in with the same account later', async () => {
    const address = service().newEmail()
    const first = service().visitor('navigation')
    await goToSaml(service(), first, 'registration', withAddress(address))
    const made = await first.whoami()
    expect(made?.identity?.traits).toMatchObject({ email: address })
    expect(made?.identity?.verifiable_addresses).toMatchObject([{ verified: false }])
    expect(made?.authentication_methods).toMatchObject([{ method: 'saml', provider: 'work' }])
    const later = service().visitor('navigation')
    await goToSaml(service(), later, 'login', withAddress(address))
    expect((await later.whoami())?.identity?.id).toBe(made?.identity?.id)
  })

  test('124 missing traits are asked for once, and the sign-up ends here', async () => {
    const visitor = service().visitor('navigation')
    const { flow } = await goToSaml(service(), visitor, 'registration', { name: 'nameless' })
    expect(flow.active).toBe('saml')
    expect(await visitor.whoami()).toBeUndefined()
    const email = service().newEmail()
    await visitor.send('registration', flow, { method: 'saml', provider: 'work', traits: { email, name: 'Mira' } })
    expect((await visitor.whoami())?.identity?.traits).toMatchObject({ email })
  })

  test('a wrong answer is a sentence in the flow, with every way still there', async () => {
    const visitor = service().visitor('navigation')
    const { flow } = await goToSaml(service(), visitor, 'login', { sign: 'nothing' })
    expect(flow.ui.messages).toMatchObject([{ context: { reason_key: 'providerAnswer' } }])
    expect(flow.ui.nodes.map(({ group }) => group)).toContain('password')
    expect(await visitor.whoami()).toBeUndefined()
  })

  test('137 the answer of one provider is none for another, also with the same key', async () => {
    const visitor = service().visitor('navigation')
    const answer = answerTo(service(), await press(visitor, 'login', { provider: 'work' }))
    const elsewhere = { ...answer, path: answer.path.replace('/work', '/other') }
    expect((await postAnswer(service(), elsewhere)).location).not.toContain('handle=')
    const own = await handleOf(service(), answer)
    expect((await visitor.ask(own.replace('/work', '/other'))).location).toContain('/error')
    expect(await visitor.whoami()).toBeUndefined()
  })

  test('135 an answer counts once: posted twice, it ends where the first one did', async () => {
    const visitor = service().visitor('navigation')
    const address = withAddress(service().newEmail())
    const answer = answerTo(service(), await press(visitor, 'login', { provider: 'work' }), address)
    const [first, second] = [await handleOf(service(), answer), await handleOf(service(), answer)]
    const [one, two] = await Promise.all([visitor.ask(first), visitor.ask(second)])
    expect(two.location).toBe(one.location)
    const session = (await visitor.whoami())?.id
    expect(session).toBeDefined()
    const other = service().visitor('navigation')
    expect((await other.ask(await handleOf(service(), answer))).location).toContain('/error')
    expect(await other.whoami()).toBeUndefined()
  })

  test('140 a handle counts once, in the browser that began, for two minutes', async () => {
    const visitor = service().visitor('navigation')
    const begun = async () => {
      const location = await press(visitor, 'login', { provider: 'work' })
      return handleOf(service(), answerTo(service(), location, { name: service().newEmail() }))
    }
    const foreign = await begun()
    const other = service().visitor('navigation')
    expect((await other.ask(foreign)).location).toContain('/error')
    expect((await visitor.ask(foreign)).location).toContain('/error')
    const late = await begun()
    service().wait(120_000)
    expect((await visitor.ask(late)).location).toContain('/error')
    expect(await visitor.whoami()).toBeUndefined()
  })

  test.each(['', 'foreign'])(
    '140 a sign-in that the provider begins (RelayState "%s") shows the sign-in with its button',
    async (RelayState) => {
      const visitor = service().visitor('navigation')
      const answer = answerTo(service(), await press(service().visitor('navigation'), 'login', { provider: 'work' }))
      const onward = await handleOf(service(), { ...answer, RelayState })
      const { flow } = await visitor.open('login', onward)
      expect(flow.ui.messages).toMatchObject([
        { id: MessageId.validation, type: 'info', context: { reason_key: 'beginsHere', provider: 'Sign-in of work' } },
      ])
      expect(await visitor.whoami()).toBeUndefined()
      const { answer: pressed } = await visitor.send('login', flow, { provider: 'work' })
      const address = service().newEmail()
      const back = await postAnswer(service(), answerTo(service(), pressed.location ?? '', withAddress(address)))
      await visitor.open('login', pathOf(back.location))
      expect((await visitor.whoami())?.identity?.traits).toMatchObject({ email: address })
    },
  )

  test('140 a user who is signed in stays who they are when a provider begins a sign-in', async () => {
    const visitor = await service().signedIn('navigation', await service().account())
    const session = (await visitor.whoami())?.id
    const { location = '', status } = await visitor.ask('/self-service/methods/saml/callback/work')
    expect([status, location]).toEqual([303, expect.not.stringContaining('/error')])
    expect((await visitor.whoami())?.id).toBe(session)
  })

  test('130 a huge answer is refused before it is stored', async () => {
    const visitor = service().visitor('navigation')
    const answer = answerTo(service(), await press(visitor, 'login', { provider: 'work' }))
    for (const length of [256 * 1024 + 1, 400 * 1024]) {
      const { location = '' } = await postAnswer(service(), { ...answer, SAMLResponse: 'A'.repeat(length) })
      expect(location).not.toContain('handle=')
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
    const rows = await service()
      .database.tables<{ saml_keys: { sealed: string } }>()
      .selectFrom('saml_keys')
      .selectAll()
      .execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain('PRIVATE KEY')
    expect(service().log.join('')).not.toMatch(/SAMLResponse|PRIVATE KEY|saml:Assertion/)
  })
})
