import { setTimeout as later } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { describeHouse } from './house/describe-house.ts'

const settings = {
  selfservice: {
    methods: { code: { passwordless_enabled: true } },
    flows: { registration: { after: { code: { hooks: [{ hook: 'session' }] } } } },
  },
}
const rounds = 40

describeHouse('two sign-up codes asked for at once', { settings }, (house) => {
  const accountsOf = async (email: string) => {
    const list = `/admin/identities?credentials_identifier=${encodeURIComponent(email)}`
    const answer = await house().identity.admin(new Request(new URL(list, house().origin)))
    return (await answer.json()) as readonly unknown[]
  }

  test('the code of one address never makes the account of the other', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const [theirs, mine] = [house().newEmail(), house().newEmail()]
      const attacker = house().visitor('script')
      const { flow } = await attacker.start('registration')
      const send = (email: string, payload: object) =>
        attacker.send('registration', flow, { method: 'code', traits: { email }, ...payload })
      await send(theirs, {})
      const after = async (milliseconds: number, email: string) => {
        if (milliseconds > 0) await later(milliseconds)
        return send(email, { resend: 'code' })
      }
      await Promise.all([after(0, theirs), after(round % 8, mine)])
      const code = await house().codeFor(mine)
      await send(theirs, { code })
      expect(await accountsOf(theirs), `round ${round}`).toEqual([])
      expect(await attacker.whoami()).toBeUndefined()
    }
  })

  test('after the two, a code that is asked for alone makes the account', async () => {
    const [theirs, mine] = [house().newEmail(), house().newEmail()]
    const script = house().visitor('script')
    const { flow } = await script.start('registration')
    const send = (email: string, payload: object) =>
      script.send('registration', flow, { method: 'code', traits: { email }, ...payload })
    await send(theirs, {})
    await Promise.all([send(theirs, { resend: 'code' }), send(mine, { resend: 'code' })])
    await send(mine, { resend: 'code' })
    await send(mine, { code: await house().codeFor(mine) })
    expect((await script.whoami())?.identity?.traits).toEqual({ email: mine })
  })
})
