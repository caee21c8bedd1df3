import { expect, test } from 'vitest'
import { describeService } from '../service/describe-service.ts'
import { settled } from '../service/golden/golden.ts'
import { minutes } from '../service/test-service.ts'
import type { Payload } from '../service/visitor.ts'

const settings = { selfservice: { methods: { code: { passwordless_enabled: true } } } }
const noAccount = 'Someone tried to sign in with this address'

describeService('a sign-in code for an address that may have no account', { config: settings }, (service) => {
  const begin = async (identifier: string) => {
    const visitor = service().visitor('script')
    const { flow } = await visitor.start('login')
    return { send: (payload: Payload) => visitor.send('login', flow, { method: 'code', identifier, ...payload }) }
  }

  test('neither the form nor wrong codes reveal whether an account exists', async () => {
    const { email } = await service().account()
    const results = []
    for (const identifier of [email, service().newEmail()]) {
      const { send } = await begin(identifier)
      const asked = [await send({})]
      for (let tries = 0; tries < 6; tries += 1) asked.push(await send({ code: '00000x' }))
      results.push(asked.map(({ answer, flow }) => ({ status: answer.status, flow: settled(flow) })))
    }
    expect(results[1]).toEqual(results[0])
  })

  test('an address without an account gets a mail with a link to the sign-up, once a day', async () => {
    const email = service().newEmail()
    const ask = async () => (await begin(email)).send({})
    expect((await ask()).flow).toSay(1010014)
    await ask()
    const mails = await service().mailsTo(email)
    expect(mails.map(({ subject }) => subject)).toEqual([noAccount])
    expect(mails[0]?.text).toContain('/registration')
    expect(mails[0]?.text).not.toMatch(/\d{6}/)
    service().wait(minutes(24 * 60))
    await ask()
    expect(await service().mailsTo(email)).toHaveLength(2)
  })

  test('the mail has no link to the sign-up while registration is disabled', async () => {
    const selfservice = { ...settings.selfservice, flows: { registration: { enabled: false } } }
    const closed = await service().also({ config: { selfservice } })
    const email = service().newEmail()
    const visitor = closed.visitor('script')
    const { flow } = await visitor.start('login')
    await visitor.send('login', flow, { method: 'code', identifier: email })
    const [mail] = await closed.mailsTo(email)
    expect(mail?.subject).toBe(noAccount)
    expect(mail?.text).not.toContain('/registration')
  })

  test('a password for an address without an account sends no mail', async () => {
    const email = service().newEmail()
    const visitor = service().visitor('script')
    const { flow } = await visitor.start('login')
    await visitor.send('login', flow, { method: 'password', identifier: email, password: 'drawers of walnut' })
    expect(await service().mailsTo(email)).toEqual([])
  })

  test('an unknown address is reported, without protection against account enumeration', async () => {
    const open = await service().also({
      config: { ...settings, security: { account_enumeration: { mitigate: false } } },
    })
    const visitor = open.visitor('script')
    const { flow } = await visitor.start('login')
    const email = service().newEmail()
    const seen = await visitor.send('login', flow, { method: 'code', identifier: email })
    expect(await open.mailsTo(email)).toEqual([])
    expect(seen.flow).toSay(4000035)
    expect(seen.flow.state).toBe('choose_method')
    expect(seen.flow).toMatchGolden('login/code-unknown')
  })
})
