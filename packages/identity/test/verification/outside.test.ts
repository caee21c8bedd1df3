import { describe, expect, test } from 'vitest'
import { describeService } from '../service/describe-service.ts'
import { goodPassword } from '../service/test-service.ts'
import { prove } from '../service/second-factors.ts'
import { doneAs, ways } from '../service/ways.ts'
import { csrfOf, type Visitor, type WayName } from '../service/visitor.ts'

const codes = { selfservice: { methods: { code: { passwordless_enabled: true } } } }

describeService('a verification without a session of the account', { config: codes }, (service) => {
  const begin = async (way: WayName) => {
    const account = await service().account()
    const visitor = service().visitor(way)
    const { flow } = await visitor.start('verification')
    await visitor.send('verification', flow, { method: 'code', email: account.email })
    const asked = await visitor.send('verification', flow, {
      method: 'code',
      code: await service().codeFor(account.email),
    })
    const answer = (account: string, by: Visitor = visitor) =>
      by.send('verification', asked.flow, { method: 'code', account })
    const squatter = service().visitor('native')
    squatter.token = account.token
    const isVerified = async () => (await squatter.whoami())?.identity?.verifiable_addresses?.[0]?.verified
    return { ...account, visitor, asked, answer, squatter, isVerified }
  }

  describe.each(ways)('by $way', ({ way }) => {
    test('describes the account and asks whose it is, before anything is verified', async () => {
      const { asked, isVerified } = await begin(way)
      expect(asked.answer.status).toBe(doneAs(way))
      expect(asked.flow.state).toBe('sent_email')
      expect(asked.flow).toSay(1089001, 1089003, 1089004)
      expect(asked.flow.ui.messages?.map(({ text }) => text)).toEqual([
        "An account with your address was created on November 20, 2026. The address isn't confirmed yet. Was it you?",
        'IP address: 127.0.0.1',
        'Ways to sign in to it: email code and password.',
      ])
      expect(asked.flow).toShowNodes([
        'code/method:hidden=code',
        'code/account:submit=v#1079001',
        'code/account:submit=v#1079002',
        'csrf',
      ])
      expect(await isVerified()).toBe(false)
    })

    test('"It was me" verifies the address and removes nothing', async () => {
      const { answer, isVerified, email } = await begin(way)
      const done = await answer('mine')
      expect(done.flow.state).toBe('passed_challenge')
      expect(done.flow).toSay(1080002)
      expect(await isVerified()).toBe(true)
      expect(await (await service().signedIn('native', { email, password: goodPassword })).whoami()).toBeDefined()
    })

    test('"It wasn\'t me" removes what the squatter set up, and leads to the sign-in', async () => {
      const { answer, squatter } = await begin(way)
      const done = await answer('not_mine')
      expect(done.flow).toSay(1080002, 1089005)
      expect(done.flow.ui.action).toBe(`${service().origin}/login`)
      expect(await squatter.whoami()).toBeUndefined()
    })

    test('a third answer is refused', async () => {
      const { answer, isVerified } = await begin(way)
      const seen = await answer('perhaps')
      expect(seen.flow.state).toBe('sent_email')
      expect(await isVerified()).toBe(false)
    })
  })

  test('only the browser that submitted the code may answer', async () => {
    const { email, visitor, asked, answer, isVerified } = await begin('script')
    const other = service().visitor('script')
    await other.start('verification')
    expect((await answer('mine', other)).hasFlow).toBe(false)
    // Neither a link with a code nor a code beside the answer lets another browser answer.
    await other.open('verification', `/self-service/verification?flow=${asked.flow.id}&code=123456`)
    const forged = { method: 'code', account: 'mine', code: '123456' }
    expect((await other.send('verification', asked.flow, forged)).hasFlow).toBe(false)
    expect(await isVerified()).toBe(false)
    expect((await answer('mine', visitor)).flow.state).toBe('passed_challenge')
    expect(email).toContain('@')
  })

  test('with a session of the account there is no question', async () => {
    const account = await service().account()
    const visitor = await service().signedIn('navigation', account)
    await prove(service(), visitor, account.email)
    expect(await visitor.whoami()).toMatchObject({ identity: { verifiable_addresses: [{ verified: true }] } })
  })

  test('a mail that a native client asked for leads a browser to the question', async () => {
    const { email } = await service().account()
    const [mail] = await service().mailsTo(email)
    const link = new URL(/http\S+self-service\/verification\S+/.exec(mail?.text ?? '')?.[0] ?? '')
    const browser = service().visitor('navigation')
    const { flow } = await browser.open('verification', link.pathname + link.search)
    const asked = await browser.send('verification', flow, { method: 'code', code: await service().codeFor(email) })
    expect(asked.flow).toSay(1089001, 1089003, 1089004)
  })

  test('the mail of a sign-up states the new account, its device and its IP address', async () => {
    const browser = service().visitor('script')
    browser.address = '192.0.2.7'
    const email = service().newEmail()
    const { flow } = await browser.start('registration')
    await browser.ask(`/self-service/registration?flow=${flow.id}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      },
      body: JSON.stringify({
        method: 'password',
        traits: { email },
        password: goodPassword,
        csrf_token: csrfOf(flow),
      }),
    })
    const [mail] = await service().mailsTo(email)
    expect(mail?.text).toContain('An account with your address was created on November 20, 2026')
    expect(mail?.text).toContain('Device: Firefox, Linux')
    expect(mail?.text).toContain('IP address: 192.0.2.7')
    expect(mail?.text).toContain("choose “It wasn't me”")
    expect(mail?.text).not.toContain('nothing has changed')
  })
})
