import { describe, expect, test } from 'vitest'
import { describeHouse } from '../service/describe-house.ts'
import { goodPassword, minutes, type Account, type House } from '../service/house.ts'
import { accountWithApp, appCode, verified, withSecondFactors } from '../service/second-factors.ts'
import type { Visitor } from '../service/visitor.ts'

const day = minutes(24 * 60)

/** Gives the account of a visitor another address and proves it. */
async function moveTo(house: House, visitor: Visitor, email: string): Promise<void> {
  const { flow } = await visitor.start('settings')
  const asked = await visitor.send('settings', flow, { method: 'profile', traits: { email } })
  const id = /"flow":\{"id":"([^"]+)"/.exec(asked.answer.text)?.[1] ?? ''
  const { flow: verification } = await visitor.fetchFlow('verification', id)
  await visitor.send('verification', verification, { method: 'code', code: await house.codeFor(email) })
  expect((await visitor.whoami())?.identity?.traits).toEqual({ email })
}

/** The token of "This was not me" in the newest mail that has one. */
async function tokenFor(house: House, email: string): Promise<string> {
  for (const { text } of await house.mailsTo(email)) {
    const link = /http:\S+\/not-me\?token=\S+/.exec(text)?.[0]
    if (link !== undefined) return new URL(link).searchParams.get('token') ?? ''
  }
  throw new Error(`no such link was mailed to ${email}`)
}

const look = (visitor: Visitor, token: string) => visitor.ask(`/account/not-me?${new URLSearchParams({ token })}`)
const press = (visitor: Visitor, token: string) =>
  visitor.ask('/account/not-me', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  })

/** The recovery that a press began, with its code typed. */
async function recover(house: House, visitor: Visitor, answer: { readonly body: unknown }, email: string) {
  const { continue_with: steps } = answer.body as {
    readonly continue_with: readonly { readonly flow: { readonly id: string } }[]
  }
  const { flow } = await visitor.fetchFlow('recovery', steps[0]?.flow.id ?? '')
  return visitor.send('recovery', flow, { method: 'code', code: await house.codeFor(email) })
}

/** An account that a thief with a session moved to an address of his own. */
async function stolen(house: House, made: Account | Promise<Account> = verified(house)) {
  const account = await made
  const thief = await house.signedIn('script', account)
  const address = house.newEmail()
  await moveTo(house, thief, address)
  return { ...account, thief, address }
}

describeHouse('"This was not me" after a change of address', {}, (house) => {
  test('looking at it changes nothing; pressing it once restores, ends all sessions and begins a recovery', async () => {
    const { email, identity, thief, address } = await stolen(house())
    const owner = house().visitor('script')
    const token = await tokenFor(house(), email)
    const seen = await look(owner, token)
    expect(seen).toMatchObject({ status: 200, body: { kind: 'address_changed' } })
    expect(await thief.whoami()).toBeDefined()

    const pressed = await press(owner, token)
    expect(pressed.status).toBe(200)
    expect(await thief.whoami()).toBeUndefined()
    await expect(house().signedIn('script', { email: address, password: goodPassword })).rejects.toThrow(
      'nobody was signed in',
    )
    expect(await press(owner, token)).toMatchObject({ status: 410, body: { error: { details: { why: 'used' } } } })
    expect(await look(owner, token)).toMatchObject({ status: 410 })

    await recover(house(), owner, pressed, email)
    const live = await owner.whoami()
    expect(live?.identity).toMatchObject({ id: identity.id, traits: { email } })
    expect(live?.identity?.verifiable_addresses).toEqual([expect.objectContaining({ value: email, verified: true })])
  })

  test('until the recovery nothing changes but by signing out; then everything is possible again', async () => {
    const { email, password } = await stolen(house())
    const owner = house().visitor('script')
    const pressed = await press(owner, await tokenFor(house(), email))
    // The thief knows the password.
    const thief = await house().signedIn('script', { email, password })
    const { flow } = await thief.start('settings')
    for (const payload of [
      { method: 'password', password: 'quite another sentence' },
      { method: 'profile', traits: { email, name: 'Thief' } },
      { method: 'profile', traits: { email: house().newEmail() } },
    ]) {
      const seen = await thief.send('settings', flow, payload)
      expect(seen.answer.status).toBe(400)
      expect(seen.flow.ui.messages?.[0]).toMatchObject({ context: { reason_key: 'frozen' } })
    }
    expect(await thief.ask('/account/deletion', { method: 'PUT' })).toMatchObject({ status: 403 })
    expect((await thief.ask('/sessions/whoami')).headers.get('x-account-frozen')).toBe('true')
    expect((await thief.ask('/account')).status).toBe(200)

    await recover(house(), owner, pressed, email)
    expect(await thief.whoami()).toBeUndefined()
    const { flow: mine } = await owner.start('settings')
    const saved = await owner.send('settings', mine, { method: 'password', password: 'a new sentence of mine' })
    expect(saved.flow).toSay(1050001)
    expect((await owner.ask('/sessions/whoami')).headers.get('x-account-frozen')).toBeNull()
  })

  test('undoes all later moves, and the mails to the later addresses decide nothing any more', async () => {
    const { email, thief, address } = await stolen(house())
    const last = house().newEmail()
    await moveTo(house(), thief, last)
    const later = await tokenFor(house(), address)
    const owner = house().visitor('script')
    const pressed = await press(owner, await tokenFor(house(), email))
    expect(await press(house().visitor('script'), later)).toMatchObject({ status: 410 })
    await recover(house(), owner, pressed, email)
    expect((await owner.whoami())?.identity?.traits).toEqual({ email })
    // Neither of the other addresses recovers the account.
    for (const other of [address, last]) {
      const before = (await house().mailsTo(other)).length
      const visitor = house().visitor('script')
      const { flow } = await visitor.start('recovery')
      await visitor.send('recovery', flow, { method: 'code', email: other })
      expect((await house().mailsTo(other)).slice(0, -before || undefined).map(({ text }) => text)).not.toContain(
        expect.stringMatching(/\d{6}/),
      )
    }
  })

  test('drops the address that waits, and calls off a deletion', async () => {
    const { email, password, thief } = await stolen(house())
    const { flow } = await thief.start('settings')
    await thief.send('settings', flow, { method: 'profile', traits: { email: house().newEmail() } })
    expect(await thief.ask('/account/deletion', { method: 'PUT' })).toMatchObject({
      status: 200,
      body: { deletion_due_at: expect.any(String), pending_address: { value: expect.any(String) } },
    })
    await press(house().visitor('script'), await tokenFor(house(), email))
    const again = await house().signedIn('script', { email, password })
    expect(await again.ask('/account')).toMatchObject({ body: { pending_address: null, deletion_due_at: null } })
  })

  test('works for fourteen days', async () => {
    const { email } = await stolen(house())
    const token = await tokenFor(house(), email)
    house().wait(14 * day - minutes(5))
    expect((await look(house().visitor('script'), token)).status).toBe(200)
    house().wait(minutes(10))
    expect(await look(house().visitor('script'), token)).toMatchObject({
      status: 410,
      body: { error: { details: { why: 'late' } } },
    })
  })

  test.each([
    ['a made-up text', 'abc', 404],
    ['a token with another letter', undefined, 404],
  ])('%s is refused', async (_, token, status) => {
    const { email } = await stolen(house())
    const right = await tokenFor(house(), email)
    const wrong = token ?? `${right.slice(0, -3)}${right.at(-3) === 'A' ? 'B' : 'A'}${right.slice(-2)}`
    expect((await look(house().visitor('script'), wrong)).status).toBe(status)
    expect((await press(house().visitor('script'), wrong)).status).toBe(status)
  })

  test('twenty presses at once count as one', async () => {
    const { email } = await stolen(house())
    const token = await tokenFor(house(), email)
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async () => (await press(house().visitor('script'), token)).status),
    )
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 410)).toHaveLength(19)
  })

  test('an operator’s change holds no such link', async () => {
    const account = await verified(house())
    const body = JSON.stringify([{ op: 'replace', path: '/traits/email', value: house().newEmail() }])
    const headers = { 'content-type': 'application/json' }
    const path = `${house().origin}/admin/identities/${account.identity.id}`
    await house().identity.admin(new Request(path, { method: 'PATCH', body, headers }))
    const [mail] = await house().mailsTo(account.email)
    expect(mail?.subject).toBe('The e-mail address of your account has changed')
    expect(mail?.text).not.toContain('/not-me')
  })
})

describeHouse('"This was not me" in other mails', {}, (house) => {
  test('ends all sessions and begins a recovery; it works for three days', async () => {
    const account = await verified(house())
    const thief = await house().signedIn('script', account)
    const { flow } = await thief.start('settings')
    await thief.send('settings', flow, { method: 'password', password: 'the sentence of a thief' })
    const token = await tokenFor(house(), account.email)
    const owner = house().visitor('script')
    expect(await look(owner, token)).toMatchObject({ status: 200, body: { kind: 'password_changed' } })
    const pressed = await press(owner, token)
    expect(await thief.whoami()).toBeUndefined()
    await recover(house(), owner, pressed, account.email)
    expect((await owner.whoami())?.identity?.id).toBe(account.identity.id)

    const other = await verified(house())
    await house().signedIn('script', other)
    const late = await tokenFor(house(), other.email)
    house().wait(3 * day + minutes(1))
    expect((await look(owner, late)).status).toBe(410)
  })
})

describeHouse('"This was not me" with a second factor', { settings: withSecondFactors }, (house) => {
  test('restores the address once the second factor is given', async () => {
    const account = await accountWithApp(house(), 'script', verified(house()))
    const next = house().newEmail()
    await moveTo(house(), account.visitor, next)
    const owner = house().visitor('script')
    const pressed = await press(owner, await tokenFor(house(), account.email))
    expect(await account.visitor.whoami()).toBeUndefined()
    await recover(house(), owner, pressed, account.email)
    const admin = async () => {
      const path = `${house().origin}/admin/identities/${account.identity.id}`
      return (await house().identity.admin(new Request(path))).json() as Promise<{ readonly traits: unknown }>
    }
    expect((await admin()).traits).toEqual({ email: next })
    house().wait(30_000)
    const { flow } = await owner.start('login', { aal: 'aal2' })
    await owner.send('login', flow, { method: 'totp', totp_code: appCode(account.secret, house()) })
    expect((await admin()).traits).toEqual({ email: account.email })
    expect((await owner.whoami())?.identity?.traits).toEqual({ email: account.email })
  })
})

describe('with the rules of a Kratos', () => {
  describeHouse('security mails', { accountRules: 'kratos' }, (house) => {
    test('hold no such link', async () => {
      const account = await verified(house())
      await house().signedIn('script', account)
      for (const { text } of await house().mailsTo(account.email)) expect(text).not.toContain('/not-me')
    })
  })
})
