import { describe, expect, test } from 'vitest'
import { describeService } from '../service/describe-service.ts'
import { goodPassword, minutes, type Account, type TestService } from '../service/test-service.ts'
import { accountWithApp, appCode, verified, withSecondFactors } from '../service/second-factors.ts'
import type { Visitor } from '../service/visitor.ts'

const day = minutes(24 * 60)

/** Changes the address of a visitor's account and verifies it. */
async function moveTo(service: TestService, visitor: Visitor, email: string): Promise<void> {
  const { flow } = await visitor.start('settings')
  const asked = await visitor.send('settings', flow, { method: 'profile', traits: { email } })
  const id = /"flow":\{"id":"([^"]+)"/.exec(asked.answer.text)?.[1] ?? ''
  const { flow: verification } = await visitor.fetchFlow('verification', id)
  await visitor.send('verification', verification, { method: 'code', code: await service.codeFor(email) })
  expect((await visitor.whoami())?.identity?.traits).toEqual({ email })
}

/** The token of "This was not me" in the newest mail that has one. */
async function tokenFor(service: TestService, email: string): Promise<string> {
  for (const { text } of await service.mailsTo(email)) {
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

/** Completes the recovery that the button began. */
async function recover(service: TestService, visitor: Visitor, answer: { readonly body: unknown }, email: string) {
  const { continue_with: steps } = answer.body as {
    readonly continue_with: readonly { readonly flow: { readonly id: string } }[]
  }
  const { flow } = await visitor.fetchFlow('recovery', steps[0]?.flow.id ?? '')
  return visitor.send('recovery', flow, { method: 'code', code: await service.codeFor(email) })
}

/** An account whose address a thief with a session replaced. */
async function stolen(service: TestService, made: Account | Promise<Account> = verified(service)) {
  const account = await made
  const thief = await service.signedIn('script', account)
  const address = service.newEmail()
  await moveTo(service, thief, address)
  return { ...account, thief, address }
}

describeService('"This was not me" after a change of address', {}, (service) => {
  test('opening the page changes nothing; the button works once: it restores, ends all sessions and begins a recovery', async () => {
    const { email, identity, thief, address } = await stolen(service())
    const owner = service().visitor('script')
    const token = await tokenFor(service(), email)
    const seen = await look(owner, token)
    expect(seen).toMatchObject({ status: 200, body: { kind: 'address_changed' } })
    expect(await thief.whoami()).toBeDefined()

    owner.jar.set('ory_kratos_last', 'password')
    owner.jar.set('ory_kratos_last_second', 'code')
    const pressed = await press(owner, token)
    expect(pressed.status).toBe(200)
    expect(owner.jar.get('ory_kratos_last')).toBeUndefined()
    expect(owner.jar.get('ory_kratos_last_second')).toBeUndefined()
    expect(await thief.whoami()).toBeUndefined()
    await expect(service().signedIn('script', { email: address, password: goodPassword })).rejects.toThrow('signed in')
    expect(await press(owner, token)).toMatchObject({ status: 410, body: { error: { details: { why: 'used' } } } })
    expect(await look(owner, token)).toMatchObject({ status: 410 })

    await recover(service(), owner, pressed, email)
    const live = await owner.whoami()
    expect(live?.identity).toMatchObject({ id: identity.id, traits: { email } })
    expect(live?.identity?.verifiable_addresses).toEqual([expect.objectContaining({ value: email, verified: true })])
  })

  test('freezes the account until the recovery is complete', async () => {
    const { email, password } = await stolen(service())
    const owner = service().visitor('script')
    const pressed = await press(owner, await tokenFor(service(), email))
    // The thief also knows the password.
    const thief = await service().signedIn('script', { email, password })
    const { flow } = await thief.start('settings')
    for (const payload of [
      { method: 'password', password: 'quite another sentence' },
      { method: 'profile', traits: { email, name: 'Thief' } },
      { method: 'profile', traits: { email: service().newEmail() } },
    ]) {
      const seen = await thief.send('settings', flow, payload)
      expect(seen.answer.status).toBe(400)
      expect(seen.flow.ui.messages?.[0]).toMatchObject({ context: { reason_key: 'frozen' } })
    }
    expect(await thief.ask('/account/deletion', { method: 'PUT' })).toMatchObject({ status: 403 })
    expect((await thief.ask('/sessions/whoami')).headers.get('x-account-frozen')).toBe('true')
    expect((await thief.ask('/account')).status).toBe(200)

    await recover(service(), owner, pressed, email)
    expect(await thief.whoami()).toBeUndefined()
    const { flow: mine } = await owner.start('settings')
    const saved = await owner.send('settings', mine, { method: 'password', password: 'a new sentence of mine' })
    expect(saved.flow).toSay(1050001)
    expect((await owner.ask('/sessions/whoami')).headers.get('x-account-frozen')).toBeNull()
  })

  test('undoes all later address changes, and the links in mails to later addresses stop working', async () => {
    const { email, thief, address } = await stolen(service())
    const last = service().newEmail()
    await moveTo(service(), thief, last)
    const later = await tokenFor(service(), address)
    const owner = service().visitor('script')
    const pressed = await press(owner, await tokenFor(service(), email))
    expect(await press(service().visitor('script'), later)).toMatchObject({ status: 410 })
    await recover(service(), owner, pressed, email)
    expect((await owner.whoami())?.identity?.traits).toEqual({ email })
    // Neither of the other addresses recovers the account.
    for (const other of [address, last]) {
      const before = (await service().mailsTo(other)).length
      const visitor = service().visitor('script')
      const { flow } = await visitor.start('recovery')
      await visitor.send('recovery', flow, { method: 'code', email: other })
      expect((await service().mailsTo(other)).slice(0, -before || undefined).map(({ text }) => text)).not.toContain(
        expect.stringMatching(/\d{6}/),
      )
    }
  })

  test('drops the pending address, and cancels a deletion', async () => {
    const { email, password, thief } = await stolen(service())
    const { flow } = await thief.start('settings')
    await thief.send('settings', flow, { method: 'profile', traits: { email: service().newEmail() } })
    expect(await thief.ask('/account/deletion', { method: 'PUT' })).toMatchObject({
      status: 200,
      body: { deletion_due_at: expect.any(String), pending_address: { value: expect.any(String) } },
    })
    await press(service().visitor('script'), await tokenFor(service(), email))
    const again = await service().signedIn('script', { email, password })
    expect(await again.ask('/account')).toMatchObject({ body: { pending_address: null, deletion_due_at: null } })
  })

  test('works for fourteen days', async () => {
    const { email } = await stolen(service())
    const token = await tokenFor(service(), email)
    service().wait(14 * day - minutes(5))
    expect((await look(service().visitor('script'), token)).status).toBe(200)
    service().wait(minutes(10))
    expect(await look(service().visitor('script'), token)).toMatchObject({
      status: 410,
      body: { error: { details: { why: 'late' } } },
    })
  })

  test.each([
    ['a made-up text', 'abc', 404],
    ['a token with another letter', undefined, 404],
  ])('%s as a token is refused', async (_, token, status) => {
    const { email } = await stolen(service())
    const right = await tokenFor(service(), email)
    const wrong = token ?? `${right.slice(0, -3)}${right.at(-3) === 'A' ? 'B' : 'A'}${right.slice(-2)}`
    expect((await look(service().visitor('script'), wrong)).status).toBe(status)
    expect((await press(service().visitor('script'), wrong)).status).toBe(status)
  })

  test('of twenty simultaneous presses one succeeds', async () => {
    const { email } = await stolen(service())
    const token = await tokenFor(service(), email)
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async () => (await press(service().visitor('script'), token)).status),
    )
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 410)).toHaveLength(19)
  })

  test('the mail about an operator’s change has no such link', async () => {
    const account = await verified(service())
    const body = JSON.stringify([{ op: 'replace', path: '/traits/email', value: service().newEmail() }])
    const headers = { 'content-type': 'application/json' }
    const path = `${service().origin}/admin/identities/${account.identity.id}`
    await service().identity.admin(new Request(path, { method: 'PATCH', body, headers }))
    const [mail] = await service().mailsTo(account.email)
    expect(mail?.subject).toBe('Your email address has changed')
    expect(mail?.text).not.toContain('/not-me')
  })
})

describeService('"This was not me" in other mails', {}, (service) => {
  test('ends all sessions and begins a recovery; it works for three days', async () => {
    const account = await verified(service())
    const thief = await service().signedIn('script', account)
    const { flow } = await thief.start('settings')
    await thief.send('settings', flow, { method: 'password', password: 'the sentence of a thief' })
    const token = await tokenFor(service(), account.email)
    const owner = service().visitor('script')
    expect(await look(owner, token)).toMatchObject({ status: 200, body: { kind: 'password_changed' } })
    const pressed = await press(owner, token)
    expect(await thief.whoami()).toBeUndefined()
    await recover(service(), owner, pressed, account.email)
    expect((await owner.whoami())?.identity?.id).toBe(account.identity.id)

    const other = await verified(service())
    await service().signedIn('script', other)
    const late = await tokenFor(service(), other.email)
    service().wait(3 * day + minutes(1))
    expect((await look(owner, late)).status).toBe(410)
  })
})

describeService('"This was not me" with a second factor', { config: withSecondFactors }, (service) => {
  test('restores the address once the second factor is given', async () => {
    const account = await accountWithApp(service(), 'script', verified(service()))
    const next = service().newEmail()
    await moveTo(service(), account.visitor, next)
    const owner = service().visitor('script')
    const pressed = await press(owner, await tokenFor(service(), account.email))
    expect(await account.visitor.whoami()).toBeUndefined()
    await recover(service(), owner, pressed, account.email)
    const admin = async () => {
      const path = `${service().origin}/admin/identities/${account.identity.id}`
      return (await service().identity.admin(new Request(path))).json() as Promise<{ readonly traits: unknown }>
    }
    expect((await admin()).traits).toEqual({ email: next })
    service().wait(30_000)
    const { flow } = await owner.start('login', { aal: 'aal2' })
    await owner.send('login', flow, { method: 'totp', totp_code: appCode(account.secret, service()) })
    expect((await admin()).traits).toEqual({ email: account.email })
    expect((await owner.whoami())?.identity?.traits).toEqual({ email: account.email })
  })
})

describe('with the rules of Kratos', () => {
  describeService('security mails', { accountRules: 'kratos' }, (service) => {
    test('contain no link to "This was not me"', async () => {
      const account = await verified(service())
      await service().signedIn('script', account)
      for (const { text } of await service().mailsTo(account.email)) expect(text).not.toContain('/not-me')
    })
  })
})

describeService('"Not me" in the list of events', {}, (service) => {
  interface Line {
    readonly kind: string
    readonly not_me?: string
  }
  const linesOf = async (visitor: Visitor) =>
    ((await visitor.ask('/account')).body as { readonly events: readonly Line[] }).events
  const tokenIn = (line: Line | undefined) => new URL(line?.not_me ?? 'http://none').searchParams.get('token') ?? ''

  test('an event has the link of its mail, which ends all sessions', async () => {
    const { email } = await verified(service())
    const [thief, other] = [
      await service().signedIn('script', { email, password: goodPassword }),
      service().visitor('script'),
    ]
    const line = (await linesOf(thief)).find(({ kind }) => kind === 'new_device')
    expect(await look(other, tokenIn(line))).toMatchObject({ status: 200, body: { kind: 'new_device' } })
    expect((await press(other, tokenIn(line))).status).toBe(200)
    expect(await thief.whoami()).toBeUndefined()
  })

  test('each change that an intruder could make has the link, also a canceled deletion', async () => {
    const { email } = await verified(service())
    const visitor = await service().signedIn('script', { email, password: goodPassword })
    for (const method of ['PUT', 'DELETE']) await visitor.ask('/account/deletion', { method })
    const lines = await linesOf(visitor)
    expect(lines.map(({ kind, not_me: link }) => [kind, link !== undefined])).toEqual([
      ['deletion_called_off', true],
      ['deletion_requested', true],
      ['new_device', true],
      ['account_made', false],
    ])
  })

  test('a change of address, which a report undoes, is reported from a mailbox only', async () => {
    const { thief } = await stolen(service())
    const line = (await linesOf(thief)).find(({ kind }) => kind === 'address_changed')
    expect(line).toBeDefined()
    expect(line?.not_me).toBeUndefined()
  })

  test('an event has no link once the link of its mail has expired', async () => {
    const { email } = await verified(service())
    const visitor = await service().signedIn('script', { email, password: goodPassword })
    const isLinked = async (from: Visitor) =>
      (await linesOf(from)).map(({ kind, not_me: link }) => [kind, link !== undefined])
    const { flow } = await visitor.start('settings')
    await visitor.send('settings', flow, { method: 'password', password: 'quite another sentence' })
    expect(await isLinked(visitor)).toContainEqual(['password_changed', true])
    service().wait(3 * day + 1)
    const later = await service().signedIn('script', { email, password: 'quite another sentence' })
    expect(await isLinked(later)).toContainEqual(['password_changed', false])
  })

  test('an account without a proved address has no such link', async () => {
    const { email } = await service().account()
    const visitor = await service().signedIn('script', { email, password: goodPassword })
    const lines = await linesOf(visitor)
    expect(lines.map(({ kind }) => kind)).toContain('new_device')
    expect(lines.filter(({ not_me: link }) => link !== undefined)).toEqual([])
  })
})
