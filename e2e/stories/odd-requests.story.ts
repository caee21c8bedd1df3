import { request } from 'node:http'
import { publicPages } from '../setup/pages.ts'
import { anywhere, expect, story } from '../setup/story.ts'

interface Odd {
  readonly what: string
  readonly path: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
}

const form = { 'content-type': 'application/x-www-form-urlencoded' }
const json = { 'content-type': 'application/json', accept: 'application/json' }
const page = { accept: 'text/html' }
const megabyte = 1024 * 1024

const odd: readonly Odd[] = [
  ...publicPages.flatMap((path): readonly Odd[] => [
    { what: 'broken percent signs', path: `${path}%E0%A4%A`, headers: page },
    {
      what: 'a query of noise',
      path: `${path}?%00=%FF&flow=%00&return_to=javascript:alert(1)&item=../../etc/passwd`,
      headers: page,
    },
    { what: 'an unexpected form', path, method: 'POST', headers: { ...form, ...page }, body: 'a=b&__proto__=c' },
    { what: 'a method from elsewhere', path, method: 'PROPFIND' },
    {
      what: 'a broken cookie',
      path,
      headers: { ...page, cookie: 'ory_kratos_session=%%%; csrf_token_=x; theme=\u00ff; =; ;' },
    },
  ]),
  { what: 'a document of data that is no page', path: '/nowhere.data' },
  { what: 'a page’s data with noise', path: '/login.data?flow=%00&_routes=a%2Cb' },
  { what: 'a long address', path: `/login?flow=${'x'.repeat(12_000)}`, headers: page },
  { what: 'an emoji for a flow', path: '/recovery?flow=%F0%9F%A7%B8', headers: page },
  { what: 'wrong JSON', path: '/self-service/login?flow=x', method: 'POST', headers: json, body: '{"method":' },
  {
    what: 'JSON that is no object',
    path: '/self-service/login?flow=x',
    method: 'POST',
    headers: json,
    body: '[[[[1]]]]',
  },
  {
    what: 'five megabytes and more',
    path: '/self-service/login?flow=x',
    method: 'POST',
    headers: json,
    body: Buffer.alloc(5 * megabyte + 1, 97),
  },
  {
    what: 'five megabytes for a page',
    path: '/logout',
    method: 'POST',
    headers: { ...form, ...page },
    body: Buffer.alloc(5 * megabyte + 1, 97),
  },
  {
    what: 'an unknown content type',
    path: '/self-service/registration?flow=x',
    method: 'POST',
    headers: { 'content-type': 'text/cabinet' },
    body: 'x',
  },
  { what: 'a foreign way back', path: '/self-service/login/browser?return_to=https://evil.example', headers: page },
  {
    what: 'a hidden foreign way back',
    path: '/self-service/login/browser?return_to=%5C%5Cevil.example',
    headers: page,
  },
  { what: 'a wish for the admin API', path: '/admin/identities', headers: { accept: 'application/json' } },
  { what: 'an item that is not there', path: '/api/collectibles/items/..%2F..%2Fetc%2Fpasswd' },
]

interface Answer {
  readonly status: number
  readonly location: string
  readonly text: string
}

/** A server that refuses a body reads on for half a second; a slower client loses the connection, and tries again. */
async function send(origin: string, odd: Odd, tries = 5): Promise<Answer> {
  try {
    return await sendOnce(origin, odd)
  } catch (error) {
    if (!isCutOff(error) || tries === 1) throw error
    return send(origin, odd, tries - 1)
  }
}

const isCutOff = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'EPIPE' || error.code === 'ECONNRESET')

/** Sends a raw request. */
const sendOnce = (origin: string, { path, method = 'GET', headers = {}, body }: Odd) =>
  new Promise<Answer>((resolve, reject) => {
    const { hostname, port, host } = new URL(origin)
    const sent = request({ hostname, port, path, method, headers: { host, ...headers } }, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (chunk) => (text += chunk))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, location: answer.headers.location ?? '', text }))
    })
    sent.once('error', reject)
    sent.end(body)
  })

story('odd requests get no 5xx answer, and the server keeps running', anywhere, async ({ server }) => {
  const wrong: string[] = []
  for (const one of odd) {
    const { status, location, text } = await send(server.origin, one)
    const name = `${one.what}: ${one.method ?? 'GET'} ${one.path.slice(0, 80)}`
    if (status >= 500) wrong.push(`${status} to ${name}`)
    if (/evil\.example/.test(new URL(location || '/', server.origin).host)) wrong.push(`${location} after ${name}`)
    if (/\bat \S+ \(|node_modules|\.ts:\d+/.test(text)) wrong.push(`internals leaked after ${name}`)
  }
  expect(wrong).toEqual([])
  expect(server.log()).not.toContain('"level":"error"')
  expect((await fetch(`${server.origin}/health/ready`)).status).toBe(200)
})
