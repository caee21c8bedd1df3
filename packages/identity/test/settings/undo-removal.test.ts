import type { FlowByKind } from '@collect/contract'
import { describe, expect, test } from 'vitest'
import { Authenticator } from '../service/authenticator.ts'
import { describeService } from '../service/describe-service.ts'
import { minutes } from '../service/test-service.ts'
import type { Visitor } from '../service/visitor.ts'
import { anotherPasskey, newKey, passkeyAnswer, withPasskeys, withSecurityKeys } from '../service/webauthn.ts'
import { refusedAs, ways } from '../service/ways.ts'

// A key that its owner removed comes back with one press, as long as the form stays open.

const config = { selfservice: { ...withPasskeys.selfservice, methods: { passkey: { enabled: true } } } }
const restore = 'passkey/passkey_restore:submit=v#1070002'

const rowsOf = ({ ui }: FlowByKind['settings'], group = 'passkey') => ({
  ui: {
    nodes: ui.nodes.filter(
      (node) => node.group === group && node.type === 'input' && node.attributes.type === 'submit',
    ),
  },
})

const labelsOf = ({ ui }: FlowByKind['settings']) =>
  ui.nodes.flatMap(({ meta }) => (meta.label?.context?.['display_name'] === undefined ? [] : [meta.label.context]))

const kindsOf = async (visitor: Visitor) =>
  ((await visitor.ask('/account')).body as { readonly events: readonly { readonly kind: string }[] }).events.map(
    ({ kind }) => kind,
  ) // by contract

describeService('settings: the undoing of a removal', { config }, (service) => {
  const begin = async (way: Visitor['way'] = 'script') => {
    const account = await service().account()
    const visitor = await service().signedIn(way, account)
    const key = new Authenticator(service().origin)
    const { flow } = await visitor.start('settings')
    const added = await visitor.send('settings', flow, { method: 'passkey', ...anotherPasskey(key, flow) })
    const remove = () => visitor.send('settings', added.flow, { passkey_remove: key.ids[0] })
    const undo = (form: FlowByKind['settings']) => visitor.send('settings', form, { passkey_restore: key.ids[0] })
    const signsIn = async () => {
      const other = service().visitor('script')
      const { flow: login } = await other.start('login')
      await other.send('login', login, passkeyAnswer(key, login))
      return (await other.whoami()) !== undefined
    }
    return { account, visitor, key, added: added.flow, remove, undo, signsIn }
  }

  describe.each(ways)('by $way', ({ way }) => {
    test('a removed passkey opens no session, and the undone one is as before', async () => {
      const { added, remove, undo, signsIn, visitor } = await begin(way)
      const [before] = labelsOf(added)
      const gone = await remove()
      expect(rowsOf(gone.flow)).toShowNodes([restore])
      expect(labelsOf(gone.flow)).toEqual([expect.objectContaining({ display_name: before?.['display_name'] })])
      expect(await signsIn()).toBe(false)

      const back = await undo(gone.flow)
      expect(back.flow).toSay(1050001)
      expect(labelsOf(back.flow)).toEqual([before])
      expect(rowsOf(back.flow)).toShowNodes(['passkey/passkey_remove:submit=v#1050020'])
      expect(await signsIn()).toBe(true)
      expect((await kindsOf(visitor)).filter((kind) => kind.startsWith('credential'))).toEqual([
        'credential_added',
        'credential_removed',
        'credential_added',
      ])
    })

    test('a second press of "Undo" adds nothing', async () => {
      const { remove, undo } = await begin(way)
      const gone = await remove()
      const back = await undo(gone.flow)
      const again = await undo(back.flow)
      expect(again.answer.status).toBe(refusedAs(way, 'settings'))
      expect(labelsOf(again.flow)).toHaveLength(1)
    })
  })

  test('only the form of the removal can undo it', async () => {
    const { account, visitor, key, remove, undo, signsIn } = await begin()
    await remove()
    const { flow: later } = await visitor.start('settings')
    expect(rowsOf(later)).toShowNodes([])
    expect((await undo(later)).answer.status).toBe(400)
    const other = await service().signedIn('script', account)
    const { flow: theirs } = await other.start('settings')
    expect((await other.send('settings', theirs, { passkey_restore: key.ids[0] })).answer.status).toBe(400)
    expect(await signsIn()).toBe(false)
  })

  test('needs a recent sign-in, like every change of a way to sign in', async () => {
    const { remove, undo, signsIn } = await begin()
    const gone = await remove()
    service().wait(minutes(16))
    expect((await undo(gone.flow)).answer.status).toBe(403)
    expect(await signsIn()).toBe(false)
  })

  test('another change in the same form keeps the way back', async () => {
    const { visitor, remove, undo, signsIn } = await begin()
    const gone = await remove()
    const saved = await visitor.send('settings', gone.flow, { method: 'password', password: 'quite another sentence' })
    expect(rowsOf(saved.flow)).toShowNodes([restore])
    await undo(saved.flow)
    expect(await signsIn()).toBe(true)
  })

  test('two removed passkeys come back one by one', async () => {
    const { visitor, key, remove, undo } = await begin()
    const second = new Authenticator(service().origin)
    const gone = await remove()
    const two = await visitor.send('settings', gone.flow, { method: 'passkey', ...anotherPasskey(second, gone.flow) })
    const none = await visitor.send('settings', two.flow, { passkey_remove: second.ids[0] })
    expect(rowsOf(none.flow)).toShowNodes([restore, restore])
    const one = await undo(none.flow)
    expect(rowsOf(one.flow)).toShowNodes(['passkey/passkey_remove:submit=v#1050020', restore])
    expect(key.ids).toHaveLength(1)
  })
})

describeService('settings: the undoing of a removed security key', { config: withSecurityKeys }, (service) => {
  test('it comes back as a second factor', async () => {
    const visitor = await service().signedIn('script', await service().account())
    const key = new Authenticator(service().origin)
    const { flow } = await visitor.start('settings')
    const added = await visitor.send('settings', flow, { ...newKey(key, flow), webauthn_register_displayname: 'Desk' })
    const gone = await visitor.send('settings', added.flow, { webauthn_remove: key.ids[0] })
    expect(rowsOf(gone.flow, 'webauthn')).toShowNodes(['webauthn/webauthn_restore:submit=v#1070002'])
    const back = await visitor.send('settings', gone.flow, { webauthn_restore: key.ids[0] })
    expect(labelsOf(back.flow)).toMatchObject([{ display_name: 'Desk' }])
  })
})

describeService('settings with the rules of a Kratos', { config, accountRules: 'kratos' }, (service) => {
  test('a removal leaves no node that a Kratos does not have', async () => {
    const visitor = await service().signedIn('script', await service().account())
    const key = new Authenticator(service().origin)
    const { flow } = await visitor.start('settings')
    const added = await visitor.send('settings', flow, { method: 'passkey', ...anotherPasskey(key, flow) })
    const gone = await visitor.send('settings', added.flow, { passkey_remove: key.ids[0] })
    expect(rowsOf(gone.flow)).toShowNodes([])
  })
})
