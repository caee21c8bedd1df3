import { expect, test } from 'vitest'
import { MappingFault } from './connection.ts'
import { openMapper } from './mapper.ts'
import type { ProvedUser } from './provider.ts'

const user: ProvedUser = {
  claims: { iss: 'https://p.example', sub: '1', email: 'Ada@P.example', raw_claims: { email_verified: false } },
  vouches: false,
  tokens: {},
}
const path = 'providers.0.mapper_url'
const base64 = (text: string): string => `base64://${Buffer.from(text).toString('base64')}`
const refuses = () => Promise.reject(new Error('no network'))
const open = (text: string) => openMapper(base64(text), { path, fetch: refuses, clock: Date.now })

test('a mapper makes traits, metadata and proved addresses of claims', async () => {
  const map = await open(`local claims = std.extVar('claims'); { identity: {
    traits: { email: claims.email },
    metadata_public: { from: claims.iss },
    verified_addresses: [{ via: 'email', value: ' OTHER@p.example ' }],
  } }`)
  expect(await map(user)).toEqual({
    traits: { email: 'Ada@P.example' },
    metadataPublic: { from: 'https://p.example' },
    verified: [{ via: 'email', value: 'other@p.example' }],
  })
})

test('an address of which the provider says that it is not proved is no proved address', async () => {
  const map = await open(`{ identity: { traits: {}, verified_addresses: [{ via: 'email', value: 'ada@p.example' }] } }`)
  expect(await map(user)).toMatchObject({ verified: [] })
  expect(await map({ ...user, vouches: true })).toMatchObject({ verified: [{ value: 'ada@p.example' }] })
})

test('a mapper that does not read is refused at the start, with the key, the line and the column', async () => {
  await expect(open('{\n  identity: self }')).rejects.toThrow(`${path}: mapper:2:13: self is not supported`)
  await expect(open(' '.repeat(65_537))).rejects.toThrow(`${path}: mapper: the source is larger than 64 kB`)
  await expect(openMapper('file:///none.jsonnet', { path, fetch: refuses, clock: Date.now })).rejects.toThrow(path)
})

test.each([
  [`error 'no subject'`, 'mapper:1:1: no subject'],
  ['{}', 'expected { identity: { traits: { … } } }'],
  ['{ identity: { traits: [] } }', 'expected { identity: { traits: { … } } }'],
  [`{ identity: { traits: {}, verified_addresses: 'all' } }`, 'expected { identity: { traits: { … } } }'],
  ['local f(x) = f(x); f(1)', 'calls are nested too deeply'],
  [`std.extVar('identity')`, 'there is no variable identity'],
])('the mapper %s fails with a reason for the log', async (text, reason) => {
  const map = await open(text)
  const failed = map(user)
  await expect(failed).rejects.toThrow(MappingFault)
  await expect(failed).rejects.toThrow(reason)
})

test('a mapper from the network is fetched once an hour', async () => {
  let now = 0
  const answers = [`{ identity: { traits: { a: 1 } } }`, `{ identity: { traits: { a: 2 } } }`]
  const fetch = () => Promise.resolve(new Response(answers.shift()))
  const map = await openMapper('https://m.example/mapper.jsonnet', { path, fetch, clock: () => now })
  expect(await map(user)).toMatchObject({ traits: { a: 1 } })
  now = 60 * 60_000 - 1
  expect(await map(user)).toMatchObject({ traits: { a: 1 } })
  now = 60 * 60_000
  expect(await map(user)).toMatchObject({ traits: { a: 2 } })
})

test('a mapper from the network that is down, missing or not understood fails the sign-in alone', async () => {
  const answers = [
    () => Promise.reject(new Error('m.example does not answer')),
    () => Promise.resolve(new Response('', { status: 404 })),
    () => Promise.resolve(new Response('{ identity: $ }')),
    () => Promise.resolve(new Response(`{ identity: { traits: {} } }`)),
  ]
  const fetch = () => answers.shift()?.() ?? Promise.reject(new Error('asked too often'))
  const map = await openMapper('http://m.example/mapper.jsonnet', { path, fetch, clock: () => 0 })
  await expect(map(user)).rejects.toThrow('m.example does not answer')
  await expect(map(user)).rejects.toThrow('answered with 404')
  await expect(map(user)).rejects.toThrow('mapper:1:13: $ is not supported')
  expect(await map(user)).toMatchObject({ traits: {} })
})
