import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { describeService } from '../service/describe-service.ts'
import { accountWithCodes, verified, withPassword, withSecondFactors } from '../service/second-factors.ts'
import { storesOf } from '../service/stores-of.ts'
import type { Account, TestService } from '../service/test-service.ts'
import type { Visitor } from '../service/visitor.ts'

// The activity of an account: every event with its time and its device.

interface Line {
  readonly kind: string
  readonly about: Readonly<Record<string, unknown>>
  readonly count?: number
  readonly not_me?: string
}

const laptop = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1'

const linesOf = async (visitor: Visitor): Promise<readonly Line[]> =>
  ((await visitor.ask('/account')).body as { readonly events: readonly Line[] }).events // by contract

const browserOf = (service: TestService, userAgent: string): Visitor =>
  Object.assign(service.visitor('script'), { userAgent, address: '192.0.2.7' })

async function signIn(visitor: Visitor, { email, password }: Account): Promise<void> {
  visitor.jar.lose('ory_kratos_session')
  const { flow } = await visitor.start('login')
  await visitor.send('login', flow, { method: 'password', identifier: email, password })
  expect(await visitor.whoami()).toBeDefined()
}

describeService('the activity of an account', { config: withSecondFactors }, (service) => {
  test('a change names the device that made it', async () => {
    const account = await verified(service())
    const visitor = await service().signedIn('script', account, '192.0.2.7')
    const { flow } = await visitor.start('settings')
    await visitor.send('settings', flow, { method: 'password', password: 'quite another sentence' })
    await visitor.ask('/account/deletion', { method: 'PUT' })
    await visitor.ask('/account/deletion', { method: 'DELETE' })
    const about = { userAgent: 'A script of the tests', ipAddress: '192.0.2.7' }
    expect((await linesOf(visitor)).slice(0, 3)).toMatchObject([
      { kind: 'deletion_called_off', about },
      { kind: 'deletion_requested', about },
      { kind: 'password_changed', about },
    ])
  })

  test('a sign-in from a known device is listed with its device and method, and can be reported', async () => {
    const account = await verified(service())
    const visitor = browserOf(service(), laptop)
    await signIn(visitor, account)
    await signIn(visitor, account)
    const [again, first] = await linesOf(visitor)
    const about = { userAgent: laptop, ipAddress: '192.0.2.7', method: 'password' }
    expect(again).toMatchObject({ kind: 'signed_in', about, not_me: expect.stringContaining('not-me?token=') })
    expect(first).toMatchObject({ kind: 'new_device', about })
  })

  test('the first session of a new account is no event beside the sign-up', async () => {
    const visitor = service().visitor('script')
    const { flow } = await visitor.start('registration')
    const traits = { email: service().newEmail(), name: 'Ada' }
    await visitor.send('registration', flow, { method: 'password', password: 'a long sentence of walnut', traits })
    expect((await linesOf(visitor)).map(({ kind }) => kind)).toEqual(['account_made'])
  })

  test('sign-ins from different devices are lines of their own, those of one device are counted', async () => {
    const account = await verified(service())
    const [first, second] = [browserOf(service(), laptop), browserOf(service(), phone)]
    for (const visitor of [first, second, second, second]) await signIn(visitor, account)
    const lines = (await linesOf(first)).slice(0, 3).map(({ kind, about, count }) => [kind, about['userAgent'], count])
    expect(lines).toEqual([
      ['signed_in', phone, 2],
      ['new_device', phone, undefined],
      ['new_device', laptop, undefined],
    ])
  })

  test('many sign-ins from many devices fill half a page at most', async () => {
    const account = await verified(service())
    const owner = browserOf(service(), laptop)
    await signIn(owner, account)
    const { flow } = await owner.start('settings')
    await owner.send('settings', flow, { method: 'password', password: 'quite another sentence' })
    for (let made = 0; made < 9; made += 1) {
      await signIn(browserOf(service(), `${phone} ${made}`), { ...account, password: 'quite another sentence' })
    }
    const lines = await linesOf(owner)
    expect(lines.map(({ kind, count }) => [kind, count]).slice(0, 6)).toEqual([
      ['new_device', undefined],
      ['new_device', undefined],
      ['new_device', undefined],
      ['new_device', undefined],
      ['new_device', 5],
      ['password_changed', undefined],
    ])
    // The line of several devices names none.
    expect(lines[4]?.about).not.toHaveProperty('userAgent')
  })

  test('a requested change of the address is an event, before the new address is proved', async () => {
    const account = await verified(service())
    const visitor = await service().signedIn('script', account)
    const { flow } = await visitor.start('settings')
    await visitor.send('settings', flow, { method: 'profile', traits: { email: service().newEmail() } })
    const [asked] = await linesOf(visitor)
    expect(asked).toMatchObject({ kind: 'address_change_asked', about: { userAgent: 'A script of the tests' } })
  })

  test('the account says when its password changed last', async () => {
    const visitor = await service().signedIn('script', await verified(service()))
    const changedAt = async () =>
      ((await visitor.ask('/account')).body as { readonly password_changed_at: string | null }).password_changed_at // by contract
    expect(await changedAt()).toBeNull()
    const { flow } = await visitor.start('settings')
    await visitor.send('settings', flow, { method: 'password', password: 'quite another sentence' })
    expect(Date.parse((await changedAt()) ?? '')).toBeLessThanOrEqual(service().clock())
  })

  test('a used backup code is an event', async () => {
    const { codes, ...account } = await accountWithCodes(service(), 'script', verified(service()))
    const { visitor } = await withPassword(service(), 'script', account)
    const { flow } = await visitor.start('login', { aal: 'aal2' })
    await visitor.send('login', flow, { method: 'lookup_secret', lookup_secret: codes[0] })
    const [used] = await linesOf(visitor)
    expect(used).toMatchObject({ kind: 'backup_code_used', about: { userAgent: 'A script of the tests' } })
    expect(JSON.stringify(used)).not.toContain(codes[0])
  })

  test('an account keeps its newest 300 sign-ins, and every other event', async () => {
    const account = await verified(service())
    const stores = await storesOf(service())
    const { id: identityId } = account.identity
    const event = (kind: string, at: number) => ({ id: randomUUID(), identityId, kind, about: {}, at })
    const begun = service().clock() - 1_000_000
    await stores.inTransaction(async ({ events }, trx) => {
      await events.insert(event('password_changed', begun - 1), trx)
      for (let made = 0; made < 305; made += 1) {
        await events.insert(event(made % 2 === 0 ? 'signed_in' : 'new_device', begun + made), trx)
      }
    })
    await service().signedIn('script', account)
    const kinds = (await stores.events.list(identityId, 1_000)).map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'signed_in' || kind === 'new_device')).toHaveLength(300)
    expect(kinds).toContain('password_changed')
  })
})
