import { describe, expect, test } from 'vitest'
import { describeService } from '../service/describe-service.ts'
import { minutes, type TestService } from '../service/test-service.ts'
import { verified, withSecondFactors } from '../service/second-factors.ts'
import type { Visitor } from '../service/visitor.ts'

const hour = minutes(60)

const codesSignUp = { selfservice: { methods: { code: { passwordless_enabled: true } } } }

const kindsOf = async (service: TestService, visitor: Visitor): Promise<readonly string[]> => {
  const { body } = await visitor.ask('/account/data')
  return (body as { readonly events: readonly { readonly kind: string }[] }).events.map(({ kind }) => kind)
}

/** Sets up backup codes and removes them again. */
async function turnCodesOnAndOff(visitor: Visitor): Promise<void> {
  const { flow } = await visitor.start('settings')
  const made = await visitor.send('settings', flow, { lookup_secret_regenerate: 'true' })
  await visitor.send('settings', made.flow, { lookup_secret_confirm: 'true' })
  const { flow: next } = await visitor.start('settings')
  await visitor.send('settings', next, { lookup_secret_disable: 'true' })
}

describeService('mails that an account causes', { config: withSecondFactors }, (service) => {
  test('an unverified address gets its first code and no notices; the events are listed', async () => {
    const account = await service().account()
    const script = await service().signedIn('script', account)
    for (let round = 0; round < 3; round += 1) await turnCodesOnAndOff(script)
    const subjects = (await service().mailsTo(account.email)).map(({ subject }) => subject)
    expect(subjects).toEqual([expect.stringContaining('verification code')])
    const kinds = await kindsOf(service(), script)
    expect(kinds.filter((kind) => kind === 'credential_added')).toHaveLength(3)
  })

  test('a verified address gets six notices an hour, and one more after each hour', async () => {
    const account = await verified(service())
    const script = await service().signedIn('script', account)
    const before = (await service().mailsTo(account.email)).length
    for (let round = 0; round < 25; round += 1) await turnCodesOnAndOff(script)
    // The first notice was about the sign-in of a new device.
    expect(await service().mailsTo(account.email)).toHaveLength(before + 5)
    const kinds = await kindsOf(service(), script)
    expect(kinds.filter((kind) => kind === 'credential_removed')).toHaveLength(25)
    service().wait(hour)
    await service().signedIn('script', account)
    await service().signedIn('script', account)
    expect(await service().mailsTo(account.email)).toHaveLength(before + 6)
  })

  test('notices leave room for the codes that the owner asks for', async () => {
    const account = await verified(service())
    const script = await service().signedIn('script', account)
    for (let round = 0; round < 10; round += 1) await turnCodesOnAndOff(script)
    const before = (await service().mailsTo(account.email)).length
    const other = service().visitor('script')
    const { flow } = await other.start('recovery')
    await other.send('recovery', flow, { method: 'code', email: account.email })
    expect(await service().mailsTo(account.email)).toHaveLength(before + 1)
  })

  test('a deletion that is requested and cancelled twenty times sends six notices', async () => {
    const account = await verified(service())
    const script = await service().signedIn('native', account)
    const before = (await service().mailsTo(account.email)).length
    for (let round = 0; round < 20; round += 1) {
      expect((await script.ask('/account/deletion', { method: 'PUT' })).status).toBe(200)
      expect((await script.ask('/account/deletion', { method: 'DELETE' })).status).toBe(200)
    }
    expect((await service().mailsTo(account.email)).length - before).toBeLessThanOrEqual(6)
  })

  test('twenty-five sign-ins of new devices send six notices', async () => {
    const account = await verified(service())
    const before = (await service().mailsTo(account.email)).length
    for (let device = 0; device < 25; device += 1) await service().signedIn('script', account)
    expect(await service().mailsTo(account.email)).toHaveLength(before + 6)
  })
})

describeService('mails to one recipient', { config: codesSignUp }, (service) => {
  describe.each(['a known', 'an unknown'])('%s address', (who) => {
    test('gets ten an hour, of all kinds and from all networks together', async () => {
      const email = who === 'a known' ? (await verified(service())).email : service().newEmail()
      for (let place = 0; place < 20; place += 1) {
        const visitor = service().visitor('script')
        visitor.address = `198.51.100.${place}`
        const kind = (['recovery', 'verification', 'registration'] as const)[place % 3] ?? 'recovery'
        const { flow } = await visitor.start(kind)
        await visitor.send(
          kind,
          flow,
          kind === 'registration' ? { method: 'code', traits: { email } } : { method: 'code', email },
        )
      }
      expect((await service().mailsTo(email)).length).toBeLessThanOrEqual(10)
    })
  })

  test('its limit starts again after an hour', async () => {
    const email = service().newEmail()
    const ask = async () => {
      const visitor = service().visitor('script')
      const { flow } = await visitor.start('registration')
      await visitor.send('registration', flow, { method: 'code', traits: { email } })
    }
    for (let asked = 0; asked < 12; asked += 1) await ask()
    expect(await service().mailsTo(email)).toHaveLength(10)
    service().wait(hour)
    await ask()
    expect(await service().mailsTo(email)).toHaveLength(11)
  })
})
