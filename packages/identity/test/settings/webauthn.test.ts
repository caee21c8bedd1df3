import type { FlowByKind } from '@collect/contract'
import { describe, expect, test } from 'vitest'
import { Authenticator, type CreateOptions } from '../service/authenticator.ts'
import { describeService } from '../service/describe-service.ts'
import { minutes } from '../service/test-service.ts'
import { keyAnswer, newKey, optionsIn, withSecurityKeys, wrongNewKeys } from '../service/webauthn.ts'
import { withPassword } from '../service/second-factors.ts'
import { doneAs, refusedAs, ways } from '../service/ways.ts'

const nameless = 'webauthn_register_displayname'
const toAdd = [
  'webauthn/webauthn_register_displayname:text=""#1050013',
  'webauthn/webauthn_register:hidden=""',
  'webauthn/webauthn_register_trigger:button=v#1050012',
  'webauthn/webauthn_script:script',
]
const desk = { [nameless]: 'Desk' }
const remove = 'webauthn/webauthn_remove:submit=v#1050018'
const restore = 'webauthn/webauthn_restore:submit=v#1070002'

const keyNodes = (flow: FlowByKind['settings']) => ({
  ...flow,
  ui: { ...flow.ui, nodes: flow.ui.nodes.filter(({ group }) => group === 'webauthn') },
})
const browsers = ways.flatMap(({ way }) => (way === 'native' ? [] : [{ way }]))

describeService('settings: security keys', { config: withSecurityKeys }, (service) => {
  describe.each(browsers)('by $way', ({ way }) => {
    const begin = async () => {
      const account = await service().account()
      const visitor = await service().signedIn(way, account)
      const { flow } = await visitor.start('settings')
      const send = (payload: object) => visitor.send('settings', flow, { method: 'webauthn', ...payload })
      return { ...account, visitor, flow, send, key: new Authenticator(service().origin) }
    }

    test('begins with a name, a button and the script', async () => {
      const { flow, email, visitor } = await begin()
      expect(keyNodes(flow)).toShowNodes(toAdd)
      const options = optionsIn<CreateOptions>(flow, 'webauthn_register_trigger').publicKey
      expect(options).toMatchObject({
        rp: { id: 'localhost', name: 'Collect Everything' },
        user: { name: email },
        attestation: 'none',
        authenticatorSelection: { residentKey: 'discouraged', userVerification: 'discouraged' },
        excludeCredentials: [],
      })
      expect(options.pubKeyCredParams.map(({ alg }) => alg)).toEqual([-8, -7, -257])
      // 32 bytes; a reload shows the same challenge, another flow another one.
      expect(Buffer.from(options.challenge, 'base64url')).toHaveLength(32)
      const again = (await visitor.fetchFlow('settings', flow.id)).flow
      expect(optionsIn<CreateOptions>(again, 'webauthn_register_trigger').publicKey).toEqual(options)
      const other = (await visitor.start('settings')).flow
      expect(optionsIn<CreateOptions>(other, 'webauthn_register_trigger').publicKey.challenge).not.toBe(
        options.challenge,
      )
    })

    test('a key is added with its name, is listed, and gives the session both factors', async () => {
      const { send, flow, key, visitor } = await begin()
      const before = await visitor.whoami()
      const seen = await send({ ...newKey(key, flow), [nameless]: 'On my desk' })
      expect(seen.answer.status).toBe(doneAs(way))
      expect(seen.flow).toSay(1050001)
      expect(keyNodes(seen.flow)).toShowNodes([remove, ...toAdd])
      const [button] = keyNodes(seen.flow).ui.nodes
      expect(button).toMatchObject({
        attributes: { value: key.ids[0], disabled: false },
        meta: { label: { context: { display_name: 'On my desk', added_at: expect.any(String) } } },
      })
      const session = await visitor.whoami()
      expect(session).toMatchObject({ id: before?.id, authenticator_assurance_level: 'aal2' })
      expect(session?.authentication_methods.map(({ method, aal }) => `${method} ${aal}`)).toEqual([
        'password aal1',
        'webauthn aal2',
      ])
    })

    test('several keys are stored separately; the options exclude existing keys', async () => {
      const { send, flow, key, visitor } = await begin()
      const one = await send({ ...newKey(key, flow), [nameless]: 'One' })
      const second = new Authenticator(service().origin)
      const two = await visitor.send('settings', one.flow, { ...newKey(second, one.flow), [nameless]: 'Two' })
      expect(keyNodes(two.flow)).toShowNodes([remove, remove, ...toAdd])
      const { excludeCredentials = [] } = optionsIn<CreateOptions>(two.flow, 'webauthn_register_trigger').publicKey
      expect(excludeCredentials.map(({ id }) => Buffer.from(id, 'base64url').toString('hex'))).toEqual([
        key.ids[0],
        second.ids[0],
      ])
      const gone = await visitor.send('settings', two.flow, { webauthn_remove: key.ids[0] })
      expect(gone.flow).toSay(1050001)
      expect(keyNodes(gone.flow)).toShowNodes([remove, restore, ...toAdd])
      // An account without a second factor needs none.
      await visitor.send('settings', gone.flow, { webauthn_remove: second.ids[0] })
      await expect(service().signedIn('native', await service().account())).resolves.toBeDefined()
    })

    test('a missing name is reported at its field', async () => {
      const { send, flow, key } = await begin()
      const seen = await send(newKey(key, flow))
      expect(seen.answer.status).toBe(refusedAs(way, 'settings'))
      expect(seen.flow).toSayAt(nameless, 4000002)
    })

    test.each([
      ['two lines', 'a\nb', 4000001],
      ['101 letters', 'a'.repeat(101), 4000017],
    ])('a name of %s is refused', async (_, name, id) => {
      const { send, flow, key } = await begin()
      expect((await send({ ...newKey(key, flow), [nameless]: name })).flow).toSayAt(nameless, id)
    })

    test.each(wrongNewKeys)('a key %s is refused, and nothing is added', async (_, quirks) => {
      const { send, flow, key } = await begin()
      const seen = await send({ ...newKey(key, flow, quirks), [nameless]: 'Desk' })
      expect(seen.flow).toSay(4000001)
      expect(keyNodes(seen.flow)).toShowNodes(toAdd)
    })

    test.each(['no JSON', '{}', '[]', 'null', `"${'a'.repeat(70_000)}"`])(
      'the answer %.20s is refused',
      async (text) => {
        const { send } = await begin()
        const seen = await send({ webauthn_register: text, [nameless]: 'Desk' })
        expect(seen.answer.status).toBe(refusedAs(way, 'settings'))
        expect(keyNodes(seen.flow).ui.nodes).toHaveLength(toAdd.length)
      },
    )

    test('an answer that was accepted cannot be sent again', async () => {
      const { send, flow, key, visitor } = await begin()
      const answer = newKey(key, flow)
      await send({ webauthn_register: '{}', [nameless]: 'Desk' })
      const taken = await send({ ...answer, [nameless]: 'Desk' })
      expect(taken.flow).toSay(1050001)
      await visitor.send('settings', taken.flow, { webauthn_remove: key.ids[0] })
      expect((await send({ ...answer, [nameless]: 'Desk' })).flow).toSay(4000001)
    })

    test('adding a key needs a recent sign-in', async () => {
      const { send, flow, key } = await begin()
      service().wait(minutes(16))
      const seen = await send({ ...newKey(key, flow), [nameless]: 'Desk' })
      expect(seen.answer.status).toBe(way === 'navigation' ? 303 : 403)
    })
  })

  test('a browser signs in again, and then its key is added', async () => {
    const account = await service().account()
    const visitor = await service().signedIn('navigation', account)
    const { flow } = await visitor.start('settings')
    const key = new Authenticator(service().origin)
    service().wait(minutes(16))
    const held = await visitor.send('settings', flow, { ...newKey(key, flow), [nameless]: 'Desk' })
    const { flow: again } = await visitor.fetchFlow('login', held.page?.searchParams.get('flow') ?? '')
    await visitor.send('login', again, { method: 'password', identifier: account.email, password: account.password })
    expect((await visitor.fetchFlow('settings', flow.id)).flow).toSay(1050001)
    expect((await visitor.whoami())?.authenticator_assurance_level).toBe('aal2')
  })

  test('one answer sent five times at once adds one key', async () => {
    const account = await service().account()
    const script = await service().signedIn('script', account)
    const { flow } = await script.start('settings')
    const payload = { ...newKey(new Authenticator(service().origin), flow), [nameless]: 'Desk' }
    const seen = await Promise.all(Array.from({ length: 5 }, () => script.send('settings', flow, payload)))
    // Later requests send a token that the session has replaced since, or find an account that asks for its new key.
    const [first, ...others] = seen.map(({ answer }) => answer.status).toSorted((a, b) => a - b)
    expect(first).toBe(200)
    for (const status of others) expect([400, 401, 403]).toContain(status)
    expect(keyNodes((await script.start('settings')).flow)).toShowNodes([remove, ...toAdd])
  })

  test('keys that are added at the same time are all stored', async () => {
    const account = await service().account()
    const script = await service().signedIn('script', account)
    const flows = await Promise.all([1, 2, 3].map(async () => (await script.start('settings')).flow))
    const keys = flows.map((flow) => ({ flow, key: new Authenticator(service().origin) }))
    const added = await Promise.all(
      keys.map(async ({ flow, key }) => {
        const { answer } = await script.send('settings', flow, { ...newKey(key, flow), ...desk })
        return answer.status === 200 ? [key] : []
      }),
    )
    // Later requests may send a token that the session has replaced; acknowledged keys are stored.
    const kept = added.flat()
    expect(kept.length).toBeGreaterThan(0)
    // Each of them replaced the session's token, so the user signs in again.
    const { visitor } = await withPassword(service(), 'script', account)
    const { flow } = await visitor.start('login', { aal: 'aal2' })
    await visitor.send('login', flow, keyAnswer(kept[0] ?? new Authenticator(''), flow))
    expect(keyNodes((await visitor.start('settings')).flow)).toShowNodes([...kept.map(() => remove), ...toAdd])
  })

  test('native clients are not offered keys', async () => {
    const native = await service().signedIn('native', await service().account())
    const { flow } = await native.start('settings')
    expect(keyNodes(flow)).toShowNodes([])
    const seen = await native.send('settings', flow, { method: 'webauthn', webauthn_register: '{}', [nameless]: 'a' })
    expect(seen.flow).toSay(4010004)
  })

  test('golden: the form, a missing name, an unusable key, a key', async () => {
    const script = await service().signedIn('script', await service().account())
    const { flow } = await script.start('settings')
    expect(flow).toMatchGolden('settings/webauthn-start')
    const key = new Authenticator(service().origin)
    const send = async (payload: object) =>
      (await script.send('settings', flow, { method: 'webauthn', ...payload })).flow
    expect(await send(newKey(new Authenticator(service().origin), flow))).toMatchGolden(
      'settings/webauthn-name-missing',
    )
    const refused = await send({ webauthn_register: '{}', [nameless]: 'Desk' })
    expect(refused).toMatchGolden('settings/webauthn-refused')
    await send({ ...newKey(key, refused), [nameless]: 'Desk' })
    // The flow as the page fetches it.
    expect((await script.fetchFlow('settings', flow.id)).flow).toMatchGolden('settings/webauthn-keys')
  })
})
