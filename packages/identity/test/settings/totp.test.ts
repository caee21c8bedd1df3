import { describe, expect, test } from 'vitest'
import { describeService } from '../service/describe-service.ts'
import { minutes } from '../service/test-service.ts'
import { accountWithApp, appCode, secretOf, withSecondFactors } from '../service/second-factors.ts'
import { doneAs, refusedAs, ways } from '../service/ways.ts'

const without = [
  'lookup_secret/lookup_secret_regenerate:submit=true#1050008',
  'totp/totp_qr:img#1050005',
  'totp/totp_secret_key:text#1050017',
  'totp/totp_code:text*#1070006',
  'totp/method:submit=totp#1070003',
]
const unlink = 'totp/totp_unlink:submit=true*#1050004'

const secondOnes = ({ ui }: { readonly ui: { readonly nodes: readonly { readonly group: string }[] } }) => ({
  ui: { nodes: ui.nodes.filter(({ group }) => group === 'totp' || group === 'lookup_secret') },
})

describeService('settings: authenticator app', { config: withSecondFactors }, (service) => {
  describe.each(ways)('by $way', ({ way }) => {
    const begin = async () => {
      const account = await service().account()
      const visitor = await service().signedIn(way, account)
      const { flow } = await visitor.start('settings')
      const send = (payload: object) => visitor.send('settings', flow, { method: 'totp', ...payload })
      return { ...account, visitor, flow, send }
    }

    test('begins with a QR code, its secret, and a field for the code', async () => {
      const { visitor, flow } = await begin()
      expect(secondOnes(flow)).toShowNodes(without)
      expect(secretOf(flow)).toMatch(/^[A-Z2-7]{32}$/)
      // A reload shows the same secret, another flow another one.
      expect(secretOf((await visitor.fetchFlow('settings', flow.id)).flow)).toBe(secretOf(flow))
      expect(secretOf((await visitor.start('settings')).flow)).not.toBe(secretOf(flow))
    })

    test.each([
      ['nothing', '', 4000002],
      ['a word', 'abcdef', 4000008],
      ['a wrong code', '000000', 4000008],
    ])('%s is refused at the field, and nothing is set up', async (_, code, id) => {
      const { send, flow, visitor } = await begin()
      const seen = await send({ totp_code: code })
      expect(seen.answer.status).toBe(refusedAs(way, 'settings'))
      expect(seen.flow).toSayAt('totp_code', id)
      expect(secretOf(seen.flow)).toBe(secretOf(flow))
      expect((await visitor.whoami())?.authenticator_assurance_level).toBe('aal1')
    })

    test('a code of the app sets it up and gives the session both factors', async () => {
      const { send, flow, visitor } = await begin()
      const before = await visitor.whoami()
      const seen = await send({ totp_code: ` ${appCode(secretOf(flow), service())} ` })
      expect(seen.answer.status).toBe(doneAs(way))
      expect(seen.flow).toSay(1050001)
      expect(secondOnes(seen.flow)).toShowNodes([without[0] ?? '', unlink])
      const session = await visitor.whoami()
      expect(session).toMatchObject({ id: before?.id, authenticator_assurance_level: 'aal2' })
      expect(session?.authentication_methods.map(({ method, aal }) => `${method} ${aal}`)).toEqual([
        'password aal1',
        'totp aal2',
      ])
      // The setup does not count as a recent sign-in.
      expect(session?.authenticated_at).toBe(before?.authenticated_at)
    })

    test.each([-1, 1])('a clock that is off by %i step is accepted', async (steps) => {
      const { send, flow } = await begin()
      expect((await send({ totp_code: appCode(secretOf(flow), service(), steps) })).flow).toSay(1050001)
    })

    test.each([-2, 2])('a clock that is off by %i steps is refused', async (steps) => {
      const { send, flow } = await begin()
      expect((await send({ totp_code: appCode(secretOf(flow), service(), steps) })).flow).toSayAt('totp_code', 4000008)
    })

    test.each(['true', '1'])('its button removes it, without the name of the method (%s)', async (totp_unlink) => {
      const { visitor } = await accountWithApp(service(), way)
      const { flow } = await visitor.start('settings')
      const seen = await visitor.send('settings', flow, { totp_unlink })
      expect(seen.flow).toSay(1050001)
      expect(secondOnes(seen.flow)).toShowNodes(without)
      // The next app gets a secret that was never shown before.
      expect(secretOf(seen.flow)).toMatch(/^[A-Z2-7]{32}$/)
    })

    test('the setup needs a recent sign-in', async () => {
      const { send, flow } = await begin()
      service().wait(minutes(16))
      const seen = await send({ totp_code: appCode(secretOf(flow), service()) })
      expect(seen.answer.status).toBe(way === 'navigation' ? 303 : 403)
    })
  })

  test('the database stores the secret encrypted', async () => {
    const { secret } = await accountWithApp(service(), 'script')
    const tables = service().database.tables<{ credentials: { config: string }; flows: { body: string } }>()
    const kept = await tables.selectFrom('credentials').select('config').execute()
    const flows = await tables.selectFrom('flows').select('body').execute()
    expect(JSON.stringify([kept, flows])).not.toContain(secret)
    expect(service().log.join('')).not.toContain(secret)
  })

  test('golden: the form, a wrong code, an app', async () => {
    const script = await service().signedIn('script', await service().account())
    const { flow } = await script.start('settings')
    expect(flow).toMatchGolden('settings/totp-start')
    const send = async (totp_code: string) => (await script.send('settings', flow, { method: 'totp', totp_code })).flow
    expect(await send('000000')).toMatchGolden('settings/totp-wrong')
    expect(await send(appCode(secretOf(flow), service()))).toMatchGolden('settings/totp-linked')
  })
})
