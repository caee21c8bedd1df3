import { describe, expect, test } from 'vitest'
import { seenByStranger } from '../../service/answer.ts'
import { describeService } from '../../service/describe-service.ts'
import { settled } from '../../service/golden/golden.ts'
import { goodPassword } from '../../service/test-service.ts'
import type { Payload, WayName } from '../../service/visitor.ts'
import { ways } from '../../service/ways.ts'

/** Users prove their address before the first sign-in. */
const provedFirst = {
  selfservice: {
    flows: {
      login: { after: { hooks: [{ hook: 'require_verified_address' }] } },
      registration: { after: { password: { hooks: [{ hook: 'show_verification_ui' }] } } },
    },
  },
}

describeService('account enumeration where addresses are proved first', { config: provedFirst }, (service) => {
  const register = async (way: WayName, email: string) => {
    const visitor = service().visitor(way)
    const { flow } = await visitor.start('registration')
    const before = service().work.length
    const payload = { method: 'password', traits: { email, name: 'Ada' }, password: goodPassword }
    const seen = await visitor.send('registration', flow, payload)
    return { visitor, seen, work: service().work.slice(before) }
  }
  /** Everything that a visitor sees of a sign-up and of the verification after it. */
  const seenBy = async (way: WayName, email: string) => {
    const { visitor, seen, work } = await register(way, email)
    const id = seen.page?.searchParams.get('flow') ?? verificationIn(seen.answer.body)
    const { flow } = await visitor.fetchFlow('verification', id)
    const wrong = await visitor.send('verification', flow, { method: 'code', code: '00000x' })
    return settled([
      seenByStranger(seen.answer),
      work,
      flow,
      wrong.answer.status,
      wrong.flow,
      (await visitor.whoami()) ?? null,
    ])
  }

  test.each(ways)(
    'a sign-up with a taken address is answered like one with a free address, by $way',
    async ({ way }) => {
      const taken = service().newEmail()
      await register('native', taken)
      const before = (await service().mailsTo(taken)).length
      const free = JSON.stringify(await seenBy(way, service().newEmail()))
      expect(JSON.stringify(await seenBy(way, taken))).toBe(free)
      expect(await service().mailsTo(taken)).toHaveLength(before + 1)
      const [newest] = await service().mailsTo(taken)
      expect(newest?.subject).toBe('You already have an account')
      expect(newest?.text).not.toMatch(/\d{6}/)
    },
  )

  test('a sign-up with a taken address changes no account and makes none', async () => {
    const email = service().newEmail()
    await register('native', email)
    const tables = service().database.tables<{ identities: object; credentials: object; codes: object }>()
    const kept = async () => [
      await tables.selectFrom('identities').selectAll().execute(),
      await tables.selectFrom('credentials').selectAll().execute(),
      await tables.selectFrom('codes').selectAll().execute(),
    ]
    const before = await kept()
    await register('script', email)
    expect(await kept()).toEqual(before)
  })

  test('the owner is mailed three times, however often visitors sign up with the address', async () => {
    const email = service().newEmail()
    for (let count = 0; count < 6; count += 1) expect((await register('native', email)).seen.answer.status).toBe(200)
    expect(await service().mailsTo(email)).toHaveLength(4)
  })

  test('the code in the owner’s first mail still works after another sign-up', async () => {
    const email = service().newEmail()
    const { visitor, seen } = await register('native', email)
    const code = await service().codeFor(email)
    await register('script', email)
    const { flow } = await visitor.fetchFlow('verification', verificationIn(seen.answer.body))
    await visitor.send('verification', flow, { method: 'code', code })
    const owner = await service().signedIn('native', { email, password: goodPassword })
    expect(await owner.whoami()).toMatchObject({ identity: { traits: { email } } })
  })
})

describeService('account enumeration where a sign-up signs in', {}, (service) => {
  test('a sign-up with a taken address is refused with a message', async () => {
    const { email } = await service().account()
    const script = service().visitor('script')
    const { flow } = await script.start('registration')
    const seen = await script.send('registration', flow, {
      method: 'password',
      traits: { email },
      password: goodPassword,
    })
    expect(seen.flow).toSay(4000007)
  })
})

const verificationIn = (body: unknown): string => /"flow":\{"id":"([^"]+)"/.exec(JSON.stringify(body))?.[1] ?? ''

describeService('account enumeration', {}, (service) => {
  const compare = async (kind: 'login' | 'recovery' | 'verification', payload: (email: string) => Payload) => {
    const { email } = await service().account()
    const results = []
    for (const address of [email, service().newEmail()]) {
      const script = service().visitor('script')
      const { flow } = await script.start(kind)
      const before = service().work.length
      const seen = await script.send(kind, flow, payload(address))
      results.push({ seen: settled(seenByStranger(seen.answer)), work: service().work.slice(before) })
    }
    return results
  }

  test('an unknown account and a wrong password get the same answer after the same work', async () => {
    const [known, unknown] = await compare('login', (identifier) => ({
      method: 'password',
      identifier,
      password: 'wrong',
    }))
    expect(unknown).toEqual(known)
    expect(known?.work).toEqual(['compare a password'])
  })

  test('an account without a password gets the same answer after the same work', async () => {
    const { email, identity } = await service().account()
    const tables = service().database.tables<{ credentials: { identity_id: string; config: string } }>()
    await tables.updateTable('credentials').set({ config: '{}' }).where('identity_id', '=', identity.id).execute()
    const script = service().visitor('script')
    const { flow } = await script.start('login')
    const before = service().work.length
    const seen = await script.send('login', flow, { method: 'password', identifier: email, password: 'wrong' })
    expect(seen.flow).toSay(4000006)
    expect(service().work.slice(before)).toEqual(['compare a password'])
  })

  describe.each(['recovery', 'verification'] as const)('%s', (kind) => {
    test('a known and an unknown address get the same answer', async () => {
      const [known, unknown] = await compare(kind, (email) => ({ method: 'code', email }))
      expect(unknown).toEqual(known)
      expect(known?.seen).toMatchObject({ status: 200, body: { state: 'sent_email' } })
    })

    test('guessed codes for a known and an unknown address get the same answers', async () => {
      const { email } = await service().account()
      const results = []
      for (const address of [email, service().newEmail()]) {
        const script = service().visitor('script')
        const { flow } = await script.start(kind)
        await script.send(kind, flow, { method: 'code', email: address })
        for (let tries = 0; tries < 5; tries += 1) {
          const seen = await script.send(kind, flow, { method: 'code', code: '00000x' })
          results.push(settled(seenByStranger(seen.answer)))
        }
        const sixth = await script.send(kind, flow, { method: 'code', code: '00000x' })
        results.push(settled(seenByStranger(sixth.answer)))
      }
      expect(results.slice(6)).toEqual(results.slice(0, 6))
      expect(results[0]).toMatchObject({ body: { state: 'sent_email' } })
    })
  })
})

describeService('account enumeration by response time', {}, (service) => {
  test.each(['recovery', 'verification'] as const)('response times of a %s are rounded up', async (kind) => {
    const { email } = await service().account()
    for (const asked of [email, 'unknown@example.org']) {
      const visitor = service().visitor('script')
      const { flow } = await visitor.start(kind)
      const before = service().quantized()
      await visitor.send(kind, flow, { method: 'code', email: asked })
      expect(service().quantized() - before).toBe(1)
    }
  })

  test('response times of a sign-up are rounded up', async () => {
    const { email } = await service().account()
    for (const asked of [email, service().newEmail()]) {
      const visitor = service().visitor('script')
      const { flow } = await visitor.start('registration')
      const before = service().quantized()
      await visitor.send('registration', flow, { method: 'password', traits: { email: asked }, password: goodPassword })
      expect(service().quantized() - before).toBe(1)
    }
  })
})
