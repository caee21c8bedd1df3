import { pbkdf2Sync, scryptSync } from 'node:crypto'
import { hash as argon2 } from '@node-rs/argon2'
import { hash as bcrypt } from 'bcryptjs'
import { describe, expect, test } from 'vitest'
import { isKnownHash } from './foreign-hashes.ts'
import { createHasher } from './hasher.ts'
import { OverloadedError } from '../concurrency/overloaded-error.ts'
import { createConcurrencyLimiter } from '../concurrency/limit-concurrency.ts'

const cheap = { memory: 64, iterations: 1, parallelism: 1 }
const hasher = createHasher(cheap)
const salted = 'MDEyMzQ1Njc$MDEyMzQ1Njc'
const salt = Buffer.from('0123456789abcdef')
const b64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
const key = (bytes: Buffer) => `${b64(salt)}$${b64(bytes)}`

describe('an unsupported hash matches no password', () => {
  test.each([
    ['nothing', ''],
    ['the password itself', 'hunter22'],
    ['another algorithm', '$md5$pf=$abc$abc'],
    ['another version of argon2', '$argon2id$v=16$m=64,t=1,p=1$MDEyMzQ1Njc$MDEyMzQ1Njc'],
    ['too much memory', '$argon2id$v=19$m=99999999,t=1,p=1$MDEyMzQ1Njc$MDEyMzQ1Njc'],
    ['no memory', `$argon2id$v=19$m=0,t=1,p=1$${salted}`],
    ['less memory than its lanes need', `$argon2id$v=19$m=64,t=1,p=9$${salted}`],
    ['no lanes', `$argon2id$v=19$m=64,t=1,p=0$${salted}`],
    ['a thousand lanes', `$argon2id$v=19$m=65536,t=1,p=999$${salted}`],
    ['much memory for many rounds', `$argon2id$v=19$m=1048576,t=3,p=1$${salted}`],
    ['a short salt of argon2', '$argon2id$v=19$m=128,t=1,p=1$MDEy$MDEyMzQ1Njc'],
    ['a salt of argon2 with padding', '$argon2id$v=19$m=128,t=1,p=1$MDEyMzQ1Njc=$MDEyMzQ1Njc'],
    ['a salt of argon2 that is not canonical base64', '$argon2id$v=19$m=128,t=1,p=1$MDEyMzQ1Njd$MDEyMzQ1Njc'],
    ['too many rounds of bcrypt', `$2b$31$${'a'.repeat(53)}`],
    ['a bcrypt cost that would block the service', `$2b$15$${'a'.repeat(53)}`],
    ['too many rounds of pbkdf2', '$pbkdf2-sha256$i=99999999,l=32$MDEy$MDEy'],
    ['many rounds of pbkdf2 for a long key', '$pbkdf2-sha256$i=2000000,l=512$MDEy$MDEy'],
    ['many lanes of scrypt', '$scrypt$ln=19,r=8,p=16$MDEy$MDEy'],
    ['too much of scrypt', '$scrypt$ln=30,r=32,p=1$MDEy$MDEy'],
    ['a cost of scrypt that is no power of two', '$scrypt$ln=1000,r=8,p=1$MDEy$MDEy'],
    ['a cut-off bcrypt hash', '$2b$10$abc'],
  ])('unsupported: %s', async (_, encoded) => {
    expect(isKnownHash(encoded)).toBe(false)
    await expect(hasher.matches('hunter22', encoded)).resolves.toBe(false)
    expect(hasher.needsUpgrade(encoded)).toBe(true)
  })
})

describe(createHasher, () => {
  test('makes salted argon2id hashes with the given parameters', async () => {
    const encoded = await hasher.hash('hunter22')
    expect(encoded).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$/)
    expect(encoded).not.toBe(await hasher.hash('hunter22'))
    await expect(hasher.matches('hunter22', encoded)).resolves.toBe(true)
    await expect(hasher.matches('hunter23', encoded)).resolves.toBe(false)
    expect(hasher.needsUpgrade(encoded)).toBe(false)
    expect(createHasher({ ...cheap, iterations: 2 }).needsUpgrade(encoded)).toBe(true)
  })

  test.each([
    ['1,000 characters', 'x'.repeat(1000), `${'x'.repeat(999)}y`],
    ['more than 72 bytes', '🔑'.repeat(30), '🔑'.repeat(29)],
    ['control characters', 'a\u0000b\tc\nd', 'a\u0000b\tc\ne'],
    ['an unpaired surrogate', '\ud83d-hunter', 'hunter22'],
  ])('a password with %s matches its own hash only', async (_, password, other) => {
    const encoded = await hasher.hash(password)
    await expect(hasher.matches(password, encoded)).resolves.toBe(true)
    await expect(hasher.matches(other, encoded)).resolves.toBe(false)
  })

  test.each([
    ['bcrypt', () => bcrypt('hunter22', 4)],
    ['bcrypt of older programs', async () => (await bcrypt('hunter22', 4)).replace('$2b$', '$2a$')],
    ['bcrypt of PHP', async () => (await bcrypt('hunter22', 4)).replace('$2b$', '$2y$')],
    ['argon2i', () => argon2('hunter22', { algorithm: 1, memoryCost: 64, timeCost: 3, parallelism: 1 })],
    ['argon2id with other parameters', () => argon2('hunter22', { memoryCost: 128, timeCost: 1, parallelism: 1 })],
    ['pbkdf2', async () => `$pbkdf2-sha256$i=1000,l=32$${key(pbkdf2Sync('hunter22', salt, 1000, 32, 'sha256'))}`],
    [
      'pbkdf2 with SHA-512',
      async () => `$pbkdf2-sha512$i=1000,l=64$${key(pbkdf2Sync('hunter22', salt, 1000, 64, 'sha512'))}`,
    ],
    [
      'scrypt, cost in full',
      async () => `$scrypt$ln=1024,r=8,p=1$${key(scryptSync('hunter22', salt, 32, { N: 1024, r: 8, p: 1 }))}`,
    ],
    [
      'scrypt, cost as logarithm',
      async () => `$scrypt$ln=10,r=8,p=1$${key(scryptSync('hunter22', salt, 32, { N: 1024, r: 8, p: 1 }))}`,
    ],
  ])('accepts a hash of %s, and wants to upgrade it', async (_, make) => {
    const encoded = await make()
    expect(isKnownHash(encoded)).toBe(true)
    await expect(hasher.matches('hunter22', encoded)).resolves.toBe(true)
    await expect(hasher.matches('hunter23', encoded)).resolves.toBe(false)
    expect(hasher.needsUpgrade(encoded)).toBe(true)
  })

  test.each([
    ['OWASP’s argon2id', `$argon2id$v=19$m=47104,t=1,p=1$${salted}`],
    ['Kratos’ own default', `$argon2id$v=19$m=131072,t=1,p=1$${salted}`],
    ['RFC 9106’s choice for little memory', `$argon2id$v=19$m=65536,t=3,p=4$${salted}`],
    ['bcrypt at 12', `$2b$12$${'a'.repeat(53)}`],
    ['PBKDF2 at 1,300,000', '$pbkdf2-sha1$i=1300000,l=20$MDEy$MDEy'],
    ['scrypt at 2^17', '$scrypt$ln=17,r=8,p=1$MDEy$MDEy'],
  ])('hashes with common parameters can be imported: %s', (_, encoded) => {
    expect(isKnownHash(encoded)).toBe(true)
  })

  test('the decoy is a hash with the current parameters that matches no password', async () => {
    expect(isKnownHash(hasher.decoy)).toBe(true)
    expect(hasher.needsUpgrade(hasher.decoy)).toBe(false)
    await expect(hasher.matches('', hasher.decoy)).resolves.toBe(false)
  })

  test('comparing an older, cheaper hash also compares the decoy, so that it takes no less time', async () => {
    const runs: string[] = []
    const watched = createHasher({ ...cheap, trace: (what, work) => (runs.push(what), work()) })
    const older = await argon2('hunter22', { memoryCost: 32, timeCost: 1, parallelism: 1 })
    await expect(watched.matches('hunter22', older)).resolves.toBe(true)
    expect(runs).toEqual(['compare a password', 'compare a password'])
    await expect(watched.matches('hunter22', watched.decoy)).resolves.toBe(false)
    expect(runs).toHaveLength(3)
  })

  test('a flood is refused, waiting hashes are computed', async () => {
    const small = createHasher({ ...cheap, concurrency: 1, waiting: 2 })
    const all = await Promise.allSettled(Array.from({ length: 5 }, () => small.hash('hunter22')))
    expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected'])
    expect(all[4]).toMatchObject({ reason: expect.any(OverloadedError) })
    await expect(small.hash('hunter22')).resolves.toContain('$argon2id$')
  })
})

/** Resolves when all pending callbacks have run. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

/** A limiter with a concurrency of one, whose work the test ends by hand; `order` lists the admitted requesters. */
function lineUp(waiting: number) {
  const turn = createConcurrencyLimiter({ concurrency: 1, waiting })
  const order: string[] = []
  const doors: (() => void)[] = []
  const come = (name: string, isKnown = false) =>
    turn({ name, isKnown }, async () => {
      order.push(name)
      await new Promise<void>((resolve) => doors.push(resolve))
    }).then(
      () => 'done' as const,
      (error: unknown) => (error instanceof OverloadedError ? ('refused' as const) : Promise.reject(error)),
    )
  const openAll = async () => {
    for (await settled(); doors.length > 0; await settled()) doors.shift()?.()
  }
  return { come, openAll, order }
}

describe(createConcurrencyLimiter, () => {
  test('runs a few jobs at a time, in the order of arrival, and continues after a failure', async () => {
    const turn = createConcurrencyLimiter({ concurrency: 2, waiting: 10 })
    const begun: number[] = []
    const doors = Array.from({ length: 5 }, () => Promise.withResolvers<void>())
    const work = doors.map((door, at) =>
      turn({ name: 'one', isKnown: false }, async () => {
        begun.push(at)
        await door.promise
      }),
    )
    await settled()
    expect(begun).toEqual([0, 1])
    doors[1]?.reject(new Error('failed'))
    await expect(work[1]).rejects.toThrow('failed')
    await settled()
    expect(begun).toEqual([0, 1, 2])
    for (const door of doors) door.resolve()
    await Promise.allSettled(work)
    expect(begun).toEqual([0, 1, 2, 3, 4])
  })

  test('requesters take turns: a single request waits for few of a crowd', async () => {
    const { come, openAll, order } = lineUp(10)
    const all = [...Array.from({ length: 6 }, () => come('crowd')), come('lone'), come('other')]
    await openAll()
    expect(order).toEqual(['crowd', 'crowd', 'lone', 'other', 'crowd', 'crowd', 'crowd', 'crowd'])
    expect(await Promise.all(all)).toEqual(Array(8).fill('done'))
  })

  test('browsers that signed in before wait in their own lane, which has every second turn', async () => {
    const { come, openAll, order } = lineUp(10)
    for (let count = 0; count < 4; count += 1) void come(`stranger ${count}`)
    for (let count = 0; count < 3; count += 1) void come(`owner ${count}`, true)
    await openAll()
    expect(order).toEqual(['stranger 0', 'owner 0', 'stranger 1', 'owner 1', 'stranger 2', 'owner 2', 'stranger 3'])
  })

  test('a full lane makes room for another requester, at the cost of the longest queue', async () => {
    const { come, openAll, order } = lineUp(4)
    const inside = come('crowd')
    const crowd = Array.from({ length: 4 }, () => come('crowd'))
    const one = come('one')
    const two = come('two')
    await openAll()
    expect(await Promise.all([inside, ...crowd])).toEqual(['done', 'done', 'done', 'refused', 'refused'])
    expect(await Promise.all([one, two])).toEqual(['done', 'done'])
    expect(order.slice(0, 3)).toEqual(['crowd', 'crowd', 'one'])
  })

  test('a lane full of different requesters refuses one more, but no browser that signed in before', async () => {
    const { come, openAll } = lineUp(3)
    const all = Array.from({ length: 6 }, (_, at) => come(`place ${at}`))
    const owner = come('owner', true)
    await openAll()
    expect(await Promise.all(all)).toEqual(['done', 'done', 'done', 'done', 'refused', 'refused'])
    expect(await owner).toBe('done')
  })

  test('a thousand requests of one requester delay others by two of them at most', async () => {
    const { come, openAll, order } = lineUp(32)
    const crowd = Array.from({ length: 1_000 }, () => come('crowd'))
    void come('lone')
    await openAll()
    expect(order.indexOf('lone')).toBeLessThanOrEqual(2)
    expect((await Promise.all(crowd)).filter((end) => end === 'done').length).toBeLessThanOrEqual(33)
  })
})
