import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { createProviderFetch } from './fetch-from-provider.ts'

const server = createServer((_, response) => response.end('{}'))
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
afterAll(() => server.close())
const { port } = server.address() as AddressInfo

const ask = (address: string, ...exceptions: readonly string[]) =>
  createProviderFetch({ refusesPrivate: true, exceptions })(address)

test.each(['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]', '10.0.0.1', '169.254.169.254'])(
  'the private address %s is refused',
  async (host) => {
    await expect(ask(`http://${host}:${port}/`)).rejects.toMatchObject({ kind: 'answer' })
  },
)

test('an exception is called', async () => {
  const origin = `http://127.0.0.1:${port}`
  expect((await ask(`${origin}/keys`, `${origin}/`)).status).toBe(200)
})

test.each([
  ['http://127.0.0.1', `http://127.0.0.1:${port}/`],
  ['http://10.0.0.1', `http://10.0.0.1@127.0.0.1:${port}/`],
])('the exception %s does not open %s, which only begins alike', async (exception, address) => {
  await expect(ask(address, exception)).rejects.toMatchObject({ kind: 'answer' })
})
