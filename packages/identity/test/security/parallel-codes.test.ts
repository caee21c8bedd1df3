import { expect, test } from 'vitest'
import { describeService } from '../service/describe-service.ts'

const settings = {
  selfservice: {
    methods: { code: { passwordless_enabled: true } },
    flows: { registration: { after: { code: { hooks: [{ hook: 'session' }] } } } },
  },
}

/** Requests that have mailed their code but not saved their flow yet, in order of arrival. */
const held: (() => void)[] = []
let holds = false
const hold = async () => {
  if (holds) await new Promise<void>((go) => held.push(go))
}

describeService('two sign-up codes that are requested at once', { config: settings, hold }, (service) => {
  const accountsOf = async (email: string) => {
    const list = `/admin/identities?credentials_identifier=${encodeURIComponent(email)}`
    const answer = await service().identity.admin(new Request(new URL(list, service().origin)))
    return (await answer.json()) as readonly unknown[]
  }
  const begin = async () => {
    const [theirs, mine] = [service().newEmail(), service().newEmail()]
    const script = service().visitor('script')
    const { flow } = await script.start('registration')
    const send = (email: string, payload: object) =>
      script.send('registration', flow, { method: 'code', traits: { email }, ...payload })
    await send(theirs, {})
    /** Mails two codes, one after the other; then lets their requests save the flow in the given order. */
    const both = async (emails: readonly string[], order: readonly number[]) => {
      holds = true
      const answers: Promise<unknown>[] = []
      for (const email of emails) {
        answers.push(send(email, { resend: 'code' }))
        await expect.poll(() => held.length, { interval: 1 }).toBe(answers.length)
      }
      holds = false
      const waiting = held.splice(0)
      for (const index of order) {
        waiting[index]?.()
        await answers[index]
      }
    }
    return { theirs, mine, script, send, both }
  }

  const orders = [
    [0, 1],
    [1, 0],
  ]
  test('the code of one address never makes the account of the other', async () => {
    for (const order of orders) {
      for (const isFirst of [true, false]) {
        const { theirs, mine, script, send, both } = await begin()
        await both(isFirst ? [mine, theirs] : [theirs, mine], order)
        const code = await service().codeFor(mine)
        await send(theirs, { code })
        expect(await accountsOf(theirs)).toEqual([])
        expect(await script.whoami()).toBeUndefined()
      }
    }
  })

  test('a code that is requested after the two makes the account', async () => {
    for (const order of orders) {
      const { theirs, mine, script, send, both } = await begin()
      await both([theirs, mine], order)
      await send(mine, { resend: 'code' })
      await send(mine, { code: await service().codeFor(mine) })
      expect((await script.whoami())?.identity?.traits).toEqual({ email: mine })
    }
  })
})
