import type { AnyFlow } from '@collect/contract'
import type * as Argon2 from '@node-rs/argon2'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { describeHouse } from './house/describe-house.ts'
import { settled } from './house/golden.ts'
import type { Payload } from './house/visitor.ts'

const runs = vi.hoisted(() => ({ hash: 0, verify: 0 }))

// The real thing, counted: the library is outside of the house.
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof Argon2>()
  return {
    ...real,
    hash: (...given: Parameters<typeof real.hash>) => ((runs.hash += 1), real.hash(...given)),
    verify: (...given: Parameters<typeof real.verify>) => ((runs.verify += 1), real.verify(...given)),
  }
})

/** Everything of an answer that a stranger could compare. */
const seenBy = (answer: { status: number; headers: Headers }, flow: AnyFlow) => ({
  status: answer.status,
  headers: [...answer.headers].filter(([name]) => name !== 'location'),
  flow: settled(flow),
})

describeHouse('who has an account', {}, (house) => {
  beforeEach(() => Object.assign(runs, { hash: 0, verify: 0 }))

  const compare = async (kind: 'login' | 'recovery' | 'verification', payload: (email: string) => Payload) => {
    const { email } = await house().account()
    const results = []
    for (const address of [email, house().newEmail()]) {
      const script = house().visitor('script')
      const { flow } = await script.start(kind)
      Object.assign(runs, { hash: 0, verify: 0 })
      const seen = await script.send(kind, flow, payload(address))
      results.push({ ...seenBy(seen.answer, seen.flow), runs: { ...runs } })
    }
    return results
  }

  test('an unknown account and a wrong password are answered alike, and cost the same', async () => {
    const [known, unknown] = await compare('login', (identifier) => ({
      method: 'password',
      identifier,
      password: 'wrong',
    }))
    expect(unknown).toEqual(known)
    expect(known?.runs).toEqual({ hash: 0, verify: 1 })
  })

  test('an account without a password, too', async () => {
    const { email, identity } = await house().account()
    const tables = house().database.tables<{ credentials: { identity_id: string; config: string } }>()
    await tables.updateTable('credentials').set({ config: '{}' }).where('identity_id', '=', identity.id).execute()
    const script = house().visitor('script')
    const { flow } = await script.start('login')
    Object.assign(runs, { hash: 0, verify: 0 })
    const seen = await script.send('login', flow, { method: 'password', identifier: email, password: 'wrong' })
    expect(seen.flow).toSay(4000006)
    expect(runs).toEqual({ hash: 0, verify: 1 })
  })

  describe.each(['recovery', 'verification'] as const)('%s', (kind) => {
    test('a known and an unknown address are answered alike', async () => {
      const [known, unknown] = await compare(kind, (email) => ({ method: 'code', email }))
      expect(unknown).toEqual(known)
    })

    test('and so are the codes that are guessed afterwards', async () => {
      const { email } = await house().account()
      const results = []
      for (const address of [email, house().newEmail()]) {
        const script = house().visitor('script')
        const { flow } = await script.start(kind)
        await script.send(kind, flow, { method: 'code', email: address })
        for (let tries = 0; tries < 5; tries += 1) {
          const seen = await script.send(kind, flow, { method: 'code', code: '00000x' })
          results.push(seenBy(seen.answer, seen.flow))
        }
        const sixth = await script.send(kind, flow, { method: 'code', code: '00000x' })
        results.push({ status: sixth.answer.status, body: settled(sixth.answer.body) })
      }
      expect(results.slice(6)).toEqual(results.slice(0, 6))
    })
  })
})
