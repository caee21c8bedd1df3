import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Browser, type BrowserContext } from '@playwright/test'
import { cpuSlowdown, firstFieldOf, momentsOf, type FirstField, type Moments, type Visitor } from './moments.ts'
import { preparePeer, type Peer } from './peer.ts'
import { kB, median, quartiles, table } from './table.ts'
import { languagesIn, pageBrotli, scriptGzip, weightRows, weightsOf } from './weights.ts'

const rounds = Number(process.env['ROUNDS'] ?? 31)
/** Rounds that also measure the first field. */
const watchedRounds = 3
const warmUps = 30

const budget = { pageBrotli: 25 * 1024, scriptGzip: 106 * 1024, staticForm: 1.12, blocking: 0.7 }

export async function loginPage(): Promise<boolean> {
  const prepared = await preparePeer()
  const peer = typeof prepared === 'string' ? undefined : prepared
  const server = await openPageServer(peer)
  const root = process.env['BEFORE']
  const before = root === undefined ? undefined : await openPageServer(undefined, root)
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'],
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
    ],
  })
  try {
    const areBytesKept = await weights(browser, server.origin)
    if (peer) await peerWeights(browser, server, peer)
    const isTimeKept = await times(browser, server.origin, peer, before?.origin)
    if (typeof prepared === 'string') console.log(`  ${prepared}`)
    return areBytesKept && isTimeKept
  } finally {
    await browser.close()
    server.stop()
    before?.stop()
  }
}

interface PageServer {
  readonly origin: string
  readonly peerLanguages: string
  stop(): void
}

/** The server of this version, or of the installed and built checkout in `root`. */
async function openPageServer(peer: Peer | undefined, root?: string): Promise<PageServer> {
  const script = root ? join(root, 'bench/page-server.ts') : fileURLToPath(new URL('./page-server.ts', import.meta.url))
  const child = spawn(process.execPath, ['--conditions=source', script, peer?.folder ?? ''], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
    ...(root && { cwd: root }),
  })
  const [line] = await once(child.stdout, 'data')
  const [origin = '', peerLanguages = ''] = String(line).trim().split(' ')
  return { origin, peerLanguages, stop: () => void child.kill() }
}

/** A browser that holds a login flow and its cookie, and nothing in its cache. */
async function withFlow(browser: Browser, origin: string): Promise<{ context: BrowserContext; search: string }> {
  const context = await emptyBrowser(browser, origin)
  const start = await context.request.get('/self-service/login/browser', {
    maxRedirects: 0,
    headers: { Accept: 'text/html' },
  })
  return { context, search: new URL(start.headers()['location'] ?? '', origin).search }
}

const emptyBrowser = (browser: Browser, origin: string) =>
  browser.newContext({ baseURL: origin, viewport: { width: 412, height: 823 } })

const say = (...lines: readonly string[]) => console.log(lines.join('\n'))
const verdict = (isKept: boolean) => (isKept ? 'kept' : 'MISSED')

async function weights(browser: Browser, origin: string): Promise<boolean> {
  const { context, search } = await withFlow(browser, origin)
  const ours = await weightsOf(context, origin, `/login${search}`)
  table('Login page, empty cache', weightRows(ours))
  const languages = await languagesIn(ours)
  const kept = {
    page: pageBrotli(ours) <= budget.pageBrotli,
    script: scriptGzip(ours) <= budget.scriptGzip,
    language: languages.length === 1,
    origin: ours.elsewhere.length === 0,
  }
  say(
    `  HTML and CSS ${kB(pageBrotli(ours))} brotli, ${kB(budget.pageBrotli)} allowed: ${verdict(kept.page)}`,
    `  script ${kB(scriptGzip(ours))} gzip, ${kB(budget.scriptGzip)} allowed: ${verdict(kept.script)}`,
    `  languages in all of it: ${languages.join(', ') || 'none'}, one allowed: ${verdict(kept.language)}`,
    `  requests to another origin: ${ours.elsewhere.join(' ') || 'none'}, none allowed: ${verdict(kept.origin)}`,
  )
  return Object.values(kept).every(Boolean)
}

async function peerWeights(browser: Browser, { origin, peerLanguages }: PageServer, { name }: Peer): Promise<void> {
  const { context, search } = await withFlow(browser, origin)
  const theirs = await weightsOf(context, origin, `/bench/peer${search}`)
  table(`${name} with the same flow, empty cache`, weightRows(theirs))
  say(
    '  its default login screen and theme, drawn on the server by React and taken over in the browser; built by Vite for',
    '  production, compressed and served by the same server',
    `  HTML and CSS ${kB(pageBrotli(theirs))} brotli, script ${kB(scriptGzip(theirs))} gzip, languages in it: ${peerLanguages}, requests to another origin: ${theirs.elsewhere.join(' ') || 'none'}`,
  )
}

async function times(browser: Browser, origin: string, peer: Peer | undefined, earlier?: string): Promise<boolean> {
  const withItsFlow =
    (path: string, from = origin) =>
    async () => {
      const { context, search } = await withFlow(browser, from)
      return { context, address: path + search }
    }
  const ours = '/login?flow=… with its cookie'
  const before = 'the same, version before'
  const form = 'a static form'
  const visitors: Readonly<Record<string, () => Promise<Visitor>>> = {
    [form]: withItsFlow('/bench/static'),
    [ours]: withItsFlow('/login'),
    ...(earlier && { [before]: withItsFlow('/login', earlier) }),
    '/login, cold': async () => ({ context: await emptyBrowser(browser, origin), address: '/login' }),
    ...(peer && { [peer.name]: withItsFlow('/bench/peer') }),
  }
  await warmUp(browser, origin, ['/bench/static', '/login', ...(peer ? ['/bench/peer'] : [])])
  if (earlier) await warmUp(browser, earlier, ['/login'])
  const names = Object.keys(visitors)
  const all = new Map<string, Moments[]>(names.map((name) => [name, []]))
  const fields = new Map<string, FirstField[]>(names.map((name) => [name, []]))
  const idle = idleMeter()
  // Interleaved, so that other processes of the machine slow all of them alike.
  for (let round = 0; round < rounds; round++) {
    for (const [name, visitor] of Object.entries(visitors)) {
      all.get(name)?.push(await momentsOf(await visitor()))
      if (round < watchedRounds) fields.get(name)?.push(await firstFieldOf(await visitor()))
    }
  }

  const of = (name: string) => all.get(name) ?? []
  const fieldsOf = (name: string) => fields.get(name) ?? []
  table(
    `Time on slow 4G with a ${cpuSlowdown} times slower processor (medians of ${rounds} interleaved rounds; processors ${idle()} idle)`,
    [
      ['address', 'first paint', 'field usable', 'largest paint', 'blocking', 'layout shift'],
      ...names.map((name) => [
        name,
        ...[
          of(name).map(({ paint }) => paint),
          fieldsOf(name).map(({ field }) => field),
          of(name).map(({ largest }) => largest),
          of(name).map(({ blocking }) => blocking),
        ].map((values) => `${Math.round(median(values))} ms`),
        median(of(name).map(({ shift }) => shift)).toFixed(3),
      ]),
    ],
  )
  const held = of(ours)
  // Each is compared with the form of its own round: both ran under the same load.
  const ratios = held.map(({ largest }, round) => largest / (of(form)[round]?.largest ?? Number.NaN))
  const ratio = median(ratios)
  const kept = {
    ratio: ratio <= budget.staticForm,
    usable: fieldsOf(ours).every(({ paint, field }) => field <= paint),
    still: [...held, ...of('/login, cold')].every(({ shift }) => shift === 0),
  }
  const blockingOf = (name: string) => median(of(name).map(({ blocking }) => blocking))
  const [low, high] = quartiles(ratios)
  say(
    `  largest paint ${ratio.toFixed(2)} × the static form's (half of the rounds: ${low.toFixed(2)} to ${high.toFixed(2)}), ${budget.staticForm} × allowed: ${verdict(kept.ratio)}`,
    `  the field is usable at first paint: ${verdict(kept.usable)}; nothing shifts: ${verdict(kept.still)}`,
  )
  if (!earlier) return Object.values(kept).every(Boolean)
  const [now, then] = [blockingOf(ours), blockingOf(before)]
  const isFreer = now <= budget.blocking * then
  say(
    `  blocking ${Math.round(now)} ms, the version before ${Math.round(then)} ms, ${budget.blocking} × allowed: ${verdict(isFreer)}`,
  )
  return isFreer && Object.values(kept).every(Boolean)
}

/** The share of the processors' time that no process used since the start; the browser and the server use some. */
function idleMeter(): () => string {
  const times = () => cpus().map((cpu) => cpu.times)
  const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
  const idleIn = (all: ReturnType<typeof times>) => sumOf(all.map(({ idle }) => idle))
  const allIn = (all: ReturnType<typeof times>) => sumOf(all.flatMap((one) => Object.values(one)))
  const before = times()
  return () => {
    const now = times()
    return `${Math.round((100 * (idleIn(now) - idleIn(before))) / (allIn(now) - allIn(before)))} %`
  }
}

/** Warms up: the first visit compiles the code. */
async function warmUp(browser: Browser, origin: string, paths: readonly string[]): Promise<void> {
  const { context, search } = await withFlow(browser, origin)
  for (let time = 0; time < warmUps; time++) for (const path of paths) await context.request.get(path + search)
  await context.close()
}
