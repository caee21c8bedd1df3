import { describe, expect, test } from 'vitest'
import { Authenticator, type GetOptions } from '../service/authenticator.ts'
import { describeService } from '../service/describe-service.ts'
import {
  accountWithKey,
  keyAnswer,
  newKey,
  optionsIn,
  withSecurityKeys,
  wrongAnswers,
  type WithKey,
} from '../service/webauthn.ts'
import { withPassword } from '../service/second-factors.ts'
import { valueOf } from '../service/visitor.ts'
import { refusedAs } from '../service/ways.ts'

const form = [
  'csrf',
  'default/identifier:hidden=v',
  'webauthn/webauthn_login:hidden=""',
  'webauthn/webauthn_script:script',
  'webauthn/webauthn_login_trigger:button=v#1010008',
]
/** After a refused answer its field has no value. */
const refusedForm = form.map((node) => node.replace('login:hidden=""', 'login:hidden'))

interface Kept {
  readonly credentials: readonly { readonly authenticator: { readonly sign_count: number; clone_warning: boolean } }[]
}

describeService('a security key as second factor', { config: withSecurityKeys }, (service) => {
  const secondStep = async (account: WithKey, way: 'navigation' | 'script' = 'script') => {
    const { visitor } = await withPassword(service(), way, account)
    const { flow } = await visitor.start('login', { aal: 'aal2' })
    const send = (payload: object) => visitor.send('login', flow, { method: 'webauthn', ...payload })
    const level = async () => (await visitor.whoami())?.authenticator_assurance_level
    return { visitor, flow, send, level }
  }
  const webauthnCredential = async (identityId: string) => {
    const tables = service().database.tables<{ credentials: { identity_id: string; type: string; config: string } }>()
    const row = await tables
      .selectFrom('credentials')
      .select('config')
      .where('identity_id', '=', identityId)
      .where('type', '=', 'webauthn')
      .executeTakeFirstOrThrow()
    return (JSON.parse(row.config) as Kept).credentials[0]?.authenticator // Kratos' format
  }

  describe.each([{ way: 'navigation' }, { way: 'script' }] as const)('by $way', ({ way }) => {
    test('the password alone gives no access; the key is asked for, and completes the sign-in', async () => {
      const account = await accountWithKey(service(), way)
      const { visitor, flow, send, level } = await secondStep(account, way)
      expect(await level()).toBeUndefined()
      expect(flow).toShowNodes(form)
      expect(flow).toSay(1010004)
      expect(valueOf(flow, 'identifier')).toBe(account.email)
      expect(optionsIn<GetOptions>(flow, 'webauthn_login_trigger').publicKey).toMatchObject({
        rpId: 'localhost',
        userVerification: 'discouraged',
        allowCredentials: [{ id: Buffer.from(account.key.ids[0] ?? '', 'hex').toString('base64url') }],
      })
      await send(keyAnswer(account.key, flow))
      expect(await level()).toBe('aal2')
      expect((await visitor.whoami())?.authentication_methods.map(({ method }) => method)).toEqual([
        'password',
        'webauthn',
      ])
    })

    test('a form that the script submits names no method', async () => {
      const account = await accountWithKey(service(), way)
      const { visitor, flow, level } = await secondStep(account, way)
      await visitor.send('login', flow, { identifier: account.email, ...keyAnswer(account.key, flow) })
      expect(await level()).toBe('aal2')
    })

    test.each(wrongAnswers)('an answer %s is refused', async (_, quirks) => {
      const account = await accountWithKey(service(), way)
      const { flow, send, level } = await secondStep(account, way)
      const seen = await send(keyAnswer(account.key, flow, quirks))
      expect(seen.answer.status).toBe(refusedAs(way, 'login'))
      expect(seen.flow).toSay(4000043)
      expect(seen.flow).toShowNodes(refusedForm)
      expect(await level()).toBeUndefined()
      // The next answer responds to the new challenge.
      await send(keyAnswer(account.key, seen.flow))
      expect(await level()).toBe('aal2')
    })

    test.each(['no JSON', '{}', 'null'])('the answer %s is refused', async (text) => {
      const { send, level } = await secondStep(await accountWithKey(service(), way), way)
      expect((await send({ webauthn_login: text })).flow).toSay(4000001)
      expect((await send({})).flow).toSayAt('webauthn_login', 4000002)
      expect(await level()).toBeUndefined()
    })
  })

  test('a key that does not verify its user is accepted', async () => {
    const account = await accountWithKey(service(), 'script')
    const { flow, send, level } = await secondStep(account)
    await send(keyAnswer(account.key, flow, { isVerified: false }))
    expect(await level()).toBe('aal2')
  })

  test('a removed key is refused; the others are accepted', async () => {
    const account = await accountWithKey(service(), 'script')
    const other = new Authenticator(service().origin)
    const { flow: settings } = await account.visitor.start('settings')
    const name = { webauthn_register_displayname: 'Other' }
    await account.visitor.send('settings', settings, { ...newKey(other, settings), ...name })
    const { flow, send, level } = await secondStep(account)
    const answer = keyAnswer(account.key, flow)
    await account.visitor.send('settings', settings, { webauthn_remove: account.key.ids[0] })
    const seen = await send(answer)
    expect(seen.flow).toSay(4000013)
    await send(keyAnswer(other, seen.flow))
    expect(await level()).toBe('aal2')
  })

  test('a key of another account is refused, whatever id it sends', async () => {
    const [ada, eve] = [await accountWithKey(service(), 'script'), await accountWithKey(service(), 'script')]
    const { flow, send, level } = await secondStep(ada)
    const { publicKey } = optionsIn<GetOptions>(flow, 'webauthn_login_trigger')
    const { allowCredentials: _, ...anyKey } = publicKey
    const id = Buffer.from(ada.key.ids[0] ?? '', 'hex').toString('base64url')
    const first = await send({ webauthn_login: eve.key.get({ publicKey: anyKey }) })
    expect(first.flow).toSay(4000013)
    const { challenge } = optionsIn<GetOptions>(first.flow, 'webauthn_login_trigger').publicKey
    expect((await send({ webauthn_login: eve.key.get({ publicKey: { ...anyKey, challenge } }, { id }) })).flow).toSay(
      4000043,
    )
    expect(await level()).toBeUndefined()
  })

  test('one answer sent five times at once is accepted once', async () => {
    const account = await accountWithKey(service(), 'script')
    const { flow, send } = await secondStep(account)
    const answer = keyAnswer(account.key, flow)
    const seen = await Promise.all(Array.from({ length: 5 }, () => send(answer)))
    const [first, ...others] = seen.map((one) => one.answer.status).toSorted((a, b) => a - b)
    expect(first).toBe(200)
    // Later requests send a token that the session has replaced since.
    for (const status of others) expect([400, 401]).toContain(status)
  })

  test('an answer is accepted once, and in its own flow only', async () => {
    const account = await accountWithKey(service(), 'script')
    const first = await secondStep(account)
    const answer = keyAnswer(account.key, first.flow)
    const second = await secondStep(account)
    expect((await second.send(answer)).flow).toSay(4000043)
    await first.send(answer)
    expect(await first.level()).toBe('aal2')
    expect((await first.send(answer)).flow).toSay(4000043)
  })

  test('a signature counter must grow; a key whose counter does not is refused and marked as cloned', async () => {
    const account = await accountWithKey(service(), 'script')
    const answerWith = async (count: number) => {
      const { flow, send, level } = await secondStep(account)
      await send(keyAnswer(account.key, flow, { count }))
      return level()
    }
    expect(await answerWith(7)).toBe('aal2')
    expect(await webauthnCredential(account.identity.id)).toMatchObject({ sign_count: 7, clone_warning: false })
    expect(await answerWith(7)).toBeUndefined()
    expect(await answerWith(3)).toBeUndefined()
    expect(await answerWith(0)).toBeUndefined()
    expect(await webauthnCredential(account.identity.id)).toMatchObject({ sign_count: 7, clone_warning: true })
    expect(await answerWith(8)).toBe('aal2')
    expect(await webauthnCredential(account.identity.id)).toMatchObject({ sign_count: 8, clone_warning: true })
  })

  test('a key without a signature counter is accepted', async () => {
    const account = await accountWithKey(service(), 'script')
    for (let round = 0; round < 2; round += 1) {
      const { flow, send, level } = await secondStep(account)
      await send(keyAnswer(account.key, flow, { count: 0 }))
      expect(await level()).toBe('aal2')
    }
  })

  test('of two simultaneous answers with the same counter one is accepted', async () => {
    const account = await accountWithKey(service(), 'script')
    const steps = [await secondStep(account), await secondStep(account)]
    await Promise.all(steps.map(({ flow, send }) => send(keyAnswer(account.key, flow, { count: 5 }))))
    const levels = await Promise.all(steps.map(({ level }) => level()))
    expect(levels.filter((level) => level === 'aal2')).toHaveLength(1)
  })

  test('native clients are not offered keys', async () => {
    const account = await accountWithKey(service(), 'script')
    const { visitor } = await withPassword(service(), 'native', account)
    const { flow } = await visitor.start('login', { aal: 'aal2' })
    expect(flow).toShowNodes(['csrf'])
    expect((await visitor.send('login', flow, { method: 'webauthn', webauthn_login: '{}' })).flow).toSay(4010002)
  })

  test('a second factor is refused in a flow for the first one', async () => {
    const script = service().visitor('script')
    const { flow } = await script.start('login')
    expect((await script.send('login', flow, { webauthn_login: '{}' })).flow).toSay(4010002)
  })

  test('golden: the form, a refused key', async () => {
    const account = await accountWithKey(service(), 'script')
    const { flow, send } = await secondStep(account)
    expect(flow).toMatchGolden('login/aal2-webauthn')
    expect((await send(keyAnswer(account.key, flow, { isForged: true }))).flow).toMatchGolden(
      'login/aal2-webauthn-refused',
    )
  })
})
