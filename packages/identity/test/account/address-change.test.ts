import type { ContinueWith } from '@collect/contract'
import { describe, expect, test } from 'vitest'
import { seenByStranger } from '../service/answer.ts'
import { describeService } from '../service/describe-service.ts'
import { settled } from '../service/golden/golden.ts'
import { goodPassword, minutes, type Account, type TestService } from '../service/test-service.ts'
import { verified } from '../service/second-factors.ts'
import { revealingAccounts } from '../service/config-changes.ts'
import { storesOf } from '../service/stores-of.ts'
import type { Visitor, WayName } from '../service/visitor.ts'
import { ways } from '../service/ways.ts'

const day = minutes(24 * 60)

/** Opens the settings as a user whose address is verified. */
async function begin(
  service: TestService,
  way: WayName = 'script',
  made: Account | Promise<Account> = verified(service),
) {
  const account = await made
  const visitor = await service.signedIn(way, account)
  const { flow } = await visitor.start('settings')
  const change = (email: string, traits: Readonly<Record<string, unknown>> = {}) =>
    visitor.send('settings', flow, { method: 'profile', traits: { email, ...traits } })
  return { ...account, visitor, flow, change }
}

/** The id of the verification flow that a settings answer leads to. */
const verificationIn = (body: unknown): string => {
  const { continue_with: steps = [] } = body as { readonly continue_with?: readonly ContinueWith[] }
  const step = steps.find(({ action }) => action === 'show_verification_ui')
  return step && 'flow' in step ? step.flow.id : ''
}

/** Verifies an address with its code. */
async function prove(visitor: Visitor, flowId: string, code: string) {
  const { flow } = await visitor.fetchFlow('verification', flowId)
  return visitor.send('verification', flow, { method: 'code', code })
}

const traitsOf = async (visitor: Visitor) => (await visitor.whoami())?.identity?.traits

describeService('a new address', {}, (service) => {
  describe.each(ways)('by $way', ({ way }) => {
    test('changes the account only once its code is submitted', async () => {
      const { email, visitor, change } = await begin(service(), way)
      const next = service().newEmail()
      const seen = await change(next)
      const id = way === 'navigation' ? (seen.page?.searchParams.get('flow') ?? '') : verificationIn(seen.answer.body)
      expect(seen.page?.pathname).toBe(way === 'navigation' ? '/verification' : undefined)
      expect(id).not.toBe('')
      const before = await visitor.whoami()
      expect(before?.identity?.traits).toEqual({ email })
      expect(before?.identity?.verifiable_addresses?.[0]).toMatchObject({ value: email, verified: true })
      await service().signedIn('script', { email, password: goodPassword })

      await prove(visitor, id, await service().codeFor(next))
      const after = await visitor.whoami()
      expect(after?.identity?.traits).toEqual({ email: next })
      expect(after?.identity?.verifiable_addresses).toEqual([
        expect.objectContaining({ value: next, verified: true, status: 'completed' }),
      ])
      expect(after?.identity?.recovery_addresses).toEqual([expect.objectContaining({ value: next })])
      await service().signedIn('script', { email: next, password: goodPassword })
    })
  })

  test('does not delay the other fields of the same form', async () => {
    const { email, visitor, change } = await begin(service())
    const seen = await change(service().newEmail(), { name: 'Ada' })
    expect(seen.flow.state).toBe('show_form')
    expect(await traitsOf(visitor)).toEqual({ email, name: 'Ada' })
  })

  test('keeps changes that were made before its code was submitted', async () => {
    const { email, visitor, change } = await begin(service())
    const next = service().newEmail()
    const id = verificationIn((await change(next, { name: 'Ada' })).answer.body)
    await change(email, { name: 'Grace' })
    await prove(visitor, id, await service().codeFor(next))
    expect(await traitsOf(visitor)).toEqual({ email: next, name: 'Grace' })
  })

  test('replaces the previous pending address, whose code becomes invalid', async () => {
    const { visitor, change } = await begin(service())
    const [first, second] = [service().newEmail(), service().newEmail()]
    const id = verificationIn((await change(first)).answer.body)
    const other = verificationIn((await change(second)).answer.body)
    expect((await prove(visitor, id, await service().codeFor(first))).flow).toSay(4070006)
    await prove(visitor, other, await service().codeFor(second))
    expect(await traitsOf(visitor)).toEqual({ email: second })
  })

  test('can be verified with a code that was resent', async () => {
    const { visitor, change } = await begin(service())
    const next = service().newEmail()
    const id = verificationIn((await change(next)).answer.body)
    const { flow } = await visitor.fetchFlow('verification', id)
    await visitor.send('verification', flow, { method: 'code', email: next })
    expect(await service().mailsTo(next)).toHaveLength(2)
    await prove(visitor, id, await service().codeFor(next))
    expect(await traitsOf(visitor)).toEqual({ email: next })
  })

  test('is dropped after three days', async () => {
    const { visitor, change } = await begin(service(), 'native')
    const next = service().newEmail()
    await change(next)
    const stores = await storesOf(service())
    const me = (await visitor.whoami())?.identity?.id ?? ''
    expect(await stores.addressChanges.findOf(me)).toMatchObject({ value: next, endsAt: expect.any(Number) })
    service().wait(3 * day)
    await service().identity.retention.purgeExpired()
    expect(await stores.addressChanges.findOf(me)).toBeUndefined()
  })

  test('replaces an unverified address at once', async () => {
    const { visitor, change } = await begin(service(), 'script', service().account())
    const next = service().newEmail()
    const seen = await change(next)
    expect(seen.flow).toSay(1050001)
    const identity = (await visitor.whoami())?.identity
    expect(identity?.traits).toEqual({ email: next })
    expect(identity?.verifiable_addresses).toEqual([expect.objectContaining({ value: next, verified: false })])
  })

  test('leaves the old address able to recover the account for fourteen days', async () => {
    const { email, visitor, change } = await begin(service())
    const next = service().newEmail()
    await prove(visitor, verificationIn((await change(next)).answer.body), await service().codeFor(next))
    expect(await traitsOf(visitor)).toEqual({ email: next })
    const recover = async () => {
      const stranger = service().visitor('script')
      const before = (await service().mailsTo(email)).length
      const { flow } = await stranger.start('recovery')
      await stranger.send('recovery', flow, { method: 'code', email })
      if ((await service().mailsTo(email)).length === before) return undefined
      await stranger.send('recovery', flow, { method: 'code', code: await service().codeFor(email) })
      return traitsOf(stranger)
    }
    service().wait(13 * day)
    expect(await recover()).toEqual({ email: next })
    service().wait(2 * day)
    expect(await recover()).toBeUndefined()
    await service().identity.retention.purgeExpired()
    expect(await recover()).toBeUndefined()
  })

  test('keeps the old address reserved for those fourteen days', async () => {
    const { email, visitor, change } = await begin(service())
    const next = service().newEmail()
    await prove(visitor, verificationIn((await change(next)).answer.body), await service().codeFor(next))
    const native = service().visitor('native')
    const { flow } = await native.start('registration')
    const seen = await native.send('registration', flow, {
      method: 'password',
      traits: { email },
      password: goodPassword,
    })
    expect(seen.flow).toSay(4000007)
  })

  test('requested by eight accounts at once goes to one; the others learn so when they verify it', async () => {
    const next = service().newEmail()
    const people = await Promise.all(Array.from({ length: 8 }, () => begin(service(), 'script')))
    const codes: string[] = []
    const flows: string[] = []
    for (const one of people) {
      flows.push(verificationIn((await one.change(next)).answer.body))
      codes.push(await service().codeFor(next))
    }
    const proveAll = (): Promise<readonly string[]> =>
      Promise.all(
        people.map(async ({ visitor }, index) => {
          const { flow } = await prove(visitor, flows[index] ?? '', codes[index] ?? '')
          return flow.state === 'passed_challenge'
            ? 'changed'
            : `${flow.ui.messages?.[0]?.id} ${flow.ui.messages?.[0]?.text}`
        }),
      )
    // Attempts for one address are rate limited, so some of these may be refused.
    const outcomes = await proveAll()
    expect(outcomes.filter((outcome) => outcome === 'changed')).toHaveLength(1)
    for (const outcome of outcomes) expect(outcome).toMatch(/^changed$|^4000007|Too many attempts for this account/)
    const all = await Promise.all(people.map(({ visitor }) => traitsOf(visitor)))
    expect(all.filter((traits) => traits?.['email'] === next)).toHaveLength(1)
  })

  test('takes effect at once when an operator sets it', async () => {
    const { identity } = await verified(service())
    const next = service().newEmail()
    const body = JSON.stringify([{ op: 'replace', path: '/traits/email', value: next }])
    const headers = { 'content-type': 'application/json' }
    const path = `${service().origin}/admin/identities/${identity.id}`
    const answer = await service().identity.admin(new Request(path, { method: 'PATCH', body, headers }))
    expect(await answer.json()).toMatchObject({ traits: { email: next } })
  })

  test('takes effect one day late after a recovery, and the answer says so', async () => {
    const { visitor, change, identity } = await begin(service())
    const stores = await storesOf(service())
    await stores.recoveries.put(identity.id, service().clock())
    const next = service().newEmail()
    const id = verificationIn((await change(next)).answer.body)
    const proved = await prove(visitor, id, await service().codeFor(next))
    expect(proved.flow.ui.messages?.[0]).toMatchObject({ type: 'info', context: { reason_key: 'addressWaits' } })
    expect(await traitsOf(visitor)).not.toEqual({ email: next })
    service().wait(day)
    await service().identity.retention.purgeExpired()
    const again = await service().signedIn('script', { email: next, password: goodPassword })
    expect(await traitsOf(again)).toEqual({ email: next })
  })
})

describeService('a taken address in the settings', {}, (service) => {
  /** Everything that the requesting client can observe. */
  const seenWith = async (email: string) => {
    const { visitor, change } = await begin(service())
    const before = service().quantized()
    const seen = await change(email)
    const quantized = service().quantized() - before
    const id = verificationIn(seen.answer.body)
    const { flow } = await visitor.fetchFlow('verification', id)
    const wrong = await visitor.send('verification', flow, { method: 'code', code: '00000x' })
    const again = await visitor.send('verification', flow, { method: 'code', email })
    const account = await visitor.ask('/account')
    const pending = (account.body as { readonly pending_address: unknown }).pending_address
    return settled([quantized, seenByStranger(seen.answer), flow, wrong.flow, again.flow, pending])
  }

  test('is answered like a free one, and its owner gets at most three mails', async () => {
    const owner = await verified(service())
    const before = (await service().mailsTo(owner.email)).length
    const free = service().newEmail()
    const plain = (result: unknown, email: string) =>
      JSON.stringify(result)
        .replaceAll(email, '<email>')
        .replaceAll(/person\.\d+@/g, 'person@')
    const [taken, unknown] = [await seenWith(owner.email), await seenWith(free)]
    expect(plain(taken, owner.email)).toBe(plain(unknown, free))
    const mails = await service().mailsTo(owner.email)
    expect(mails.slice(0, mails.length - before).map(({ subject }) => subject)).toEqual([
      'Someone entered your address',
      'Someone entered your address',
    ])
    for (let more = 0; more < 4; more += 1) await seenWith(owner.email)
    expect(await service().mailsTo(owner.email)).toHaveLength(before + 3)
  })

  test('is reported to an account without a verified address, as at sign-up', async () => {
    const owner = await verified(service())
    const { change } = await begin(service(), 'script', service().account())
    expect((await change(owner.email)).flow).toSay(4000007)
  })

  test('can be requested five times a day by one account', async () => {
    const { visitor, flow } = await begin(service())
    const ask = () => visitor.send('settings', flow, { method: 'profile', traits: { email: service().newEmail() } })
    const statuses: number[] = []
    for (let count = 0; count < 7; count += 1) statuses.push((await ask()).answer.status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
  })

  test('can be requested five times an hour from one network, by any number of accounts', async () => {
    const statuses: number[] = []
    for (let count = 0; count < 7; count += 1) {
      const { visitor, flow } = await begin(service())
      visitor.address = '198.51.100.9'
      const payload = { method: 'profile', traits: { email: service().newEmail() } }
      statuses.push((await visitor.send('settings', flow, payload)).answer.status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
  })
})

describeService(
  'a taken address in the settings, without protection against account enumeration',
  { config: revealingAccounts },
  (service) => {
    test('is reported', async () => {
      const owner = await verified(service())
      const { change } = await begin(service())
      const seen = await change(owner.email)
      expect(seen.flow).toSay(4000007)
      expect(seen.answer.status).toBe(400)
    })
  },
)

describeService('a new address, with the rules of Kratos', { accountRules: 'kratos' }, (service) => {
  test('takes effect at once, and the old one no longer recovers the account', async () => {
    const { email, visitor, change } = await begin(service())
    const next = service().newEmail()
    expect((await change(next)).flow).toSay(1050001)
    expect(await traitsOf(visitor)).toEqual({ email: next })
    const stranger = service().visitor('script')
    const before = (await service().mailsTo(email)).length
    const { flow } = await stranger.start('recovery')
    await stranger.send('recovery', flow, { method: 'code', email })
    const [newest] = await service().mailsTo(email)
    expect((await service().mailsTo(email)).length - before).toBeLessThanOrEqual(1)
    expect(newest?.text).not.toMatch(/not-me/)
  })
})
