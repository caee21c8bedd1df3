import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { serviceGiven } from './setup/service-given.mjs'

const open: (() => void)[] = []
afterEach(() => open.splice(0).forEach((close) => close()))

/** A service that is ready, and leads to these pages. */
async function listening(pages: string): Promise<string> {
  const server = createServer((request, answer) => {
    const isReady = request.url === '/health/ready'
    answer.writeHead(isReady ? 200 : 303, isReady ? {} : { location: `${pages}/login?flow=f` }).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  open.push(() => server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('without a Kratos the stories run on our own service, with the other arguments', async () => {
  expect(await serviceGiven(['account.both', '--trace', 'on'], {})).toEqual({ rest: ['account.both', '--trace', 'on'] })
})

test('KRATOS and HYDRA are programs that can be run', async () => {
  const [KRATOS, HYDRA] = [process.execPath, process.execPath]
  expect(await serviceGiven(['detours'], { KRATOS, HYDRA })).toEqual({ service: { KRATOS, HYDRA }, rest: ['detours'] })
  expect(await serviceGiven([], { KRATOS })).toEqual({ service: { KRATOS, HYDRA: '' }, rest: [] })
  await expect(serviceGiven([], { KRATOS: '/nowhere' })).rejects.toThrow('KRATOS must be the path of a program')
})

test('--against is an address that answers, and the app starts where it leads', async () => {
  const against = await listening('http://localhost:3333')
  const { service, rest } = await serviceGiven(['--against', against, `--hydra=${against}`, 'detours'], {})
  expect(rest).toEqual(['detours'])
  expect(service).toMatchObject({
    AGAINST: against,
    AGAINST_HYDRA: against,
    AGAINST_ORIGIN: 'http://localhost:3333',
  })
})

test.each([
  [['--against', '127.0.0.1:4433'], '--against must be an address like'],
  [['--against', 'http://127.0.0.1:1'], '--against: http://127.0.0.1:1/health/ready does not answer 200'],
])('%j is refused with a sentence', async (args, sentence) => {
  await expect(serviceGiven(args, {})).rejects.toThrow(sentence)
})

test('a Kratos that leads to another machine is refused, with the key to change', async () => {
  const against = await listening('https://login.example')
  await expect(serviceGiven(['--against', against], {})).rejects.toThrow('selfservice.flows.login.ui_url')
})

test('every story is marked: it runs anywhere, or says what it needs', () => {
  const folder = new URL('../e2e/stories/', import.meta.url)
  const begins = /^[ \t]*(?:\w*S|s)tory\(\s*(?:'(?:[^'\\]|\\.)*'|`[^`]*`),\s*(.*)/gm
  const unmarked = readdirSync(folder).flatMap((file) =>
    [...readFileSync(new URL(file, folder), 'utf8').matchAll(begins)]
      .filter(([, next = '']) => /^(async|\()/.test(next))
      .map(([story]) => `${file}: ${story}`),
  )
  expect(unmarked).toEqual([])
})
