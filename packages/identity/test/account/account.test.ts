import { expect, test } from 'vitest'
import { describeService } from '../service/describe-service.ts'
import { minutes, type TestService } from '../service/test-service.ts'
import { verified } from '../service/second-factors.ts'
import type { Visitor } from '../service/visitor.ts'

interface Line {
  readonly kind: string
  readonly about: object
  readonly at: string
  readonly count?: number
  readonly since?: string
}
interface Overview {
  readonly events: readonly Line[]
  readonly older_events_token: string | null
  readonly deletion_due_at: string | null
}

const days = (count: number) => minutes(count * 24 * 60)
const overview = async (visitor: Visitor) => (await visitor.ask('/account')).body as Overview // the tests check it
const change = (visitor: Visitor, method: 'PUT' | 'DELETE') => visitor.ask('/account/deletion', { method })
const signedIn = async (service: TestService) => {
  const account = await verified(service)
  return { account, visitor: await service.signedIn('script', account) }
}

describeService('the account endpoints for the owner', {}, (service) => {
  test.each(['/account', '/account/data'])('%s refuses a visitor who is not signed in', async (path) => {
    expect(await service().visitor('script').ask(path)).toMatchObject({ status: 401 })
  })

  test('the events list every change, newest first, without secrets', async () => {
    const { account, visitor } = await signedIn(service())
    const { flow } = await visitor.start('settings')
    await visitor.send('settings', flow, { method: 'password', password: 'quite another sentence' })
    const { events } = await overview(visitor)
    expect(events.map(({ kind }) => kind)[0]).toBe('password_changed')
    expect(JSON.stringify(events)).not.toContain('sentence')
    const other = await signedIn(service())
    expect((await overview(other.visitor)).events.map(({ kind }) => kind)).not.toContain('password_changed')
    expect(account.email).not.toBe(other.account.email)
  })

  test('the export holds all data of the account, except its secrets', async () => {
    const { account, visitor } = await signedIn(service())
    const { body, text } = await visitor.ask('/account/data')
    expect(body).toMatchObject({
      identity: { id: account.identity.id, traits: { email: account.email } },
      credentials: expect.arrayContaining([
        expect.objectContaining({ type: 'password', identifiers: [account.email] }),
      ]),
      deletion_due_at: null,
    })
    expect((body as { readonly sessions: readonly object[] }).sessions.length).toBe(2)
    expect(text).not.toMatch(/argon2|hashed_password|digest|metadata_admin/)
  })
})

describeService('the owner’s data of an account with links', {}, (service) => {
  test('the export names each provider, its subject and since when', async () => {
    const { account, visitor } = await signedIn(service())
    const { id, traits } = account.identity
    const link = { provider: 'google', subject: '1' }
    const put = await service().identity.admin(
      new Request(`http://127.0.0.1:4434/admin/identities/${id}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          schema_id: 'default',
          state: 'active',
          traits,
          credentials: { oidc: { config: { providers: [link] } } },
        }),
      }),
    )
    expect(put.status).toBe(200)
    const { body, text } = await visitor.ask('/account/data')
    const { credentials } = body as { readonly credentials: readonly { readonly type: string }[] } // by contract
    expect(credentials.find(({ type }) => type === 'oidc')).toMatchObject({
      identifiers: ['google:1'],
      providers: [{ ...link, added_at: expect.stringMatching(/^2026-11-20T/) }],
    })
    expect(text).not.toContain('initial_')
  })
})

describeService('the list of events of an account', {}, (service) => {
  const pageAt = async (visitor: Visitor, token: string | null) =>
    (await visitor.ask(`/account?page_token=${token ?? ''}`)).body as Overview // the tests check it

  test('many sign-ins from new devices hide no other event, and older pages follow', async () => {
    const { account, visitor } = await signedIn(service())
    const passwords = Array.from({ length: 11 }, (_, index) => `sentence number ${index} about drawers`)
    const { flow } = await visitor.start('settings')
    for (const password of passwords) await visitor.send('settings', flow, { method: 'password', password })
    const changed = { ...account, password: passwords.at(-1) ?? '' }
    for (let times = 0; times < 15; times += 1) await service().signedIn('script', changed)

    const first = await pageAt(visitor, null)
    expect(first.events.map(({ kind, count }) => [kind, count])).toEqual([
      ['new_device', 15],
      ...Array.from({ length: 9 }, () => ['password_changed', undefined]),
    ])
    const [signIns] = first.events
    expect(Date.parse(signIns?.since ?? '')).toBeLessThan(Date.parse(signIns?.at ?? ''))
    const second = await pageAt(visitor, first.older_events_token)
    expect(second.events.slice(0, 2).map(({ kind }) => kind)).toEqual(['password_changed', 'password_changed'])
    expect(second.older_events_token).toBeNull()
    const times = [...first.events, ...second.events].map(({ at }) => Date.parse(at))
    expect(times).toEqual(times.toSorted((a, b) => b - a))
    expect(new Set(times).size).toBe(times.length)
  })

  test.each(['x', 'MTox', '%00', Buffer.from('1:2').toString('base64url')])(
    'the page token "%s" is refused',
    async (token) => {
      const { visitor } = await signedIn(service())
      expect(await visitor.ask(`/account?page_token=${token}`)).toMatchObject({ status: 400 })
    },
  )

  test('a page token shows no events of another account', async () => {
    const one = await signedIn(service())
    const other = await signedIn(service())
    const token = Buffer.from(`${Date.now() * 2}:00000000-0000-4000-8000-000000000000`).toString('base64url')
    const mine = await pageAt(one.visitor, token)
    const theirs = await pageAt(other.visitor, token)
    expect(mine.events.map(({ at }) => at)).not.toEqual(theirs.events.map(({ at }) => at))
  })
})

describeService('the export of the data of an account', {}, (service) => {
  test('needs a recent sign-in, which leads back to the settings', async () => {
    const { account, visitor } = await signedIn(service())
    service().wait(minutes(16))
    const refused = await visitor.ask('/account/data')
    expect(refused).toMatchObject({
      status: 403,
      body: {
        error: { id: 'session_refresh_required' },
        redirect_browser_to: expect.stringMatching(/login\/browser\?refresh=true&return_to=.*settings/),
      },
    })
    expect(refused.text).not.toContain(account.email)
    const { flow } = await visitor.start('login', { refresh: 'true' })
    await visitor.send('login', flow, { method: 'password', identifier: account.email, password: account.password })
    expect(await visitor.ask('/account/data')).toMatchObject({ status: 200 })
  })
})

describeService('a scheduled deletion of an account', {}, (service) => {
  test('the owner learns the date, can still sign in, and can cancel', async () => {
    const { account, visitor } = await signedIn(service())
    expect(await change(visitor, 'PUT')).toMatchObject({ status: 200 })
    const { deletion_due_at: due } = await overview(visitor)
    expect(Date.parse(due ?? '')).toBeGreaterThan(service().clock() + days(13))
    const [mail] = await service().mailsTo(account.email)
    expect(mail?.subject).toBe('Your account will be deleted')

    // A second request does not change the date.
    await change(visitor, 'PUT')
    expect((await overview(visitor)).deletion_due_at).toBe(due)
    expect((await visitor.ask('/account/deletion')).body).toEqual({ deletion_due_at: due })
    expect((await service().visitor('script').ask('/account/deletion')).status).toBe(401)
    const again = await service().signedIn('script', account)
    expect(await change(again, 'DELETE')).toMatchObject({ status: 200 })
    expect((await overview(again)).deletion_due_at).toBeNull()
    service().wait(days(15))
    await service().identity.retention.purgeExpired()
    expect(await service().signedIn('native', account)).toBeTruthy()
  })

  test('deletes the account once it is due, between two deletions of the data that the application keeps', async () => {
    const gone: string[] = []
    const other = await service().also({ onDelete: async (id) => void gone.push(id) })
    const { account, visitor } = await signedIn(other)
    await change(visitor, 'PUT')
    other.wait(days(13))
    await other.identity.retention.purgeExpired()
    expect(gone).toEqual([])
    other.wait(days(1) + 1)
    await other.identity.retention.purgeExpired()
    // What a request wrote behind the first one goes with the second one.
    expect(gone).toEqual([account.identity.id, account.identity.id])
    await expect(other.signedIn('native', account)).rejects.toThrow('signed in')
  })

  test('keeps the account while the application fails to delete its data', async () => {
    let isBroken = true
    const other = await service().also({
      onDelete: async () => {
        if (isBroken) throw new Error('not now')
      },
    })
    const { account, visitor } = await signedIn(other)
    await change(visitor, 'PUT')
    other.wait(days(15))
    await expect(other.identity.retention.purgeExpired()).rejects.toThrow('not now')
    expect(await other.signedIn('native', account)).toBeTruthy()
    isBroken = false
    await other.identity.retention.purgeExpired()
    await expect(other.signedIn('native', account)).rejects.toThrow('signed in')
  })

  test('needs a recent sign-in to be requested, but none to be cancelled', async () => {
    const { visitor } = await signedIn(service())
    service().wait(minutes(20))
    const refused = await change(visitor, 'PUT')
    expect(refused).toMatchObject({ status: 403, body: { error: { id: 'session_refresh_required' } } })
    expect(await change(visitor, 'DELETE')).toMatchObject({ status: 200 })
  })

  test('is refused to a session whose sign-in lies in the future after a clock change', async () => {
    const { visitor } = await signedIn(service())
    service().wait(-minutes(5))
    const refused = await change(visitor, 'PUT')
    expect(refused).toMatchObject({ status: 403, body: { error: { id: 'session_refresh_required' } } })
    expect((await overview(visitor)).deletion_due_at).toBeNull()
    service().wait(minutes(5))
  })

  test('cannot be requested with a form on another site', async () => {
    const { visitor } = await signedIn(service())
    expect((await visitor.ask('/account/deletion', { method: 'POST' })).status).toBe(404)
    expect((await overview(visitor)).deletion_due_at).toBeNull()
  })
})
