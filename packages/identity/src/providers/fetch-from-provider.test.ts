import { createServer } from 'node:http'
import type { AddressInfo, LookupFunction } from 'node:net'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createProviderFetch } from './fetch-from-provider.ts'

let calls = 0
const server = createServer((request, response) => {
  calls += 1
  if (request.url === '/moved') return response.writeHead(302, { location: '/' }).end()
  if (request.url === '/empty') return response.writeHead(204).end()
  return response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
afterAll(() => server.close())
beforeEach(() => void (calls = 0))
const { port } = server.address() as AddressInfo
const origin = `http://127.0.0.1:${port}`

const ask = (address: string, ...exceptions: readonly string[]) =>
  createProviderFetch({ refusesPrivate: true, exceptions })(address)

/** Names whose addresses change at each look-up, as an attacker's name server lets them. */
function namesThatChange(...answers: readonly (readonly string[])[]) {
  const left = [...answers]
  const seen = { lookups: 0 }
  const lookup: LookupFunction = (_, { all }, done) => {
    seen.lookups += 1
    const found = (left.shift() ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
    if (all) done(null, found)
    else done(null, found[0]?.address ?? '', found[0]?.family)
  }
  return { lookup, seen }
}

describe('private addresses, where the configuration refuses them', () => {
  test.each([
    '127.0.0.1',
    'localhost',
    '2130706433', // 127.0.0.1 as one number
    '0x7f.1',
    '0177.0.0.1',
    '0.0.0.0',
    '10.0.0.1',
    '100.64.0.1',
    '169.254.169.254',
    '172.31.255.255',
    '192.168.0.1',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::127.0.0.1]',
    '[64:ff9b::7f00:1]',
    '[2002:7f00:1::]',
    '[fd00::1]',
    '[fe80::1]',
  ])('%s is refused', async (host) => {
    await expect(ask(`http://${host}:${port}/`)).rejects.toMatchObject({ kind: 'answer' })
    expect(calls).toBe(0)
  })

  test.each([[['127.0.0.1']], [['::ffff:10.0.0.1']], [['192.0.2.1', '127.0.0.1']], [['::1']]])(
    'a name that resolves to %s is refused',
    async (addresses) => {
      const { lookup } = namesThatChange(addresses)
      const fetch = createProviderFetch({ refusesPrivate: true, exceptions: [], lookup })
      await expect(fetch(`http://name.example:${port}/`)).rejects.toMatchObject({ kind: 'answer' })
      expect(calls).toBe(0)
    },
  )

  test('a name that resolves to a private address the second time is looked up once', async () => {
    const { lookup, seen } = namesThatChange(['192.0.2.1'], ['127.0.0.1'])
    const fetch = createProviderFetch({ refusesPrivate: true, exceptions: [], lookup })
    await expect(fetch(`http://name.example:${port}/`)).rejects.toMatchObject({ kind: 'down' })
    expect([seen.lookups, calls]).toEqual([1, 0])
  }, 15_000)

  test('the connection goes to the address that was looked up', async () => {
    const { lookup, seen } = namesThatChange(['127.0.0.1'], ['192.0.2.1'])
    const fetch = createProviderFetch({ refusesPrivate: false, exceptions: [], lookup })
    expect((await fetch(`http://name.example:${port}/`)).status).toBe(200)
    expect([seen.lookups, calls]).toEqual([1, 1])
  })
})

describe('exceptions', () => {
  test.each([
    [`${origin}/keys`, `${origin}/keys`],
    [`${origin}/keys?a=b`, `${origin}/keys`],
    [`${origin}/a/b.json`, `${origin}/**`],
    [`${origin}/a/keys`, `${origin}/*/keys`],
    [`http://localhost:${port}/keys`, `http://local*:${port}/keys`],
    [`http://localhost:${port}/a/b`, `http://**:${port}/**`],
  ])('%s is called with %s', async (address, exception) => {
    expect((await ask(address, exception)).status).toBe(200)
  })

  test.each([
    [`${origin}/keys`, `${origin}/`],
    [`${origin}/a/b`, `${origin}/*`],
    [`${origin}/Keys`, `${origin}/keys`],
    [`${origin}/`, 'http://127.0.0.1/'],
    [`http://10.0.0.1@127.0.0.1:${port}/`, 'http://10.0.0.1/**'],
    [`${origin}/x.internal/`, 'http://**.internal/**'],
    [`http://localhost:${port}/`, `http://loc.lhost:${port}/`],
    [`http://localhost:${port}/`, `http://local:${port}/`],
  ])('%s is refused with %s', async (address, exception) => {
    await expect(ask(address, exception)).rejects.toMatchObject({ kind: 'answer' })
  })
})

describe('answers', () => {
  const fetch = createProviderFetch({ refusesPrivate: false, exceptions: [] })

  test('a redirect is not followed', async () => {
    await expect(fetch(`${origin}/moved`)).rejects.toMatchObject({ kind: 'answer' })
    expect(calls).toBe(1)
  })

  test('an answer may be empty', async () => {
    expect((await fetch(`${origin}/empty`)).status).toBe(204)
  })
})
