import { describe, expect, test } from 'vitest'
import { describeService } from '../service/describe-service.ts'
import { newPlace } from '../service/exhausted-place.ts'
import { minutes } from '../service/test-service.ts'

describeService('codes in the mail', {}, (service) => {
  const codeMails = async (email: string) =>
    (await service().mailsTo(email)).filter(({ text }) => /\b\d{6}\b/.test(text)).length

  describe.each(['recovery', 'verification'] as const)('%s', (kind) => {
    const ask = async (email: string) => {
      const visitor = service().visitor('native')
      visitor.address = newPlace()
      const { flow } = await visitor.start(kind)
      return visitor.send(kind, flow, { method: 'code', email })
    }

    test('one account is mailed ten an hour over all flows, and the answers stay the same', async () => {
      const { email } = await service().account()
      const first = await ask(email)
      for (let count = 0; count < 15; count += 1) {
        const seen = await ask(email)
        expect(seen.answer.status).toBe(first.answer.status)
        expect(seen.flow.ui.messages?.[0]?.id).toBe(first.flow.ui.messages?.[0]?.id)
      }
      // The registration sent one of them.
      expect(await codeMails(email)).toBe(10)
    })

    test('the mail expires with its code', async () => {
      const { email } = await service().account()
      await ask(email)
      const [mail] = await service().identity.courier.outbox.list({ recipient: email, size: 1 })
      expect(mail?.usefulUntil).toBe((mail?.createdAt ?? 0) + minutes(10))
    })

    test('repeated requests in one flow stay within the limit', async () => {
      const { email } = await service().account()
      const visitor = service().visitor('native')
      const { flow } = await visitor.start(kind)
      for (let count = 0; count < 15; count += 1) {
        visitor.address = newPlace()
        await visitor.send(kind, flow, { method: 'code', email })
      }
      expect(await codeMails(email)).toBe(10)
    })

    test('twenty simultaneous requests stay within the limit', async () => {
      const { email } = await service().account()
      await Promise.all(Array.from({ length: 20 }, () => ask(email)))
      expect(await codeMails(email)).toBe(10)
    })

    test('the limit ends after an hour and does not affect other accounts', async () => {
      const { email } = await service().account()
      const other = await service().account()
      for (let count = 0; count < 12; count += 1) await ask(email)
      await ask(other.email)
      expect(await codeMails(other.email)).toBe(2)
      service().wait(minutes(60))
      await ask(email)
      expect(await codeMails(email)).toBe(11)
    })
  })

  /** A code was mailed to an address that its owner has replaced since. */
  const moved = async <Kind extends 'recovery' | 'verification'>(kind: Kind) => {
    const account = await service().account()
    const reader = service().visitor('native')
    const { flow } = await reader.start(kind)
    await reader.send(kind, flow, { method: 'code', email: account.email })
    const code = await service().codeFor(account.email)
    const owner = await service().signedIn('script', account)
    const settings = await owner.start('settings')
    await owner.send('settings', settings.flow, { method: 'profile', traits: { email: service().newEmail() } })
    return { reader, flow, code, owner }
  }

  test('a code in the mailbox of a former address does not recover the account', async () => {
    const { reader, flow, code } = await moved('recovery')
    const seen = await reader.send('recovery', flow, { method: 'code', code })
    expect(seen.flow).toSay(4060006)
    expect(await reader.whoami()).toBeUndefined()
  })

  test('a code in the mailbox of a former address verifies nothing', async () => {
    const { reader, flow, code, owner } = await moved('verification')
    const seen = await reader.send('verification', flow, { method: 'code', code })
    expect(seen.flow).toSay(4070006)
    expect((await owner.whoami())?.identity?.verifiable_addresses?.map(({ verified }) => verified)).toEqual([false])
  })

  test('an operator’s code does not count towards the limit, and works', async () => {
    const { email, identity } = await service().account()
    for (let count = 0; count < 12; count += 1) {
      const visitor = service().visitor('native')
      const { flow } = await visitor.start('recovery')
      await visitor.send('recovery', flow, { method: 'code', email })
    }
    const answer = await service().identity.admin(
      new Request(`${service().origin}/admin/recovery/code`, {
        method: 'POST',
        body: JSON.stringify({ identity_id: identity.id, flow_type: 'api' }),
      }),
    )
    const made = (await answer.json()) as { recovery_code: string; recovery_link: string } // by contract
    const reader = service().visitor('native')
    const { flow } = await reader.fetchFlow('recovery', new URL(made.recovery_link).searchParams.get('flow') ?? '')
    await reader.send('recovery', flow, { method: 'code', code: made.recovery_code })
    expect(await reader.whoami()).toMatchObject({ identity: { id: identity.id } })
  })
})
