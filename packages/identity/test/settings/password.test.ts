import type { FlowByKind } from '@collect/contract'
import { describe, expect, test } from 'vitest'
import { describeService } from '../service/describe-service.ts'
import { goodPassword, minutes } from '../service/test-service.ts'
import { verified } from '../service/second-factors.ts'
import { valueOf } from '../service/visitor.ts'
import { doneAs, refusedAs, ways } from '../service/ways.ts'

const form = [
  'csrf',
  'profile/traits.email:email=v*#1070002',
  'profile/traits.name:text=v#1070002',
  'profile/method:submit=profile#1070003',
  'password/password:password*#1070001',
  'password/method:submit=password#1070003',
]
const another = 'quite another sentence'

describeService('settings: password', {}, (service) => {
  describe.each(ways)('by $way', ({ way }) => {
    const begin = async (made = service().account({ name: 'Ada' })) => {
      const account = await made
      const visitor = await service().signedIn(way, account)
      const { flow } = await visitor.start('settings')
      const send = (payload: Readonly<Record<string, unknown>>) =>
        visitor.send('settings', flow, { method: 'password', ...payload })
      return { ...account, visitor, flow, send }
    }

    test('begins with the traits and a password', async () => {
      const { flow, identity } = await begin()
      expect(flow).toShowNodes(form)
      expect(flow).toSay()
      expect(flow).toMatchObject({ state: 'show_form', organization_id: null, identity: { id: identity.id } })
    })

    test.each([
      ['nothing', '', 4000002],
      ['a short one', 'short', 4000032],
      ['a long one', 'x'.repeat(2000), 4000033],
      ['the current password', goodPassword, 4000039],
    ])('%s is refused at the field, and nothing changes', async (_, password, id) => {
      const { email, send } = await begin()
      const seen = await send({ password })
      expect(seen.answer.status).toBe(refusedAs(way, 'settings'))
      expect(seen.flow).toSayAt('password', id)
      expect(seen.flow.state).toBe('show_form')
      expect(valueOf(seen.flow, 'password')).toBeUndefined()
      await service().signedIn(way, { email, password: goodPassword })
    })

    test('the address as a password is refused', async () => {
      const { email, send } = await begin()
      expect((await send({ password: email })).flow).toSayAt('password', 4000031)
    })

    test.each(['telepathy', undefined, 'code'])('method %s is refused', async (method) => {
      const { send } = await begin()
      const seen = await send({ method, password: another })
      expect(seen.answer.status).toBe(refusedAs(way, 'settings'))
      expect(seen.flow).toSay(4010004)
    })

    test('a new password needs a recent sign-in', async () => {
      const { email, send } = await begin()
      service().wait(minutes(16))
      const seen = await send({ password: another })
      expect(seen.answer.status).toBe(way === 'navigation' ? 303 : 403)
      expect(seen).toLeadTo(
        `${service().origin}/${way === 'navigation' ? 'login?flow=…' : 'self-service/login/browser?refresh=true&…'}`,
      )
      await service().signedIn(way, { email, password: goodPassword })
    })

    test('a new password is saved and signs in, the old one no longer does', async () => {
      const { email, visitor, flow, send } = await begin()
      const session = await visitor.whoami()
      const seen = await send({ password: another })
      expect(seen.answer.status).toBe(doneAs(way))
      expect(seen.flow).toSay(1050001)
      expect(seen.flow).toShowNodes(form)
      expect(seen.flow.state).toBe('success')
      expect(seen).toLeadTo(way === 'native' ? undefined : `${service().origin}/settings?flow=${flow.id}`)
      expect(await visitor.whoami()).toEqual(session)
      await service().signedIn(way, { email, password: another })
      await expect(service().signedIn(way, { email, password: goodPassword })).rejects.toThrow('signed in')
    })

    test('after a success, the flow can be used again', async () => {
      const { send } = await begin()
      await send({ password: another })
      const refused = await send({ password: another })
      expect(refused.flow).toSayAt('password', 4000039)
      expect((await send({ password: 'a third sentence, why not' })).flow).toSay(1050001)
    })

    test('the owner gets a mail at the verified address', async () => {
      const { email, send } = await begin(verified(service()))
      const before = (await service().mailsTo(email)).length
      await send({ password: another })
      const mails = await service().mailsTo(email)
      expect(mails).toHaveLength(before + 1)
      expect(mails[0]?.text).not.toContain(another)
    })
  })

  test('a script gets the next address', async () => {
    const script = await service().signedIn('script', await service().account())
    const { flow } = await script.start('settings', { return_to: '/shop' })
    const seen = await script.send('settings', flow, { method: 'password', password: another })
    expect(seen.flow.continue_with).toEqual([
      { action: 'redirect_browser_to', redirect_browser_to: `${service().origin}/shop` },
    ])
  })

  test('golden: the form, each refusal of it, and the change', async () => {
    const script = await service().signedIn('script', await service().account({ name: 'Ada' }))
    const { flow } = await script.start('settings')
    const send = async (payload: object): Promise<FlowByKind['settings']> =>
      (await script.send('settings', flow, { method: 'password', ...payload })).flow
    expect(flow).toMatchGolden('settings/start')
    const native = await service().signedIn('native', await service().account({ name: 'Ada' }))
    expect((await native.start('settings')).flow).toMatchGolden('settings/start-native')
    expect(await send({})).toMatchGolden('settings/password-missing')
    expect(await send({ password: 'short' })).toMatchGolden('settings/password-too-short')
    expect(await send({ password: goodPassword })).toMatchGolden('settings/password-same')
    expect(await send({ method: 'telepathy' })).toMatchGolden('settings/no-method')
    expect(await send({ password: another })).toMatchGolden('settings/password-saved')
    service().wait(minutes(16))
    const late = await script.send('settings', flow, { method: 'password', password: 'x'.repeat(20) })
    expect(late.body()).toMatchGolden('answers/settings-refresh-required')
  })

  test('a new password ends other sessions', async () => {
    const account = await service().account()
    const [here, there] = [await service().signedIn('script', account), await service().signedIn('native', account)]
    const { flow } = await here.start('settings')
    await here.send('settings', flow, { method: 'password', password: another })
    expect(await there.whoami()).toBeUndefined()
    expect(await here.whoami()).toBeDefined()
  })
})

const endOthers = {
  selfservice: { flows: { settings: { after: { password: { hooks: [{ hook: 'revoke_active_sessions' }] } } } } },
}

describeService('settings: a password that ends other sessions', { config: endOthers }, (service) => {
  test.each(ways)('by $way: only the session that changed it stays', async ({ way }) => {
    const account = await service().account()
    const stranger = await service().account()
    const [here, there] = [await service().signedIn(way, account), await service().signedIn('native', account)]
    const { flow } = await here.start('settings')
    await here.send('settings', flow, { method: 'password', password: another })
    expect(await here.whoami()).toBeDefined()
    expect(await there.whoami()).toBeUndefined()
    await service().signedIn(way, stranger)
  })
})
