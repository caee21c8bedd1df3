import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Load {
  readonly url: string
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  readonly connections: number
  readonly seconds: number
  /** Each request has another client address in the proxy's header, because one network has limits. */
  readonly isCrowd?: boolean
}

export interface Rate {
  readonly perSecond: number
  /** Answers other than 2xx. */
  readonly refused: number
}

const hasWrk = spawnSync('wrk', ['--version']).error === undefined

export const loader = hasWrk ? 'wrk' : 'a loop in Node'

/** Sends requests as fast as the server answers, for a bounded time. */
export const measure = (load: Load): Promise<Rate> => (hasWrk ? withWrk(load) : withLoop(load))

/** The client address of a visitor. */
const addressOf = (visitor: number): string => `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`

/** The same for wrk. */
const crowd = `
local visitor = 0
request = function()
  visitor = visitor + 1
  wrk.headers["X-Forwarded-For"] = string.format("10.%d.%d.%d", math.floor(visitor / 65536) % 256, math.floor(visitor / 256) % 256, visitor % 256)
  return wrk.format()
end
`

async function withWrk({
  url,
  method = 'GET',
  headers = {},
  body = '',
  connections,
  seconds,
  isCrowd = false,
}: Load): Promise<Rate> {
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const folder = mkdtempSync(join(tmpdir(), 'load-'))
  const script = join(folder, 'request.lua')
  // JSON has no such brackets.
  writeFileSync(script, `wrk.method = "${method}"\nwrk.body = [==[${body}]==]\n${isCrowd ? crowd : ''}`)
  const wrk = spawn('wrk', ['-t1', `-c${connections}`, `-d${seconds}s`, '-s', script, ...given, url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let text = ''
  for await (const chunk of wrk.stdout) text += chunk
  rmSync(folder, { recursive: true })
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(text)?.[1] ?? 0),
    refused: Number(/Non-2xx or 3xx responses: (\d+)/.exec(text)?.[1] ?? 0),
  }
}

async function withLoop({
  url,
  method = 'GET',
  headers = {},
  body,
  connections,
  seconds,
  isCrowd = false,
}: Load): Promise<Rate> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const begun = performance.now()
  const end = begun + seconds * 1000
  let answers = 0
  let refused = 0

  const ask = () =>
    new Promise<number>((resolve, reject) => {
      const sent = request(
        url,
        {
          method,
          agent,
          headers: {
            ...headers,
            ...(isCrowd && { 'X-Forwarded-For': addressOf(answers) }),
            ...(body !== undefined && { 'Content-Length': Buffer.byteLength(body) }),
          },
        },
        (answer) => {
          answer.resume()
          answer.once('end', () => resolve(answer.statusCode ?? 0))
        },
      )
      sent.once('error', reject)
      sent.end(body)
    })
  const worker = async () => {
    while (performance.now() < end) {
      const status = await ask()
      answers += 1
      if (status >= 300) refused += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, worker))
  agent.destroy()
  return { perSecond: answers / ((performance.now() - begun) / 1000), refused }
}
