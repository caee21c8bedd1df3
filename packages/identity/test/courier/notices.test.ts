import { describe, expect, test } from 'vitest'
import { describeService } from '../service/describe-service.ts'
import { goodPassword, type Account, type TestService } from '../service/test-service.ts'
import {
  accountWithApp,
  accountWithCodes,
  appCode,
  secretOf,
  verified,
  withSecondFactors,
} from '../service/second-factors.ts'
import type { Visitor } from '../service/visitor.ts'

const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

const subjectsTo = async (service: TestService, email: string) =>
  (await service.mailsTo(email)).map(({ subject }) => subject)

/** The subjects of mails that arrived since. */
const newMails = (service: TestService, email: string) => {
  const before = subjectsTo(service, email)
  return async () => {
    const all = await subjectsTo(service, email)
    return all.slice(0, all.length - (await before).length)
  }
}

const signIn = async (visitor: Visitor, { email, password }: Pick<Account, 'email' | 'password'>, agent?: string) => {
  const { flow } = await visitor.start('login')
  const body = JSON.stringify({
    method: 'password',
    identifier: email,
    password,
    csrf_token: flow.ui.nodes.flatMap(({ attributes }) =>
      'name' in attributes && attributes.name === 'csrf_token' ? [attributes.value] : [],
    )[0],
  })
  const headers = { 'content-type': 'application/json', ...(agent && { 'user-agent': agent }) }
  return visitor.ask(`/self-service/login?flow=${flow.id}`, { method: 'POST', headers, body })
}

describeService('a mail about each change', { config: withSecondFactors }, (service) => {
  test('reports a new password', async () => {
    const account = await verified(service())
    const script = await service().signedIn('script', account)
    const came = newMails(service(), account.email)
    const { flow } = await script.start('settings')
    await script.send('settings', flow, { method: 'password', password: 'short' })
    expect(await came()).toEqual([])
    await script.send('settings', flow, { method: 'password', password: 'quite another sentence' })
    expect(await came()).toEqual(['Your password has changed'])
  })

  test('reports a new authenticator app, and its removal', async () => {
    const account = await verified(service())
    const script = await service().signedIn('script', account)
    const came = newMails(service(), account.email)
    const { flow } = await script.start('settings')
    await script.send('settings', flow, { method: 'totp', totp_code: appCode(secretOf(flow), service()) })
    expect(await came()).toEqual(['New sign-in method added'])
    const [added] = await service().mailsTo(account.email)
    expect(added?.text).toContain('An authenticator app was just connected')
    expect(added?.text).not.toContain(secretOf(flow))
    await script.send('settings', flow, { totp_unlink: 'true' })
    expect(await came()).toEqual(['Sign-in method removed', 'New sign-in method added'])
  })

  test('reports new backup codes, and their removal', async () => {
    const account = await accountWithCodes(service(), 'script', verified(service()))
    const [added] = await service().mailsTo(account.email)
    expect(added?.text).toContain('New backup codes were just created')
    for (const code of account.codes) expect(added?.text).not.toContain(code)
    const { flow } = await account.visitor.start('settings')
    await account.visitor.send('settings', flow, { lookup_secret_disable: 'true' })
    expect((await service().mailsTo(account.email))[0]?.text).toContain(
      'backup codes of your account were just deleted',
    )
  })

  test('reports a new address to the old one', async () => {
    const account = await verified(service())
    const script = await service().signedIn('script', account)
    const [came, next] = [newMails(service(), account.email), service().newEmail()]
    const { flow } = await script.start('settings')
    await script.send('settings', flow, { method: 'profile', traits: { email: account.email, name: 'Ada' } })
    expect(await came()).toEqual([])
    const asked = await script.send('settings', flow, { method: 'profile', traits: { email: next, name: 'Ada' } })
    expect(await came()).toEqual([])
    const id = /"flow":\{"id":"([^"]+)"/.exec(asked.answer.text)?.[1] ?? ''
    const { flow: verification } = await script.fetchFlow('verification', id)
    await script.send('verification', verification, { method: 'code', code: await service().codeFor(next) })
    expect(await came()).toEqual(['Your email address has changed'])
    expect(await subjectsTo(service(), next)).toEqual([expect.stringContaining('verification code')])
  })

  test('reports changes by an administrator', async () => {
    const account = await accountWithApp(service(), 'script', verified(service()))
    const came = newMails(service(), account.email)
    const path = `${service().origin}/admin/identities/${account.identity.id}`
    await service().identity.admin(new Request(`${path}/credentials/totp`, { method: 'DELETE' }))
    service().wait(1)
    const body = JSON.stringify([{ op: 'replace', path: '/traits/email', value: service().newEmail() }])
    await service().identity.admin(
      new Request(path, { method: 'PATCH', body, headers: { 'content-type': 'application/json' } }),
    )
    expect(await came()).toEqual(['Your email address has changed', 'Sign-in method removed'])
  })

  test('is stored in the transaction of the change', async () => {
    const account = await verified(service())
    const script = await service().signedIn('script', account)
    const { flow } = await script.start('settings')
    const { database } = service()
    const outbox = database.tables<{ courier_messages: object; kept_away: object }>()
    // Writing to the outbox fails.
    await outbox.schema.alterTable('courier_messages').renameTo('kept_away').execute()
    const failed = await script.send('settings', flow, { method: 'password', password: 'quite another sentence' })
    await outbox.schema.alterTable('kept_away').renameTo('courier_messages').execute()
    expect(failed.answer.status).toBe(500)
    expect((await signIn(service().visitor('native'), account)).status).toBe(200)
    const other = { ...account, password: 'quite another sentence' }
    expect((await signIn(service().visitor('native'), other)).status).toBe(400)
  })
})

describeService('a mail about a new device', {}, (service) => {
  test('is sent for the first sign-in of a browser, and not for the next one', async () => {
    const account = await verified(service())
    const came = newMails(service(), account.email)
    const browser = service().visitor('script')
    browser.address = '203.0.113.7'
    expect((await signIn(browser, account, chrome)).status).toBe(200)
    expect(await came()).toEqual(['New sign-in to your account'])
    const [mail] = await service().mailsTo(account.email)
    expect(mail?.text).toContain('Device: Chrome, Linux')
    expect(mail?.text).toContain('IP address: 203.0.113.7')
    expect(mail?.text).toContain('Time: November 20, 2026')
    browser.jar.lose('ory_kratos_session')
    expect((await signIn(browser, account, chrome)).status).toBe(200)
    expect(await came()).toHaveLength(1)
  })

  test('is not sent for the browser that created the account', async () => {
    const email = service().newEmail()
    const browser = service().visitor('script')
    const { flow } = await browser.start('registration')
    await browser.send('registration', flow, { method: 'password', traits: { email }, password: goodPassword })
    browser.jar.lose('ory_kratos_session')
    expect((await signIn(browser, { email, password: goodPassword })).status).toBe(200)
    expect(await subjectsTo(service(), email)).toEqual([expect.stringContaining('verification code')])
  })

  test('is not sent for a wrong password', async () => {
    const account = await verified(service())
    const came = newMails(service(), account.email)
    expect((await signIn(service().visitor('script'), { ...account, password: 'wrong' })).status).toBe(400)
    expect(await came()).toEqual([])
  })

  test('is sent for a recovery in another browser', async () => {
    const account = await verified(service())
    const script = service().visitor('script')
    const { flow } = await script.start('recovery')
    await script.send('recovery', flow, { method: 'code', email: account.email })
    await script.send('recovery', flow, { method: 'code', code: await service().codeFor(account.email) })
    expect((await subjectsTo(service(), account.email))[0]).toBe('New sign-in to your account')
  })

  describe('of a native client', () => {
    test.each([
      ['the same one in the same network', 'An app', '198.51.100.7', 0],
      ['another one', 'Another app', '198.51.100.7', 1],
      ['the same one in another network', 'An app', '198.51.100.8', 1],
    ])('%s', async (_, agent, address, mails) => {
      const account = await verified(service())
      const first = service().visitor('native')
      first.address = '198.51.100.7'
      await signIn(first, account, 'An app')
      const came = newMails(service(), account.email)
      const native = service().visitor('native')
      native.address = address
      await signIn(native, account, agent)
      expect(await came()).toHaveLength(mails)
    })
  })

  test('contains no text that the device chose', async () => {
    const account = await verified(service())
    const browser = service().visitor('script')
    browser.address = 'Call <b>0900</b>'
    await signIn(browser, account, 'Your account is blocked, go to http://evil.example')
    const [mail] = await service().mailsTo(account.email)
    expect(mail?.subject).toBe('New sign-in to your account')
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/evil|0900|Device|IP address/)
  })
})
