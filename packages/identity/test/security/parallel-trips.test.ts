import { afterAll, expect, test } from 'vitest'
import { startOpenIdPartner } from '../../../../examples/partners/openid-partner.ts'
import { visitPartner } from '../../../../examples/partners/visit.ts'
import type { Choice } from '../../../../examples/partners/people.ts'
import { goAndReturn, oidcWith, press, providerAt } from '../providers/open-partner.ts'
import { describeService } from '../service/describe-service.ts'
import { asOperator, credentialsOf } from '../service/linked.ts'
import { verified } from '../service/second-factors.ts'
import type { Visitor } from '../service/visitor.ts'

// Returns from a provider at one time, and accounts that change while their users are there.

const partner = await startOpenIdPartner()
afterAll(() => partner.close())
const config = oidcWith(providerAt(partner), providerAt(partner, { id: 'second', label: 'Second' }))

describeService('returns from a provider', { config }, (service) => {
  const someone = (email = service().newEmail()): Choice => ({ subject: email, email, name: 'Mira', proved: 'yes' })
  const hasFailed = () => service().log.some((line) => line.startsWith('["error"'))
  const idOf = async (visitor: Visitor) => (await visitor.whoami())?.identity?.id
  const accountsOf = async (identifier: string) =>
    (await asOperator(service(), 'GET', `?credentials_identifier=${encodeURIComponent(identifier)}`)).body

  /** All visitors press and identify themselves; then all return at once. */
  const returnAtOnce = async (
    choice: Choice,
    trips: readonly { readonly visitor: Visitor; readonly kind: 'login' | 'settings'; readonly pressed: object }[],
  ) => {
    const backs: URL[] = []
    for (const { visitor, kind, pressed } of trips)
      backs.push(await visitPartner(await press(visitor, kind, { ...pressed }), choice))
    await Promise.all(
      trips.map(({ visitor, kind }, index) => {
        const { pathname, search } = backs[index] as URL
        return visitor.open(kind, pathname + search)
      }),
    )
  }

  test('one unknown user in two browsers gets one account', async () => {
    const choice = someone()
    const visitors = [service().visitor('navigation'), service().visitor('navigation')]
    const pressed = { provider: 'partner' }
    await returnAtOnce(
      choice,
      visitors.map((visitor) => ({ visitor, kind: 'login', pressed })),
    )
    const [first, second] = await Promise.all(visitors.map(idOf))
    expect([typeof first, first]).toEqual(['string', second])
    expect(hasFailed()).toBe(false)
  })

  test('one address of two providers gets one account, and the other return may link', async () => {
    const choice = someone()
    const visitors = [service().visitor('navigation'), service().visitor('navigation')]
    const trips = visitors.map((visitor, index) => {
      return { visitor, kind: 'login' as const, pressed: { provider: index === 0 ? 'partner' : 'second' } }
    })
    await returnAtOnce(choice, trips)
    const ids = (await Promise.all(visitors.map(idOf))).filter((id) => id !== undefined)
    expect(ids).toHaveLength(1)
    expect(Object.entries(await credentialsOf(service(), String(ids[0])))).toEqual([
      ['code', [choice.email]],
      ['oidc', [expect.stringContaining(String(choice.subject))]],
    ])
    expect(hasFailed()).toBe(false)
  })

  test('of two accounts that connect one user of a provider, one has the connection', async () => {
    const [one, two] = [await verified(service()), await verified(service())]
    const choice = { subject: service().newEmail(), name: 'Mira' }
    const visitors = [await service().signedIn('navigation', one), await service().signedIn('navigation', two)]
    const pressed = { link: 'partner' }
    await returnAtOnce(
      choice,
      visitors.map((visitor) => ({ visitor, kind: 'settings', pressed })),
    )
    expect(await accountsOf(`partner:${choice.subject}`)).toHaveLength(1)
    expect(hasFailed()).toBe(false)
  })

  test('an account that was deleted meanwhile is not signed in, and the same user signs up anew', async () => {
    const choice = someone()
    const first = service().visitor('navigation')
    await goAndReturn(first, 'login', choice)
    const id = String(await idOf(first))
    const [linker, away] = [first, service().visitor('navigation')]
    const linking = await visitPartner(await press(linker, 'settings', { link: 'second' }), choice)
    const back = await visitPartner(await press(away, 'login'), choice)
    expect((await asOperator(service(), 'DELETE', `/${id}`)).status).toBe(204)
    await linker.open('settings', linking.pathname + linking.search)
    await away.open('login', back.pathname + back.search)
    const anew = await idOf(away)
    expect([typeof anew, anew === id]).toEqual(['string', false])
    expect(await idOf(linker)).toBeUndefined()
    expect(hasFailed()).toBe(false)
  })

  test('a link that waits for an account which is deleted meanwhile opens nothing', async () => {
    const account = await verified(service())
    const visitor = service().visitor('navigation')
    const { flow } = await goAndReturn(visitor, 'login', someone(account.email))
    expect((await asOperator(service(), 'DELETE', `/${account.identity.id}`)).status).toBe(204)
    const { email: identifier, password } = account
    const sent = await visitor.send('login', flow, { method: 'password', identifier, password })
    expect(sent.answer.status).toBeLessThan(500)
    expect(await idOf(visitor)).toBeUndefined()
    expect(hasFailed()).toBe(false)
  })

  test('a session that ended meanwhile, or that of another account, gets no connection', async () => {
    const [one, two] = [await verified(service()), await verified(service())]
    const choice = { subject: service().newEmail(), name: 'Mira' }
    const visitor = await service().signedIn('navigation', one)
    const location = await visitPartner(await press(visitor, 'settings', { link: 'partner' }), choice)
    const again = await visitPartner(await press(visitor, 'settings', { link: 'partner' }), choice)
    visitor.jar.lose('ory_kratos_session')
    await visitor.ask(location.pathname + location.search)
    const { flow } = await visitor.start('login')
    await visitor.send('login', flow, { method: 'password', identifier: two.email, password: two.password })
    await visitor.ask(again.pathname + again.search)
    expect(await accountsOf(`partner:${choice.subject}`)).toHaveLength(0)
  })

  test.each([
    ['another session of the same account', '/error?id='],
    ['a freeze of the account', '/settings?flow='],
    ['the end of the privileged time', 'refresh=true'],
  ])('a connection is not made after %s', async (what, led) => {
    const account = await verified(service())
    const choice = { subject: service().newEmail(), name: 'Mira' }
    const visitor = await service().signedIn('navigation', account)
    const { pathname, search } = await visitPartner(await press(visitor, 'settings', { link: 'partner' }), choice)
    const tables = service().database.tables<{ identities: { id: string; frozen_at: number | null } }>()
    if (what.startsWith('another')) {
      visitor.jar.lose('ory_kratos_session')
      const { flow } = await visitor.start('login')
      const { email: identifier, password } = account
      await visitor.send('login', flow, { method: 'password', identifier, password })
    } else if (what.includes('freeze')) {
      const changed = tables.updateTable('identities').set({ frozen_at: 1 })
      await changed.where('id', '=', account.identity.id).execute()
    } else service().wait(16 * 60_000)
    expect(await idOf(visitor)).toBe(account.identity.id)
    expect((await visitor.ask(pathname + search)).location).toContain(led)
    expect(await accountsOf(`partner:${choice.subject}`)).toHaveLength(0)
  })

  test('a connection that was made meanwhile is named as known', async () => {
    const visitor = await service().signedIn('navigation', await verified(service()))
    const choice = { subject: service().newEmail(), name: 'Mira' }
    const backs: URL[] = []
    for (let times = 0; times < 2; times += 1)
      backs.push(await visitPartner(await press(visitor, 'settings', { link: 'partner' }), choice))
    const [first, second] = backs.map(({ pathname, search }) => pathname + search)
    expect((await visitor.open('settings', String(first))).flow.state).toBe('success')
    const again = await visitor.open('settings', String(second))
    expect(again.flow.ui.messages).toMatchObject([{ context: { reason_key: 'linkKnown' } }])
  })
})
