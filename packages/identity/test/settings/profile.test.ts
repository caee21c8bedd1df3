import type { FlowByKind } from '@collect/contract'
import { describe, expect, test } from 'vitest'
import { prove } from '../service/second-factors.ts'
import { describeService } from '../service/describe-service.ts'
import { goodPassword, minutes } from '../service/test-service.ts'
import { valueOf } from '../service/visitor.ts'
import { doneAs, refusedAs, ways } from '../service/ways.ts'

describeService('settings: profile', {}, (service) => {
  describe.each(ways)('by $way', ({ way }) => {
    const begin = async () => {
      const account = await service().account({ name: 'Ada' })
      const visitor = await service().signedIn(way, account)
      const { flow } = await visitor.start('settings')
      const save = (traits: Readonly<Record<string, unknown>>) =>
        visitor.send('settings', flow, { method: 'profile', traits })
      return { ...account, visitor, flow, save }
    }

    test.each([
      ['no address', { email: '', name: 'Ada' }, 'traits.email', 4000002],
      ['half an address', { email: 'ada@', name: 'Ada' }, 'traits.email', 4000040],
      ['a long name', { name: 'x'.repeat(121) }, 'traits.name', 4000017],
      ['a name with a line break', { name: 'Ada\nLovelace' }, 'traits.name', 4000001],
    ])('%s is refused at its field, which keeps the typed value, and nothing changes', async (_, typed, name, id) => {
      const { email, visitor, save } = await begin()
      const traits: Readonly<Record<string, unknown>> = { email, ...typed }
      const seen = await save(traits)
      expect(seen.answer.status).toBe(refusedAs(way, 'settings'))
      expect(seen.flow).toSayAt(name, id)
      expect(valueOf(seen.flow, 'traits.name')).toBe(traits['name'])
      expect(await visitor.whoami()).toMatchObject({ identity: { traits: { email, name: 'Ada' } } })
    })

    test('an address of another account is refused', async () => {
      const { email, visitor, save } = await begin()
      const other = await service().account()
      const seen = await save({ email: other.email, name: 'Ada' })
      expect(seen.answer.status).toBe(refusedAs(way, 'settings'))
      expect(seen.flow).toSay(4000007)
      expect(await visitor.whoami()).toMatchObject({ identity: { traits: { email } } })
    })

    test('a new name needs no recent sign-in', async () => {
      const { email, visitor, flow, save } = await begin()
      service().wait(minutes(30))
      const seen = await save({ email, name: 'Ada Lovelace 🦋' })
      expect(seen.answer.status).toBe(doneAs(way))
      expect(seen.flow).toSay(1050001)
      expect(seen.flow.state).toBe('success')
      expect(valueOf(seen.flow, 'traits.name')).toBe('Ada Lovelace 🦋')
      expect(seen).toLeadTo(way === 'native' ? undefined : `${service().origin}/settings?flow=${flow.id}`)
      expect(await visitor.whoami()).toMatchObject({ identity: { traits: { email, name: 'Ada Lovelace 🦋' } } })
    })

    test('a name can be removed', async () => {
      const { email, visitor, save } = await begin()
      await save({ email, name: '' })
      expect((await visitor.whoami())?.identity?.traits).toEqual({ email })
    })

    test('a new address needs a recent sign-in', async () => {
      const { email, visitor, save } = await begin()
      service().wait(minutes(16))
      const seen = await save({ email: service().newEmail(), name: 'Ada' })
      expect(seen.answer.status).toBe(way === 'navigation' ? 303 : 403)
      expect(await visitor.whoami()).toMatchObject({ identity: { traits: { email } } })
    })

    test('an unverified address is replaced at once; the new one gets a code and signs in', async () => {
      const { email, visitor, save } = await begin()
      const fresh = service().newEmail()
      const seen = await save({ email: fresh, name: 'Ada' })
      expect(seen.flow).toSay(1050001)
      expect(await visitor.whoami()).toMatchObject({
        identity: {
          verifiable_addresses: [{ value: fresh, verified: false, status: 'sent' }],
          recovery_addresses: [{ value: fresh }],
        },
      })
      expect(await service().mailsTo(fresh)).toHaveLength(1)
      await service().signedIn(way, { email: fresh, password: goodPassword })
      await expect(service().signedIn(way, { email, password: goodPassword })).rejects.toThrow('signed in')
    })

    test('an unchanged address stays verified', async () => {
      const { email, visitor, save } = await begin()
      await prove(service(), visitor, email)
      const before = (await visitor.whoami())?.identity?.verifiable_addresses
      await save({ email, name: 'Another name' })
      expect((await visitor.whoami())?.identity?.verifiable_addresses).toEqual(before)
      expect(before).toMatchObject([{ verified: true }])
    })

    test('another account may take a former address', async () => {
      const { email, save } = await begin()
      await save({ email: service().newEmail(), name: 'Ada' })
      const visitor = service().visitor(way)
      const { flow } = await visitor.start('registration')
      await visitor.send('registration', flow, { method: 'password', traits: { email }, password: goodPassword })
      expect(await visitor.whoami()).toMatchObject({ identity: { traits: { email } } })
    })
  })

  test('golden: each refusal, and the change', async () => {
    const account = await service().account({ name: 'Ada' })
    const { email } = account
    const script = await service().signedIn('script', account)
    const { flow } = await script.start('settings')
    const save = async (traits: object): Promise<FlowByKind['settings']> =>
      (await script.send('settings', flow, { method: 'profile', traits })).flow
    expect(await save({ name: 'Ada' })).toMatchGolden('settings/profile-missing')
    expect(await save({ email: 'ada@', name: 'Ada' })).toMatchGolden('settings/profile-invalid')
    expect(await save({ email: (await service().account()).email, name: 'Ada' })).toMatchGolden(
      'settings/profile-taken',
    )
    expect(await save({ email, name: 'Ada Lovelace' })).toMatchGolden('settings/profile-saved')
    expect(await save({ email: 'ada@', name: 'Ada' })).toMatchGolden('settings/profile-invalid-after-saved')
  })
})

const showVerification = {
  selfservice: { flows: { settings: { after: { profile: { hooks: [{ hook: 'show_verification_ui' }] } } } } },
}

describeService('settings: a new address with show_verification_ui', { config: showVerification }, (service) => {
  test.each(ways)('by $way: leads to the flow for the code', async ({ way }) => {
    const visitor = await service().signedIn(way, await service().account())
    const { flow } = await visitor.start('settings')
    const email = service().newEmail()
    const seen = await visitor.send('settings', flow, { method: 'profile', traits: { email } })
    const id = seen.page?.searchParams.get('flow') ?? verificationIn(seen.flow)
    const { flow: verification } = await visitor.fetchFlow('verification', String(id))
    const done = await visitor.send('verification', verification, {
      method: 'code',
      code: await service().codeFor(email),
    })
    expect(done.flow.state).toBe('passed_challenge')
    expect(await visitor.whoami()).toMatchObject({ identity: { verifiable_addresses: [{ verified: true }] } })
  })
})

const verificationIn = ({ continue_with }: FlowByKind['settings']) =>
  continue_with?.find((entry) => entry.action === 'show_verification_ui')?.flow.id
