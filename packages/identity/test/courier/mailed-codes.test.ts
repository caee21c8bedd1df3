import { describe, expect, test } from 'vitest'
import { describeHouse } from '../service/describe-house.ts'
import { newPlace } from '../service/exhausted-place.ts'
import { minutes } from '../service/house.ts'

describeHouse('codes in the mail', {}, (house) => {
  const codeMails = async (email: string) =>
    (await house().mailsTo(email)).filter(({ text }) => /\b\d{6}\b/.test(text)).length

  describe.each(['recovery', 'verification'] as const)('%s', (kind) => {
    const ask = async (email: string) => {
      const visitor = house().visitor('native')
      visitor.address = newPlace()
      const { flow } = await visitor.start(kind)
      return visitor.send(kind, flow, { method: 'code', email })
    }

    test('flow after flow, one account is mailed ten in an hour, and is answered as before', async () => {
      const { email } = await house().account()
      const first = await ask(email)
      for (let count = 0; count < 15; count += 1) {
        const seen = await ask(email)
        expect(seen.answer.status).toBe(first.answer.status)
        expect(seen.flow.ui.messages?.[0]?.id).toBe(first.flow.ui.messages?.[0]?.id)
      }
      // One of them came with the registration.
      expect(await codeMails(email)).toBe(10)
    })

    test('the mail is of use for as long as the code', async () => {
      const { email } = await house().account()
      await ask(email)
      const [mail] = await house().identity.courier.outbox.list({ recipient: email, size: 1 })
      expect(mail?.usefulUntil).toBe((mail?.createdAt ?? 0) + minutes(10))
    })

    test('asking again and again in one flow sends no more either', async () => {
      const { email } = await house().account()
      const visitor = house().visitor('native')
      const { flow } = await visitor.start(kind)
      for (let count = 0; count < 15; count += 1) {
        visitor.address = newPlace()
        await visitor.send(kind, flow, { method: 'code', email })
      }
      expect(await codeMails(email)).toBe(10)
    })

    test('nor does asking twenty times at once', async () => {
      const { email } = await house().account()
      await Promise.all(Array.from({ length: 20 }, () => ask(email)))
      expect(await codeMails(email)).toBe(10)
    })

    test('the last one that was mailed works, an hour later there are more, and nobody else is kept waiting', async () => {
      const { email } = await house().account()
      const other = await house().account()
      for (let count = 0; count < 12; count += 1) await ask(email)
      await ask(other.email)
      expect(await codeMails(other.email)).toBe(2)
      house().wait(minutes(60))
      await ask(email)
      expect(await codeMails(email)).toBe(11)
    })
  })

  /** A code is on its way to an address; meanwhile its owner moves to another one. */
  const moved = async <Kind extends 'recovery' | 'verification'>(kind: Kind) => {
    const account = await house().account()
    const reader = house().visitor('native')
    const { flow } = await reader.start(kind)
    await reader.send(kind, flow, { method: 'code', email: account.email })
    const code = await house().codeFor(account.email)
    const owner = await house().signedIn('script', account)
    const settings = await owner.start('settings')
    await owner.send('settings', settings.flow, { method: 'profile', traits: { email: house().newEmail() } })
    return { reader, flow, code, owner }
  }

  test('who reads the mails of an address that is no longer the account’s does not recover it', async () => {
    const { reader, flow, code } = await moved('recovery')
    const seen = await reader.send('recovery', flow, { method: 'code', code })
    expect(seen.flow).toSay(4060006)
    expect(await reader.whoami()).toBeUndefined()
  })

  test('nor verifies anything', async () => {
    const { reader, flow, code, owner } = await moved('verification')
    const seen = await reader.send('verification', flow, { method: 'code', code })
    expect(seen.flow).toSay(4070006)
    expect((await owner.whoami())?.identity?.verifiable_addresses?.map(({ verified }) => verified)).toEqual([false])
  })

  test('an operator’s code is not counted, and works', async () => {
    const { email, identity } = await house().account()
    for (let count = 0; count < 12; count += 1) {
      const visitor = house().visitor('native')
      const { flow } = await visitor.start('recovery')
      await visitor.send('recovery', flow, { method: 'code', email })
    }
    const answer = await house().identity.admin(
      new Request(`${house().origin}/admin/recovery/code`, {
        method: 'POST',
        body: JSON.stringify({ identity_id: identity.id, flow_type: 'api' }),
      }),
    )
    const made = (await answer.json()) as { recovery_code: string; recovery_link: string } // the contract's answer
    const reader = house().visitor('native')
    const { flow } = await reader.fetchFlow('recovery', new URL(made.recovery_link).searchParams.get('flow') ?? '')
    await reader.send('recovery', flow, { method: 'code', code: made.recovery_code })
    expect(await reader.whoami()).toMatchObject({ identity: { id: identity.id } })
  })
})
